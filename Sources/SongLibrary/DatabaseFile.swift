import Foundation

/// A database of the user, with its version, of which a damaged one is set aside and never deleted.
struct DatabaseFile {
    let file: URL
    /// The name of the database in sentences.
    let subject: String
    /// The version of the schema, which is stored as `user_version`.
    let version: Int
    /// Creates what is missing.
    let prepare: (Database) throws -> Void
    /// Takes over what can be read of a damaged database.
    let salvage: (_ damaged: Database, _ new: Database) -> Void

    /// Opens the database, or creates it if the file doesn't exist.
    ///
    /// - Returns: The database, and where a damaged one was moved.
    /// - Throws: ``LibraryError`` if the database can neither be opened nor created, or is of a newer version.
    func open() throws -> (Database, damaged: URL?) {
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // SQLite would remove the log beside a file that is no database.
        if isForeign, let aside = setAside() { return (try opened(), aside) }
        do {
            return (try opened(), nil)
        } catch let error as LibraryError where error.isDamage {
            guard let aside = setAside() else { throw error }
            let new = try opened()
            if let old = try? Database(aside, subject: subject, isReadOnly: true) { salvage(old, new) }
            return (new, aside)
        }
    }

    private func opened() throws -> Database {
        let database = try Database(file, subject: subject)
        let found = Int(try database.prepare("PRAGMA user_version").rows()[0][0]) ?? 0
        guard found <= version else {
            throw LibraryError(subject: subject, code: 0, message: "a newer version of Corkboard made it")
        }
        try database.run("PRAGMA journal_mode = WAL")
        try prepare(database)
        if found < version { try database.run("PRAGMA user_version = \(version)") }
        return database
    }

    /// A Boolean value that indicates whether the file begins as something else than a database.
    private var isForeign: Bool {
        guard let handle = try? FileHandle(forReadingFrom: file), let head = try? handle.read(upToCount: 16) else {
            return false
        }
        return !head.isEmpty && head != Data("SQLite format 3\0".utf8)
    }

    /// Moves the files of the database to names that are free.
    private func setAside() -> URL? {
        let first = file.appendingPathExtension("damaged")
        let others = (2...10_000).lazy.map { number in file.appendingPathExtension("damaged-\(number)") }
        let manager = FileManager.default
        func isFree(_ url: URL) -> Bool { !manager.fileExists(atPath: url.path) }
        guard let aside = isFree(first) ? first : others.first(where: isFree),
            (try? manager.moveItem(at: file, to: aside)) != nil
        else { return nil }
        for ending in ["-wal", "-shm"] {
            try? manager.moveItem(atPath: file.path + ending, toPath: aside.path + ending)
        }
        return aside
    }
}
