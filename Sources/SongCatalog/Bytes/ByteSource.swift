/// A stream of bytes that is read once, from front to back.
protocol ByteSource: AnyObject {
    /// Copies the next bytes to the front of `target`.
    ///
    /// - Parameter target: A buffer of at least 16 bytes.
    /// - Returns: The number of copied bytes, which is 0 only at the end of the stream.
    /// - Throws: The error of reading the file.
    func read(into target: UnsafeMutableBufferPointer<UInt8>) throws -> Int
}

/// Bytes that are in memory already.
final class MemoryBytes: ByteSource {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func read(into target: UnsafeMutableBufferPointer<UInt8>) -> Int {
        let count = min(target.count, bytes.count - position)
        _ = target.update(fromContentsOf: bytes[position..<position + count])
        position += count
        return count
    }
}

/// Bytes read ahead from a stream, and then the rest of the stream.
final class ResumedBytes: ByteSource {
    private let head: MemoryBytes
    private let rest: any ByteSource

    init(head: [UInt8], rest: any ByteSource) {
        self.head = MemoryBytes(head)
        self.rest = rest
    }

    func read(into target: UnsafeMutableBufferPointer<UInt8>) throws -> Int {
        let count = head.read(into: target)
        return count > 0 ? count : try rest.read(into: target)
    }
}
