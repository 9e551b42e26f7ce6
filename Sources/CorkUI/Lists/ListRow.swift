import Foundation

/// A row, a header or a footer of a list.
public struct _ListRow: _UnaryView {
    /// Where a row is in its section.
    struct Ends: OptionSet {
        let rawValue: Int8
        /// Nothing of the section is above.
        static let sectionStart = Ends(rawValue: 1)
        /// Nothing of the section is below.
        static let sectionEnd = Ends(rawValue: 2)
        /// Nothing of the list is above.
        static let listStart = Ends(rawValue: 4)
        /// Nothing of the list is below.
        static let listEnd = Ends(rawValue: 8)
        /// No row of the section is above.
        static let firstRow = Ends(rawValue: 16)
        /// No row of the section is below.
        static let lastRow = Ends(rawValue: 32)
    }

    /// A line above or below a row.
    struct Line: Equatable {
        /// Nil for the colour of the theme.
        var tint: Color?
        /// Whether it is shown in lists without lines.
        var isAskedFor: Bool
    }

    let content: _ViewListItem
    /// The version of the list with which the content came to be another.
    let contentChange: Int
    /// The place among all subviews of the list.
    let index: Int
    let kind: LineTable.Kind
    let ends: Ends
    /// Whether the rows of a header's section are shown; nil where they always are.
    let isExpanded: Binding<Bool>?
    /// Nil where there is none.
    let lines: EdgePair<Line?>

    /// The room around the content where nobody says otherwise.
    static let insets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)

    /// The name of the view's elements in tests and descriptions, or nil if it has none.
    public var _kind: String? {
        switch kind {
        case .header: "Header"
        case .row: "Row"
        case .footer: "Footer"
        }
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ListRowNode(item, inputs)
    }
}

/// A row, placed: a surface with its content and what is around that.
package final class ListRowNode: _ViewNode, SwipeSurface {
    var value: _ListRow { item.value(as: _ListRow.self) }
    var insets: EdgeInsets { item.values.row.insets ?? _ListRow.insets }
    /// Whether the row is selected; nil where it cannot be.
    package private(set) var isSelected: Bool?
    /// What there is besides the content, in the order of the nodes.
    var parts: [RowPart] = []
    /// Where rows that are dragged would come in.
    var insertion: RowInsertion? {
        didSet {
            guard insertion != oldValue else { return }
            updateParts()
            placeAnew()
        }
    }
    /// Whether the row is on its way with the pointer.
    package internal(set) var isDragged = false { didSet { if isDragged != oldValue { updateMount() } } }
    package var swipe: CGFloat = 0 { didSet { if swipe != oldValue { swipeChanged(from: oldValue) } } }
    package var swipeOrigin = CGPoint.zero
    package var swipeScope: SwipeScope? { list?.swipes }

    override var isContainer: Bool { true }
    override var stackOrientation: Axis? { .vertical }
    override var retainableState: PropertyStorage? { children[0].retainableState }
    package override var isSurface: Bool { true }
    /// The background is behind the content.
    override var childDepths: [Double] { parts.first == .background ? [0, -1] + parts.dropFirst().map { _ in 0 } : [] }
    override var isReusable: Bool { hasReusableChildren }

    override func canBecome(_ item: _ViewListItem) -> Bool {
        guard let row = item.value(ifOf: _ListRow.self), row.kind == value.kind else { return false }
        guard (item.values.disclosure == nil) == (disclosure == nil) else { return false }
        return row.content.headType == value.content.headType && super.canBecome(item)
    }

    /// What is shown, as the list received it.
    var content: _ViewListItem { value.content }
    /// The place among all subviews of the list, headers and footers included.
    var index: Int { value.index }
    /// Whether it is a row, neither a header nor a footer.
    package var isRow: Bool { value.kind == .row }
    /// Whether no other row of its section is above.
    package var isFirstOfSection: Bool { value.ends.contains(.firstRow) }
    /// Whether no other row of its section is below.
    package var isLastOfSection: Bool { value.ends.contains(.lastRow) }

    /// The list that the row is in.
    package var list: (any ListSurface)? {
        var node = parent
        while let current = node {
            if let list = current as? any ListSurface { return list }
            node = current.parent
        }
        return nil
    }

    /// Where the row is in an outline; nil where it is in none.
    var disclosure: RowDisclosure? { item.values.disclosure }
    /// Whether what is below in the outline is shown; nil where there is nothing to show.
    package var isExpanded: Bool? { disclosure?.isExpanded }
    /// In how many branches of an outline the row is.
    package var level: Int? { disclosure?.level }

    /// Opens or closes what is below; says whether there is anything.
    @discardableResult
    func toggle() -> Bool {
        guard let isExpanded else { return false }
        list?.setExpanded(!isExpanded, self)
        return true
    }

    /// Opens or closes what is below, or presses the only button; says whether there is anything of both.
    func use() -> Bool {
        if toggle() { return true }
        let buttons = children[0].buttons
        guard buttons.count == 1, let button = buttons.first, button.environment.isEnabled else { return false }
        button.activate()
        return true
    }

    /// Does what a click beside all that is on the row does: opens or closes what is below, or presses the button that is
    /// all of its content.
    func useAround() {
        if toggle() { return }
        var node: _ViewNode? = children[0]
        while let current = node {
            if let button = current as? any ButtonSurface {
                if button.environment.isEnabled { button.activate() }
                return
            }
            node = current.children.count == 1 ? current.children[0] : nil
        }
    }

    override func build() {
        if isRow { isSelected = list?.isSelected(self) }
        children = [makeChild(value.content, environment: contentEnvironment, bodyEnvironment: contentEnvironment)]
        updateParts()
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        if old.id != item.id || graph.isReusing { (insertion, isDragged, swipe) = (nil, false, 0) }
        if isRow { isSelected = list?.isSelected(self) }
        let before = old.value(as: _ListRow.self)
        let hasSameContent = old.id == item.id && before.contentChange == value.contentChange
        if !hasSameContent || environmentChanged || graph.isReusing {
            updateChild(value.content, environment: contentEnvironment, bodyEnvironment: contentEnvironment)
        }
        updateParts()
        if old.values.disclosure?.level != level || old.values.row.insets != item.values.row.insets
            || before.ends != value.ends
            || environmentChanged
        {
            invalidateLayout()
        }
        updateMount()
    }

    private var knownEnvironment: (outer: EnvironmentValues, inner: EnvironmentValues)?

    /// Headers stand out, and footers stand back.
    private var contentEnvironment: EnvironmentValues {
        if isRow { return environment }
        if let known = knownEnvironment, known.outer.isIdentical(to: environment) { return known.inner }
        var inner = environment
        if value.kind == .header {
            inner.fontWeight = .bold
        } else {
            inner.foreground = Foreground([AnyShapeStyle(.secondary)], around: environment.foreground)
        }
        knownEnvironment = (environment, inner)
        return inner
    }

    /// What is selected in the list may be something else.
    func refreshSelection() {
        guard isRow, let now = list?.isSelected(self), now != isSelected else { return }
        isSelected = now
        updateParts()
        updateMount()
    }

    package override func remove() {
        if holdsFocus { list?.focusedRowWillGo() }
        super.remove()
    }

    private var holdsFocus: Bool {
        var node = graph.focus.node
        while let current = node, current !== self { node = current.parent }
        return node === self
    }

    // MARK: Layout

    /// The room that the list leaves around the row.
    private var room: EdgeInsets {
        let look = environment._listLook
        var room = EdgeInsets(look.margin, .horizontal)
        let ends = value.ends
        if ends.contains(.sectionStart) {
            if look.isSurrounded || !ends.contains(.listStart) { room.top = look.sectionGap }
        } else if isRow, !ends.contains(.firstRow) {
            room.top = look.rowGap
        }
        if ends.contains(.listEnd), look.isSurrounded { room.bottom = look.sectionGap }
        return room
    }

    /// Where the row itself is: its frame without the room around.
    package var ownFrame: CGRect {
        let room = room
        return CGRect(
            x: frame.minX + room.leading, y: frame.minY + room.top,
            width: max(frame.width - room.leading - room.trailing, 0),
            height: max(frame.height - room.top - room.bottom, 0))
    }

    /// The size of ``ownFrame`` for a proposal.
    package func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        let (across, along) = (room.leading + room.trailing, room.top + room.bottom)
        let size = sizeThatFits(
            ProposedViewSize(width: proposal.width.map { $0 + across }, height: proposal.height.map { $0 + along }))
        return CGSize(width: max(size.width - across, 0), height: max(size.height - along, 0))
    }

    override func leavingSurface(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: ownFrame.minX, dy: ownFrame.minY) }
    package override func enteringSurface(_ point: CGPoint) -> CGPoint { point - ownFrame.origin }

    /// What is kept free around the content, inside of the row.
    private var margins: EdgeInsets {
        var margins = insets
        if let expander = node(of: .expander) {
            margins.leading += expander.sizeThatFits(.unspecified).width + RowExpanderNode.gap
        }
        for part in [RowPart.badge, .indicator] {
            guard let node = node(of: part) else { continue }
            margins.trailing += node.sizeThatFits(.unspecified).width + defaultSpacing
        }
        return margins
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let (room, margins) = (room, margins)
        let outer = CGSize(
            width: room.leading + room.trailing + margins.leading + margins.trailing,
            height: room.top + room.bottom + margins.top + margins.bottom)
        let content = children[0].sizeThatFits(proposal.inset(width: outer.width, height: outer.height))
        return CGSize(width: proposal.width ?? content.width + outer.width, height: content.height + outer.height)
    }

    override func computeTraits() -> LayoutTraits { LayoutTraits(heightFollowsWidth: true) }
    override func computeAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }
    override func computeSpacing() -> ViewSpacing { ViewSpacing() }

    /// - Parameter bounds: where the row's own rectangle begins on its surface, with the size of the frame.
    package override func placeChildren(in bounds: CGRect) {
        let bounds = CGRect(origin: bounds.origin, size: ownFrame.size)
        let margins = margins
        let proposal = ProposedViewSize(width: bounds.width, height: nil)
            .inset(width: margins.leading + margins.trailing, height: margins.top + margins.bottom)
        let origin = CGPoint(x: bounds.minX + margins.leading + swipe, y: bounds.minY + margins.top)
        let frame = CGRect(origin: origin, size: children[0].sizeThatFits(proposal))
        children[0].place(mirrored(frame, in: bounds), proposal: proposal)
        for (part, node) in zip(parts, children.dropFirst()) {
            node.place(mirrored(placement(of: part, node, in: bounds, margins), in: bounds))
        }
    }

    private func placement(of part: RowPart, _ node: _ViewNode, in bounds: CGRect, _ margins: EdgeInsets) -> CGRect {
        func line(_ edge: VerticalEdge, _ thickness: CGFloat, from x: CGFloat) -> CGRect {
            let y = edge == .top ? bounds.minY : bounds.maxY - thickness
            return CGRect(x: x, y: y, width: max(bounds.maxX - x, 0), height: thickness)
        }
        let size = node.sizeThatFits(.unspecified)
        let y = bounds.midY - size.height / 2
        switch part {
        case .background: return bounds
        case .line(let edge): return line(edge, Divider.thickness, from: bounds.minX + insets.leading)
        case .insertion:
            guard case .beside(let edge, let level) = insertion else { return bounds }
            return line(edge, RowPart.insertionThickness, from: bounds.minX + start(ofLevel: level))
        case .expander:
            return CGRect(
                x: bounds.minX + insets.leading + swipe, y: bounds.minY, width: size.width, height: bounds.height)
        case .badge, .indicator:
            return CGRect(origin: CGPoint(x: bounds.maxX - insets.trailing - size.width + swipe, y: y), size: size)
        case .actions(let edge): return swipeFrame(edge, size, in: bounds)
        }
    }
}
