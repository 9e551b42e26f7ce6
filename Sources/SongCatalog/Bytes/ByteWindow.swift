/// The part of a byte stream that is being looked at: it grows at the end, shrinks at the front, and never exceeds its
/// capacity.
final class ByteWindow {
    /// How many bytes are asked for at a time; between two such steps a cancelled task is noticed.
    static let step = 65_536

    private let source: any ByteSource
    private let storage: UnsafeMutableBufferPointer<UInt8>
    private var start = 0
    private var end = 0
    /// Whether the stream has no bytes beyond the window.
    private(set) var isAtEnd = false

    /// Makes a window on a stream.
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

    /// Gives up the first `count` bytes.
    func drop(_ count: Int) { start += count }

    /// Reads on.
    ///
    /// - Returns: Whether the window grew; if not, it is full or the stream has ended.
    /// - Throws: `CancellationError` if the task was cancelled, or what the source throws.
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
