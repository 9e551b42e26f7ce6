import CGtk
import CorkUI
import Foundation

extension _ToolbarView: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount { ToolbarMount(node, renderer) }
}

/// The items of a toolbar in the window's header bar, each on a surface of its own.
final class ToolbarMount: Mount {
    private var surfaces: [ObjectIdentifier: HostView] = [:]
    private var leading: ToolbarSide?
    private var trailing: ToolbarSide?

    override init(_ node: ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer)
        if let bar = renderer.window?.headerBar {
            leading = ToolbarSide(bar, gtk_header_bar_pack_start)
            trailing = ToolbarSide(bar, gtk_header_bar_pack_end)
        }
        childrenChanged()
    }

    override func host(for child: ViewNode) -> HostView? { surfaces[ObjectIdentifier(child)] }

    override func childrenChanged() {
        let old = surfaces
        surfaces = [:]
        for item in node.children {
            let host = old[ObjectIdentifier(item)] ?? makeSurface(item)
            surfaces[ObjectIdentifier(item)] = host
            renderer.needsSync(host)
        }
        func widgets(isLeading: Bool) -> [UnsafeMutablePointer<GtkWidget>] {
            node.children.filter { $0.item.values.toolbarPlacement.isLeading == isLeading }
                .compactMap { surfaces[ObjectIdentifier($0)]?.widget }
        }
        let sides = [(leading, widgets(isLeading: true)), (trailing, widgets(isLeading: false))]
        // An item that changes sides has to leave one before it comes to the other.
        for (side, widgets) in sides { side?.removeAll(except: widgets) }
        for (side, widgets) in sides { side?.show(widgets) }
    }

    private func makeSurface(_ item: ViewNode) -> HostView {
        let host = HostView()
        // A header bar gives every item its own size.
        host.measure = { [unowned item] _ in item.sizeThatFits(.unspecified) }
        host.layout = { [unowned item] in item.place(CGRect(origin: .zero, size: $0)) }
        host.nodes = { [unowned item] in [item] }
        gtk_widget_set_valign(host.widget, GTK_ALIGN_CENTER)
        return host
    }

    override func remove() {
        for side in [leading, trailing] { side?.remove() }
        surfaces = [:]
    }
}
