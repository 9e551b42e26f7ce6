import Foundation

/// One line of text to be edited.
public struct TextField: LeafView {
    let prompt: String
    let text: Binding<String>

    /// - Parameters:
    ///   - title: what the field is for; shown while it is empty.
    ///   - text: read and written at each change.
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        prompt = String(title)
        self.text = text
    }

    public func _size(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
        CGSize(width: proposal.width ?? 200, height: 32)
    }

    public var _description: LeafDescription { LeafDescription(label: prompt) }
    public func _changesSize(from old: TextField) -> Bool { false }
}

extension TextField {
    /// What the field is for.
    public var _prompt: String { prompt }
    /// Where the text is kept.
    public var _text: Binding<String> { text }
}

private struct SubmitKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
    /// What Enter in a text field does.
    public internal(set) var submitAction: (@MainActor () -> Void)? {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

extension View {
    /// Runs `action` when Enter is pressed in a text field below.
    public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.submitAction, action)
    }
}
