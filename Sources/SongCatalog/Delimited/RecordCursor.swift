/// A cursor that reads a byte stream row by row.
struct RecordCursor {
    enum Record {
        /// A row with its fields in ``RecordCursor/tokenizer``; the bytes are valid until the next call.
        case fields(UnsafeBufferPointer<UInt8>, isMended: Bool)
        /// A skipped line above the limit; `length` is its number of bytes.
        case tooLong(length: Int)
    }

    var tokenizer: RecordTokenizer
    let window: ByteWindow
    let limit: Int
    /// The number of the last returned row's first line, from 1.
    private(set) var line = 1
    /// The number of lines of that row.
    private(set) var lines = 0
    private var pending = 0

    init(_ window: ByteWindow, tokenizer: RecordTokenizer, limit: Int) {
        self.window = window
        self.tokenizer = tokenizer
        self.limit = limit
    }

    /// Returns the next row, or `nil` at the end.
    mutating func next() throws -> Record? {
        window.drop(pending)
        pending = 0
        line += lines
        lines = 0
        while true {
            let bytes = window.bytes
            if bytes.isEmpty {
                guard try window.grow() else { return nil }
                continue
            }
            switch tokenizer.scan(bytes, isFinal: window.isAtEnd, limit: limit) {
            case .record(let length, let lines, let isMended):
                self.lines = lines
                pending = length
                return .fields(UnsafeBufferPointer(rebasing: bytes[..<length]), isMended: isMended)
            case .tooLong:
                lines = 1
                return .tooLong(length: try window.dropLine())
            case .incomplete:
                // At the end of the stream, the window reports it, and the next scan is final.
                _ = try window.grow()
            }
        }
    }
}
