import CGtk
import CorkUI
import Foundation

extension TransferredData {
    /// Reads the content of a drop.
    ///
    /// - Parameters:
    ///   - drop: The drop.
    ///   - type: One of its MIME types.
    /// - Returns: The data, or `nil` if it can't be read.
    static func read(_ drop: ObjectRef, as type: String) async -> TransferredData? {
        let stream = await Transfer.open([type]) { types, done, data in
            gdk_drop_read_async(drop.opaque, types, G_PRIORITY_DEFAULT, nil, done, data)
        } finish: { source, result in
            gdk_drop_read_finish(source, result, nil, nil)
        }
        return await Transfer.data(of: stream).map { TransferredData(type: type, data: $0) }
    }

    /// Reads the content of the clipboard.
    ///
    /// - Parameters:
    ///   - clipboard: The clipboard.
    ///   - types: The accepted MIME types, the preferred one first.
    /// - Returns: The data in the first available type, or `nil` if none is available or it can't be read.
    static func read(clipboard: OpaquePointer, as types: [String]) async -> TransferredData? {
        let formats = gdk_clipboard_get_formats(clipboard)
        guard let type = types.first(where: { gdk_content_formats_contain_mime_type(formats, $0) != 0 }) else {
            return nil
        }
        let stream = await Transfer.open([type]) { types, done, data in
            gdk_clipboard_read_async(clipboard, types, G_PRIORITY_DEFAULT, nil, done, data)
        } finish: { source, result in
            gdk_clipboard_read_finish(source, result, nil, nil)
        }
        return await Transfer.data(of: stream).map { TransferredData(type: type, data: $0) }
    }

    /// Returns a provider of a value in all its representations.
    static func provider(of forms: [TransferredData]) -> ObjectRef {
        // The union takes ownership of its parts.
        var providers = forms.map { form in
            let bytes = form.data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            return gdk_content_provider_new_for_bytes(form.type, bytes)
        }
        return ObjectRef(adopting: gdk_content_provider_new_union(&providers, gsize(providers.count))!)
    }
}

/// Reading of data from other programs.
private enum Transfer {
    typealias Finish = (OpaquePointer, OpaquePointer) -> UnsafeMutablePointer<GInputStream>?
    typealias Types = UnsafeMutablePointer<UnsafePointer<CChar>?>

    static func open(
        _ types: [String], begin: (Types, GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void,
        finish: @escaping Finish
    ) async -> ObjectRef? {
        await withCheckedContinuation { (continuation: CheckedContinuation<ObjectRef?, Never>) in
            var names: [UnsafePointer<CChar>?] = types.map { UnsafePointer(strdup($0)) } + [nil]
            defer { for name in names { free(UnsafeMutablePointer(mutating: name)) } }
            begin(
                &names,
                { source, result, data in
                    nonisolated(unsafe) let (source, result, data) = (source!, result!, data!)
                    onMainActor { Opening.resume(data, OpaquePointer(source), result) }
                }, Opening(continuation, finish).retained)
        }
    }

    /// The continuation of a request for a stream.
    private final class Opening {
        private let continuation: CheckedContinuation<ObjectRef?, Never>
        private let finish: Finish

        init(_ continuation: CheckedContinuation<ObjectRef?, Never>, _ finish: @escaping Finish) {
            (self.continuation, self.finish) = (continuation, finish)
        }

        var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

        static func resume(_ data: UnsafeMutableRawPointer, _ source: OpaquePointer, _ result: OpaquePointer) {
            let opening = Unmanaged<Opening>.fromOpaque(data).takeRetainedValue()
            let stream = opening.finish(source, result)
            opening.continuation.resume(returning: stream.map { ObjectRef(adopting: $0) })
        }
    }

    /// Returns the data of a stream, or `nil` if it ends too early.
    static func data(of stream: ObjectRef?) async -> Data? {
        guard let stream else { return nil }
        let memory = ObjectRef(adopting: g_memory_output_stream_new_resizable()!)
        guard await splice(stream, into: memory) else { return nil }
        let bytes = g_memory_output_stream_steal_as_bytes(memory.cast())
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        let start = g_bytes_get_data(bytes, &count)
        return start.map { Data(bytes: $0, count: Int(count)) } ?? Data()
    }

    private static func splice(_ stream: ObjectRef, into memory: ObjectRef) async -> Bool {
        await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            g_output_stream_splice_async(
                memory.cast(), stream.cast(), cork_splice_closes_both, G_PRIORITY_DEFAULT, nil,
                { source, result, data in
                    nonisolated(unsafe) let (source, result, data) = (source!, result, data!)
                    onMainActor {
                        let count = g_output_stream_splice_finish(source.cast(), result, nil)
                        Waiting.resume(data, count >= 0)
                    }
                }, Waiting(continuation).retained)
        }
    }

    /// The continuation of a request that reads a stream to its end.
    private final class Waiting {
        private let continuation: CheckedContinuation<Bool, Never>

        init(_ continuation: CheckedContinuation<Bool, Never>) { self.continuation = continuation }

        var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

        static func resume(_ data: UnsafeMutableRawPointer, _ isDone: Bool) {
            Unmanaged<Waiting>.fromOpaque(data).takeRetainedValue().continuation.resume(returning: isDone)
        }
    }
}
