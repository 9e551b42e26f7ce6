import CGtk
import CorkUI
import Foundation

extension ListLines: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { LinesMount.make(node, renderer) }
}

extension LazyVStack: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { LinesMount.make(node, renderer) }
}

extension LazyVGrid: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { LinesMount.make(node, renderer) }
}

/// A lazy container whose lines are the items of a GtkListView.
///
/// The list view's model contains the lines that the container has made: the visible ones and half a page around them.
/// The list view is as high as these lines and does not scroll itself; the scroll view around the container moves it.
/// Scroll bars and kinetic scrolling therefore use the line lengths that the container knows, which GtkListView would
/// forget.
final class LinesMount: WidgetMount {
    private let lines: any AnyLineNode
    /// The parent of the list view and of subviews that are animated out.
    private let container: PlacedWidgets
    private let model = ObjectRef(adopting: cork_lines_new())
    private let viewReference: ObjectRef
    private var cells: [ObjectIdentifier: LineCell] = [:]
    /// The items of the list view's model, in order.
    private var items: [LineItem] = []
    /// Cells outside of the list view, such as subviews that are animated out.
    private var detachedCells: [LineCell] = []

    /// Returns the mount of a lazy container, or one without a widget if its lines cannot be list items.
    static func make(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        guard let lines = node as? any AnyLineNode, lines.mayShowListItems else { return Mount(node, renderer) }
        return LinesMount(lines, renderer)
    }

    private init(_ lines: any AnyLineNode, _ renderer: GtkRenderer) {
        self.lines = lines
        container = PlacedWidgets()
        viewReference = ObjectRef(sinking: cork_line_view_new(model.opaque)!)
        super.init(lines, renderer, container.widget)
        lines.showsListItems = true
        gtk_widget_add_css_class(view, "cork-lines")
        gtk_widget_set_parent(view, child)
        setAccessibleLabel("List", on: view, from: .content)
        container.allocate = { [weak self] width, height in self?.allocateContainer(width, height) }
        container.moveFocus = { [weak self] direction in self?.moveFocus(direction) ?? false }
        childrenChanged()
    }

    /// The GtkListView.
    var view: UnsafeMutablePointer<GtkWidget> { viewReference.widget }

    override var accessibleWidget: UnsafeMutablePointer<GtkWidget> { view }

    // MARK: Lines

    override func host(for child: _ViewNode) -> HostView? { cells[ObjectIdentifier(child)]?.host }

    override func childrenChanged() {
        let nodes = lines.listedAndLeavingChildren
        var gone = cells
        for node in nodes where gone.removeValue(forKey: ObjectIdentifier(node)) == nil {
            let cell = LineCell(node, in: self)
            cells[ObjectIdentifier(node)] = cell
            renderer.needsSync(cell.host)
        }
        for key in gone.keys { cells[key] = nil }
        updateItems(ofOtherNodes: true)
        for cell in gone.values {
            if gtk_widget_get_parent(cell.host.widget) != nil { gtk_widget_unparent(cell.host.widget) }
        }
    }

    override func accessibleTextChanged(below child: _ViewNode?) {
        if let child { cells[ObjectIdentifier(child)]?.line?.reportName() }
    }

    /// Updates the model and the positions of its items.
    ///
    /// - Parameter ofOtherNodes: `true` if the container's nodes have changed.
    private func updateItems(ofOtherNodes: Bool = false) {
        let shown = linesForItems
        if ofOtherNodes || !zip(items, shown).allSatisfy({ $0.shows($1) }) || items.count != shown.count {
            replaceItems(with: shown)
        }
        let (count, subviewCount) = (lines.lineCount, lines.subviewCount)
        for (item, line) in zip(items, shown) {
            item.setPlace(line.line + 1, of: count, cells: line.indices, of: subviewCount)
        }
        setExtents(of: shown)
    }

    /// The number of the last update of the model.
    private var generation = 0

    private func replaceItems(with shown: [ShownLine]) {
        generation += 1
        let now = shown.map { line in
            let cells = line.nodes.compactMap { self.cells[ObjectIdentifier($0)] }
            for cell in cells { cell.generation = generation }
            let reused = cells.lazy.compactMap(\.line).first {
                $0.isGridRow == line.isGridRow && $0.generation != generation
            }
            let item = reused ?? makeItem(cells, line)
            item.generation = generation
            return (item, cells)
        }
        setDetachedCells(cells.values.filter { $0.generation != generation && !$0.node.isExcluded })
        splice(now.map(\.0))
        for (item, cells) in now { item.setCells(cells) }
    }

    private func makeItem(_ cells: [LineCell], _ line: ShownLine) -> LineItem {
        let item = LineItem(cells, isGridRow: line.isGridRow)
        let isSelected = cells[0].row?.isSelected == true
        cork_line_set_selected(item.line.opaque, isSelected ? 1 : 0)
        return item
    }

    /// The lines to show: all that are made, or the visible ones and those after them up to the limit of GtkListView.
    private var linesForItems: [ShownLine] {
        let shown = lines.shownLines
        guard shown.count > Self.limit else { return shown }
        let inSight = shown.firstIndex { $0.extent.upperBound > sightStart } ?? 0
        let first = min(max(inSight - Self.limit / 4, 0), shown.count - Self.limit)
        return Array(shown[first..<first + Self.limit])
    }

    /// The number of items for which GtkListView creates widgets.
    private static let limit = 200

    /// The start of the visible part, in the coordinates of the container.
    private var sightStart: CGFloat { (host?.visibleRect?().minY ?? 0) - lines.frame.minY }

    /// Replaces the changed items of the model in one change, in which GTK keeps the widgets of items that move.
    private func splice(_ now: [LineItem]) {
        let before = items
        items = now
        let shorter = min(before.count, now.count)
        let front = (0..<shorter).first { before[$0] !== now[$0] } ?? shorter
        let back =
            (0..<shorter - front).first { before[before.count - 1 - $0] !== now[now.count - 1 - $0] } ?? shorter - front
        let (removed, added) = (before.count - front - back, now[front..<now.count - back])
        guard removed > 0 || !added.isEmpty else { return }
        let objects: [OpaquePointer?] = added.map(\.line.opaque)
        cork_lines_splice(model.opaque, guint(front), guint(removed), objects, guint(objects.count))
        // From GTK 4.20 on, list views report the positions in their models.
        if gtk_get_minor_version() >= 20 { for item in items { item.reportPlace() } }
    }

    /// Updates the selected state of a row's list item.
    func setSelected(_ row: _ViewNode, _ isSelected: Bool) {
        guard let place = items.firstIndex(where: { $0.cells[0].node === row }) else { return }
        cork_lines_set_selected(model.opaque, guint(place), isSelected ? 1 : 0)
    }

    /// Takes the cells that are outside of the list view.
    private func setDetachedCells(_ now: [LineCell]) {
        for cell in detachedCells
        where !now.contains(where: { $0 === cell }) && gtk_widget_get_parent(cell.host.widget) == child {
            gtk_widget_unparent(cell.host.widget)
        }
        detachedCells = now
    }

    /// Adds the cells outside of the list view to the container, once the list items have released them.
    private func addDetachedCells() {
        for cell in detachedCells where gtk_widget_get_parent(cell.host.widget) != child {
            let widget = cell.host.widget
            if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
            cell.setItem(nil)
            gtk_widget_set_parent(widget, child)
        }
    }

    // MARK: Places

    override func place(_ frame: CGRect) {
        super.place(frame)
        start = CGPoint(x: frame.minX - frame.minX.rounded(.down), y: frame.minY - frame.minY.rounded(.down))
        lines.placeChildren(in: CGRect(origin: start, size: frame.size))
        updateItems()
    }

    /// The fraction of a pixel at which the container starts.
    ///
    /// Its content is placed from there, so that it is rounded as content outside of the container is.
    private(set) var start = CGPoint.zero

    private func setExtents(of shown: [ShownLine]) {
        let (start, width) = (start.y, lines.frame.maxX.rounded() - lines.frame.minX.rounded(.down))
        var heights: [Int] = []
        for (place, item) in items.enumerated() {
            let extent = shown[place].extent
            let pixels = edge(start + extent.lowerBound)..<edge(start + extent.upperBound)
            let next = place + 1 < shown.count ? edge(start + shown[place + 1].extent.lowerBound) : pixels.upperBound
            // With a negative gap the next line starts before this one ends, or before it.
            let height = max(min(next - pixels.lowerBound, pixels.count + Self.gapLimit, Self.heightLimit), 0)
            item.setExtent(pixels, height: height, width: width)
            heights.append(height)
        }
        tops = heights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
        addDetachedCells()
        for cell in detachedCells { cell.placeAtNode() }
    }

    /// The start of each item in the list view and the end of the last one, in pixels.
    ///
    /// An item extends to the start of the next one. If lines between them don't exist, as after a focused row that
    /// was scrolled out of the visible part, its extent is limited, and the items before it are closer than their
    /// lines are.
    private var tops = [0]
    /// The longest gap after an item, in pixels; longer than any scroll view is high.
    private static let gapLimit = 1 << 16

    /// The height limit of an item, in pixels, with which GTK's sum of all heights does not overflow.
    private static let heightLimit = 5_000_000

    /// Returns the pixel nearest to an edge of a line.
    private func edge(_ place: CGFloat) -> Int { Int(min(max(place, -1e15), 1e15).rounded()) }

    /// The extent of the list view in the container, in pixels, with the visible items in their places.
    private var extent: Range<Int> {
        guard !items.isEmpty else { return 0..<0 }
        let start = Int(sightStart)
        let inSight = items.firstIndex { $0.extent.upperBound > start } ?? items.count - 1
        let top = items[inSight].extent.lowerBound - tops[inSight]
        return top..<top + tops[tops.count - 1]
    }

    override func allocate() {
        super.allocate()
        for item in items { item.placeInvalidated() }
        for cell in detachedCells { cell.host.placeOutdated() }
    }

    override func allocate(_ child: UnsafeMutablePointer<GtkWidget>, _ place: CGRect) {
        let (extent, frame) = (extent, lines.frame)
        let (x, y) = (
            frame.minX.rounded() - frame.minX.rounded(.down), frame.minY.rounded() - frame.minY.rounded(.down)
        )
        super.allocate(
            child,
            CGRect(
                x: place.minX - x, y: place.minY - y + CGFloat(extent.lowerBound), width: place.width + x,
                height: CGFloat(extent.count)))
    }

    private func allocateContainer(_ width: Int32, _ height: Int32) {
        cork_widget_allocate(view, 0, 0, width, height, -1, 0)
        for cell in detachedCells { cell.allocate(below: extent.lowerBound) }
    }

    // MARK: Focus

    /// The widgets that Tab visits, in order.
    var stops: [UnsafeMutablePointer<GtkWidget>] { items.flatMap { $0.cells.map(\.widget) } }

    /// The cell with the keyboard focus.
    var focusedCell: LineCell? {
        guard let root = gtk_widget_get_root(child), let focus = gtk_root_get_focus(root) else { return nil }
        return items.lazy.flatMap(\.cells).first { $0.hasFocus(focus) }
    }

    /// Moves the focus within the focused cell, then to the next cells.
    ///
    /// - Parameters:
    ///   - direction: Tab forward or backward; other directions do nothing.
    ///   - entersRows: `false` to skip the rows of a list, which are one stop of Tab together.
    /// - Returns: `false` if the focus leaves the container.
    func moveFocus(_ direction: GtkDirectionType, entersRows: Bool = true) -> Bool {
        guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else { return false }
        let cells = items.flatMap(\.cells)
        let ordered = direction == GTK_DIR_TAB_FORWARD ? cells : cells.reversed()
        var rest = ordered[...]
        if let current = focusedCell, let index = ordered.firstIndex(where: { $0 === current }) {
            if current.moveFocus(direction) { return true }
            rest = ordered[(index + 1)...]
        }
        return rest.contains { (entersRows || $0.host.owner == nil) && $0.moveFocus(direction) }
    }
}
