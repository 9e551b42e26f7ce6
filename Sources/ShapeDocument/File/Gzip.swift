import CZlib
import Foundation

/// Files that gzip compressed, as `.svgz` files are.
enum Gzip {
    /// An error of decompression, with a clause without a full stop.
    struct Fault: Error {
        let reason: String
    }

    static func isCompressed(_ data: Data) -> Bool { data.starts(with: [0x1F, 0x8B]) }

    /// Unpacks a file.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - limit: How many bytes may come out.
    /// - Returns: The unpacked bytes.
    /// - Throws: Why not: it is damaged, cut, or holds more.
    /// - Complexity: O(bytes that come out).
    static func unpacked(_ data: Data, upTo limit: Int) throws(Fault) -> Data {
        var result = Data()
        let status = run(
            data, with: (begin: beginInflating, step: inflate, end: inflateEnd), into: &result, upTo: limit)
        switch status {
        case Z_STREAM_END: return result
        case Z_BUF_ERROR where result.count > limit:
            throw Fault(reason: "unpacked, it is larger than \(limit >> 20) MiB")
        default: throw Fault(reason: "it is compressed with gzip, and damaged or cut")
        }
    }

    /// Compresses a file.
    static func packed(_ data: Data) -> Data {
        var result = Data()
        _ = run(data, with: (begin: beginDeflating, step: deflate, end: deflateEnd), into: &result, upTo: .max)
        return result
    }

    private typealias Work = (
        begin: (z_streamp) -> Int32, step: (z_streamp, Int32) -> Int32, end: (z_streamp) -> Int32
    )

    /// With the header of gzip, which zlib has not by itself.
    private static let windowBits = 15 + 16

    private static func beginInflating(_ stream: z_streamp) -> Int32 {
        inflateInit2_(stream, Int32(windowBits), ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    }

    private static func beginDeflating(_ stream: z_streamp) -> Int32 {
        deflateInit2_(
            stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, Int32(windowBits), 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
    }

    private static func run(_ data: Data, with work: Work, into result: inout Data, upTo limit: Int) -> Int32 {
        var stream = z_stream()
        guard work.begin(&stream) == Z_OK else { return Z_MEM_ERROR }
        defer { _ = work.end(&stream) }
        var piece = [UInt8](repeating: 0, count: 256 << 10)
        return data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Int32 in
            stream.next_in = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
            stream.avail_in = UInt32(bytes.count)
            while true {
                let status = piece.withUnsafeMutableBufferPointer { room in
                    (stream.next_out, stream.avail_out) = (room.baseAddress, UInt32(room.count))
                    return work.step(&stream, Z_FINISH)
                }
                result += piece[..<(piece.count - Int(stream.avail_out))]
                guard status == Z_OK || status == Z_BUF_ERROR, stream.avail_out == 0, result.count <= limit else {
                    return status
                }
            }
        }
    }
}
