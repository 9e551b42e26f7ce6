import Foundation

/// Where an item of a toolbar is.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private enum Side { case leading, center, trailing, menu }
    private let side: Side
    /// At the beginning of the header bar.
    public static let navigation = ToolbarItemPlacement(side: .leading)
    /// At the end of the header bar.
    public static let primaryAction = ToolbarItemPlacement(side: .trailing)
    /// In the middle of the header bar, instead of the title.
    public static let principal = ToolbarItemPlacement(side: .center)
    /// At the end of the header bar, for what is used less.
    public static let secondaryAction = primaryAction
    /// At the beginning of the header bar.
    public static let topBarLeading = navigation
    /// At the end of the header bar.
    public static let topBarTrailing = primaryAction
    /// At the beginning of the header bar of a window that is presented: leaves everything as it is.
    public static let cancellationAction = navigation
    /// At the end of the header bar of a window that is presented: takes over what was put in.
    public static let confirmationAction = primaryAction
    /// At the end of the header bar of a window that is presented: takes away what it is about.
    public static let destructiveAction = primaryAction
    /// Where nobody says otherwise: at the end.
    public static let automatic = primaryAction

    /// Behind everything else: the menu of the window.
    static let windowMenu = ToolbarItemPlacement(side: .menu)

    /// Whether the item is at the beginning.
    public var isLeading: Bool { side == .leading }
    /// Whether the item is at the end.
    public var isTrailing: Bool { side == .trailing }
    /// Whether the item stands for the title.
    public var isPrincipal: Bool { side == .center }
    /// Whether the item is behind everything else.
    public var isWindowMenu: Bool { side == .menu }
}

private struct PlacementKey: ContainerValueKey {
    static var defaultValue: ToolbarItemPlacement { .automatic }
}

extension ContainerValues {
    /// Where the subview is in a toolbar.
    public internal(set) var toolbarPlacement: ToolbarItemPlacement {
        get { self[PlacementKey.self] }
        set { self[PlacementKey.self] = newValue }
    }
}

/// An item of a toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// An item; several views stand side by side.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// The content that is shown.
    public var body: some View { content.containerValue(\.toolbarPlacement, placement) }
}

/// Items of a toolbar at one place of it.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Items, each view one.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// The content that is shown.
    public var body: some View { content.containerValue(\.toolbarPlacement, placement) }
}

/// Items of a toolbar.
///
///     struct Zooming: ToolbarContent {
///         var body: some ToolbarContent {
///             ToolbarItem { Button("Out") {} }
///             ToolbarItem { Button("In") {} }
///         }
///     }
@MainActor @preconcurrency
public protocol ToolbarContent: View {}

/// Makes one group of items of several.
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: ToolbarContent where repeat each Content: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension EmptyView: ToolbarContent {}

/// Adds items to the window's header bar.
public struct _ToolbarModifier<Items: View>: _PrimitiveModifier {
    let items: _ToolbarView<Items>

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ToolbarModifierNode<Items>(item, inputs)
    }
}

/// The items of a toolbar as one container.
public struct _ToolbarView<Items: View>: _UnaryView {
    let items: Items

    /// The name of the view's elements in tests and descriptions, or nil if it has none.
    public var _kind: String? { "Toolbar" }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ToolbarNode<Items>(item, inputs)
    }
}

/// A view with a toolbar, placed; the items are shown in the header bar, not in the view.
final class ToolbarModifierNode<Items: View>: _ModifierNode<_ToolbarModifier<Items>> {
    private var toolbarItem: _ViewListItem { _ViewListItem(modifier.items, _ItemInputs(id: .root(.slot(1)))) }

    override func build() {
        super.build()
        children.append(makeChild(toolbarItem, environment: environment, bodyEnvironment: environment))
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        super.take(from: old, environmentChanged: environmentChanged)
        updateChild(at: 1, toolbarItem, environment: environment, bodyEnvironment: environment)
    }
}

/// The items of a toolbar, each shown by itself.
final class ToolbarNode<Items: View>: _ContainerNode<_ToolbarView<Items>>, ToolbarSurface {
    override func makeChildList() -> ChildList { ChildList(value.items, owner: self) }
    override func updateChildList() { childList.update(value.items) }

    override var isSurface: Bool { true }
    override func placeChildren(in bounds: CGRect) {}
}

/// A placed toolbar whose content type is not known; its children are the items.
@MainActor
package protocol ToolbarSurface: _ViewNode {}

/// The items of a view that nothing is pushed over.
private struct UncoveredItems<Items: View>: View {
    let items: Items
    @Environment(\.isCovered) private var isCovered

    var body: some View {
        if !isCovered { items }
    }
}

private struct IsCoveredKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether another view of the same window lies over the whole of this one.
    var isCovered: Bool {
        get { self[IsCoveredKey.self] }
        set { self[IsCoveredKey.self] = newValue }
    }
}

extension View {
    /// Adds items to the window's header bar, as long as nothing is pushed over the view.
    public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
        modifier(_ToolbarModifier(items: _ToolbarView(items: UncoveredItems(items: content()))))
    }
}
