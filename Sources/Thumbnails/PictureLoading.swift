import CPixbuf
import PictureFolder

/// The loading of one picture by gdk-pixbuf, confined to one thread.
final class PictureLoading {
    private let loader: UnsafeMutablePointer<GdkPixbufLoader>
    private let kind: PictureKind
    private let limits: DecodingLimits
    private let hiddenRows: Int
    private var isOpen = true
    /// The size of the picture in the file in pixels, once known.
    private(set) var size: (width: Int, height: Int)?
    /// The size of the picture if it exceeds the limit.
    private(set) var refusedSize: (width: Int, height: Int)?
    /// A Boolean value that indicates whether rows were decoded that are worth to be shown by themselves.
    private(set) var hasPart = false
    /// The error message of gdk-pixbuf.
    private(set) var failure: String?
    /// A Boolean value that indicates whether gdk-pixbuf has no decoder for the format.
    private(set) var isUnsupported = false

    /// Begins loading a picture.
    ///
    /// - Parameters:
    ///   - kind: The format of the file.
    ///   - limits: The limits of the result. Drawings are scaled to it, and pictures are only scaled down.
    ///   - hiddenRows: The number of rows at the end that the decoder doesn't know of.
    init(_ kind: PictureKind, _ limits: DecodingLimits, hiddenRows: Int = 0) {
        self.kind = kind
        self.limits = limits
        self.hiddenRows = hiddenRows
        // A loader that detects the format decodes nothing of a file below 4 KiB until it is closed.
        // It recognizes no compressed drawings, and none with a document type of its own.
        let hasType = Self.showsParts(kind) || kind == .svg
        loader = (hasType ? gdk_pixbuf_loader_new_with_type(kind.rawValue, nil) : nil) ?? gdk_pixbuf_loader_new()!
        let callback: @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
            _, width, height, loading in
            Unmanaged<PictureLoading>.fromOpaque(loading!).takeUnretainedValue()
                .prepare(width: Int(width), height: Int(height))
        }
        g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(callback, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(),
            nil, GConnectFlags(rawValue: 0))
        guard Self.showsParts(kind) else { return }
        let prepared: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, loading in
            let loading = Unmanaged<PictureLoading>.fromOpaque(loading!).takeUnretainedValue()
            // Fill with gray for rows that can't be decoded. A decoder that prepares on closing has decoded all rows.
            if loading.isOpen, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loading.loader) {
                gdk_pixbuf_fill(pixbuf, 0x8080_80FF)
            }
        }
        g_signal_connect_data(
            loader, "area-prepared", unsafeBitCast(prepared, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
        let updated:
            @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
                _, _, _, _, _, loading in
                // On closing, a loader reports a change of the whole picture, whatever was decoded.
                let loading = Unmanaged<PictureLoading>.fromOpaque(loading!).takeUnretainedValue()
                if loading.isOpen || loading.kind == .jpeg { loading.hasPart = true }
            }
        g_signal_connect_data(
            loader, "area-updated", unsafeBitCast(updated, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(),
            nil, GConnectFlags(rawValue: 0))
    }

    deinit {
        close()
        g_object_unref(loader)
    }

    /// A Boolean value that indicates whether gdk-pixbuf decodes the format row by row, so that part of a truncated
    /// file can be shown.
    private static func showsParts(_ kind: PictureKind) -> Bool { [.jpeg, .png, .bmp, .gif].contains(kind) }

    private func prepare(width: Int, height rows: Int) {
        guard size == nil else { return }
        let height = rows + hiddenRows
        size = (width, height)
        if kind != .svg, width * height > limits.pixelCount {
            refusedSize = size
            // Loaders stop at a size of zero before they allocate the picture.
            gdk_pixbuf_loader_set_size(loader, 0, 0)
            return
        }
        guard let edge = limits.edge else { return }
        let scale = Double(edge) / Double(max(width, height, 1))
        guard scale < 1 || kind == .svg else { return }
        func scaled(_ length: Int) -> Int32 { Int32(max((Double(length) * scale).rounded(), 1)) }
        gdk_pixbuf_loader_set_size(loader, scaled(width), scaled(rows))
    }

    /// Returns a decoded picture with gray in place of the hidden rows.
    func whole(_ pixbuf: Pixbuf) -> Pixbuf {
        guard hiddenRows > 0, let size, size.height > hiddenRows else { return pixbuf }
        let height = Int((Double(pixbuf.height) * Double(size.height) / Double(size.height - hiddenRows)).rounded())
        guard
            let whole = gdk_pixbuf_new(
                GDK_COLORSPACE_RGB, gdk_pixbuf_get_has_alpha(pixbuf.pointer), 8, Int32(pixbuf.width),
                Int32(min(max(height, pixbuf.height), limits.edge ?? .max)))
        else { return pixbuf }
        gdk_pixbuf_fill(whole, 0x8080_80FF)
        let rows = min(gdk_pixbuf_get_height(pixbuf.pointer), gdk_pixbuf_get_height(whole))
        gdk_pixbuf_copy_area(pixbuf.pointer, 0, 0, Int32(pixbuf.width), rows, whole, 0, 0)
        let result = Pixbuf(adopting: whole)
        result.orientation = pixbuf.orientation
        return result
    }

    /// Writes more data of the file; returns `false` if no more data is needed.
    func write(_ bytes: [UInt8]) -> Bool {
        var error: UnsafeMutablePointer<GError>?
        let isWritten = gdk_pixbuf_loader_write(loader, bytes, UInt(bytes.count), &error) != 0
        take(error)
        return isWritten && refusedSize == nil
    }

    /// Ends the data of the file.
    func close() {
        guard isOpen else { return }
        isOpen = false
        var error: UnsafeMutablePointer<GError>?
        gdk_pixbuf_loader_close(loader, &error)
        take(error)
    }

    private func take(_ error: UnsafeMutablePointer<GError>?) {
        guard let error else { return }
        defer { g_error_free(error) }
        // The first error is the most specific.
        guard failure == nil else { return }
        failure = String(cString: error.pointee.message).trimmedSentence
        isUnsupported =
            error.pointee.domain == gdk_pixbuf_error_quark()
            && UInt32(bitPattern: error.pointee.code) == GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue
    }

    /// The decoded picture, which may be incomplete; `nil` after an error.
    var pixbuf: Pixbuf? {
        guard hasPart || failure == nil && kind != .jpeg, let pointer = gdk_pixbuf_loader_get_pixbuf(loader) else {
            return nil
        }
        g_object_ref(UnsafeMutableRawPointer(pointer))
        return Pixbuf(adopting: pointer)
    }
}

extension String {
    /// The text without the full stop at its end.
    fileprivate var trimmedSentence: String { hasSuffix(".") ? String(dropLast()) : self }
}
