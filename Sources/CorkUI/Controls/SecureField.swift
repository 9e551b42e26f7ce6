import Foundation

/// One line of text to be edited that nobody is to read from the screen, such as a password.
public struct SecureField: _LeafView, _TextInput {
    /// Whether the view is a control beside a label.
    public static var _isInput: Bool { true }
    /// Whether the view shows text.
    public static var _showsText: Bool { true }
    /// Reads the bindings of the control, so that their changes update it.
    public func _readInput() { _ = text.wrappedValue }

    private let title: String
    private let prompt: String
    private let text: Binding<String>

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

    private init(title: String, _ text: Binding<String>, _ prompt: Text?) {
        (self.title, self.text) = (title, text)
        self.prompt = prompt?._description.text ?? title
    }

    /// What the field is for.
    public var _title: String { title }
    /// What is shown while it is empty.
    public var _prompt: String { prompt }
    /// Where the text is kept.
    public var _text: Binding<String> { text }

    /// Returns the size in points for a proposal, for hosts that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        fieldSize(proposal, node)
    }

    /// A dot a character is all that is told.
    public var _description: _LeafDescription {
        _LeafDescription(label: title, value: String(repeating: "•", count: text.wrappedValue.count))
    }
    /// Returns whether another value may change the size of the view.
    public func _changesSize(from old: SecureField) -> Bool { false }
}
