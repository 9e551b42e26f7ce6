import Foundation
import Glibc

/// The folder of the journals of all open documents.
public struct RecoveryFolder: Hashable, Sendable {
    /// The folder.
    public let url: URL

    /// The folder whose subfolders may hold journals from when the program had another name.
    private let formerNames: URL?

    /// A folder of journals; it need not be there.
    ///
    /// - Parameters:
    ///   - url: the folder.
    ///   - formerNames: a folder with subfolders, each with a folder called as `url` is. Documents that are found there are
    ///     offered too; everything else there stays as it is.
    public init(_ url: URL, formerNames: URL? = nil) {
        self.url = url
        self.formerNames = formerNames
    }

    /// The folder of the user: `recovery` in the program's folder of `$XDG_STATE_HOME`, or of `~/.local/state`.
    ///
    /// Journals that the program wrote when its file had another name, and its folder with it, are found as well.
    public static var standard: RecoveryFolder {
        RecoveryFolder(
            UserFolder.state.ofProgram.appending(component: "recovery"), formerNames: UserFolder.state.url())
    }

    private var former: [URL] {
        guard let formerNames else { return [] }
        let own = url.standardizedFileURL.path
        return ((try? FileManager.default.contentsOfDirectory(atPath: formerNames.path)) ?? []).sorted()
            .map { formerNames.appending(components: $0, url.lastPathComponent) }
            .filter { $0.standardizedFileURL.path != own }
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
        var (documents, problems): ([RecoveredDocument<Document>], [String]) = ([], [])
        let folders = [url] + former
        let names = folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map { (folder, $0) }
        }
        for (folder, name) in names {
            let journal = folder.appendingPathComponent(name)
            let isOwn = folder == url
            // Who has the lock is alive; what cannot be opened is not ours.
            let isJournal = name.hasSuffix(".\(kind.journalExtension)")
            guard isJournal || name.hasSuffix(".\(kind.journalExtension).new"),
                let file = try? JournalFile(journal.path, isNew: false)
            else { continue }
            // A new one that did not take its journal's place has nothing that the journal has not.
            guard file.size > 0, isJournal else {
                if isOwn { file.remove() }
                continue
            }
            let date = FileStamp(of: journal).map { Date(timeIntervalSince1970: Double($0.seconds)) } ?? .distantPast
            let (record, isDamaged) = JournalRecord<Document>.last(
                in: (try? WholeFile.read(journal, upTo: 1 << 31)) ?? Data())
            if let record {
                documents.append(RecoveredDocument(record, date: date, isDamaged: isDamaged, file: file))
            } else if isOwn {
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
