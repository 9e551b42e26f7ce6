import Foundation

/// One line of text to be edited.
public struct TextField: _LeafView {
    /// Whether the view is a control beside a label.
    public static var _isInput: Bool { true }
    /// Reads the bindings of the control, so that their changes update it.
    public func _readInput() { _ = text.wrappedValue }

    private let title: String
    private let prompt: String
    let text: Binding<String>
    /// Whether the text is written when it is complete, and not at each change.
    public let _writesAtEnd: Bool

    /// - Parameters:
    ///   - titleKey: what the field is for, which is translated.
    ///   - text: read and written at each change.
    ///   - prompt: shown while the field is empty; nil for the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(title: titleKey.string(), text, prompt)
    }

    /// - Parameters:
    ///   - title: what the field is for.
    ///   - text: read and written at each change.
    ///   - prompt: shown while the field is empty; nil for the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(title: String(title), text, prompt)
    }

    private init(title: String, _ text: Binding<String>, _ prompt: Text?, writesAtEnd: Bool = false) {
        self.title = title
        self.text = text
        self.prompt = prompt?._description.text ?? title
        _writesAtEnd = writesAtEnd
    }

    /// A value that is edited as text.
    ///
    /// The text is read when Enter is pressed or the focus leaves the field, and turned back to that of the value where the
    /// style cannot read it.
    ///
    /// - Parameters:
    ///   - titleKey: what the field is for, which is translated.
    ///   - value: read, and written when the text is complete.
    ///   - format: how the value becomes text, and text a value.
    ///   - prompt: shown while the field is empty; nil for the title.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    )
    where F.FormatOutput == String {
        self.init(title: titleKey.string(), Self.text(of: value, format), prompt, writesAtEnd: true)
    }

    /// A value that is edited as text, as above.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    )
    where F.FormatOutput == String {
        self.init(title: String(title), Self.text(of: value, format), prompt, writesAtEnd: true)
    }

    /// A value that is edited as text, or none: nil is an empty text.
    ///
    /// - Parameters:
    ///   - titleKey: what the field is for, which is translated.
    ///   - value: read, and written when the text is complete.
    ///   - format: how the value becomes text, and text a value.
    ///   - prompt: shown while the field is empty; nil for the title.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    )
    where F.FormatOutput == String {
        self.init(title: titleKey.string(), Self.text(of: value, format), prompt, writesAtEnd: true)
    }

    /// A value that is edited as text, or none: nil is an empty text.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    )
    where F.FormatOutput == String {
        self.init(title: String(title), Self.text(of: value, format), prompt, writesAtEnd: true)
    }

    private static func text<F: ParseableFormatStyle>(
        of value: Binding<F.FormatInput>, _ format: F
    ) -> Binding<String> where F.FormatOutput == String {
        let format = format.inUserLocale
        return Binding(get: { format.format(value.wrappedValue) }) { text in
            // A text that was not touched may have lost digits of the value.
            guard text != format.format(value.wrappedValue),
                let read = try? format.parseStrategy.parse(text.trimmingCharacters(in: .whitespaces))
            else { return }
            value.wrappedValue = read
        }
    }

    private static func text<F: ParseableFormatStyle>(
        of value: Binding<F.FormatInput?>, _ format: F
    ) -> Binding<String> where F.FormatOutput == String {
        let format = format.inUserLocale
        return Binding(get: { value.wrappedValue.map(format.format) ?? "" }) { text in
            let text = text.trimmingCharacters(in: .whitespaces)
            if text.isEmpty { return value.wrappedValue = nil }
            guard text != value.wrappedValue.map(format.format), let read = try? format.parseStrategy.parse(text) else {
                return
            }
            value.wrappedValue = read
        }
    }

    /// Returns the size in points for a proposal, for hosts that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        fieldSize(proposal, node)
    }

    /// Whether the view shows text.
    public static var _showsText: Bool { true }

    /// The text is in the middle.
    public func _baselines(_ proposal: ProposedViewSize, _ node: _ViewNode) -> (first: CGFloat, last: CGFloat)? {
        let line = node.graph.textMeasuring.measure(
            Text(verbatim: "0").resolve(in: node.environment), width: nil, height: nil)
        let baseline = (node.sizeThatFits(proposal).height - line.size.height) / 2 + line.firstBaseline
        return (baseline, baseline)
    }

    /// What tests and assistive technologies are told about the view.
    public var _description: _LeafDescription { _LeafDescription(label: title, value: text.wrappedValue) }
    /// Returns whether another value may change the size of the view.
    public func _changesSize(from old: TextField) -> Bool { false }
}

extension TextField {
    /// What the field is for.
    public var _title: String { title }
    /// What is shown while it is empty.
    public var _prompt: String { prompt }
    /// Where the text is kept.
    public var _text: Binding<String> { text }
}

private struct SubmitKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
    /// What Enter in a text field does.
    package internal(set) var submitAction: (@MainActor () -> Void)? {
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
