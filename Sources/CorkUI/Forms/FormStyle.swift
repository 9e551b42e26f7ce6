/// Says how forms look.
///
/// A style may take its content apart: `ForEach(sections:)` gives the sections of the form, `ForEach(subviews:)` its rows.
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

    /// What a form looks like.
    ///
    /// - Parameter configuration: the form. A `Form(configuration)` in the body looks as it would without the style.
    /// - Returns: The view that is shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The body as a view with the state of the style.
    func _made(_ configuration: Configuration) -> any View
    /// The look of a form's own that the style stands for; nil for one that makes its body itself.
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
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _FormLook? { nil }
}

/// A form that a ``FormStyle`` lays out.
public struct FormStyleConfiguration {
    /// The sections and rows.
    public struct Content: View {
        let view: AnyView
        /// The content that is shown.
        public var body: AnyView { view }
    }

    /// The sections and rows.
    public let content: Content
}

/// What tells one style of forms from another.
public enum _FormLook: Sendable {
    case grouped, columns
}

/// A style that is a look of a form's own.
public protocol _NativeFormStyle: FormStyle {}

extension _NativeFormStyle {
    /// Makes the view that the style shows.
    public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

/// The usual look: that of ``GroupedFormStyle``.
public struct AutomaticFormStyle: _NativeFormStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _FormLook? { .grouped }
}

/// Rows in a box a section, that scroll.
public struct GroupedFormStyle: _NativeFormStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _FormLook? { .grouped }
}

/// Labels in one column, which they end, and what they are for in a second one, without boxes and without scrolling.
public struct ColumnsFormStyle: _NativeFormStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _FormLook? { .columns }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The usual look.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows in a box a section, that scroll.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels in one column and what they are for in a second one.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormStylingKey: EnvironmentKey {
    static var defaultValue: Styling<_FormLook, any FormStyle> { .native(.grouped) }
}

extension EnvironmentValues {
    /// How forms look.
    var formStyling: Styling<_FormLook, any FormStyle> {
        get { self[FormStylingKey.self] }
        set { self[FormStylingKey.self] = newValue }
    }
}

/// Sets how forms below look.
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
    /// Sets how forms below look.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { modifier(_FormStyleModifier(style: style)) }
}
