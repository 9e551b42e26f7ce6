import Foundation

/// A view for editing text of several lines.
///
/// It takes all the space that is proposed to it.
public struct TextEditor: _LeafView, _TextInput {
    /// A Boolean value that indicates whether the view is a control beside a label.
    public static var _isInput: Bool { true }
    /// A Boolean value that indicates whether the view shows text.
    public static var _showsText: Bool { true }
    /// Reads the bindings of the control, so that their changes update it.
    public func _readInput() { _ = text.wrappedValue }

    private let text: Binding<String>

    /// Creates an editor for a text.
    ///
    /// - Parameter text: The text to display and edit, updated at each change.
    public nonisolated init(text: Binding<String>) { self.text = text }

    /// The binding to the text.
    public var _text: Binding<String> { text }

    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        CGSize(width: proposal.width ?? 200, height: proposal.height ?? 120)
    }

    /// The description of the view for tests and assistive technologies.
    public var _description: _LeafDescription { _LeafDescription(value: text.wrappedValue) }
    /// Returns a Boolean value that indicates whether the change from an old value may change the view's size.
    public func _changesSize(from old: TextEditor) -> Bool { false }
}

/// A view for editing text.
@MainActor
public protocol _TextInput {
    /// The binding to the text.
    var _text: Binding<String> { get }
}

extension TextField: _TextInput {}
