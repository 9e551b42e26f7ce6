/// The header of a portable bitmap, graymap or pixmap.
struct PNMHeader {
    /// The minimum length of a file with this header.
    let leastByteCount: Int

    /// Reads a header; returns `nil` for other content or a plain-text format of variable length.
    init?(_ head: some RandomAccessCollection<UInt8>) {
        let head = Array(head)
        guard head.count > 2, (0x34...0x36).contains(head[1]) else { return nil }
        let isBitmap = head[1] == 0x34
        var position = 2
        /// Returns the next number, after white space and comments.
        func number() -> Int? {
            while position < head.count, !(0x30...0x39).contains(head[position]) {
                if head[position] == UInt8(ascii: "#") {
                    position = head[position...].firstIndex(of: 0x0A) ?? head.count
                } else {
                    guard [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20].contains(head[position]) else { return nil }
                    position += 1
                }
            }
            let start = position
            while position < head.count, (0x30...0x39).contains(head[position]) { position += 1 }
            return Int(String(decoding: head[start..<position], as: UTF8.self))
        }
        guard let width = number(), let height = number(), let greatest = isBitmap ? 1 : number(),
            (1...1_000_000).contains(width), (1...1_000_000).contains(height)
        else { return nil }
        let samples = head[1] == 0x36 ? 3 * width : width
        let row = isBitmap ? (width + 7) / 8 : greatest > 255 ? 2 * samples : samples
        leastByteCount = position + 1 + row * height
    }
}
