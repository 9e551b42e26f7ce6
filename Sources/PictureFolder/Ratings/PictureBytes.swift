import DocumentFiles
import Foundation
import Glibc

/// The bytes of a picture's file, read where they are asked for.
final class PictureBytes {
    private let descriptor: Int32
    let count: Int

    /// Opens a plain file; nil where it is none that can be read.
    init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
        count = Int(status.st_size)
    }

    deinit { close(descriptor) }

    /// Some bytes; fewer where the file ends before.
    func bytes(at offset: Int, _ length: Int) -> Data {
        guard offset >= 0, length > 0, offset < count else { return Data() }
        let length = min(length, count - offset)
        var data = Data(count: length)
        let received = data.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, length, off_t(offset)) }
        return received > 0 ? data.prefix(received) : Data()
    }
}

extension Data {
    /// Some bytes, from 0; fewer where there are no more.
    func bytes(at offset: Int, _ length: Int) -> Data {
        guard offset >= 0, length > 0, offset < count else { return Data() }
        let start = startIndex + offset
        return Data(self[start..<Swift.min(start + length, endIndex)])
    }

    /// A whole number at an offset; nil where the bytes end before.
    func number(at offset: Int, _ length: Int, isBigEndian: Bool) -> Int? {
        guard offset >= 0, offset + length <= count else { return nil }
        let bytes = self[startIndex + offset..<startIndex + offset + length]
        return (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
}
