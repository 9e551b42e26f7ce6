import CGtk
import Foundation

/// Reads what was dropped.
enum DroppedData {
    /// - Parameters:
    ///   - drop: the drop.
    ///   - type: one of its MIME types.
    /// - Returns: the bytes; nil where they cannot be read.
    static func read(_ drop: ObjectRef, as type: String) async -> Data? {
        guard let stream = await open(drop, type) else { return nil }
        return await bytes(of: stream)
    }

    /// All that a stream has; nil where it cannot be read.
    static func bytes(of stream: ObjectRef) async -> Data? {
        let memory = ObjectRef(adopting: g_memory_output_stream_new_resizable()!)
        guard await splice(stream, into: memory) else { return nil }
        let bytes = g_memory_output_stream_steal_as_bytes(memory.cast())
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        let start = g_bytes_get_data(bytes, &count)
        return start.map { Data(bytes: $0, count: Int(count)) } ?? Data()
    }

    private static func open(_ drop: ObjectRef, _ type: String) async -> ObjectRef? {
        await withCheckedContinuation { (continuation: CheckedContinuation<ObjectRef?, Never>) in
            type.withCString { name in
                var types: [UnsafePointer<CChar>?] = [name, nil]
                gdk_drop_read_async(
                    drop.opaque, &types, G_PRIORITY_DEFAULT, nil,
                    { source, result, data in
                        nonisolated(unsafe) let (source, result, data) = (source!, result, data!)
                        gtkMain {
                            let stream = gdk_drop_read_finish(OpaquePointer(source), result, nil, nil)
                            Waiting<ObjectRef?>.resume(data, stream.map { ObjectRef(adopting: $0) })
                        }
                    }, Waiting(continuation).retained)
            }
        }
    }

    private static func splice(_ stream: ObjectRef, into memory: ObjectRef) async -> Bool {
        await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            let flags = GOutputStreamSpliceFlags(
                G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
            g_output_stream_splice_async(
                memory.cast(), stream.cast(), flags, G_PRIORITY_DEFAULT, nil,
                { source, result, data in
                    nonisolated(unsafe) let (source, result, data) = (source!, result, data!)
                    gtkMain {
                        let count = g_output_stream_splice_finish(source.cast(), result, nil)
                        Waiting<Bool>.resume(data, count >= 0)
                    }
                }, Waiting(continuation).retained)
        }
    }

}

/// Who waits for GIO.
final class Waiting<Value> {
    private let continuation: CheckedContinuation<Value, Never>

    init(_ continuation: CheckedContinuation<Value, Never>) { self.continuation = continuation }

    var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    static func resume(_ data: UnsafeMutableRawPointer, _ value: sending Value) {
        Unmanaged<Waiting<Value>>.fromOpaque(data).takeRetainedValue().continuation.resume(returning: value)
    }
}
