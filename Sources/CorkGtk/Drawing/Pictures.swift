import CGtk
import CorkUI
import Foundation

/// A cache of pictures.
final class Pictures: ImageMeasuring {
    static let shared = Pictures()

    private struct Key: Hashable {
        var source: ImageSource
        /// The modification time of a file.
        var date: Date?
    }

    private final class Picture {
        let texture: ObjectRef
        /// The surface for drawing with Cairo, created on first use.
        lazy var surface = ImageSurface(texture)
        init(_ texture: ObjectRef) { self.texture = texture }
        var size: CGSize {
            CGSize(
                width: Int(gdk_texture_get_width(texture.opaque)), height: Int(gdk_texture_get_height(texture.opaque)))
        }
    }

    private var known: [Key: Picture?] = [:]
    /// The number of pixels of all cached pictures.
    private var pixelCount: CGFloat = 0
    /// The limit of cached pixels, which take about 100 MB.
    private static let limit: CGFloat = 25_000_000

    /// The maximum side of an icon in points, since rendering icons fails at much larger sizes.
    static let largestIcon: CGFloat = 4_096

    func size(of source: ImageSource) -> CGSize? {
        if case .icon = source { return Image.iconSize }
        if case .drawn(let picture) = source { return picture.size }
        return picture(source)?.size
    }

    func texture(of source: ImageSource) -> ObjectRef? {
        if case .drawn(let picture) = source { return surface(of: picture).texture }
        return picture(source)?.texture
    }

    func surface(of source: ImageSource) -> ImageSurface? {
        if case .drawn(let picture) = source { return surface(of: picture) }
        return picture(source)?.surface
    }

    /// Draws a picture in a rectangle, unless it can't be read.
    func draw(_ source: ImageSource, in rect: CGRect, into snapshot: OpaquePointer) {
        guard let texture = texture(of: source) else { return }
        var place = rect.graphene
        gtk_snapshot_append_texture(snapshot, texture.opaque, &place)
    }

    private lazy var text = PangoTextMeasuring(hasDisplay: false)

    /// Returns the surface of a drawn picture, which is rendered once.
    private func surface(of picture: DrawnPicture) -> ImageSurface {
        if let surface = picture._pixels as? ImageSurface { return surface }
        let surface = ImageSurface(size: picture.size)
        let context = cairo_create(surface.pointer)!
        CairoPainter(context: context, text: text, warn: { _ in })
            .draw(picture._commands(textMeasuring: text, imageMeasuring: self))
        cairo_destroy(context)
        picture._pixels = surface
        return surface
    }

    private func picture(_ source: ImageSource) -> Picture? {
        // Pictures in memory aren't cached, since their views retain them.
        if case .pixels = source { return read(source).map { Picture($0) } }
        var key = Key(source: source)
        if case .file(let url) = source {
            key.date = try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
        }
        if let picture = known[key] { return picture }
        let picture = read(source).map { Picture($0) }
        let size = picture?.size ?? .zero
        if pixelCount + size.width * size.height > Self.limit {
            known.removeAll()
            pixelCount = 0
        }
        pixelCount += size.width * size.height
        known[key] = .some(picture)
        return picture
    }

    private func read(_ source: ImageSource) -> ObjectRef? {
        var error: UnsafeMutablePointer<GError>?
        defer { if error != nil { g_error_free(error) } }
        let texture: OpaquePointer?
        switch source {
        case .icon, .missing, .drawn: return nil
        case .file(let url): texture = gdk_texture_new_from_filename(url.path, &error)
        case .bytes(let data):
            let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, UInt($0.count)) }
            defer { g_bytes_unref(bytes) }
            texture = data.isEmpty ? nil : gdk_texture_new_from_bytes(bytes, &error)
        case .pixels(let image):
            guard image.width > 0, image.height > 0 else { return nil }
            // Without opacity, opaque pictures draw five times as fast, since Cairo converts a texture in every frame.
            let opaque = cork_opaque_pixels(image.pixels, UInt(image.width * image.height))
            let bytes = opaque ?? g_bytes_new(image.pixels, UInt(image.pixels.count))
            defer { g_bytes_unref(bytes) }
            texture = gdk_memory_texture_new(
                Int32(image.width), Int32(image.height), opaque == nil ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8, bytes,
                UInt(image.width * (opaque == nil ? 4 : 3)))
        }
        return texture.map { ObjectRef(adopting: $0) }
    }

    /// Returns a node of a theme icon with a color and a size up to ``largestIcon``, or `nil` without a display.
    func iconNode(_ name: String, size: CGSize, color: Color.Resolved) -> RenderNode? {
        guard let icon = icon(name, side: pixels(max(size.width, size.height))) else { return nil }
        let colors = [GdkRGBA](repeating: color.gdk, count: 4)
        return RenderNode { snapshot in
            gtk_symbolic_paintable_snapshot_symbolic(
                icon.opaque, snapshot, size.width, size.height, colors, UInt(colors.count))
        }
    }

    /// Returns a theme icon with sides of a length in pixels, up to ``largestIcon``, or `nil` without a display.
    func icon(_ name: String, side: Int32) -> ObjectRef? {
        gdk_display_get_default().map { display in
            ObjectRef(
                adopting: gtk_icon_theme_lookup_icon(
                    gtk_icon_theme_get_for_display(display), name, nil, side, 1, GTK_TEXT_DIR_NONE,
                    GtkIconLookupFlags(rawValue: 0))!)
        }
    }

    /// The placeholder for a picture that can't be read: a crossed-out frame.
    lazy var placeholder: ImageSurface = {
        let side = Image.iconSize.width
        let surface = ImageSurface(size: Image.iconSize)
        let context = cairo_create(surface.pointer)!
        cairo_rectangle(context, 1.5, 1.5, side - 3, side - 3)
        cairo_move_to(context, 1.5, 1.5)
        cairo_line_to(context, side - 1.5, side - 1.5)
        cairo_move_to(context, side - 1.5, 1.5)
        cairo_line_to(context, 1.5, side - 1.5)
        cairo_set_line_width(context, 1)
        cairo_set_source_rgb(context, 0.5, 0.5, 0.5)
        cairo_stroke(context)
        cairo_destroy(context)
        return surface
    }()
}
