import Foundation

/// A control for editing one line of text, or several lines if its axis is vertical.
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
    /// The axis along which the field grows with its text.
    public private(set) var _axis = Axis.horizontal

    /// Creates a field with a localized title, which can grow with its text.
    ///
    /// With a vertical axis, Return inserts a line break, unless there is an action for `onSubmit(of:_:)`, in which case
    /// Shift+Return does. `lineLimit(_:)` limits the number of lines that the field shows.
    ///
    /// - Parameters:
    ///   - titleKey: The key for the localized title of the field, which describes its purpose.
    ///   - text: The text to display and edit, updated at each change.
    ///   - prompt: The text that an empty field shows. `nil` shows the title.
    ///   - axis: The axis along which the field grows with its text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(title: titleKey.string(), text, prompt)
        _axis = axis
    }

    /// Creates a field with a title, which can grow with its text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(title: String(title), text, prompt)
        _axis = axis
    }

    /// Creates a field whose title is the text of a label.
    public init<L: View>(
        text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> L
    ) {
        self.init(title: label().plainText ?? "", text, prompt)
        _axis = axis
    }

    /// Creates a field for a value that is edited as text; its title is the text of a label.
    public init<F: ParseableFormatStyle, L: View>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> L
    ) where F.FormatOutput == String {
        self.init(title: label().plainText ?? "", Self.text(of: value, format), prompt, writesAtEnd: true)
    }

    /// Creates a field for an optional value that is edited as text; its title is the text of a label.
    public init<F: ParseableFormatStyle, L: View>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> L
    ) where F.FormatOutput == String {
        self.init(title: label().plainText ?? "", Self.text(of: value, format), prompt, writesAtEnd: true)
    }

    /// Creates a field for a value that a formatter writes and reads, with a localized title.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(title: titleKey.string(), Self.text(of: value, formatter), prompt, writesAtEnd: true)
    }

    /// Creates a field for a value that a formatter writes and reads, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(title: String(title), Self.text(of: value, formatter), prompt, writesAtEnd: true)
    }

    /// Returns the value of a text by a formatter for numbers or dates, or `nil` if there is none.
    private static func value<V>(of text: String, _ formatter: Formatter) -> V? {
        if let formatter = formatter as? DateFormatter { return formatter.date(from: text) as? V }
        guard let number = (formatter as? NumberFormatter)?.number(from: text) else { return nil }
        return number.doubleValue as? V ?? number.intValue as? V ?? number.decimalValue as? V
            ?? number.floatValue as? V
    }

    private static func text<V>(of value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
        nonisolated(unsafe) let formatter = formatter
        return Binding(get: { formatter.string(for: value.wrappedValue) ?? "" }) { text in
            guard text != formatter.string(for: value.wrappedValue),
                let read: V = Self.value(of: text.trimmingCharacters(in: .whitespaces), formatter)
            else { return }
            value.wrappedValue = read
        }
    }

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
        guard _axis == .vertical else { return fieldSize(proposal, node) }
        let width = proposal.width ?? 200
        return CGSize(width: width, height: lines(in: width - 16, node).size.height + 16)
    }

    /// Returns the metrics of the text in a width, with the number of lines that the environment allows.
    private func lines(in width: CGFloat, _ node: _ViewNode) -> TextMetrics {
        var shown = Text(verbatim: text.wrappedValue.isEmpty ? "0" : text.wrappedValue).resolve(in: node.environment)
        let metrics = node.graph.textMeasuring.measure(shown, width: max(width, 1), height: nil)
        let reserved = node.environment.reservedLines
        guard metrics.lineCount < reserved else { return metrics }
        shown.string = String(repeating: "\n", count: reserved - 1)
        return node.graph.textMeasuring.measure(shown, width: nil, height: nil)
    }

    /// Returns the height in points that a field with a vertical axis has for a width, with the padding of the text.
    package func growingHeight(for width: CGFloat, padding: CGSize, _ node: _ViewNode) -> CGFloat {
        lines(in: width - padding.width, node).size.height + padding.height
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
    public func _changesSize(from old: TextField) -> Bool { _axis == .vertical || old._axis == .vertical }
}

extension TextField {
    /// The title of the field, which describes its purpose.
    public var _title: String { title }
    /// The text that the field shows while it is empty.
    public var _prompt: String { prompt }
    /// The binding to the text.
    public var _text: Binding<String> { text }
}
