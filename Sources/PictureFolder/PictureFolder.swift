import DocumentFiles
import Foundation
import Glibc

/// A folder of pictures.
public struct PictureFolder: Hashable, Sendable {
    /// The path of the folder.
    public let path: String

    /// Creates a folder; it is accessed when it is read.
    public init(path: String) { self.path = path }

    /// Creates a folder; it is accessed when it is read.
    public init(_ url: URL) { self.init(path: url.path) }

    /// A batch of pictures in their final order, after those of earlier batches.
    public struct Batch: Hashable, Sendable {
        /// The pictures that were found since the last batch.
        public var pictures: [Picture] = []
        /// Sentences about files that couldn't be examined.
        public var problems: [String] = []
        /// The fraction of the folder that has been read, from 0 to 1.
        public var progress = 0.0
    }

    /// Returns the number of files in a batch: few at first, so that the first pictures appear soon.
    static func batchLength(after count: Int) -> Int { min(max(count, 64), 2048) }

    /// Reads the folder asynchronously.
    ///
    /// The names are read and sorted first. Then the files are examined in that order, for their format by content,
    /// size and time. Hidden files, backups and folders are left out. A file that is a picture only by its name is
    /// included with a ``Picture/fault``. Reading ends with the task that iterates over the batches.
    ///
    /// - Parameter known: Earlier pictures; a file with the same size and time isn't examined again.
    /// - Returns: The pictures in natural order, in batches. The stream throws a ``PictureFolderError`` if the folder
    ///   can't be read.
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
        AbandonedFile.remove(listing.abandoned, in: path)
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

    /// Returns the names of all files that aren't hidden, and of temporary files that may be abandoned.
    private func names() throws(PictureFolderError) -> (names: [NaturalKey], problems: [String], abandoned: [String]) {
        guard let stream = opendir(path) else { throw PictureFolderError(path: path, code: errno) }
        defer { closedir(stream) }
        var names: [NaturalKey] = []
        var abandoned: [String] = []
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
            if AbandonedFile.isName(name) { abandoned.append(name) }
            if names.count.isMultiple(of: 4096), Task.isCancelled { break }
        }
        let problem =
            unnamed == 0
            ? [] : ["\(unnamed == 1 ? "One file is" : "\(unnamed) files are") left out: the name is not UTF-8."]
        return (names, problem, abandoned)
    }

    /// Examines a file and adds it to a batch if it is a picture.
    private func look(at name: String, knowing known: Picture?, _ batch: inout Batch) {
        switch FileExamination(of: name, in: path, knowing: known) {
        case .picture(let picture): batch.pictures.append(picture)
        case .other: break
        case .unknown(let reason): batch.problems.append("“\(name)” cannot be read: \(reason).")
        }
    }
}

/// An error that prevents a folder from being read.
public struct PictureFolderError: Error, Hashable, Sendable {
    /// The path of the folder.
    public var path: String
    /// The error number of the system, such as `ENOENT`.
    public var code: Int32
}

extension PictureFolderError: LocalizedError {
    /// A sentence that describes the error to a person.
    public var errorDescription: String? {
        switch code {
        case ENOENT where LostName.isLost(path): "“\(path)” cannot be opened: \(LostName.reason)."
        case ENOENT: "“\(path)” cannot be opened: the folder does not exist."
        case ENOTDIR: "“\(path)” cannot be opened: it is a file, not a folder."
        default: "“\(path)” cannot be read: \(String(cString: strerror(code)))."
        }
    }
}
