import Foundation

/// One line of text to be edited.
public struct TextField: LeafView {
    public static var _isInput: Bool { true }
    public func _readInput() { _ = text.wrappedValue }

    let prompt: String
    let text: Binding<String>

    /// - Parameters:
    ///   - titleKey: what the field is for, which is translated; shown while it is empty.
    ///   - text: read and written at each change.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        prompt = titleKey.string()
        self.text = text
    }

    /// - Parameters:
    ///   - title: what the field is for; shown while it is empty.
    ///   - text: read and written at each change.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        prompt = String(title)
        self.text = text
    }

    public func _size(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
        CGSize(width: proposal.width ?? 200, height: 32)
    }

    public static var _showsText: Bool { true }

    /// The text is in the middle.
    public func _baselines(_ proposal: ProposedViewSize, _ node: ViewNode) -> (first: CGFloat, last: CGFloat)? {
        let line = node.graph.textMeasuring.measure(
            Text(verbatim: "0").resolve(in: node.environment), width: nil, height: nil)
        let baseline = (node.sizeThatFits(proposal).height - line.size.height) / 2 + line.firstBaseline
        return (baseline, baseline)
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
