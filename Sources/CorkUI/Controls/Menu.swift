/// A button that opens a menu: buttons, lines between them, and menus inside.
///
/// The content is evaluated when the menu opens.
public struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: @MainActor () -> Content
    @State private var opener = MenuOpener()

    /// A menu whose button is labelled by a view.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content
        self.label = label()
    }

    /// The content that is shown.
    public var body: some View {
        Button(action: { [opener] in opener.open?() }, label: { label })
            .modifier(_MenuModifier(content: content, opener: opener))
    }
}

extension Menu where Label == Text {
    /// A menu with a title, which is translated.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == CorkUI.Label<Text, Image> {
    /// A menu with a title, which is translated, and an icon.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(content: content) { CorkUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(content: content) { CorkUI.Label(title, systemImage: systemImage) }
    }
}

/// Lets the button of a menu open it.
@MainActor
final class MenuOpener {
    var open: (@MainActor () -> Void)?
}

/// Gives a view a menu.
public struct _MenuModifier<Items: View>: _PrimitiveModifier {
    let content: @MainActor () -> Items
    /// What the view opens the menu with; nil where it opens by the secondary button and the menu key.
    let opener: MenuOpener?

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { MenuNode<Items>(item, inputs) }
}

/// A view with a menu, placed.
final class MenuNode<Items: View>: _ModifierNode<_MenuModifier<Items>>, MenuSurface {
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

    /// The menu of the row, or of the view with swipe actions, whose whole content has this one.
    private var rowMenu: OpenMenu? {
        var node = parent
        while let current = node {
            if let menu = (current as? any SwipeSurface)?.rowMenu { return menu }
            guard current.children.count == 1 else { return nil }
            node = current.parent
        }
        return nil
    }

    func makeMenu() -> OpenMenu {
        // A row adds what its list can do with it, and swipe actions.
        if isContextMenu, let rowMenu { return rowMenu }
        // The menu's own views are never placed in the window.
        let content = modifier.content
        // The key of the menu's own button is none of its entries'.
        var environment = environment
        environment.keyboardShortcut = nil
        return OpenMenu(textMeasuring: graph.textMeasuring, environment: environment, focused: graph.focus.values) {
            content()
        }
    }
}

/// A placed view with a menu, whose content type is not known.
@MainActor
package protocol MenuSurface: _ViewNode {
    /// Whether it opens by the secondary button and the menu key.
    var isContextMenu: Bool { get }
    /// Says how the view's button opens the menu.
    func setOpen(_ open: @escaping @MainActor () -> Void)
    /// The menu as it is now.
    func makeMenu() -> OpenMenu
    /// The entries that the view gave.
    var entries: AnyView { get }
}

/// A menu that is open, with the views it comes from.
@MainActor
package final class OpenMenu {
    /// One entry.
    package struct Item {
        /// What the entry is.
        package enum Kind {
            case button(perform: @MainActor () -> Void)
            case divider
            case menu([Item])
        }

        /// What the entry is.
        package let kind: Kind
        /// What is written on it.
        package let title: String
        /// Whether it can be chosen.
        package let isEnabled: Bool
        /// The key that does the same.
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
        // An entry is what its label says, however buttons around look.
        var environment = environment
        environment.buttonAppearance = .native(.bordered)
        root = RootNode(graph: graph, environment: environment, content: content)
        graph.settle()
        items = Self.items(below: root)
    }

    isolated deinit { root.remove() }

    private static func items(below node: _ViewNode) -> [Item] {
        node.children.flatMap { child -> [Item] in
            if let menu = child as? any MenuSurface, !menu.isContextMenu {
                let inner = menu.makeMenu()
                return [item(.menu(inner.keepingAlive(inner.items)), child)]
            }
            if let button = child as? any ButtonSurface { return [item(.button { button.activate() }, child)] }
            return child.item.held.type == Divider.self ? [item(.divider, child)] : items(below: child)
        }
    }

    private static func item(_ kind: Item.Kind, _ node: _ViewNode) -> Item {
        Item(
            kind: kind, title: node.writtenText, isEnabled: node.environment.isEnabled,
            shortcut: node.environment.keyboardShortcut)
    }

    /// Entries whose actions need the views of this menu.
    private func keepingAlive(_ items: [Item]) -> [Item] {
        items.map { item in
            guard case .button(let perform) = item.kind else { return item }
            let kind = Item.Kind.button { withExtendedLifetime(self) { perform() } }
            return Item(kind: kind, title: item.title, isEnabled: item.isEnabled, shortcut: item.shortcut)
        }
    }
}

extension _ViewNode {
    /// The texts below, in order; a name that was given stands for them.
    var writtenText: String {
        if let named = self as? AccessibilityNode { return named.label }
        if let text = item.value(ifOf: Text.self) { return text._description.text ?? "" }
        return children.map(\.writtenText).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension View {
    /// Gives the view a menu that opens by the secondary button of the pointer, and by the menu key or Shift+F10 while the
    /// focus is inside.
    ///
    /// - Parameter menuItems: buttons, dividers and menus; evaluated when the menu opens.
    /// - Returns: The modified view.
    public nonisolated func contextMenu<Items: View>(@ViewBuilder menuItems: @escaping @MainActor () -> Items)
        -> some View
    {
        modifier(_MenuModifier(content: menuItems, opener: nil))
    }
}
