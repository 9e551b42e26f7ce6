import Foundation

/// A type that defines the appearance of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    var _look: _TextFieldLook { get }
}

/// The built-in appearances of text fields.
public enum _TextFieldLook: Sendable {
    case bordered, plain
}

/// The default style, which is ``RoundedBorderTextFieldStyle``.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _TextFieldLook { .bordered }
}

/// A style without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _TextFieldLook { .plain }
}

/// A style with the native border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _TextFieldLook { .bordered }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A style without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A style with the native border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct TextFieldLookKey: EnvironmentKey {
    static var defaultValue: _TextFieldLook { .bordered }
}

extension EnvironmentValues {
    /// The appearance of text fields in the environment.
    public internal(set) var _textFieldLook: _TextFieldLook {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of text fields and secure fields within the view.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\._textFieldLook, style._look)
    }
}

extension _TextInput where Self: _LeafView {
    /// Returns the proposed width, and the height of a line and, unless the field is plain, its border.
    func fieldSize(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        let line = Text(verbatim: "0").resolve(in: node.environment)
        let isPlain = node.environment._textFieldLook == .plain
        return CGSize(
            width: proposal.width ?? 200,
            height: isPlain ? node.graph.textMeasuring.measure(line, width: nil, height: nil).size.height : 32)
    }
}
