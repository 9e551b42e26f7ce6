import Foundation

/// Text of several lines to be edited.
///
/// It takes all the room it is offered.
public struct TextEditor: _LeafView, _TextInput {
    /// Whether the view is a control beside a label.
    public static var _isInput: Bool { true }
    /// Whether the view shows text.
    public static var _showsText: Bool { true }
    /// Reads the bindings of the control, so that their changes update it.
    public func _readInput() { _ = text.wrappedValue }

    private let text: Binding<String>

    /// - Parameter text: read and written at each change.
    public nonisolated init(text: Binding<String>) { self.text = text }

    /// Where the text is kept.
    public var _text: Binding<String> { text }

    /// Returns the size in points for a proposal, for hosts that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        CGSize(width: proposal.width ?? 200, height: proposal.height ?? 120)
    }

    /// What tests and assistive technologies are told about the view.
    public var _description: _LeafDescription { _LeafDescription(value: text.wrappedValue) }
    /// Returns whether another value may change the size of the view.
    public func _changesSize(from old: TextEditor) -> Bool { false }
}

/// A view in which text is edited.
@MainActor
public protocol _TextInput {
    /// Where the text is kept.
    var _text: Binding<String> { get }
}

extension TextField: _TextInput {}
