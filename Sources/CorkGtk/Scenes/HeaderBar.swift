import CGtk
import CorkUI
import Foundation

extension _ToolbarView: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount { ToolbarMount(node, renderer) }
}

/// The items of a toolbar in the window's header bar, each on a surface of its own.
final class ToolbarMount: Mount {
    private var surfaces: [ObjectIdentifier: HostView] = [:]

    override init(_ node: ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer)
        childrenChanged()
    }

    override func host(for child: ViewNode) -> HostView? { surfaces[ObjectIdentifier(child)] }

    override func childrenChanged() {
        guard let bar = renderer.window?.headerBar else { return }
        let old = surfaces
        surfaces = [:]
        for host in old.values { gtk_header_bar_remove(bar, host.widget) }
        for item in node.children {
            let host = old[ObjectIdentifier(item)] ?? makeSurface(item)
            surfaces[ObjectIdentifier(item)] = host
            if item.item.values.toolbarPlacement.isLeading {
                gtk_header_bar_pack_start(bar, host.widget)
            } else {
                gtk_header_bar_pack_end(bar, host.widget)
            }
            renderer.needsSync(host)
        }
    }

    private func makeSurface(_ item: ViewNode) -> HostView {
        let host = HostView()
        host.measure = { [unowned item] in item.sizeThatFits($0) }
        host.layout = { [unowned item] in item.place(CGRect(origin: .zero, size: $0)) }
        host.nodes = { [unowned item] in [item] }
        gtk_widget_set_valign(host.widget, GTK_ALIGN_CENTER)
        return host
    }

    override func remove() {
        guard let bar = renderer.window?.headerBar else { return }
        for host in surfaces.values { gtk_header_bar_remove(bar, host.widget) }
        surfaces = [:]
    }
}
