import Foundation

/// A view with two columns and a movable divider.
public struct _SplitView<Leading: View, Trailing: View>: _UnaryView {
    let showsLeading: Bool
    let showsTrailing: Bool
    let leading: Leading
    let trailing: Trailing

    /// The name of the view's elements in tests and descriptions, or `nil` if it has none.
    public var _kind: String? { "SplitView" }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        SplitNode<Leading, Trailing>(item, inputs)
    }
}

/// The limits and the ideal width of a column, in points.
struct ColumnWidth: Equatable {
    var least: CGFloat?
    var ideal: CGFloat
    var most: CGFloat?

    static let standard = ColumnWidth(least: 180, ideal: 240, most: 420)

    /// Returns a width clamped to the limits.
    func clamp(_ width: CGFloat) -> CGFloat {
        max(min(width, most ?? .infinity), least ?? 0)
    }
}

private struct ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// The node of a view with two columns.
final class SplitNode<Leading: View, Trailing: View>: _ViewNode, AnySplitNode, PreferenceReader {
    var isWaiting = false
    private var width = ColumnWidth.standard
    /// The width of the first column that people have chosen with the divider, or `nil` if they have not.
    private var chosenWidth: CGFloat?

    private var value: _SplitView<Leading, Trailing> { item.value(as: _SplitView<Leading, Trailing>.self) }

    override var isHost: Bool { true }

    private var items: [_ViewListItem] {
        [
            _ViewListItem.combining(value.leading, in: VStackLayout(), slot: 0),
            _ViewListItem.combining(value.trailing, in: VStackLayout(), slot: 1),
        ]
    }

    override func build() {
        children = items.map { makeChild($0, environment: environment, bodyEnvironment: environment) }
        readWidth()
        showColumns()
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        for (index, item) in items.enumerated() {
            updateChild(at: index, item, environment: environment, bodyEnvironment: environment)
        }
        showColumns()
    }

    private func showColumns() {
        let hidden = [!value.showsLeading, !value.showsTrailing]
        guard zip(children, hidden).contains(where: { $0.isExcluded != $1 }) else { return }
        for (child, isHidden) in zip(children, hidden) { child.isExcluded = isHidden }
        updateMount()
        invalidateLayout()
    }

    // MARK: Widths

    override func preferenceChanged(below child: _ViewNode?) { graph.enqueue(reader: self) }

    func readPreference() {
        guard readWidth() else { return }
        updateMount()
        invalidateLayout()
    }

    /// Updates the limits of the width from the preference of the first column.
    ///
    /// - Returns: A Boolean value that indicates whether the limits changed.
    @discardableResult
    private func readWidth() -> Bool {
        let old = width
        width = (children[0].preference(ColumnWidthKey.self) ?? nil) ?? .standard
        return width != old
    }

    /// Returns a preference of the columns; their widths do not affect an enclosing split view.
    override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        K.self == ColumnWidthKey.self ? nil : super.computePreference(key)
    }

    var showsLeading: Bool { value.showsLeading }
    var showsTrailing: Bool { value.showsTrailing }
    var leadingWidth: CGFloat { width.clamp(chosenWidth ?? width.ideal) }

    func setLeadingWidth(_ width: CGFloat) { chosenWidth = width }

    // MARK: Layout

    /// The width of the divider, for renderers that have no widget to measure.
    private var gap: CGFloat { showsLeading && showsTrailing ? 1 : 0 }

    override func computeTraits() -> LayoutTraits { .unknown }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let leading = showsLeading ? (showsTrailing ? width.clamp(width.least ?? 0) : 0) : 0
        let rest = ProposedViewSize(width: proposal.width.map { max($0 - leadingWidth, 0) }, height: proposal.height)
        let trailing = showsTrailing ? children[1].sizeThatFits(rest) : .zero
        let column =
            showsLeading
            ? children[0].sizeThatFits(ProposedViewSize(width: leadingWidth, height: proposal.height)) : .zero
        return CGSize(
            width: max(proposal.width ?? (leadingWidth + gap + trailing.width), leading),
            height: proposal.height ?? max(trailing.height, column.height))
    }

    override func placeChildren(in bounds: CGRect) {
        let width = showsLeading ? (showsTrailing ? min(leadingWidth, bounds.width) : bounds.width) : 0
        placeLeading(mirrored(CGRect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height), in: bounds))
        placeTrailing(
            mirrored(
                CGRect(
                    x: bounds.minX + width + gap, y: bounds.minY, width: max(bounds.width - width - gap, 0),
                    height: bounds.height), in: bounds))
    }

    func placeLeading(_ bounds: CGRect) { if showsLeading { place(children[0], inMiddleOf: bounds) } }
    func placeTrailing(_ bounds: CGRect) { if showsTrailing { place(children[1], inMiddleOf: bounds) } }
}

/// The node of a view with two columns, independent of their types.
@MainActor
package protocol AnySplitNode: _ViewNode {
    /// A Boolean value that indicates whether the first column is shown.
    var showsLeading: Bool { get }
    /// A Boolean value that indicates whether the second column is shown.
    var showsTrailing: Bool { get }
    /// The width of the first column while both are shown, in points.
    var leadingWidth: CGFloat { get }
    /// Sets the width of the first column that people have chosen with the divider.
    func setLeadingWidth(_ width: CGFloat)
    /// Places the first column in bounds on its host.
    func placeLeading(_ bounds: CGRect)
    /// Places the second column in bounds on its host.
    func placeTrailing(_ bounds: CGRect)
}

extension View {
    /// Sets a flexible width for the column of a ``NavigationSplitView`` that contains this view.
    ///
    /// - Parameters:
    ///   - min: The minimum width, in points. `nil` sets no minimum.
    ///   - ideal: The initial width.
    ///   - max: The maximum width. `nil` sets no maximum.
    /// - Returns: The modified view.
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        let least = min?.layoutLength
        let most = max.map { Swift.max($0.layoutLength, least ?? 0) }
        return preference(
            key: ColumnWidthKey.self, value: ColumnWidth(least: least, ideal: ideal.layoutLength, most: most))
    }

    /// Sets a fixed width for the column of a ``NavigationSplitView`` that contains this view.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
    }
}
