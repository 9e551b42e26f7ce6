import Foundation
import Glibc

/// The folder of the journals of all open documents.
public struct RecoveryFolder: Hashable, Sendable {
    /// The folder.
    public let url: URL

    /// A folder of journals; it need not be there.
    public init(_ url: URL) { self.url = url }

    /// The folder of the user: `recovery` in the program's folder of `$XDG_STATE_HOME`, or of `~/.local/state`.
    public static var standard: RecoveryFolder {
        let state = ProcessInfo.processInfo.environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let home = URL(fileURLWithPath: state ?? NSHomeDirectory() + "/.local/state")
        return RecoveryFolder(home.appendingPathComponent(ProcessInfo.processInfo.processName + "/recovery"))
    }

    /// The folder beside it where claims are noted, see ``FileClaim``.
    package var claims: URL { url.deletingLastPathComponent().appendingPathComponent("open") }

    func newJournal<Document: RecoverableDocument>(_ kind: Document.Type) -> URL {
        url.appendingPathComponent("\(UUID().uuidString.lowercased()).\(kind.journalExtension)")
    }

    /// The documents of a kind that a crash left behind, latest first; those of windows that are open are not among them.
    ///
    /// Empty journals are taken away; one of which nothing can be read is told once and set aside as `….damaged`.
    ///
    /// - Parameter kind: which documents; others stay as they are.
    /// - Returns: The documents, which nobody else is given while they are held; and what is damaged, a sentence each.
    public func leftBehind<Document: RecoverableDocument>(
        _ kind: Document.Type
    ) -> (documents: [RecoveredDocument<Document>], problems: [String]) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
        var (documents, problems): ([RecoveredDocument<Document>], [String]) = ([], [])
        for name in names {
            let journal = url.appendingPathComponent(name)
            // Who has the lock is alive; what cannot be opened is not ours.
            let isJournal = name.hasSuffix(".\(kind.journalExtension)")
            guard isJournal || name.hasSuffix(".\(kind.journalExtension).new"),
                let file = try? JournalFile(journal.path, isNew: false)
            else { continue }
            // A new one that did not take its journal's place has nothing that the journal has not.
            guard file.size > 0, isJournal else {
                file.remove()
                continue
            }
            let date = FileStamp(of: journal).map { Date(timeIntervalSince1970: Double($0.seconds)) } ?? .distantPast
            let (record, isDamaged) = JournalRecord<Document>.last(
                in: (try? WholeFile.read(journal, upTo: 1 << 31)) ?? Data())
            if let record {
                documents.append(RecoveredDocument(record, date: date, isDamaged: isDamaged, file: file))
            } else {
                problems.append(
                    "What was kept of a \(kind.kindName) for a crash cannot be read; it was set aside as “\(name).damaged”."
                )
                rename(journal.path, journal.path + ".damaged")
            }
        }
        return (documents.sorted { $0.date > $1.date }, problems)
    }
}

/// A document that a crash left behind.
public final class RecoveredDocument<Document: RecoverableDocument> {
    /// The document as it was at most two seconds before the crash.
    public let document: Document

    /// The file it comes from; `nil` if it was never saved.
    public let origin: FileOrigin?

    /// When it was last changed.
    public let date: Date

    /// Whether part of its journal is damaged, so that it may be an earlier state.
    public let isDamaged: Bool

    private var file: JournalFile?

    init(_ record: JournalRecord<Document>, date: Date, isDamaged: Bool, file: JournalFile) {
        document = record.document
        origin = record.origin
        self.date = date
        self.isDamaged = isDamaged
        self.file = file
    }

    /// Takes the journal from the disk; without this it is found again at the next start.
    public func discard() {
        file?.remove()
        file = nil
    }
}
