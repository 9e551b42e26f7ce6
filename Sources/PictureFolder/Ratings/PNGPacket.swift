import Compression
import Foundation

/// An XMP packet in a PNG file: an `iTXt` chunk, compressed or not.
struct PNGPacket {
    /// The keyword, the compression flag and method, the language and the translated keyword.
    private let head: Data
    private let isCompressed: Bool
    let text: Data

    /// Creates a packet that is not compressed, in no language.
    init(_ text: Data) {
        (head, isCompressed, self.text) = (PNGChunk.packetKeyword + Data(count: 4), false, text)
    }

    /// Reads a chunk; returns `nil` if it is truncated, damaged, or too large after decompression.
    init?(chunk: Data) {
        let content = chunk.bytes(at: 8, chunk.count - 12)
        let flags = content.bytes(at: PNGChunk.packetKeyword.count, 2)
        guard flags.count == 2, flags[0] == 0 || Array(flags) == [1, 0] else { return nil }
        var start = PNGChunk.packetKeyword.count + 2
        // Language and translated keyword each end with a zero.
        for _ in 0..<2 {
            guard let end = content[start...].firstIndex(of: 0) else { return nil }
            start = end + 1
        }
        (head, isCompressed) = (content.prefix(start), flags[0] == 1)
        let stored = Data(content.dropFirst(start))
        guard isCompressed else {
            text = stored
            return
        }
        guard let text = try? Compression.zlib.unpacked(stored, upTo: Sidecar.byteLimit) else { return nil }
        self.text = text
    }

    /// Returns a chunk with another text, compressed as this one is.
    func chunk(with text: Data) -> Data {
        PNGChunk.chunk("iTXt", head + (isCompressed ? Compression.zlib.packed(text) : text))
    }
}
