import Foundation

/// What a swipe over a row uncovers, on one side.
struct SwipeActions {
    let allowsFullSwipe: Bool
    let content: AnyView
}

extension ContainerValues {
    private enum LeadingKey: ContainerValueKey {
        static var defaultValue: SwipeActions? { nil }
    }

    private enum TrailingKey: ContainerValueKey {
        static var defaultValue: SwipeActions? { nil }
    }

    subscript(swipeActions edge: HorizontalEdge) -> SwipeActions? {
        get { edge == .leading ? self[LeadingKey.self] : self[TrailingKey.self] }
        set { if edge == .leading { self[LeadingKey.self] = newValue } else { self[TrailingKey.self] = newValue } }
    }
}

extension View {
    /// Gives a row of a list buttons that a swipe over it uncovers, and that its menu has (R7.43).
    ///
    /// A row with buttons at its trailing edge has no entry of its own for deleting in its menu.
    ///
    /// - Parameters:
    ///   - edge: the side of the row where they are.
    ///   - allowsFullSwipe: whether a swipe over most of the row does what the first of them does.
    ///   - content: buttons, the first one nearest to the edge.
    /// - Returns: The modified view.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = SwipeActions(allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
        return modifier(_ListRowModifier((edge, actions)) { $0[swipeActions: $1.0] = $1.1 })
    }
}

/// The buttons beside a row that is moved aside.
struct SwipeButtons: View {
    let actions: SwipeActions
    let edge: HorizontalEdge
    let close: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 6) {
            Group(subviews: actions.content) { buttons in
                ForEach(edge == .leading ? Array(buttons) : buttons.reversed()) { $0 }
            }
        }
        .padding(.horizontal, 6)
        .environment(\.actionFollowUp, close)
    }
}

private struct FollowUpKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
    /// What comes after the action of a button.
    var actionFollowUp: (@MainActor () -> Void)? {
        get { self[FollowUpKey.self] }
        set { self[FollowUpKey.self] = newValue }
    }
}

extension ListRowNode {
    /// The buttons on one side; nil where there are none.
    func swipeActions(_ edge: HorizontalEdge) -> SwipeActions? { isRow ? item.values[swipeActions: edge] : nil }

    /// Whether a swipe uncovers anything.
    package var hasSwipeActions: Bool { HorizontalEdge.allCases.contains { swipeActions($0) != nil } }

    /// The side of which something is uncovered.
    var swipedEdge: HorizontalEdge? { swipe == 0 ? nil : swipe > 0 ? .leading : .trailing }

    /// Whether what is shown may reach beyond the row: content that is moved aside, or a background at round corners.
    package var isClipped: Bool { swipe != 0 || parts.first == .background }

    private var swipeWidth: CGFloat {
        swipedEdge.flatMap { node(of: .actions($0)) }?.sizeThatFits(.unspecified).width ?? 0
    }

    /// Moves the content aside, as far as there is something to uncover.
    ///
    /// - Parameter distance: towards the trailing edge, in points, from where it is.
    package func swipe(by distance: CGFloat) {
        guard environment.isEnabled, distance.isFinite else { return }
        let reach = ownFrame.width
        let target = min(max(swipe + distance, -reach), reach)
        swipe = swipeActions(target > 0 ? .leading : .trailing) == nil ? 0 : target
        if swipe != 0 { list?.swipedRow = self }
    }

    /// The swipe is over: the buttons stay, or go again, or the first one is used.
    package func endSwipe() {
        guard let edge = swipedEdge, let actions = swipeActions(edge) else { return }
        if actions.allowsFullSwipe, abs(swipe) > max(ownFrame.width * 0.6, swipeWidth) {
            let buttons = node(of: .actions(edge))?.buttons ?? []
            swipe = 0
            (edge == .leading ? buttons.first : buttons.last)?.activate()
        } else {
            swipe = abs(swipe) < swipeWidth / 2 ? 0 : edge == .leading ? swipeWidth : -swipeWidth
        }
    }

    /// Puts the content back.
    package func closeSwipe() { swipe = 0 }

    func swipeChanged(from old: CGFloat) {
        if (old > 0) != (swipe > 0) || (old < 0) != (swipe < 0) {
            updateParts()
            updateMount()
        }
        placeAnew()
    }
}

extension _ViewNode {
    /// All buttons below, in order.
    var buttons: [any ButtonSurface] {
        children.flatMap { ($0 as? any ButtonSurface).map { [$0] } ?? $0.buttons }
    }
}
