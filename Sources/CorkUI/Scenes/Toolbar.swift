import Foundation

/// The position of an item in a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private enum Side { case leading, center, trailing, menu, none }
    private let side: Side
    /// A Boolean value that indicates whether the item dismisses a sheet, which then has no close button.
    public private(set) var isCancellation = false
    /// The leading end of the header bar.
    public static let navigation = ToolbarItemPlacement(side: .leading)
    /// The trailing end of the header bar.
    public static let primaryAction = ToolbarItemPlacement(side: .trailing)
    /// The middle of the header bar, in place of the title.
    public static let principal = ToolbarItemPlacement(side: .center)
    /// The trailing end of the header bar, for less important actions.
    public static let secondaryAction = primaryAction
    /// The leading end of the header bar.
    public static let topBarLeading = navigation
    /// The trailing end of the header bar.
    public static let topBarTrailing = primaryAction
    /// The leading end of a sheet's header bar, for the action that dismisses the sheet without changes.
    public static let cancellationAction = ToolbarItemPlacement(side: .leading, isCancellation: true)
    /// The trailing end of a sheet's header bar, for the action that applies its changes.
    public static let confirmationAction = primaryAction
    /// The trailing end of a sheet's header bar, for the action that deletes its subject.
    public static let destructiveAction = primaryAction
    /// The default position, at the trailing end.
    public static let automatic = primaryAction

    /// The trailing end of the header bar, after the primary actions: a desktop has no bar below the content.
    public static let bottomBar = primaryAction
    /// The trailing end of the header bar.
    public static let status = primaryAction
    /// The leading end of the header bar.
    public static let navigationBarLeading = navigation
    /// The trailing end of the header bar.
    public static let navigationBarTrailing = primaryAction
    /// The middle of the header bar, in place of the title.
    public static let title = principal
    /// Nowhere: the items stand above a keyboard on the screen, which a desktop shows itself.
    public static let keyboard = ToolbarItemPlacement(side: .none)

    /// The trailing end of the header bar, with the items of other views.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { primaryAction }

    /// The trailing edge, after all other items, for the menu of the window.
    static let windowMenu = ToolbarItemPlacement(side: .menu)

    /// A Boolean value that indicates whether the item is at the leading end.
    public var isLeading: Bool { side == .leading }
    /// A Boolean value that indicates whether the item is at the trailing end.
    public var isTrailing: Bool { side == .trailing }
    /// A Boolean value that indicates whether the item replaces the title.
    public var isPrincipal: Bool { side == .center }
    /// A Boolean value that indicates whether the item is the window's menu, after all other items.
    public var isWindowMenu: Bool { side == .menu }
}

private struct PlacementKey: ContainerValueKey {
    static var defaultValue: ToolbarItemPlacement { .automatic }
}

extension ContainerValues {
    /// The position of the subview in a toolbar.
    public internal(set) var toolbarPlacement: ToolbarItemPlacement {
        get { self[PlacementKey.self] }
        set { self[PlacementKey.self] = newValue }
    }
}

/// An item of a toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Creates an item; several views are arranged horizontally.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Creates an item with an identifier, which has no effect: people cannot rearrange a header bar.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content)
    }

    /// The content that is shown.
    public var body: some View { content.containerValue(\.toolbarPlacement, placement) }
}

/// A space between items of a toolbar.
public struct ToolbarSpacer: ToolbarContent {
    private let placement: ToolbarItemPlacement

    /// Creates a space of a fixed width, whatever the sizing: the items of a header bar are at its ends.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.placement = placement
    }

    /// The content that is shown.
    public var body: some View {
        Color.clear.frame(width: 12, height: 1).accessibilityHidden(true).containerValue(\.toolbarPlacement, placement)
    }
}

/// The width of a space.
public enum SpacerSizing: Hashable, Sendable {
    /// As wide as possible.
    case flexible
    /// A fixed width.
    case fixed
}

/// A group of toolbar items with the same placement.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates a group with an item for each view.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// The content that is shown.
    public var body: some View { content.containerValue(\.toolbarPlacement, placement) }
}

/// The items of a toolbar, as a custom type.
///
///     struct Zooming: ToolbarContent {
///         var body: some ToolbarContent {
///             ToolbarItem { Button("Out") {} }
///             ToolbarItem { Button("In") {} }
///         }
///     }
@MainActor @preconcurrency
public protocol ToolbarContent: View {}

/// A result builder that combines toolbar items.
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

/// The container of toolbar items.
public struct _ToolbarView<Items: View>: _UnaryView {
    let items: Items

    /// The name of the view's elements in tests and descriptions, or `nil` if it has none.
    public var _kind: String? { "Toolbar" }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ToolbarNode<Items>(item, inputs)
    }
}

/// The node of a view with a toolbar, whose items are shown in the header bar.
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

/// The node of the toolbar items.
final class ToolbarNode<Items: View>: _ContainerNode<_ToolbarView<Items>>, AnyToolbarNode {
    override func makeChildList() -> ChildList {
        let list = ChildList(value.items, owner: self)
        list.onUpdate = { [unowned self] in updateMenuItems() }
        return list
    }

    override func updateChildList() { childList.update(value.items) }

    private var menuItems: [_ViewNode] = []
    private var menuEnvironment = ChangedEnvironment()

    func showInMenu(_ items: [_ViewNode]) {
        let old = menuItems
        menuItems = items
        for node in old where children.contains(where: { $0 === node }) && !items.contains(where: { $0 === node }) {
            node.update(node.item, environment: environment, bodyEnvironment: environment)
        }
        updateMenuItems()
    }

    /// Updates the items in the overflow menu, whose labels show their titles.
    private func updateMenuItems() {
        menuItems.removeAll { node in !children.contains { $0 === node } }
        guard !menuItems.isEmpty else { return }
        let environment = menuEnvironment.changing(environment) { $0.isInOverflowMenu = true }
        for node in menuItems { node.update(node.item, environment: environment, bodyEnvironment: environment) }
    }

    override var isHost: Bool { true }
    override func placeChildren(in bounds: CGRect) {}
}

/// A type-erased toolbar node, whose children are the items.
@MainActor
package protocol AnyToolbarNode: _ViewNode {
    /// Shows some of the items as those of the overflow menu, and the others as those of the header bar.
    func showInMenu(_ items: [_ViewNode])
}

private struct IsInOverflowMenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether the view is in the menu of toolbar items that don't fit into the bar.
    package var isInOverflowMenu: Bool {
        get { self[IsInOverflowMenuKey.self] }
        set { self[IsInOverflowMenuKey.self] = newValue }
    }
}

/// Toolbar items of a view, shown unless a pushed view covers the view.
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
    /// A Boolean value that indicates whether another view of the window covers this one, such as a pushed one.
    var isCovered: Bool {
        get { self[IsCoveredKey.self] }
        set { self[IsCoveredKey.self] = newValue }
    }
}

extension View {
    /// Adds items to the window's header bar, shown unless another view is pushed over this one.
    public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
        modifier(_ToolbarModifier(items: _ToolbarView(items: UncoveredItems(items: content()))))
    }

    /// Adds items to the window's header bar; the identifier has no effect: people cannot rearrange a header bar.
    public func toolbar<Items: View>(id: String, @ViewBuilder content: () -> Items) -> some View {
        toolbar(content: content)
    }

    /// Without effect: a window keeps its header bar, which has the buttons that close it.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

    /// Without effect: a window keeps its header bar, which has the buttons that close it.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// Without effect: the theme draws the header bar.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// Without effect: the theme draws the header bar.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// Without effect: the theme draws the header bar.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }

    /// Without effect: a header bar has the color scheme of the window.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    { self }

    /// Without effect: a header bar has one arrangement.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// The bars that other systems have, of which a window here has its header bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    /// The default bar.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar below the content.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar above the content.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar of tabs.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The header bar.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// The purpose of a toolbar.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    /// The default purpose.
    public static let automatic = ToolbarRole(name: "automatic")
    /// Browsing.
    public static let browser = ToolbarRole(name: "browser")
    /// Editing.
    public static let editor = ToolbarRole(name: "editor")
    /// Moving between views.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}
