/// The kinds of fields whose Enter key submits.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Text fields and secure fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

private struct SubmitKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

private struct SearchSubmitKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
    /// The action of Enter in a text field.
    package internal(set) var submitAction: (@MainActor () -> Void)? {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }

    /// The action of Enter in a search field.
    var searchSubmitAction: (@MainActor () -> Void)? {
        get { self[SearchSubmitKey.self] }
        set { self[SearchSubmitKey.self] = newValue }
    }
}

extension View {
    /// Adds an action for Enter in a field within the view; the actions of views around it follow.
    ///
    /// - Parameters:
    ///   - triggers: The kinds of fields.
    ///   - action: The action.
    /// - Returns: The modified view.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void)
        -> some View
    {
        transformEnvironment(\.self) { values in
            func following(_ outer: (@MainActor () -> Void)?) -> @MainActor () -> Void {
                {
                    action()
                    outer?()
                }
            }
            if triggers.contains(.text) { values.submitAction = following(values.submitAction) }
            if triggers.contains(.search) { values.searchSubmitAction = following(values.searchSubmitAction) }
        }
    }

    /// Keeps Enter in a field within the view from running the actions of views around it.
    ///
    /// - Parameter isBlocking: Whether it does.
    /// - Returns: The modified view.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.self) { values in
            if isBlocking { (values.submitAction, values.searchSubmitAction) = (nil, nil) }
        }
    }
}
