/// A buffer over part of a byte stream, which grows at the end and shrinks at the front, within its capacity.
final class ByteWindow {
    /// The number of bytes to read at a time; task cancellation is checked before each read.
    static let step = 65_536

    private let source: any ByteSource
    private let storage: UnsafeMutableBufferPointer<UInt8>
    private var start = 0
    private var end = 0
    /// A Boolean value that indicates whether the stream has no bytes beyond the window.
    private(set) var isAtEnd = false

    /// Creates a window on a stream.
    ///
    /// - Parameters:
    ///   - source: The stream.
    ///   - longest: The number of bytes the window can hold while there is still room for a step.
    init(_ source: any ByteSource, longest: Int) {
        self.source = source
        storage = .allocate(capacity: longest + Self.step)
    }

    deinit { storage.deallocate() }

    /// The bytes in the window, valid until it next grows or shrinks.
    var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: UnsafeBufferPointer(storage)[start..<end])
    }

    /// Drops the first `count` bytes.
    func drop(_ count: Int) { start += count }

    /// Reads more bytes.
    ///
    /// - Returns: `true` if the window grew, or `false` if it is full or the stream has ended.
    /// - Throws: `CancellationError` if the task was cancelled, or the error of the source.
    func grow() throws -> Bool {
        try Task.checkCancellation()
        if start > 0 {
            storage.baseAddress!.update(from: storage.baseAddress! + start, count: end - start)
            end -= start
            start = 0
        }
        guard !isAtEnd, storage.count - end >= 16 else { return false }
        let room = UnsafeMutableBufferPointer(rebasing: storage[end..<min(storage.count, end + Self.step)])
        let count = try source.read(into: room)
        end += count
        isAtEnd = count == 0
        return count > 0
    }
}
