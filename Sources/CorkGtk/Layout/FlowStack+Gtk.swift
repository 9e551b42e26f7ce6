import CGtk
import CorkUI
import Foundation

extension FlowStack: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount {
        FlowMount(node as! any FlowSurface, renderer)
    }
}

/// A flow in one GtkFlowBox: a native child, with focus and arrow keys, around the surface of each subview.
final class FlowMount: WidgetMount {
    private let flow: any FlowSurface
    private var cells: [ObjectIdentifier: FlowCell] = [:]

    init(_ flow: any FlowSurface, _ renderer: GtkRenderer) {
        self.flow = flow
        super.init(flow, renderer, gtk_flow_box_new())
        gtk_widget_add_css_class(child, "cork-flow")
        gtk_flow_box_set_selection_mode(child.opaque, GTK_SELECTION_NONE)
        gtk_flow_box_set_homogeneous(child.opaque, 1)
        gtk_flow_box_set_sort_func(
            child.opaque,
            { a, b, _ in
                nonisolated(unsafe) let (a, b) = (a!, b!)
                return gtkMain { FlowCell.place(of: a) - FlowCell.place(of: b) }
            }, nil, nil)
        update()
        childrenChanged()
    }

    override func host(for child: ViewNode) -> HostView? { cells[ObjectIdentifier(child)]?.surface }

    override func update() {
        gtk_flow_box_set_column_spacing(child.opaque, UInt32(flow.flow.spacing))
        gtk_flow_box_set_row_spacing(child.opaque, UInt32(flow.flow.lineSpacing))
        gtk_flow_box_set_min_children_per_line(child.opaque, UInt32(flow.flow.minimumPerLine))
        gtk_flow_box_set_max_children_per_line(child.opaque, UInt32(flow.flow.maximumPerLine))
    }

    override func spokenTextChanged(below child: ViewNode?) {
        if let child { cells[ObjectIdentifier(child)]?.nameAfterContent() }
    }

    override func childrenChanged() {
        var gone = cells
        var moved = false
        for (place, node) in flow.children.enumerated() {
            if let cell = gone.removeValue(forKey: ObjectIdentifier(node)) {
                moved = moved || cell.place != place
                cell.place = place
            } else {
                let cell = FlowCell(node, at: place)
                cells[ObjectIdentifier(node)] = cell
                gtk_flow_box_insert(child.opaque, cell.widget, -1)
                renderer.needsSync(cell.surface)
            }
        }
        for (key, cell) in gone {
            cells[key] = nil
            gtk_flow_box_remove(child.opaque, cell.widget)
        }
        if moved { gtk_flow_box_invalidate_sort(child.opaque) }
    }
}

/// One subview of a flow: its native child and its surface.
private final class FlowCell {
    private let reference: ObjectRef
    let surface = HostView()
    private unowned let node: ViewNode
    var place: Int { didSet { Self.setPlace(place, of: widget) } }

    var widget: UnsafeMutablePointer<GtkWidget> { reference.widget }

    init(_ node: ViewNode, at place: Int) {
        self.node = node
        reference = ObjectRef(sinking: gtk_flow_box_child_new()!)
        self.place = place
        Self.setPlace(place, of: widget)
        surface.measure = { [unowned node] _ in node.sizeThatFits(.unspecified) }
        surface.layout = { [unowned node] in node.place(CGRect(origin: .zero, size: $0)) }
        surface.nodes = { [unowned node] in [node] }
        surface.owner = widget
        gtk_widget_set_halign(surface.widget, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(surface.widget, GTK_ALIGN_CENTER)
        gtk_flow_box_child_set_child(widget.cast(), surface.widget)
        nameAfterContent()
    }

    /// Has the texts inside read aloud when the focus comes here.
    func nameAfterContent() { setAccessibleLabel(node.spokenText, on: widget, from: .content) }

    private static let key = g_quark_from_static_string("cork-flow-place")

    private static func setPlace(_ place: Int, of widget: UnsafeMutablePointer<GtkWidget>) {
        g_object_set_qdata(widget.cast(), key, UnsafeMutableRawPointer(bitPattern: place + 1))
    }

    static func place(of widget: UnsafeMutablePointer<GtkFlowBoxChild>) -> Int32 {
        Int32(Int(bitPattern: g_object_get_qdata(widget.cast(), key)))
    }
}
