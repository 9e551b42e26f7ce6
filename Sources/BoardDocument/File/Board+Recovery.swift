import DocumentFiles
import Foundation

extension Board: RecoverableDocument {
    public static var kindName: String { "board" }
    public static var journalExtension: String { "journal" }

    public func encodedForJournal() -> Data { BoardFile.encode(self) }

    public init(journal: Data) throws { self = try BoardFile.decode(journal, fileName: "journal").board }
}
