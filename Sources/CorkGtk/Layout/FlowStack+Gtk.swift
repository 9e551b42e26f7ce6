import CGtk
import CorkUI
import Foundation

extension FlowStack: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        FlowMount(node as! any AnyFlowNode, renderer)
    }
}

/// A mount for a GtkFlowBox, with a child for the host of each subview, which handles focus and arrow keys.
final class FlowMount: WidgetMount {
    let flow: any AnyFlowNode
    private var cells: [ObjectIdentifier: FlowCell] = [:]

    init(_ flow: any AnyFlowNode, _ renderer: GtkRenderer) {
        self.flow = flow
        super.init(flow, renderer, gtk_flow_box_new())
        setAccessibleLabel("Items", on: child, from: .content)
        gtk_widget_add_css_class(child, "cork-flow")
        gtk_flow_box_set_selection_mode(child.opaque, GTK_SELECTION_NONE)
        gtk_flow_box_set_homogeneous(child.opaque, 1)
        gtk_flow_box_set_sort_func(
            child.opaque,
            { a, b, _ in
                nonisolated(unsafe) let (a, b) = (a!, b!)
                return onMainActor { FlowCell.place(of: a) - FlowCell.place(of: b) }
            }, nil, nil)
        update()
        childrenChanged()
    }

    /// Allocates the flow and animates subviews from the old positions of their cells, if the change is animated.
    override func allocate() {
        guard flow.mayGlide else { return super.allocate() }
        let before = cells.mapValues(\.origin)
        super.allocate()
        for node in flow.children {
            guard let cell = cells[ObjectIdentifier(node)], cell.isBuilt,
                let old = before[ObjectIdentifier(node)] ?? nil,
                let new = cell.origin, old != new
            else { continue }
            node.glide(from: CGSize(width: old.x - new.x, height: old.y - new.y))
        }
    }

    private weak var scroll: ScrollMount?
    private var place = CGRect.zero

    override func attach(to host: HostView) {
        super.attach(to: host)
        guard renderer.showsOnlyVisibleContent, let found = scrollNode?.mount as? ScrollMount, found !== scroll
        else {
            return
        }
        found.follow(self) { $0.buildVisibleContent() }
        scroll = found
        guard let window = renderer.window?.window else { return }
        signals.connect("notify::focus-widget", to: window) { [unowned self] in buildWhatHasFocus() }
    }

    /// Builds the focused subview, which may be outside of the visible range and is read aloud.
    private func buildWhatHasFocus() {
        guard let focused = gtk_widget_get_focus_child(child) else { return }
        let place = Int(FlowCell.place(of: focused.cast()))
        guard flow.children.indices.contains(place) else { return }
        buildAndLayOut(flow.children[place...place])
    }

    override func place(_ frame: CGRect) {
        super.place(frame)
        place = frame
        isOutgrown = false
        buildVisibleContent()
    }

    /// A Boolean value that indicates whether new cells need more space than the flow has until its next placement.
    private var isOutgrown = false

    override func allocate(_ child: UnsafeMutablePointer<GtkWidget>, _ place: CGRect) {
        var place = place
        if isOutgrown {
            var least: Int32 = 0
            gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
            place.size.width = max(place.width, CGFloat(least))
            gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, Int32(place.width), &least, nil, nil, nil)
            place.size.height = max(place.height, CGFloat(least))
        }
        super.allocate(child, place)
    }

    /// The scroll view that contains the flow.
    private var scrollNode: (any AnyScrollNode)? {
        var node = flow.parent
        while let current = node {
            if let scrollNode = current.asScrollNode { return scrollNode }
            node = current.parent
        }
        return nil
    }

    /// Builds the visible subviews; when scrolling settles, those within half a page, and names all others.
    private func buildVisibleContent() {
        buildVisibleContent(margin: 0)
        renderer.whenStill(flow) { [weak self] in
            self?.buildVisibleContent(margin: 0.5)
            self?.cells.values.forEach { if !$0.isNamed { $0.nameAfterContent() } }
        }
    }

    /// Builds the visible subviews and those within `margin` pages around.
    private func buildVisibleContent(margin: CGFloat) {
        guard let scroll else { return }
        var rect = scroll.visibleRect
        rect = rect.insetBy(dx: -rect.width * margin, dy: -rect.height * margin)
        let origin = origin(in: scroll)
        guard rect.minX < origin.x + place.width, rect.maxX > origin.x else { return }
        buildAndLayOut(
            flow.children[flow.places(from: rect.minY - origin.y, to: rect.maxY - origin.y, width: place.width)])
    }

    fileprivate func buildAndLayOut(_ nodes: some Sequence<_ViewNode>) {
        let waiting = waiting(among: nodes)
        guard !waiting.isEmpty else { return }
        let size = flow.cellSize
        build(waiting)
        // Some widgets have their final size only inside of a window.
        renderer.flush()
        guard flow.cellSize != size else { return }
        isOutgrown = true
        flow.cellSizeChanged()
    }

    /// Returns the nodes that aren't built yet.
    private func waiting(among nodes: some Sequence<_ViewNode>) -> [DeferredNode] {
        nodes.compactMap { $0 as? DeferredNode }.filter { !$0.isBuilt }
    }

    private func build(_ waiting: [DeferredNode]) {
        for node in waiting {
            node.buildContent()
            let cell = cells[ObjectIdentifier(node)]!
            cell.nameAfterContent()
            renderer.needsSync(cell.host)
        }
    }

    /// Returns the origin of the flow in the content of a scroll view.
    private func origin(in scroll: ScrollMount) -> CGPoint {
        var origin = flow.frame.origin
        var node = flow.parent
        while let current = node, current !== scroll.node {
            if current.isHost {
                origin.x += current.frame.minX
                origin.y += current.frame.minY
            }
            node = current.parent
        }
        return origin
    }

    override func host(for child: _ViewNode) -> HostView? { cells[ObjectIdentifier(child)]?.host }

    override func update() {
        gtk_flow_box_set_column_spacing(child.opaque, UInt32(flow.flow.spacing.rounded()))
        gtk_flow_box_set_row_spacing(child.opaque, UInt32(flow.flow.lineSpacing.rounded()))
        gtk_flow_box_set_min_children_per_line(child.opaque, UInt32(clamping: flow.flow.minimumPerLine))
        gtk_flow_box_set_max_children_per_line(child.opaque, UInt32(clamping: flow.flow.maximumPerLine))
    }

    override func remainderChanged() {
        for cell in cells.values { gtk_widget_queue_allocate(cell.host.widget) }
    }

    override func accessibleTextChanged(below child: _ViewNode?) {
        if let child { cells[ObjectIdentifier(child)]?.nameAfterContent() }
    }

    override func childrenChanged() {
        var gone = cells
        var came: [(place: Int, node: _ViewNode)] = []
        var (last, isReordered) = (-1, false)
        for (place, node) in flow.children.enumerated() {
            guard let cell = gone.removeValue(forKey: ObjectIdentifier(node)) else {
                came.append((place, node))
                continue
            }
            isReordered = isReordered || cell.place < last
            last = cell.place
            if cell.place != place { cell.place = place }
        }
        // Each new cell is sorted into its position if the others are in order.
        for (place, node) in came {
            let cell = FlowCell(node, at: place, in: self)
            cells[ObjectIdentifier(node)] = cell
            gtk_flow_box_insert(child.opaque, cell.widget, -1)
            if cell.isBuilt { renderer.needsSync(cell.host) }
        }
        // The first cell determines the size of all cells until others are visible.
        build(waiting(among: scrollNode == nil ? flow.children[...] : flow.children.prefix(1)))
        for (key, cell) in gone {
            cells[key] = nil
            gtk_flow_box_remove(child.opaque, cell.widget)
        }
        if isReordered || !came.isEmpty && !gone.isEmpty { gtk_flow_box_invalidate_sort(child.opaque) }
    }
}

/// A subview of a flow, with its native child and, once built, its host.
private final class FlowCell {
    private let reference: ObjectRef
    private unowned let node: _ViewNode
    private unowned let mount: FlowMount
    var place: Int { didSet { Self.setPlace(place, of: widget) } }

    var widget: UnsafeMutablePointer<GtkWidget> { reference.widget }
    var isBuilt: Bool { (node as? DeferredNode)?.isBuilt != false }

    /// The origin of the cell in the flow; `nil` before layout.
    var origin: CGPoint? {
        guard let flow = gtk_widget_get_parent(widget), gtk_widget_get_width(widget) > 0 else { return nil }
        return CGPoint.zero.converted(from: widget, to: flow)
    }

    init(_ node: _ViewNode, at place: Int, in mount: FlowMount) {
        self.node = node
        self.mount = mount
        reference = ObjectRef(sinking: gtk_flow_box_child_new()!)
        self.place = place
        Self.setPlace(place, of: widget)
        AccessibleActions.add(to: widget, of: self) { [weak self] in
            guard let self, node.environment.isEnabled else { return [] }
            return [AccessibleAction(name: AccessibleAction.click) { self.click() }]
        }
        if isBuilt {
            nameAfterContent()
        } else if let deferred = node as? DeferredNode {
            deferred.buildInCell = { [weak mount, unowned deferred] in mount?.buildAndLayOut([deferred]) }
        }
    }

    private func click() {
        // This builds the subview, if it wasn't visible before.
        gtk_widget_grab_focus(widget)
        node.performAccessibleClick()
    }

    private(set) lazy var host = makeHost()

    private func makeHost() -> HostView {
        let host = HostView()
        host.measure = { [unowned node] _ in node.sizeThatFits(.unspecified) }
        host.layout = { [unowned node, unowned mount] size in
            mount.flow.place(node, inCell: CGRect(origin: mount.remainder, size: size))
        }
        host.show(node)
        host.owner = widget
        gtk_flow_box_child_set_child(widget.cast(), host.widget)
        return host
    }

    /// A Boolean value that indicates whether the cell has an accessible label, or there is none for it yet.
    private(set) var isNamed = false

    /// Sets the accessible label of the cell to the texts inside, or before there are any, to the subview's own label.
    func nameAfterContent() {
        isNamed = true
        if let waiting = node as? DeferredNode, !waiting.isBuilt {
            return setAccessibleLabel(waiting.declaredLabel, on: widget, from: .content)
        }
        setAccessibleLabel(node.accessibleText, on: widget, from: .content)
        guard node.isAccessibilityHidden != isAccessibilityHidden else { return }
        isAccessibilityHidden.toggle()
        cork_accessible_set_hidden(widget, isAccessibilityHidden ? 1 : 0)
    }

    private var isAccessibilityHidden = false

    private static let key = g_quark_from_static_string("cork-flow-place")

    private static func setPlace(_ place: Int, of widget: UnsafeMutablePointer<GtkWidget>) {
        g_object_set_qdata(widget.cast(), key, UnsafeMutableRawPointer(bitPattern: place + 1))
    }

    static func place(of widget: UnsafeMutablePointer<GtkFlowBoxChild>) -> Int32 {
        Int32(Int(bitPattern: g_object_get_qdata(widget.cast(), key)) - 1)
    }
}
