import DocumentFiles
import Foundation
import Glibc

/// An open picture file.
package final class PictureBytes {
    private let descriptor: Int32
    /// The size of the file when it was opened, in bytes.
    package let count: Int

    /// Opens a regular file.
    ///
    /// - Throws: A ``PictureFault`` if the file isn't regular or can't be read.
    package init(_ path: String) throws(PictureFault) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw PictureFault(code: errno) }
        do {
            count = Int(try Self.status(of: descriptor).st_size)
        } catch {
            close(descriptor)
            throw error
        }
    }

    deinit { close(descriptor) }

    /// Returns the current status of the file.
    package func status() throws(PictureFault) -> stat { try Self.status(of: descriptor) }

    private static func status(of descriptor: Int32) throws(PictureFault) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw PictureFault(code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw PictureFault.unreadable(reason: "it is not a plain file")
        }
        return status
    }

    /// Returns the next bytes, a small part of the file; `nil` at its end.
    package func next() throws(PictureFault) -> [UInt8]? {
        let bytes = try read(64 << 10) { Glibc.read($0, $1, $2) }
        return bytes.isEmpty ? nil : bytes
    }

    /// Returns bytes of the file by offset and count, fewer at its end.
    package func bytes(from offset: Int, count: Int) throws(PictureFault) -> [UInt8] {
        try read(count) { pread($0, $1, $2, offset) }
    }

    /// Returns the bytes at the beginning that determine the format; more than usual if a drawing begins with a long
    /// comment.
    package func head() throws(PictureFault) -> [UInt8] {
        let head = try bytes(from: 0, count: PictureKind.headLength)
        guard XMLProlog.root(of: head) == .beyond else { return head }
        return try bytes(from: 0, count: PictureKind.prologLimit)
    }

    /// The open file, for decoders.
    package var handle: Int32 { descriptor }

    /// Returns bytes of the file by offset and count, fewer at its end or after an error.
    package func bytes(at offset: Int, _ length: Int) -> Data {
        guard offset >= 0, length > 0, offset < count else { return Data() }
        return Data((try? bytes(from: offset, count: min(length, count - offset))) ?? [])
    }

    private func read(
        _ capacity: Int, _ call: (Int32, UnsafeMutableRawPointer, Int) -> Int
    ) throws(PictureFault) -> [UInt8] {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            repeat {
                let result = call(descriptor, buffer.baseAddress!, capacity)
                count = max(result, 0)
                code = result < 0 ? errno : 0
            } while code == EINTR
        }
        guard code == 0 else { throw PictureFault(code: code) }
        return bytes
    }
}

extension PictureFault {
    /// Creates the fault that an error number of the system means for a picture.
    package init(code: Int32) {
        self = code == ENOENT ? .gone : .unreadable(reason: String(cString: strerror(code)))
    }
}

extension Data {
    /// Returns bytes by offset and count, fewer at the end.
    func bytes(at offset: Int, _ length: Int) -> Data {
        guard offset >= 0, length > 0, offset < count else { return Data() }
        let start = startIndex + offset
        return Data(self[start..<Swift.min(start + length, endIndex)])
    }

    /// Returns the integer at an offset, or `nil` beyond the end.
    func number(at offset: Int, _ length: Int, isBigEndian: Bool) -> Int? {
        guard offset >= 0, offset + length <= count else { return nil }
        let bytes = self[startIndex + offset..<startIndex + offset + length]
        return (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
}
