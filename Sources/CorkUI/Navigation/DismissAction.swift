/// An action that dismisses the current presentation: the topmost view of a navigation stack, a sheet, or a popover.
public struct DismissAction: Equatable {
    private let presenter: AnyObject?
    private let action: @MainActor () -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - presenter: The object that identifies the presentation.
    ///   - action: The closure that dismisses it.
    init(_ presenter: AnyObject? = nil, _ action: @escaping @MainActor () -> Void = {}) {
        self.presenter = presenter
        self.action = action
    }

    /// Returns a Boolean value that indicates whether two values are equal.
    public static func == (a: Self, b: Self) -> Bool { a.presenter === b.presenter }

    /// Dismisses the current presentation, or does nothing without one.
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
    /// An action that dismisses the current presentation.
    public var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the view is part of a presentation that ``dismiss`` ends.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// The navigator of the enclosing navigation stack or split view, or `nil` if there is none.
    var navigator: Navigator? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}
