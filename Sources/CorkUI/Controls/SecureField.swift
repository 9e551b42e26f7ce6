import Foundation

/// A control for editing one line of private text, such as a password.
public struct SecureField: _LeafView, _TextInput {
    /// A Boolean value that indicates whether the view is a control beside a label.
    public static var _isInput: Bool { true }
    /// A Boolean value that indicates whether the view shows text.
    public static var _showsText: Bool { true }
    /// Reads the bindings of the control, so that their changes update it.
    public func _readInput() { _ = text.wrappedValue }

    private let title: String
    private let prompt: String
    private let text: Binding<String>

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

    /// Creates a field whose title is the text of a label.
    public init<L: View>(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> L) {
        self.init(title: label().plainText ?? "", text, prompt)
    }

    private init(title: String, _ text: Binding<String>, _ prompt: Text?) {
        (self.title, self.text) = (title, text)
        self.prompt = prompt?._description.text ?? title
    }

    /// The title of the field, which describes its purpose.
    public var _title: String { title }
    /// The text that the field shows while it is empty.
    public var _prompt: String { prompt }
    /// The binding to the text.
    public var _text: Binding<String> { text }

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        fieldSize(proposal, node)
    }

    /// The description of the view, which hides the text behind one dot a character.
    public var _description: _LeafDescription {
        _LeafDescription(label: title, value: String(repeating: "•", count: text.wrappedValue.count))
    }
    /// Returns a Boolean value that indicates whether the change from an old value may change the view's size.
    public func _changesSize(from old: SecureField) -> Bool { false }
}
