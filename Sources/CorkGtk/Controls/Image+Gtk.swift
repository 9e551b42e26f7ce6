import CGtk
import CorkUI
import Foundation

extension Image: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { ImageMount(node, renderer) }
}

/// A mount for an icon of the theme or a picture.
final class ImageMount: WidgetMount {
    /// A Boolean value that indicates whether the widget shows an icon instead of a picture.
    private var isIcon: Bool
    /// The icon that the widget shows and its size, in pixels; `nil` before it shows one.
    private var shownIcon: (name: String, size: Int32)?
    private var shown: Image?
    private var shownScale = Image.Scale.medium
    private var drawnSize: CGSize?
    private var placedSize: CGSize?
    private var colorClass: String?

    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        let isIcon = node.item.value(as: Image.self).isIcon
        self.isIcon = isIcon
        super.init(node, renderer, Self.makeWidget(isIcon: isIcon))
        update()
    }

    private static func makeWidget(isIcon: Bool) -> UnsafeMutablePointer<GtkWidget> {
        if isIcon { return gtk_image_new() }
        let picture = gtk_picture_new()!
        gtk_picture_set_content_fit(picture.opaque, GTK_CONTENT_FIT_FILL)
        gtk_widget_set_overflow(picture, GTK_OVERFLOW_HIDDEN)
        return picture
    }

    override var resizesItself: Bool { false }

    private var image: Image { node.item.value(as: Image.self) }

    /// A Boolean value that indicates whether the image has a label of its own or from a modifier around it.
    private var isNamed: Bool {
        if image._description.label != nil { return true }
        var outer = node.parent
        while let around = outer, around.kind == nil, !around.isHost {
            if around is AccessibilityNode { return true }
            outer = around.parent
        }
        return false
    }

    override func update() {
        defer { colorIcon() }
        let scale = node.environment.imageScale
        guard image != shown || scale != shownScale else { return }
        (shown, shownScale) = (image, scale)
        // GTK measures a new picture again, even if its size is the same.
        setNeedsAllocation()
        if image.isIcon != isIcon {
            isIcon = image.isIcon
            replaceWidget(by: Self.makeWidget(isIcon: isIcon))
            (shownIcon, colorClass) = (nil, nil)
        }
        // Without a label, screen readers would announce the name of the widget's role.
        setAccessibilityHidden(!isNamed, because: .wordless)
        if isIcon { return showIcon(node.frame.size) }
        gtk_picture_set_alternative_text(child.opaque, image._description.label)
        show()
    }

    /// Sets the color of an icon to that of the surrounding text, unless it is the theme's.
    private func colorIcon() {
        let name = isIcon ? node.environment._foregroundColor.map(IconColors.shared.className) : nil
        guard name != colorClass else { return }
        if let colorClass { gtk_widget_remove_css_class(child, colorClass) }
        if let name { gtk_widget_add_css_class(child, name) }
        colorClass = name
    }

    override func place(_ frame: CGRect) {
        super.place(frame)
        guard frame.size != placedSize else { return }
        placedSize = frame.size
        if image.isIcon {
            showIcon(frame.size)
        } else if drawnSize != nil, drawnSize != frame.size {
            show()
        }
    }

    private func showIcon(_ size: CGSize) {
        guard case .icon(let name) = image.source else { return }
        let side =
            image.isResizable ? min(size.width, size.height) : Image.iconSize.width * node.environment.imageScale.factor
        let now = (name: name, size: pixels(min(max(side.rounded(.down), 1), Pictures.largestIcon)))
        if shownIcon?.name != now.name { gtk_image_set_from_icon_name(child.opaque, now.name) }
        if shownIcon?.size != now.size { gtk_image_set_pixel_size(child.opaque, now.size) }
        shownIcon = now
    }

    /// A Boolean value that indicates whether an effect of an ancestor may enlarge the image.
    private var mayBeEnlarged: Bool {
        var outer = node.parent
        while let around = outer {
            if around.isHost, around is any TransformingNode { return true }
            outer = around.parent
        }
        return false
    }

    private func show(_ texture: ObjectRef) {
        let picture = ObjectRef(
            adopting: withExtendedLifetime(texture) {
                cork_picture_new(child, texture.opaque, mayBeEnlarged ? 1 : 0)
            })
        withExtendedLifetime(picture) { gtk_picture_set_paintable(child.opaque, picture.opaque) }
    }

    private func show() {
        drawnSize = nil
        let pictures = Pictures.shared
        guard let texture = pictures.texture(of: image.source) else {
            node.graph.warn("\(image.source._name) cannot be read: a placeholder is shown.")
            return show(pictures.placeholder.texture)
        }
        switch image.interpolation {
        case .low, .medium: show(texture)
        case .none, .high:
            // GTK has only one scaling mode, so the picture is scaled here to its final size.
            drawnSize = node.frame.size
            let scaled = ImageSurface(size: node.frame.size, scale: CGFloat(gtk_widget_get_scale_factor(child)))
            let context = cairo_create(scaled.pointer)!
            CairoPainter(
                context: context, text: node.graph.textMeasuring as! PangoTextMeasuring,
                warn: { [graph = node.graph] in graph.warn($0) }
            ).draw([
                _DrawCommand(
                    .image(
                        image.source, CGRect(origin: .zero, size: node.frame.size), image.interpolation,
                        Color.Resolved(red: 0, green: 0, blue: 0)))
            ])
            cairo_destroy(context)
            show(scaled.texture)
        }
    }
}

extension Image {
    /// A Boolean value that indicates whether the image is an icon of the theme, which GTK colors.
    fileprivate var isIcon: Bool {
        if case .icon = source { true } else { false }
    }
}
