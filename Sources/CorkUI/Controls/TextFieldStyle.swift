import Foundation

/// How fields for one line of text look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    var _look: _TextFieldLook { get }
}

/// What tells one style of text fields from another.
public enum _TextFieldLook: Sendable {
    case bordered, plain
}

/// The usual look: that of ``RoundedBorderTextFieldStyle``.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _TextFieldLook { .bordered }
}

/// The text alone, without a frame.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _TextFieldLook { .plain }
}

/// A native frame around the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _TextFieldLook { .bordered }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The usual look.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone, without a frame.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A native frame around the text.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct TextFieldLookKey: EnvironmentKey {
    static var defaultValue: _TextFieldLook { .bordered }
}

extension EnvironmentValues {
    /// How text fields look.
    public internal(set) var _textFieldLook: _TextFieldLook {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how fields for one line of text below look, those for passwords too.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\._textFieldLook, style._look)
    }
}

extension _TextInput where Self: _LeafView {
    /// As wide as there is room; as high as a line, and its frame where it has one.
    func fieldSize(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        let line = Text(verbatim: "0").resolve(in: node.environment)
        let isPlain = node.environment._textFieldLook == .plain
        return CGSize(
            width: proposal.width ?? 200,
            height: isPlain ? node.graph.textMeasuring.measure(line, width: nil, height: nil).size.height : 32)
    }
}
