import Foundation
import Glibc

/// A folder with pictures.
public struct PictureFolder: Hashable, Sendable {
    /// The place in the file system.
    public let path: String

    /// A folder; it is looked at when it is read.
    public init(path: String) { self.path = path }

    /// A folder; it is looked at when it is read.
    public init(_ url: URL) { self.init(path: url.path) }

    /// Pictures that were found, in their final order: each batch comes after those before it.
    public struct Batch: Hashable, Sendable {
        /// The pictures that were found since the last batch.
        public var pictures: [Picture] = []
        /// Files that cannot be told to be pictures or not, a sentence each.
        public var problems: [String] = []
        /// The part of the folder that has been read, 0 to 1.
        public var progress = 0.0
    }

    /// How many files a batch is made from: few at first, so that something is there to be seen at once.
    static func batchLength(after count: Int) -> Int { min(max(count, 64), 2048) }

    /// Reads the folder, away from whoever asks.
    ///
    /// Names are read and sorted first, then files are looked at in that order: kinds by their content, sizes, times. Hidden
    /// files, backups and folders are left out; a file that only says it is a picture is one, with a ``Picture/fault``.
    /// Reading ends when the task that takes the batches does.
    ///
    /// - Parameter known: pictures of an earlier time: a file that is as old and as large as then is not looked into again.
    /// - Returns: the pictures in natural order, a batch at a time; ends with a ``PictureFolderError`` where there is no
    ///   folder that can be read.
    /// - Complexity: O(*n* log *n*) for *n* files.
    public func pictures(knowing known: [Picture] = []) -> AsyncThrowingStream<Batch, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task.detached(executorPreference: ReadingExecutor.shared, priority: .userInitiated) {
                do {
                    try read(knowing: known) {
                        continuation.yield($0)
                        ReadingExecutor.giveWay()
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    func read(knowing known: [Picture] = [], _ yield: (Batch) -> Void) throws {
        let known = Dictionary(known.map { ($0.name, $0) }) { first, _ in first }
        var listing = try names()
        try Task.checkCancellation()
        listing.names.sort()
        let names = listing.names.map(\.name)
        var batch = Batch(problems: listing.problems)
        var start = 0
        repeat {
            try Task.checkCancellation()
            let end = min(start + Self.batchLength(after: start), names.count)
            for name in names[start..<end] { look(at: name, knowing: known[name], &batch) }
            batch.progress = names.isEmpty ? 1 : Double(end) / Double(names.count)
            yield(batch)
            batch = Batch()
            start = end
        } while start < names.count
    }

    /// The names of all files that are not hidden.
    private func names() throws(PictureFolderError) -> (names: [NaturalKey], problems: [String]) {
        guard let stream = opendir(path) else { throw PictureFolderError(path: path, code: errno) }
        defer { closedir(stream) }
        var names: [NaturalKey] = []
        var unnamed = 0
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw PictureFolderError(path: path, code: errno) }
                break
            }
            if entry.pointee.d_type == DT_DIR { continue }
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
            }
            guard let name else {
                unnamed += 1
                continue
            }
            if !name.hasPrefix("."), !name.hasSuffix("~") { names.append(NaturalKey(name)) }
            if names.count.isMultiple(of: 4096), Task.isCancelled { break }
        }
        let problem =
            unnamed == 0
            ? [] : ["\(unnamed == 1 ? "One file is" : "\(unnamed) files are") left out: the name is not UTF-8."]
        return (names, problem)
    }

    /// Adds a file to a batch if it is a picture.
    private func look(at name: String, knowing known: Picture?, _ batch: inout Batch) {
        switch FileLook(of: name, in: path, knowing: known) {
        case .picture(let picture): batch.pictures.append(picture)
        case .other: break
        case .unknown(let reason): batch.problems.append("“\(name)” cannot be read: \(reason).")
        }
    }
}

/// Why a folder cannot be read.
public struct PictureFolderError: Error, Hashable, Sendable {
    /// The path of the folder.
    public var path: String
    /// The code of the system, such as `ENOENT`.
    public var code: Int32
}

extension PictureFolderError: LocalizedError {
    /// A sentence that describes the error to a person.
    public var errorDescription: String? {
        switch code {
        case ENOENT: "“\(path)” cannot be opened: the folder does not exist."
        case ENOTDIR: "“\(path)” cannot be opened: it is a file, not a folder."
        default: "“\(path)” cannot be read: \(String(cString: strerror(code)))."
        }
    }
}
