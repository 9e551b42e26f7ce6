import CGtk
import CorkUI
import Foundation

/// The widget of a surface: asks the views on it for their size, gives each widget its place, draws the rest itself.
///
/// Widgets of leaves are its direct children; stacks, frames and paddings between need none.
final class HostView {
    private let reference: ObjectRef
    /// The widget to put into a parent.
    let widget: UnsafeMutablePointer<GtkWidget>
    /// The size of the content for a proposal, in pixels.
    var measure: (ProposedViewSize) -> CGSize = { _ in .zero }
    /// Places the content in a rectangle of the size, at the origin.
    var layout: (CGSize) -> Void = { _ in }
    /// The nodes on the surface, in display order.
    var nodes: () -> [ViewNode] = { [] }
    /// What takes the keyboard focus and the accessible name for the content, where that is not a widget on it.
    var owner: UnsafeMutablePointer<GtkWidget>?
    /// - Parameter role: what assistive technologies take the surface for. They are not shown what is inside of a widget
    ///   whose role is `none`.
    init(role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GENERIC) {
        let link = HostLink()
        let created = cork_host_new(&HostLink.table, Unmanaged.passRetained(link).toOpaque(), role, nil)!
        reference = ObjectRef(sinking: created)
        widget = created
        link.host = self
    }

    /// Whether the renderer is to sync the host before the next frame.
    var isOutdated = false

    /// Takes the widgets of the content as children, from back to front.
    func sync() {
        isOutdated = false
        var found: [WidgetMount] = []
        for node in nodes() { collect(node, into: &found) }
        var previous: UnsafeMutablePointer<GtkWidget>?
        for mount in found {
            if gtk_widget_get_parent(mount.child) != widget || gtk_widget_get_prev_sibling(mount.child) != previous {
                gtk_widget_insert_after(mount.child, widget, previous)
            }
            previous = mount.child
        }
        gtk_widget_queue_resize(widget)
    }

    private func collect(_ node: ViewNode, into found: inout [WidgetMount]) {
        if let mount = node.mount as? Mount {
            mount.attach(to: self)
            if let mount = mount as? WidgetMount { found.append(mount) }
        }
        if node.isSurface { return }
        for child in node.childrenFromBack { collect(child, into: &found) }
    }

    fileprivate func allocate(_ size: CGSize) {
        layout(size)
        for node in nodes() { allocate(node, isHidden: false) }
        // What is drawn by the host itself has no widget that would ask for it.
        gtk_widget_queue_draw(widget)
    }

    private func allocate(_ node: ViewNode, isHidden: Bool) {
        let isHidden = isHidden || node.isHidden
        if let mount = node.mount as? WidgetMount { mount.allocate(isHidden: isHidden) }
        if node.isSurface { return }
        for child in node.children { allocate(child, isHidden: isHidden) }
    }

    fileprivate func draw(into snapshot: OpaquePointer) {
        for node in nodes() { draw(node, snapshot) }
    }

    private func draw(_ node: ViewNode, _ snapshot: OpaquePointer) {
        if node.isHidden { return }
        var isClipped = false
        defer { if isClipped { gtk_snapshot_pop(snapshot) } }
        if let mount = node.mount {
            let mount = unsafeDowncast(mount, to: Mount.self)
            if let child = mount.widgetOnHost {
                gtk_widget_snapshot_child(widget, child, snapshot)
                return
            }
            mount.draw(into: snapshot, frame: node.frame)
            isClipped = mount.pushClip(onto: snapshot, frame: node.frame)
        }
        if node.isSurface { return }
        for child in node.childrenFromBack { draw(child, snapshot) }
    }
}

/// What a host widget's functions are called with; the widget may outlive the host by a moment.
private final class HostLink {
    weak var host: HostView?

    static var table = CorkHostVTable(
        measure: { context, _, orientation, forSize, minimum, natural in
            nonisolated(unsafe) let (context, minimum, natural) = (context!, minimum!, natural!)
            gtkMain {
                guard let host = HostLink.host(context) else { return }
                let across: CGFloat? = forSize < 0 ? nil : CGFloat(forSize)
                if orientation == GTK_ORIENTATION_HORIZONTAL {
                    minimum.pointee = pixels(host.measure(ProposedViewSize(width: 0, height: across)).width)
                    natural.pointee = pixels(host.measure(ProposedViewSize(width: nil, height: across)).width)
                } else {
                    natural.pointee = pixels(host.measure(ProposedViewSize(width: across, height: nil)).height)
                    minimum.pointee = pixels(host.measure(ProposedViewSize(width: across, height: 0)).height)
                }
                natural.pointee = max(natural.pointee, minimum.pointee)
            }
        },
        size_allocate: { context, _, width, height, _ in
            nonisolated(unsafe) let context = context!
            gtkMain { HostLink.host(context)?.allocate(CGSize(width: Int(width), height: Int(height))) }
        },
        snapshot: { context, _, snapshot in
            nonisolated(unsafe) let (context, snapshot) = (context!, snapshot!)
            gtkMain { HostLink.host(context)?.draw(into: snapshot) }
        },
        contains: nil, focus: nil, grab_focus: nil,
        destroy: { context in
            nonisolated(unsafe) let context = context!
            gtkMain { Unmanaged<HostLink>.fromOpaque(context).release() }
        })

    static func host(_ context: UnsafeMutableRawPointer) -> HostView? {
        Unmanaged<HostLink>.fromOpaque(context).takeUnretainedValue().host
    }
}

/// A length as GTK takes it: whole pixels, enough for the content.
func pixels(_ length: CGFloat) -> Int32 { Int32(min(max(length, 0), 1_000_000).rounded(.up)) }
