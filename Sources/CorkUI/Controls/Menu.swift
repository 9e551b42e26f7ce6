/// A control that opens a menu of buttons, dividers, and submenus.
///
/// The content is evaluated when the menu opens.
public struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: @MainActor () -> Content
    private let primaryAction: (@MainActor () -> Void)?
    @State private var opener = MenuOpener()

    /// Creates a menu with a label.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content
        self.label = label()
        primaryAction = nil
    }

    /// Creates a button with a menu of related actions beside it.
    ///
    /// - Parameters:
    ///   - content: The items of the menu.
    ///   - label: The label of the button.
    ///   - primaryAction: The action of the button.
    public init(
        @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.content = content
        self.label = label()
        self.primaryAction = primaryAction
    }

    /// The content and behavior of the view.
    public var body: some View {
        if let primaryAction {
            HStack(spacing: 2) {
                Button(action: primaryAction) { label }
                Button(action: { [opener] in opener.open?() }, label: { Image(systemName: "pan-down-symbolic") })
                    .accessibilityLabel("More")
                    .modifier(_MenuModifier(content: content, opener: opener))
            }
        } else {
            MenuButton(open: { [opener] in opener.open?() }, label: label)
                .modifier(_MenuModifier(content: content, opener: opener))
        }
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a button with a localized title, and a menu of related actions beside it.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// Creates a button with a title, and a menu of related actions beside it.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping @MainActor () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == CorkUI.Label<Text, Image> {
    /// Creates a menu with a localized title and an icon.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(content: content) { CorkUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(content: content) { CorkUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a button with a localized title and an icon, and a menu of related actions beside it.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping @MainActor () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { CorkUI.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
    }

    /// Creates a button with a title and an icon, and a menu of related actions beside it.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: @escaping @MainActor () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { CorkUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
}

/// A reference that lets the button of a menu open it.
@MainActor
final class MenuOpener {
    var open: (@MainActor () -> Void)?
}

/// A modifier that adds a menu to a view.
public struct _MenuModifier<Items: View>: _PrimitiveModifier {
    let content: @MainActor () -> Items
    /// The object through which a button opens the menu, or `nil` for a context menu, which the secondary button and
    /// the menu key open.
    let opener: MenuOpener?

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { MenuNode<Items>(item, inputs) }
}

/// The node of a view with a menu.
final class MenuNode<Items: View>: _ModifierNode<_MenuModifier<Items>>, AnyMenuNode {
    var isContextMenu: Bool { modifier.opener == nil }

    func setOpen(_ open: @escaping @MainActor () -> Void) { modifier.opener?.open = open }

    override func build() {
        super.build()
        if !isContextMenu { graph.add(self) }
    }

    override func remove() {
        graph.remove(self)
        super.remove()
    }

    var entries: AnyView { AnyView(modifier.content()) }

    /// The menu of the list row or of the view with swipe actions whose only content is this view, or `nil`.
    private var rowMenu: OpenMenu? {
        var node = parent
        while let current = node {
            if let menu = (current as? any AnySwipeNode)?.rowMenu { return menu }
            guard current.children.count == 1 else { return nil }
            node = current.parent
        }
        return nil
    }

    func makeMenu() -> OpenMenu {
        // The menu of a row adds the actions of its list and its swipe actions.
        if isContextMenu, let rowMenu { return rowMenu }
        // The views of the menu are never placed in the window.
        let content = modifier.content
        // The shortcut of the menu's button does not apply to its entries.
        var environment = environment
        environment.keyboardShortcut = nil
        return OpenMenu(textMeasuring: graph.textMeasuring, environment: environment, focused: graph.focus.values) {
            content()
        }
    }
}

/// A placed view with a menu, independent of the type of its content.
@MainActor
package protocol AnyMenuNode: _ViewNode {
    /// A Boolean value that indicates whether the secondary button and the menu key open the menu.
    var isContextMenu: Bool { get }
    /// Sets the closure with which the view's button opens the menu.
    func setOpen(_ open: @escaping @MainActor () -> Void)
    /// Makes the menu from the current content.
    func makeMenu() -> OpenMenu
    /// The content of the menu, without the entries of a row.
    var entries: AnyView { get }
}

/// An open menu, which owns the views of its entries.
@MainActor
package final class OpenMenu {
    /// An entry of a menu.
    package struct Item {
        /// The kinds of entries.
        package enum Kind {
            case button(perform: @MainActor () -> Void)
            case divider
            case menu([Item])
        }

        /// The kind of the entry.
        package let kind: Kind
        /// The title of the entry.
        package let title: String
        /// A Boolean value that indicates whether the entry can be chosen.
        package let isEnabled: Bool
        /// The keyboard shortcut of the entry.
        package let shortcut: KeyboardShortcut?
    }

    /// The entries in order.
    package private(set) var items: [Item] = []
    private let graph: Graph
    private let root: RootNode

    init<Items: View>(
        textMeasuring: any TextMeasuring, environment: EnvironmentValues, focused: FocusedValues = FocusedValues(),
        @ViewBuilder content: @escaping @MainActor () -> Items
    ) {
        graph = Graph(textMeasuring: textMeasuring)
        graph.focus.take(focused)
        // Entries show the title of their button, whatever the style of the buttons around the menu.
        var environment = environment
        environment.buttonAppearance = .native(.bordered)
        root = RootNode(graph: graph, environment: environment, content: content)
        graph.settle()
        items = Self.items(below: root)
    }

    isolated deinit { root.remove() }

    private static func items(below node: _ViewNode) -> [Item] {
        node.children.flatMap { child -> [Item] in
            if let menu = child as? any AnyMenuNode, !menu.isContextMenu {
                let inner = menu.makeMenu()
                return [item(.menu(inner.keepingAlive(inner.items)), child)]
            }
            if let button = child as? any AnyButtonNode { return [item(.button { button.activate() }, child)] }
            return child.item.held.type == Divider.self ? [item(.divider, child)] : items(below: child)
        }
    }

    private static func item(_ kind: Item.Kind, _ node: _ViewNode) -> Item {
        Item(
            kind: kind, title: node.writtenText, isEnabled: node.environment.isEnabled,
            shortcut: node.environment.keyboardShortcut)
    }

    /// Returns entries whose actions keep the views of this menu alive.
    private func keepingAlive(_ items: [Item]) -> [Item] {
        items.map { item in
            guard case .button(let perform) = item.kind else { return item }
            let kind = Item.Kind.button { withExtendedLifetime(self) { perform() } }
            return Item(kind: kind, title: item.title, isEnabled: item.isEnabled, shortcut: item.shortcut)
        }
    }
}

extension _ViewNode {
    /// The texts in this subtree, in order; an accessibility label stands for the texts below it.
    var writtenText: String {
        if let named = self as? AccessibilityNode { return named.label }
        if let text = item.value(ifOf: Text.self) { return text._description.text ?? "" }
        return children.map(\.writtenText).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension View {
    /// Adds a context menu to the view.
    ///
    /// The secondary button of the pointer opens it, as do the menu key and Shift+F10 while the focus is inside the
    /// view.
    ///
    /// - Parameter menuItems: The buttons, dividers, and menus, which are evaluated when the menu opens.
    /// - Returns: The modified view.
    public nonisolated func contextMenu<Items: View>(@ViewBuilder menuItems: @escaping @MainActor () -> Items)
        -> some View
    {
        modifier(_MenuModifier(content: menuItems, opener: nil))
    }

    /// Adds a context menu to the view; a desktop shows no preview beside it.
    ///
    /// - Parameters:
    ///   - menuItems: The buttons, dividers, and menus, which are evaluated when the menu opens.
    ///   - preview: Never evaluated.
    /// - Returns: The modified view.
    public nonisolated func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: @escaping @MainActor () -> Items, @ViewBuilder preview: () -> Preview
    ) -> some View {
        contextMenu(menuItems: menuItems)
    }
}
