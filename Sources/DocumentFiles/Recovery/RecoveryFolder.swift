import Foundation
import Glibc

/// The folder of the journals of all open documents.
public struct RecoveryFolder: Hashable, Sendable {
    /// The URL of the folder.
    public let url: URL

    /// The folder that may contain journals of the program under its former names.
    private let formerNames: URL?

    /// Creates a folder of journals, which need not exist.
    ///
    /// - Parameters:
    ///   - url: The folder.
    ///   - formerNames: A folder with subfolders, each of which may contain a folder with the name of `url`. Documents
    ///     found there are offered for recovery, too; other files there stay unchanged.
    public init(_ url: URL, formerNames: URL? = nil) {
        self.url = url
        self.formerNames = formerNames
    }

    /// The folder of the user: `recovery` in the program's folder of `$XDG_STATE_HOME`, or of `~/.local/state`.
    ///
    /// Journals that the program wrote under its former names are found as well.
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

    /// The adjacent folder for the claims of open files, see ``FileClaim``.
    package var claims: URL { url.deletingLastPathComponent().appendingPathComponent("open") }

    func newJournal<Document: RecoverableDocument>(_ kind: Document.Type) -> URL {
        url.appendingPathComponent("\(UUID().uuidString.lowercased()).\(kind.journalExtension)")
    }

    /// Returns the documents of a kind that a crash left behind, latest first, without those of open windows.
    ///
    /// Empty journals are removed. A journal that can't be read is reported once and renamed to `….damaged`.
    ///
    /// - Parameter kind: The kind of documents.
    /// - Returns: The documents, which are locked while they are held, and sentences about damaged journals.
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
            // A locked journal is in use, and a file that can't be opened isn't a journal.
            let isJournal = name.hasSuffix(".\(kind.journalExtension)")
            guard isJournal || name.hasSuffix(".\(kind.journalExtension).new"),
                let file = try? JournalFile(journal.path, isNew: false)
            else { continue }
            // A new journal that didn't replace the old one contains nothing else.
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
                    """
                    The unsaved changes of a \(kind.kindName) could not be recovered after a crash. The damaged data was \
                    kept as “\(name).damaged”.
                    """
                )
                rename(journal.path, journal.path + ".damaged")
            }
        }
        return (documents.sorted { $0.date > $1.date }, problems)
    }
}

/// A document that can be recovered after a crash.
public final class RecoveredDocument<Document: RecoverableDocument> {
    /// The document, in its state at most two seconds before the crash.
    public let document: Document

    /// The file of the document; `nil` if it was never saved.
    public let origin: FileOrigin?

    /// The time of the last change.
    public let date: Date

    /// A Boolean value that indicates whether the journal is damaged, so that the state may be an earlier one.
    public let isDamaged: Bool

    private var file: JournalFile?

    init(_ record: JournalRecord<Document>, date: Date, isDamaged: Bool, file: JournalFile) {
        document = record.document
        origin = record.origin
        self.date = date
        self.isDamaged = isDamaged
        self.file = file
    }

    /// Removes the journal; otherwise it is found again at the next start.
    public func discard() {
        file?.remove()
        file = nil
    }
}
