import CGtk
import CorkUI
import Foundation

extension _SplitView: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        SplitMount(node as! any AnySplitNode, renderer)
    }
}

/// A mount for two columns in a native paned container, each with its own host.
final class SplitMount: WidgetMount {
    private let split: any AnySplitNode
    private let leading = HostView()
    private let trailing = HostView()
    /// A Boolean value that indicates whether the views, not the person, move the divider.
    private var isFollowing = false

    private var paned: OpaquePointer { child.opaque }

    init(_ split: any AnySplitNode, _ renderer: GtkRenderer) {
        self.split = split
        super.init(split, renderer, gtk_paned_new(GTK_ORIENTATION_HORIZONTAL))
        for (index, host) in [leading, trailing].enumerated() {
            host.measure = { [unowned split] in split.children[index].sizeThatFits($0) }
            host.nodes = { [weak split] in split?.children.dropFirst(index).prefix(1).map(\.self) ?? [] }
        }
        leading.layout = { [unowned split] in split.placeLeading(CGRect(origin: .zero, size: $0)) }
        trailing.layout = { [unowned split] in split.placeTrailing(CGRect(origin: .zero, size: $0)) }
        gtk_paned_set_start_child(paned, leading.widget)
        gtk_paned_set_end_child(paned, trailing.widget)
        gtk_paned_set_resize_start_child(paned, 0)
        gtk_paned_set_shrink_start_child(paned, 0)
        gtk_paned_set_shrink_end_child(paned, 0)
        signals.connect("notify::position", to: child) { [unowned self] in positionChanged() }
        update()
        childrenChanged()
    }

    override func host(for child: _ViewNode) -> HostView? {
        child === split.children.first ? leading : trailing
    }

    override func childrenChanged() {
        renderer.needsSync(leading)
        renderer.needsSync(trailing)
    }

    override func update() {
        gtk_widget_set_visible(leading.widget, split.showsLeading ? 1 : 0)
        gtk_widget_set_visible(trailing.widget, split.showsTrailing ? 1 : 0)
        childrenChanged()
        follow()
    }

    private func follow() {
        guard gtk_paned_get_position(paned) != pixels(split.leadingWidth) else { return }
        isFollowing = true
        gtk_paned_set_position(paned, pixels(split.leadingWidth))
        isFollowing = false
    }

    private func positionChanged() {
        guard !isFollowing, split.showsLeading, split.showsTrailing else { return }
        split.setLeadingWidth(CGFloat(gtk_paned_get_position(paned)))
        follow()
    }
}
