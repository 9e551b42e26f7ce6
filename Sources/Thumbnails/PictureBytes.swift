import Foundation
import Glibc
import PictureFolder

/// A picture file that is open for reading.
struct PictureBytes: ~Copyable {
    private let descriptor: Int32

    /// - Throws: a ``PictureFault``.
    init(_ path: String) throws(PictureFault) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw PictureFault(code: errno) }
    }

    deinit { close(descriptor) }

    /// What the system knows of the file now; only plain files are read.
    func status() throws(PictureFault) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw PictureFault(code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw PictureFault.unreadable(reason: "it is not a plain file")
        }
        return status
    }

    /// The next bytes, a small part of the file; nil at its end.
    func next() throws(PictureFault) -> [UInt8]? {
        let bytes = try read(64 << 10) { Glibc.read($0, $1, $2) }
        return bytes.isEmpty ? nil : bytes
    }

    /// Bytes from anywhere; fewer where the file ends before.
    func bytes(from offset: Int, count: Int) throws(PictureFault) -> [UInt8] {
        try read(count) { pread($0, $1, $2, offset) }
    }

    private func read(
        _ capacity: Int, _ call: (Int32, UnsafeMutableRawPointer, Int) -> Int
    ) throws(PictureFault) -> [UInt8] {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            while true {
                let result = call(descriptor, buffer.baseAddress!, capacity)
                count = max(result, 0)
                if result >= 0 { return }
                code = errno
                if code != EINTR { return }
                code = 0
            }
        }
        guard code == 0 else { throw PictureFault(code: code) }
        return bytes
    }
}

extension PictureFault {
    /// What the system's refusal means for a picture.
    init(code: Int32) {
        self = code == ENOENT ? .gone : .unreadable(reason: String(cString: strerror(code)))
    }
}
