import Foundation

/// A control for editing one line of text.
public struct TextField: _LeafView {
    /// A Boolean value that indicates whether the view is a control beside a label.
    public static var _isInput: Bool { true }
    /// Reads the bindings of the control, so that their changes update it.
    public func _readInput() { _ = text.wrappedValue }

    private let title: String
    private let prompt: String
    let text: Binding<String>
    /// A Boolean value that indicates whether the text is written when editing ends, rather than at each change.
    public let _writesAtEnd: Bool

    /// Creates a field with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key for the localized title of the field, which describes its purpose.
    ///   - text: The text to display and edit, updated at each change.
    ///   - prompt: The text that an empty field shows. `nil` shows the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(title: titleKey.string(), text, prompt)
    }

    /// Creates a field with a title.
    ///
    /// - Parameters:
    ///   - title: The title of the field, which describes its purpose.
    ///   - text: The text to display and edit, updated at each change.
    ///   - prompt: The text that an empty field shows. `nil` shows the title.
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

    /// Creates a field for a value that is edited as text, with a localized title.
    ///
    /// The text is parsed when Enter is pressed or the focus leaves the field. If the style cannot parse it, the field
    /// shows the text of the value again.
    ///
    /// - Parameters:
    ///   - titleKey: The key for the localized title of the field, which describes its purpose.
    ///   - value: The value, updated when editing ends.
    ///   - format: The style that formats and parses the value.
    ///   - prompt: The text that an empty field shows. `nil` shows the title.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    )
    where F.FormatOutput == String {
        self.init(title: titleKey.string(), Self.text(of: value, format), prompt, writesAtEnd: true)
    }

    /// Creates a field for a value that is edited as text, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    )
    where F.FormatOutput == String {
        self.init(title: String(title), Self.text(of: value, format), prompt, writesAtEnd: true)
    }

    /// Creates a field for an optional value that is edited as text, with a localized title; empty text stands for
    /// `nil`.
    ///
    /// - Parameters:
    ///   - titleKey: The key for the localized title of the field, which describes its purpose.
    ///   - value: The value, updated when editing ends.
    ///   - format: The style that formats and parses the value.
    ///   - prompt: The text that an empty field shows. `nil` shows the title.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    )
    where F.FormatOutput == String {
        self.init(title: titleKey.string(), Self.text(of: value, format), prompt, writesAtEnd: true)
    }

    /// Creates a field for an optional value that is edited as text, with a title; empty text stands for `nil`.
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
            // Unchanged text may have fewer digits than the value and must not replace it.
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

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        fieldSize(proposal, node)
    }

    /// A Boolean value that indicates whether the view shows text.
    public static var _showsText: Bool { true }

    /// Returns the baseline of the text, which is centred vertically.
    public func _baselines(_ proposal: ProposedViewSize, _ node: _ViewNode) -> (first: CGFloat, last: CGFloat)? {
        let line = node.graph.textMeasuring.measure(
            Text(verbatim: "0").resolve(in: node.environment), width: nil, height: nil)
        let baseline = (node.sizeThatFits(proposal).height - line.size.height) / 2 + line.firstBaseline
        return (baseline, baseline)
    }

    /// The description of the view for tests and assistive technologies.
    public var _description: _LeafDescription { _LeafDescription(label: title, value: text.wrappedValue) }
    /// Returns a Boolean value that indicates whether the change from an old value may change the view's size.
    public func _changesSize(from old: TextField) -> Bool { false }
}

extension TextField {
    /// The title of the field, which describes its purpose.
    public var _title: String { title }
    /// The text that the field shows while it is empty.
    public var _prompt: String { prompt }
    /// The binding to the text.
    public var _text: Binding<String> { text }
}

private struct SubmitKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
    /// The action of Enter in a text field.
    package internal(set) var submitAction: (@MainActor () -> Void)? {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

extension View {
    /// Adds an action for Enter in a text field within the view.
    public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.submitAction, action)
    }
}
