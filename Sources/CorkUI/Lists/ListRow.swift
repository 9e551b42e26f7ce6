import Foundation

/// A row, header, or footer of a list.
public struct _ListRow: _UnaryView {
    /// The position of a row at the ends of its section and list.
    struct Ends: OptionSet {
        let rawValue: Int8
        /// The first line of the section.
        static let sectionStart = Ends(rawValue: 1)
        /// The last line of the section.
        static let sectionEnd = Ends(rawValue: 2)
        /// The first line of the list.
        static let listStart = Ends(rawValue: 4)
        /// The last line of the list.
        static let listEnd = Ends(rawValue: 8)
        /// The first row of the section.
        static let firstRow = Ends(rawValue: 16)
        /// The last row of the section.
        static let lastRow = Ends(rawValue: 32)
    }

    /// A separator above or below a row.
    struct Line: Equatable {
        /// The color, or `nil` for that of the theme.
        var tint: Color?
        /// A Boolean value that indicates whether the separator is explicitly visible, also in lists without
        /// separators.
        var isRequested: Bool
    }

    let content: _ViewListItem
    /// The index among all subviews of the list.
    let index: Int
    let kind: LineTable.Kind
    let ends: Ends
    /// A binding to a Boolean value that indicates whether the section of a header is expanded, or `nil` if it cannot
    /// be collapsed.
    let isExpanded: Binding<Bool>?
    /// The separators, each `nil` if there is none.
    let lines: EdgePair<Line?>

    /// The default padding around the content.
    static let insets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)

    /// The name of the view's elements in tests and descriptions, or `nil` if it has none.
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

/// The node of a row, a host with the content and the other parts of the row.
package final class ListRowNode: _ViewNode, AnySwipeNode {
    var value: _ListRow { item.value(as: _ListRow.self) }
    var insets: EdgeInsets { item.values.row.insets ?? _ListRow.insets }
    /// A Boolean value that indicates whether the row is selected, or `nil` if it cannot be selected.
    package private(set) var isSelected: Bool?
    /// The parts that the row shows, in the order of their nodes.
    var parts: [RowPart] = []
    /// The position at this row where dragged rows would be inserted.
    var insertion: RowInsertion? {
        didSet {
            guard insertion != oldValue else { return }
            updateParts()
            placeAgain()
        }
    }
    /// A Boolean value that indicates whether the row is being dragged.
    package internal(set) var isDragged = false { didSet { if isDragged != oldValue { updateMount() } } }
    package var swipe: CGFloat = 0 { didSet { if swipe != oldValue { swipeChanged(from: oldValue) } } }
    package var swipeOrigin = CGPoint.zero
    package var swipeScope: SwipeScope? { list?.swipes }

    override var isContainer: Bool { true }
    override var stackOrientation: Axis? { .vertical }
    override var retainableState: PropertyStorage? { children[0].retainableState }
    package override var isHost: Bool { true }
    /// The depths of the children, which put the background behind the content.
    override var childDepths: [Double] { parts.first == .background ? [0, -1] + parts.dropFirst().map { _ in 0 } : [] }
    override var isReusable: Bool { hasReusableChildren }

    override func canBeReused(for item: _ViewListItem) -> Bool {
        guard let row = item.value(ifOf: _ListRow.self), row.kind == value.kind else { return false }
        guard (item.values.disclosure == nil) == (disclosure == nil) else { return false }
        return row.content.headType == value.content.headType && super.canBeReused(for: item)
    }

    /// The content, as the list received it.
    var content: _ViewListItem { value.content }
    /// The index among all subviews of the list, including headers and footers.
    var index: Int { value.index }
    /// A Boolean value that indicates whether this is a row, rather than a header or a footer.
    package var isRow: Bool { value.kind == .row }
    /// A Boolean value that indicates whether this is the first row of its section.
    package var isFirstOfSection: Bool { value.ends.contains(.firstRow) }
    /// A Boolean value that indicates whether this is the last row of its section.
    package var isLastOfSection: Bool { value.ends.contains(.lastRow) }

    /// The list that contains the row.
    package var list: (any AnyListScrollNode)? {
        var node = parent
        while let current = node {
            if let list = current as? any AnyListScrollNode { return list }
            node = current.parent
        }
        return nil
    }

    /// The state of the row in an outline, or `nil` if it is not part of one.
    var disclosure: RowDisclosure? { item.values.disclosure }
    /// A Boolean value that indicates whether the row of an outline is expanded, or `nil` if it cannot be.
    package var isExpanded: Bool? { disclosure?.isExpanded }
    /// The number of enclosing branches in an outline, or `nil` if the row is not part of one.
    package var level: Int? { disclosure?.level }

    /// Expands or collapses the row.
    ///
    /// - Returns: A Boolean value that indicates whether the row can be expanded.
    @discardableResult
    package func toggle() -> Bool {
        guard let isExpanded else { return false }
        list?.setExpanded(!isExpanded, self)
        return true
    }

    /// Expands or collapses the row, or presses its only button.
    ///
    /// - Returns: A Boolean value that indicates whether there was anything to do.
    func use() -> Bool {
        if toggle() { return true }
        let buttons = children[0].buttons
        guard buttons.count == 1, let button = buttons.first, button.environment.isEnabled else { return false }
        button.activate()
        return true
    }

    /// Performs the action of a click beside the controls of the row: expands or collapses it, or presses the button
    /// that is its whole content.
    func useAround() {
        if toggle() { return }
        if let button = children[0].wholeButton, button.environment.isEnabled { button.activate() }
    }

    /// Performs the default action for assistive technologies: that of a modifier, or else that of a click.
    package func performClick() {
        if let action = children[0].accessibilityDefaultAction { return action() }
        list?.click(self, [])
    }

    /// A Boolean value that indicates whether Space and Return on the row press the button that is its whole content,
    /// so that the button needs no focus of its own.
    package var isButton: Bool { list?.isSelectable == false && children[0].wholeButton != nil }

    override func build() {
        if isRow { isSelected = list?.isSelected(self) }
        children = [makeChild(value.content, environment: contentEnvironment, bodyEnvironment: contentEnvironment)]
        updateParts()
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        if old.id != item.id || graph.isReusing { (insertion, isDragged, swipe) = (nil, false, 0) }
        if isRow { isSelected = list?.isSelected(self) }
        let before = old.value(as: _ListRow.self)
        let hasSameContent = old.id == item.id && before.content.isSame(as: value.content)
        if !hasSameContent || environmentChanged || graph.isReusing {
            updateChild(value.content, environment: contentEnvironment, bodyEnvironment: contentEnvironment)
        }
        updateParts()
        if old.values.disclosure?.level != level || old.values.row.insets != item.values.row.insets
            || old.values.row.sectionMargins != item.values.row.sectionMargins || before.ends != value.ends
            || environmentChanged
        {
            invalidateLayout()
        }
        updateMount()
    }

    private var knownEnvironment: (outer: EnvironmentValues, inner: EnvironmentValues)?

    /// The environment of the content: headers are bold, and footers have the secondary style.
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

    /// Updates the row after a change of the selection.
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

    /// The space of the list around the row.
    private var room: EdgeInsets {
        let look = environment._listLook
        let margins = item.values.row.sectionMargins
        var room = EdgeInsets(leading: margins.leading ?? look.margin, trailing: margins.trailing ?? look.margin)
        let ends = value.ends
        if ends.contains(.sectionStart) {
            room.top = margins.top ?? (look.isSurrounded || !ends.contains(.listStart) ? look.sectionGap : 0)
        } else if isRow, !ends.contains(.firstRow) {
            room.top = look.rowGap
        }
        if ends.contains(.sectionEnd) {
            room.bottom = margins.bottom ?? (look.isSurrounded && ends.contains(.listEnd) ? look.sectionGap : 0)
        }
        return room
    }

    /// The frame of the row itself, without the space around it.
    package var ownFrame: CGRect {
        let room = room
        return CGRect(
            x: frame.minX + room.leading, y: frame.minY + room.top,
            width: max(frame.width - room.leading - room.trailing, 0),
            height: max(frame.height - room.top - room.bottom, 0))
    }

    /// Returns the size of ``ownFrame`` for a proposal.
    package func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        let (across, along) = (room.leading + room.trailing, room.top + room.bottom)
        let size = sizeThatFits(
            ProposedViewSize(width: proposal.width.map { $0 + across }, height: proposal.height.map { $0 + along }))
        return CGSize(width: max(size.width - across, 0), height: max(size.height - along, 0))
    }

    override func leavingHost(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: ownFrame.minX, dy: ownFrame.minY) }
    package override func enteringHost(_ point: CGPoint) -> CGPoint { point - ownFrame.origin }

    /// The insets of the content inside of the row, which leave space for other parts.
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

    /// Places the content and the other parts.
    ///
    /// - Parameter bounds: The origin of the row's own frame in its host, with the size of ``frame``.
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
