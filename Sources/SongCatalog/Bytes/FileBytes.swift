import Foundation

/// The bytes of a file, pipe or device.
final class FileBytes: ByteSource {
    private let descriptor: Int32
    private let file: String
    private let size: Int?
    private let progress: (@Sendable (Double) -> Void)?
    private var position = 0
    private var reported = 0.0

    /// Opens a file for reading.
    ///
    /// - Parameters:
    ///   - path: The place in the file system.
    ///   - file: The file's name for errors.
    ///   - progress: Told the part read so far, 0 to 1, at most about a hundred times.
    /// - Throws: ``SongFileError`` if there is no such file, it is a folder, or the system refuses.
    init(path: String, file: String, progress: (@Sendable (Double) -> Void)?) throws {
        // Without O_NONBLOCK, opening a pipe nobody writes to would never return.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { throw SongFileError.doesNotExist(file: file) }
            throw SongFileError.unreadable(file: file, line: 0, reason: Self.systemReason())
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let reason = Self.systemReason()
            close(descriptor)
            throw SongFileError.unreadable(file: file, line: 0, reason: reason)
        }
        let kind = status.st_mode & S_IFMT
        guard kind != S_IFDIR else {
            close(descriptor)
            throw SongFileError.isDirectory(file: file)
        }
        self.descriptor = descriptor
        self.file = file
        self.size = kind == S_IFREG && status.st_size > 0 ? Int(status.st_size) : nil
        self.progress = progress
    }

    deinit { close(descriptor) }

    func read(into target: UnsafeMutableBufferPointer<UInt8>) throws -> Int {
        while true {
            let count = Foundation.read(descriptor, target.baseAddress, target.count)
            if count >= 0 {
                report(adding: count)
                return count
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: try waitForBytes()
            default: throw ReadFailure(reason: Self.systemReason())
            }
        }
    }

    /// Waits until a pipe has more, or its writer has gone.
    private func waitForBytes() throws {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let milliseconds: Int32 = 5
        while poll(&request, 1, milliseconds) == 0 { try Task.checkCancellation() }
    }

    private func report(adding count: Int) {
        position += count
        guard let progress, let size else { return }
        let part = min(1, Double(position) / Double(size))
        guard part - reported >= 0.01 else { return }
        reported = part
        progress(part)
    }

    private static func systemReason() -> String { String(cString: strerror(errno)) }
}

/// The system's refusal in the midst of a file; whoever knows the line makes it a ``SongFileError``.
struct ReadFailure: Error {
    var reason: String
}
