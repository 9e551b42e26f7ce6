import Foundation

/// Two columns with a line between that can be moved.
public struct _SplitView<Leading: View, Trailing: View>: _UnaryView {
    let showsLeading: Bool
    let showsTrailing: Bool
    let leading: Leading
    let trailing: Trailing

    /// The name of the view's elements in tests and descriptions, or nil if it has none.
    public var _kind: String? { "SplitView" }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        SplitNode<Leading, Trailing>(item, inputs)
    }
}

/// How wide a column is, in points.
struct ColumnWidth: Equatable {
    var least: CGFloat?
    var ideal: CGFloat
    var most: CGFloat?

    static let standard = ColumnWidth(least: 180, ideal: 240, most: 420)

    /// A width between the limits.
    func clamp(_ width: CGFloat) -> CGFloat {
        max(min(width, most ?? .infinity), least ?? 0)
    }
}

private struct ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// Two columns, placed.
final class SplitNode<Leading: View, Trailing: View>: _ViewNode, SplitSurface, PreferenceReader {
    var isWaiting = false
    private var width = ColumnWidth.standard
    /// How wide somebody made the first column; nil where nobody did.
    private var chosenWidth: CGFloat?

    private var value: _SplitView<Leading, Trailing> { item.value(as: _SplitView<Leading, Trailing>.self) }

    override var isSurface: Bool { true }

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
        guard zip(children, hidden).contains(where: { $0.isPassedOver != $1 }) else { return }
        for (child, isHidden) in zip(children, hidden) { child.isPassedOver = isHidden }
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

    /// Says whether the limits are others than before.
    @discardableResult
    private func readWidth() -> Bool {
        let old = width
        width = (children[0].preference(ColumnWidthKey.self) ?? nil) ?? .standard
        return width != old
    }

    /// The widths of columns further in are none of those around.
    override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        K.self == ColumnWidthKey.self ? nil : super.computePreference(key)
    }

    var showsLeading: Bool { value.showsLeading }
    var showsTrailing: Bool { value.showsTrailing }
    var leadingWidth: CGFloat { width.clamp(chosenWidth ?? width.ideal) }

    func setLeadingWidth(_ width: CGFloat) { chosenWidth = width }

    // MARK: Layout

    /// What the line between takes, where nothing native says otherwise.
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

/// Two placed columns whose types are not known.
@MainActor
package protocol SplitSurface: _ViewNode {
    /// Whether the first column is shown.
    var showsLeading: Bool { get }
    /// Whether the second column is shown.
    var showsTrailing: Bool { get }
    /// How wide the first column is beside the second, in points.
    var leadingWidth: CGFloat { get }
    /// Notes that the person made the first column another width.
    func setLeadingWidth(_ width: CGFloat)
    /// Places the first column on its surface.
    func placeLeading(_ bounds: CGRect)
    /// Places the second column on its surface.
    func placeTrailing(_ bounds: CGRect)
}

extension View {
    /// Says how wide the column of a ``NavigationSplitView`` is that this view is in.
    ///
    /// - Parameters:
    ///   - min: how narrow the person can make it, in points; nil for as narrow as its views.
    ///   - ideal: how wide it is at first.
    ///   - max: how wide the person can make it; nil for as wide as there is room.
    /// - Returns: The modified view.
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        let least = min?.layoutLength
        let most = max.map { Swift.max($0.layoutLength, least ?? 0) }
        return preference(
            key: ColumnWidthKey.self, value: ColumnWidth(least: least, ideal: ideal.layoutLength, most: most))
    }

    /// Says how wide the column of a ``NavigationSplitView`` is that this view is in, always.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
    }
}
