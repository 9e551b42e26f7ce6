import CZlib
import Foundation

/// A container format for DEFLATE data.
package enum Compression: Sendable {
    /// The gzip format, as in `.svgz` files.
    case gzip
    /// The zlib format, as in chunks of PNG files.
    case zlib

    /// An error of decompression, with a clause without a full stop.
    package struct Fault: Error {
        package let reason: String
    }

    /// Returns a Boolean value that indicates whether data begins as a gzip file.
    package static func isGzip(_ data: Data) -> Bool { data.starts(with: [0x1F, 0x8B]) }

    /// Decompresses data.
    ///
    /// - Parameters:
    ///   - data: The compressed data.
    ///   - limit: The maximum size of the result.
    /// - Returns: The decompressed data.
    /// - Throws: A ``Fault`` if the data is damaged, truncated, or exceeds the limit.
    /// - Complexity: O(size of the result).
    package func unpacked(_ data: Data, upTo limit: Int) throws(Fault) -> Data {
        var result = Data()
        let begin = { (stream: z_streamp) in
            inflateInit2_(stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        }
        let status = Self.run(data, with: (begin, step: inflate, end: inflateEnd), into: &result, upTo: limit)
        switch status {
        case Z_STREAM_END: return result
        case Z_BUF_ERROR where result.count > limit:
            throw Fault(reason: "unpacked, it is larger than \(limit >> 20) MiB")
        default: throw Fault(reason: "it is compressed with \(self), and damaged or cut")
        }
    }

    /// Compresses bytes.
    package func packed(_ data: Data) -> Data {
        var result = Data()
        let begin = { (stream: z_streamp) in
            deflateInit2_(
                stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size))
        }
        _ = Self.run(data, with: (begin, step: deflate, end: deflateEnd), into: &result, upTo: .max)
        return result
    }

    private typealias Work = (
        begin: (z_streamp) -> Int32, step: (z_streamp, Int32) -> Int32, end: (z_streamp) -> Int32
    )

    /// The window size for zlib, which also selects the container format.
    private var windowBits: Int32 {
        switch self {
        case .gzip: 15 + 16
        case .zlib: 15
        }
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
                var status = piece.withUnsafeMutableBufferPointer { room in
                    (stream.next_out, stream.avail_out) = (room.baseAddress, UInt32(room.count))
                    return work.step(&stream, Z_FINISH)
                }
                result += piece[..<(piece.count - Int(stream.avail_out))]
                if status == Z_STREAM_END, Self.isGzip(data.suffix(Int(stream.avail_in))) {
                    status = inflateReset(&stream)
                    if result.count <= limit { continue }
                }
                guard status == Z_OK || status == Z_BUF_ERROR, stream.avail_out == 0, result.count <= limit else {
                    return status
                }
            }
        }
    }
}
