/// A type that defines the appearance of forms.
///
/// A style can take its content apart: `ForEach(sections:)` iterates over the sections of the form, and
/// `ForEach(subviews:)` over its rows.
///
///     struct Cards: FormStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             ForEach(sections: configuration.content) { section in
///                 GroupBox {
///                     section.content
///                 } label: {
///                     section.header
///                 }
///             }
///         }
///     }
@MainActor @preconcurrency
public protocol FormStyle: DynamicProperty {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration

    /// Creates a view that represents the body of a form.
    ///
    /// - Parameter configuration: The properties of the form. A `Form(configuration)` in the body looks as it does
    ///   without the style.
    /// - Returns: The view that is shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// Returns the body as a view that holds the style's state.
    func _made(_ configuration: Configuration) -> any View
    /// The built-in look of the style, or `nil` if the style makes its own body.
    var _look: _FormLook? { get }
}

extension FormStyle {
    /// Makes the view that the style shows.
    @inlinable @inline(__always)
    public func _made(_ configuration: Configuration) -> any View {
        _MadeView(self, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension FormStyle {
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _FormLook? { nil }
}

/// The properties of a form that a ``FormStyle`` draws.
public struct FormStyleConfiguration {
    /// The type of the sections and rows of a form.
    public struct Content: View {
        let view: AnyView
        /// The content and behavior of the view.
        public var body: AnyView { view }
    }

    /// The sections and rows.
    public let content: Content
}

/// The built-in appearances of forms.
public enum _FormLook: Sendable {
    case grouped, columns
}

/// A style with a built-in look.
public protocol _NativeFormStyle: FormStyle {}

extension _NativeFormStyle {
    /// Makes the view that the style shows.
    public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

/// The default style, which is ``GroupedFormStyle``.
public struct AutomaticFormStyle: _NativeFormStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _FormLook? { .grouped }
}

/// A scrolling style that groups the rows of each section in a box.
public struct GroupedFormStyle: _NativeFormStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _FormLook? { .grouped }
}

/// A style without scrolling that aligns labels and inputs in two columns.
public struct ColumnsFormStyle: _NativeFormStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _FormLook? { .columns }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// A scrolling style that groups the rows of each section in a box.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A style without scrolling that aligns labels and inputs in two columns.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormStylingKey: EnvironmentKey {
    static var defaultValue: Styling<_FormLook, any FormStyle> { .native(.grouped) }
}

extension EnvironmentValues {
    /// The source of the appearance of forms in the environment.
    var formStyling: Styling<_FormLook, any FormStyle> {
        get { self[FormStylingKey.self] }
        set { self[FormStylingKey.self] = newValue }
    }
}

/// A modifier that sets the style of forms within the view.
public struct _FormStyleModifier<Style: FormStyle>: _PrimitiveModifier {
    let style: Style

    /// Changes the environment of the modified view.
    public func _modify(_ environment: inout EnvironmentValues) {
        environment.formStyling = environment.formStyling.setting(style, look: style._look)
    }
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        EnvironmentNode<Self>(item, inputs)
    }
}

extension View {
    /// Sets the style of forms within the view.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { modifier(_FormStyleModifier(style: style)) }
}
