/// A cursor that reads a byte stream line by line.
///
/// CR, LF and CR LF end a line, and so does the end of the stream.
struct LineCursor {
    enum Line {
        /// The bytes without the line break, valid until the next call.
        case text(UnsafeBufferPointer<UInt8>)
        /// A skipped line above the limit; `length` is its number of bytes.
        case tooLong(length: Int)
    }

    let window: ByteWindow
    let limit: Int
    /// The number of the last returned line, from 1; 0 before the first.
    private(set) var number = 0
    private var pending = 0

    init(_ window: ByteWindow, limit: Int) {
        self.window = window
        self.limit = limit
    }

    /// Returns the next line, or `nil` at the end.
    mutating func next() throws -> Line? {
        window.drop(pending)
        pending = 0
        var searched = 0
        while true {
            let bytes = window.bytes
            if let end = bytes.firstLineBreak(from: searched), end <= limit {
                if bytes.lineBreakIsCut(at: end), !window.isAtEnd {
                    searched = end
                    _ = try window.grow()
                    continue
                }
                number += 1
                pending = end + bytes.lineBreakLength(at: end)
                return .text(UnsafeBufferPointer(rebasing: bytes[..<end]))
            }
            if bytes.count > limit {
                number += 1
                return .tooLong(length: try window.dropLine())
            }
            searched = bytes.count
            if try !window.grow() {
                guard searched > 0 else { return nil }
                number += 1
                pending = searched
                return .text(window.bytes)
            }
        }
    }
}

extension ByteWindow {
    /// Drops the rest of the line, however long it is.
    ///
    /// - Returns: The line's number of bytes, without the line break.
    func dropLine() throws -> Int {
        var length = 0
        while true {
            let bytes = self.bytes
            if let end = bytes.firstLineBreak() {
                drop(end)
                length += end
                while self.bytes.lineBreakIsCut(at: 0), try grow() {}
                drop(self.bytes.lineBreakLength(at: 0))
                return length
            }
            length += bytes.count
            drop(bytes.count)
            if try !grow() { return length }
        }
    }
}
