/// A type that defines the appearance of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    var _look: _MenuLook { get }
}

/// The built-in appearances of menus.
public enum _MenuLook: Sendable {
    /// In the style of the buttons around.
    case automatic
    /// A button whose border is visible while the pointer is over it.
    case borderless
}

/// The default style, a button in the style of the buttons around.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style.
    public var _look: _MenuLook { .automatic }
}

/// A style that shows a button in the style of the buttons around.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style.
    public var _look: _MenuLook { .automatic }
}

/// A style that shows a button whose border is visible while the pointer is over it.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style.
    public var _look: _MenuLook { .borderless }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style, a button in the style of the buttons around.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A style that shows a button in the style of the buttons around.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A style that shows a button whose border is visible while the pointer is over it.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private struct MenuLookKey: EnvironmentKey {
    static var defaultValue: _MenuLook { .automatic }
}

private struct MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    var menuLook: _MenuLook {
        get { self[MenuLookKey.self] }
        set { self[MenuLookKey.self] = newValue }
    }

    /// The visibility of the arrow in the buttons of menus, which is hidden by default.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of menus within the view.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { environment(\.menuLook, style._look) }

    /// Shows or hides the arrow in the buttons of menus within the view.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}

/// The button that opens a menu.
struct MenuButton<Label: View>: View {
    let open: @MainActor () -> Void
    let label: Label
    @Environment(\.menuLook) private var look
    @Environment(\.menuIndicatorVisibility) private var indicator

    init(open: @escaping @MainActor () -> Void, label: Label) { (self.open, self.label) = (open, label) }

    var body: some View {
        if look == .borderless { button.buttonStyle(.borderless) } else { button }
    }

    private var button: some View {
        Button(action: open) {
            label
            if indicator == .visible { Image(systemName: "pan-down-symbolic") }
        }
    }
}
