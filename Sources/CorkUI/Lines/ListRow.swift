import Foundation

/// A row, a header or a footer of a list.
public struct _ListRow: UnaryView {
    let content: ListItem
    /// The place among all subviews of the list.
    let index: Int
    let kind: LineTable.Kind
    let separators: VerticalEdge.Set

    /// The room around the content where nobody says otherwise.
    static let insets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)

    public var _kind: String? {
        switch kind {
        case .header: "Header"
        case .row: "Row"
        case .footer: "Footer"
        }
    }

    public static func _makeViewNode(_ item: ListItem, _ view: Self, _ inputs: NodeInputs) -> ViewNode {
        ListRowNode(item, inputs)
    }
}

/// A row, placed: a surface with its content and the lines that separate it from others.
public final class ListRowNode: ViewNode {
    private var value: _ListRow { item.view as! _ListRow }
    private var insets: EdgeInsets { item.values.rowInsets ?? _ListRow.insets }
    /// Whether the row is selected; nil where it cannot be.
    public private(set) var isSelected: Bool?

    override var isContainer: Bool { true }
    override var stackOrientation: Axis? { .vertical }
    override var retainableState: PropertyStorage? { children[0].retainableState }
    public override var isSurface: Bool { true }

    override var isReusable: Bool { hasReusableChildren }

    override func canBecome(_ item: ListItem) -> Bool {
        guard let row = item.view as? _ListRow, row.kind == value.kind else { return false }
        return row.content.headType == value.content.headType && super.canBecome(item)
    }

    /// What is shown, as the list received it.
    var content: ListItem { value.content }
    /// The place among all subviews of the list, headers and footers included.
    var index: Int { value.index }
    /// Whether it is a row, neither a header nor a footer.
    public var isRow: Bool { value.kind == .row }

    /// The entries of the menu that the content has.
    var contentMenu: AnyView? {
        var node = children.first
        while let current = node {
            if let menu = current as? any MenuSurface, menu.isContextMenu { return menu.entries }
            node = current.children.count == 1 ? current.children[0] : nil
        }
        return nil
    }

    /// The list that the row is in.
    public var list: (any ListSurface)? {
        var node = parent
        while let current = node {
            if let list = current as? any ListSurface { return list }
            node = current.parent
        }
        return nil
    }

    private var separators: [VerticalEdge] { VerticalEdge.allCases.filter { value.separators.contains(.init($0)) } }

    override func build() {
        if isRow { isSelected = list?.isSelected(self) }
        children = [makeChild(value.content, environment: environment, bodyEnvironment: environment)]
        makeSeparators()
    }

    private func makeSeparators() {
        children += separators.map { edge in
            let item = ListItem(Divider(), ItemInputs(id: .root(.slot(edge == .top ? 0 : 1))))
            return makeChild(item, environment: environment, bodyEnvironment: environment)
        }
    }

    override func take(from old: ListItem, environmentChanged: Bool) {
        updateChild(value.content, environment: environment, bodyEnvironment: environment)
        let before = (old.view as! _ListRow).separators
        if before != value.separators || environmentChanged {
            children[1...].forEach { $0.remove() }
            children.removeSubrange(1...)
            makeSeparators()
            childrenChanged()
        } else if old.values.rowInsets != item.values.rowInsets {
            invalidateLayout()
        }
        if isRow { isSelected = list?.isSelected(self) }
        updateMount()
    }

    /// What is selected in the list may be something else.
    func refreshSelection() {
        guard isRow, let now = list?.isSelected(self), now != isSelected else { return }
        isSelected = now
        updateMount()
    }

    public override func remove() {
        if holdsFocus { list?.focusedRowWillGo() }
        super.remove()
    }

    private var holdsFocus: Bool {
        var node = graph.focus.node
        while let current = node, current !== self { node = current.parent }
        return node === self
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.inset(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let content = children[0].sizeThatFits(inner(proposal))
        return CGSize(
            width: proposal.width ?? content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
    }

    override func computeTraits() -> LayoutTraits { LayoutTraits(heightFollowsWidth: true) }
    override func computeAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }
    override func computeSpacing() -> ViewSpacing { ViewSpacing() }

    public override func placeChildren(in bounds: CGRect) {
        let proposal = inner(ProposedViewSize(width: bounds.width, height: nil))
        let origin = CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
        let size = children[0].sizeThatFits(proposal)
        children[0].place(mirrored(CGRect(origin: origin, size: size), in: bounds), proposal: proposal)
        for (edge, line) in zip(separators, children[1...]) {
            let frame = CGRect(
                x: origin.x, y: edge == .top ? bounds.minY : bounds.maxY - Divider.thickness,
                width: max(bounds.width - insets.leading, 0), height: Divider.thickness)
            line.place(mirrored(frame, in: bounds))
        }
    }
}

/// Whether something is seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// Where it usually is.
    case automatic
    case visible
    case hidden
}

/// The upper or the lower side of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom

    /// None, one or both of them.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One side.
        public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }
        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}

extension ContainerValues {
    private enum RowInsetsKey: ContainerValueKey {
        static var defaultValue: EdgeInsets? { nil }
    }

    private enum RowSeparatorsKey: ContainerValueKey {
        static var defaultValue: RowSeparators { RowSeparators() }
    }

    /// What a row says of the lines above and below it.
    struct RowSeparators: Equatable {
        var top = Visibility.automatic
        var bottom = Visibility.automatic
    }

    /// The room around the content of a row; nil where nothing is said.
    var rowInsets: EdgeInsets? {
        get { self[RowInsetsKey.self] }
        set { self[RowInsetsKey.self] = newValue }
    }

    var rowSeparators: RowSeparators {
        get { self[RowSeparatorsKey.self] }
        set { self[RowSeparatorsKey.self] = newValue }
    }
}

/// Says something of rows to the list they are in.
public struct _ListRowModifier: MetadataModifier {
    let change: @MainActor (inout ContainerValues) -> Void

    public func _apply(_ inputs: inout ItemInputs) { change(&inputs.values) }
}

extension View {
    /// Shows or hides the lines that separate a row from those around it (R7.33).
    ///
    /// On a section, a loop or a group it holds for all of its rows; inside of a row it says nothing.
    ///
    /// - Parameters:
    ///   - visibility: whether the lines are seen; usually they are between the rows of a section. One that the other of
    ///     two rows hides is not seen.
    ///   - edges: the lines above and below the row, or one of them.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            _ListRowModifier {
                if edges.contains(.top) { $0.rowSeparators.top = visibility }
                if edges.contains(.bottom) { $0.rowSeparators.bottom = visibility }
            })
    }

    /// Sets the room around the content of a row in a list, in points; nil for the usual one.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(_ListRowModifier { $0.rowInsets = insets })
    }
}
