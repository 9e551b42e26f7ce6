extension UnsafeBufferPointer<UInt8> {
    /// Returns the index of the first CR or LF at or after `index`.
    func firstLineBreak(from index: Int = 0) -> Int? {
        var index = index
        while index < count {
            if self[index].isLineBreak { return index }
            index += 1
        }
        return nil
    }

    /// Returns the length of the line break at `index` in bytes: 2 for CR LF, otherwise 1.
    func lineBreakLength(at index: Int) -> Int {
        self[index] == .carriageReturn && index + 1 < count && self[index + 1] == .lineFeed ? 2 : 1
    }

    /// Returns a Boolean value that indicates whether the line break at `index` may continue beyond the buffer.
    func lineBreakIsCut(at index: Int) -> Bool {
        self[index] == .carriageReturn && index + 1 == count
    }
}

extension UInt8 {
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let tab: UInt8 = 0x09
    static let space: UInt8 = 0x20
    static let quote: UInt8 = 0x22
    static let comma: UInt8 = 0x2C
    static let hyphen: UInt8 = 0x2D
    static let colon: UInt8 = 0x3A
    static let semicolon: UInt8 = 0x3B

    var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
    var isBlank: Bool { self == .space || self == .tab }
    var isWhitespace: Bool { isBlank || isLineBreak || self == 0x0B || self == 0x0C }
}
