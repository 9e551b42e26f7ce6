import DocumentFiles
import Foundation

/// The bytes of a file, pipe or device.
final class FileBytes: ByteSource {
    private let descriptor: Int32
    private let file: String
    private let isRegular: Bool
    private let size: Int?
    private let progress: (@Sendable (Double) -> Void)?
    private var position = 0
    private var reported = 0.0

    /// Opens a file for reading.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - file: The name of the file in errors.
    ///   - progress: A closure that receives the fraction read so far, from 0 to 1, about a hundred times at most.
    /// - Throws: ``SongFileError`` if the file doesn't exist, is a folder, or can't be opened.
    init(path: String, file: String, progress: (@Sendable (Double) -> Void)?) throws {
        // Without O_NONBLOCK, opening a pipe without a writer would block forever.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let code = errno
            if LostName.isLost(path) {
                throw SongFileError.unreadable(file: file, line: 0, reason: LostName.reason)
            }
            if code == ENOENT { throw SongFileError.doesNotExist(file: file) }
            throw SongFileError.unreadable(file: file, line: 0, reason: Self.systemReason(code))
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
        isRegular = kind == S_IFREG
        self.size = kind == S_IFREG && status.st_size > 0 ? Int(status.st_size) : nil
        self.progress = progress
    }

    deinit { close(descriptor) }

    func read(into target: UnsafeMutableBufferPointer<UInt8>) throws -> Int {
        while true {
            let count = Foundation.read(descriptor, target.baseAddress, target.count)
            if count == 0, position == 0, !isRegular {
                throw SongFileError.unreadable(
                    file: file, line: 0, reason: "it is not a regular file, and nothing writes to it")
            }
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

    /// Waits until a pipe has data, or its writer has closed it.
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

    private static func systemReason(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }
}

/// A system error while reading a file, to be converted to a ``SongFileError`` with the line.
struct ReadFailure: Error {
    var reason: String
}
