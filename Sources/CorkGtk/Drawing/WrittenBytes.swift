import CGtk
import CorkUI
import Foundation

/// Bytes that Cairo writes.
final class WrittenBytes {
    private var data = Data()

    /// Collects the bytes that Cairo writes.
    ///
    /// - Parameter body: A closure that draws with a write function and its closure data.
    /// - Returns: The bytes.
    /// - Throws: If Cairo fails.
    static func collect(
        _ body: (cairo_write_func_t, UnsafeMutableRawPointer) -> cairo_status_t
    ) throws -> Data {
        let written = WrittenBytes()
        let status = withExtendedLifetime(written) {
            body(
                { data, bytes, count in
                    nonisolated(unsafe) let (data, bytes) = (data!, bytes!)
                    onMainActor {
                        Unmanaged<WrittenBytes>.fromOpaque(data).takeUnretainedValue().data.append(
                            bytes, count: Int(count))
                    }
                    return CAIRO_STATUS_SUCCESS
                }, Unmanaged.passUnretained(written).toOpaque())
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw PrintingError("Nothing could be drawn: \(String(cString: cairo_status_to_string(status))).")
        }
        return written.data
    }
}
