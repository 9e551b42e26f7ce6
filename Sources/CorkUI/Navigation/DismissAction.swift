/// Takes away what is presented: the topmost view of a navigation stack, a sheet or a popover.
public struct DismissAction: Equatable {
    private let presenter: AnyObject?
    private let action: @MainActor () -> Void

    /// - Parameters:
    ///   - presenter: tells what is dismissed from others.
    ///   - action: dismisses it.
    init(_ presenter: AnyObject? = nil, _ action: @escaping @MainActor () -> Void = {}) {
        self.presenter = presenter
        self.action = action
    }

    /// Returns whether two values are equal.
    public static func == (a: Self, b: Self) -> Bool { a.presenter === b.presenter }

    /// Takes it away; does nothing where nothing is presented.
    @MainActor public func callAsFunction() { action() }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
}

private struct IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct NavigatorKey: EnvironmentKey {
    static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
    /// Takes away what the view is presented in.
    public var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is presented by another one, which ``dismiss`` returns to.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// The navigation stack around; nil where there is none.
    var navigator: Navigator? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}
