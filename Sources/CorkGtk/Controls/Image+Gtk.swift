import CGtk
import CorkUI
import Foundation

extension Image: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount { ImageMount(node, renderer) }
}

/// An icon of the theme.
final class ImageMount: WidgetMount {
    init(_ node: ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, gtk_image_new())
        update()
    }

    override func update() {
        gtk_image_set_from_icon_name(child.opaque, (node.item.view as! Image).name)
        gtk_image_set_pixel_size(child.opaque, Int32(Image.iconSize))
    }
}
