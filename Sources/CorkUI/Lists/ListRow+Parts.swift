import Foundation

/// A part of a row other than its content.
enum RowPart: Hashable {
    case background
    case line(VerticalEdge)
    case insertion
    case expander
    case badge
    case indicator
    case actions(HorizontalEdge)

    static let insertionThickness: CGFloat = 2
}

/// The line at the position where dragged rows would be inserted.
struct InsertionLine: View {
    var body: some View { Rectangle().fill(.tint).frame(height: RowPart.insertionThickness) }
}

/// The frame around a row into which dragged rows would be inserted.
struct InsertionFrame: View {
    var body: some View { RoundedRectangle(cornerRadius: 4).strokeBorder(.tint, lineWidth: RowPart.insertionThickness) }
}

extension ListRowNode {
    /// The indentation of a level of an outline, in points.
    private var indentation: CGFloat {
        guard let expander = node(of: .expander), let level else { return 0 }
        return (expander.sizeThatFits(.unspecified).width + RowExpanderNode.gap) / CGFloat(level + 1)
    }

    /// Returns the distance of content at a level from the leading edge, in points.
    func start(ofLevel level: Int) -> CGFloat { level == 0 ? 0 : insets.leading + CGFloat(level) * indentation }

    /// Returns the level of an outline at a horizontal position in the list.
    func level(at x: CGFloat) -> Int {
        let distance = environment.layoutDirection == .rightToLeft ? ownFrame.maxX - x : x - ownFrame.minX
        return indentation > 0 ? Int(max((distance - insets.leading) / indentation, 0)) : 0
    }

    /// Returns the node of a part, or `nil` if the row does not show it.
    func node(of part: RowPart) -> _ViewNode? { parts.firstIndex(of: part).map { children[$0 + 1] } }

    /// Updates, adds, and removes the nodes of the parts.
    func updateParts() {
        let wanted = wantedParts
        var known = Dictionary(uniqueKeysWithValues: zip(parts, children.dropFirst()))
        var isSame = wanted.map(\.part) == parts
        parts = wanted.map(\.part)
        let nodes = wanted.map { part, item -> _ViewNode in
            if let node = known[part], node.canTake(item) {
                known[part] = nil
                node.update(item, environment: environment, bodyEnvironment: environment)
                return node
            }
            isSame = false
            return makeChild(item, environment: environment, bodyEnvironment: environment)
        }
        known.values.forEach { $0.remove() }
        guard !isSame else { return }
        children = [children[0]] + nodes
        childrenChanged()
    }

    private var wantedParts: [(part: RowPart, item: _ViewListItem)] {
        var found: [(part: RowPart, item: _ViewListItem)] = []
        func add<V: View>(_ part: RowPart, _ slot: Int, _ view: V) {
            found.append((part, _ViewListItem.combining(view, in: ZStackLayout(), slot: slot)))
        }
        if isRow, isSelected != true, let background = item.values.rowBackground { add(.background, 1, background) }
        for edge in VerticalEdge.allCases {
            guard let line = value.lines[edge], line.isRequested || environment._listLook.hasSeparators else {
                continue
            }
            if let tint = line.tint {
                add(.line(edge), 2, tint.frame(height: Divider.thickness))
            } else {
                add(.line(edge), 3, Divider())
            }
        }
        if isRow, let disclosure {
            let expander = _RowExpander(level: disclosure.level, isExpanded: disclosure.isExpanded) {
                [weak self] in self?.toggle()
            }
            add(.expander, 7, expander)
        }
        if isRow, let badge = item.values.row.badge {
            // Only the theme knows a legible color for the background of selected rows.
            if isSelected == true { add(.badge, 4, badge) } else { add(.badge, 4, badge.foregroundStyle(.secondary)) }
        }
        if let isExpanded = value.isExpanded, environment._listLook.hidesSections {
            add(.indicator, 7, SectionIndicator(isExpanded: isExpanded, title: children[0].writtenText))
        }
        if let edge = swipedEdge, let actions = swipeActions(edge) {
            add(.actions(edge), 5, SwipeButtons(actions: actions, edge: edge) { [weak self] in self?.closeSwipe() })
        }
        switch insertion {
        case .beside: add(.insertion, 6, InsertionLine())
        case .inside: add(.insertion, 8, InsertionFrame())
        case nil: break
        }
        return found
    }

    /// A Boolean value that indicates whether the content is clipped to the row, because it is moved aside or has a
    /// background.
    public var isClipped: Bool { swipe != 0 || parts.first == .background }

    package func swipeActions(_ edge: HorizontalEdge) -> SwipeActions? {
        isRow ? item.values[swipeActions: edge] : nil
    }

    package var swipeButtons: _ViewNode? { swipedEdge.flatMap { node(of: .actions($0)) } }

    package func updateSwipeButtons() { updateParts() }

    package var rowMenu: OpenMenu? { list?.menu(for: self) }
}
