/// Says how labels look: which of title and icon are seen, and where.
///
///     struct Stacked: LabelStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack {
///                 configuration.icon
///                 configuration.title.font(.caption)
///             }
///         }
///     }
@MainActor @preconcurrency
public protocol LabelStyle: DynamicProperty {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    /// What a label looks like.
    ///
    /// - Parameter configuration: the label. A `Label(configuration)` in the body looks as it would without the style.
    /// - Returns: The view that is shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The body as a view with the state of the style.
    func _made(_ configuration: Configuration) -> any View
    /// The parts that are seen side by side; nil for a style that makes its body itself.
    var _look: _LabelLook? { get }
}

extension LabelStyle {
    /// Makes the view that the style shows.
    @inlinable @inline(__always)
    public func _made(_ configuration: Configuration) -> any View {
        _MadeView(self, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension LabelStyle {
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _LabelLook? { nil }
}

/// A label that a ``LabelStyle`` lays out.
public struct LabelStyleConfiguration {
    /// What the label says.
    public struct Title: View {
        let view: AnyView
        /// The content that is shown.
        public var body: AnyView { view }
    }

    /// The picture of the label.
    public struct Icon: View {
        let view: AnyView
        /// The content that is shown.
        public var body: AnyView { view }
    }

    /// What the label says.
    public let title: Title
    /// The picture of the label.
    public let icon: Icon
}

/// Which parts of a label are seen.
public enum _LabelLook: Sendable {
    case titleAndIcon, titleOnly, iconOnly
}

/// A style that shows some parts of labels side by side.
public protocol _PartsLabelStyle: LabelStyle {}

extension _PartsLabelStyle {
    /// Makes the view that the style shows.
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// The usual look: that of ``TitleAndIconLabelStyle``.
public struct DefaultLabelStyle: _PartsLabelStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _LabelLook? { .titleAndIcon }
}

/// The icon, and the title behind it.
public struct TitleAndIconLabelStyle: _PartsLabelStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _LabelLook? { .titleAndIcon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: _PartsLabelStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _LabelLook? { .titleOnly }
}

/// The icon alone, which screen readers call by the title.
public struct IconOnlyLabelStyle: _PartsLabelStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _LabelLook? { .iconOnly }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The usual look.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon, and the title behind it.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// What makes the labels at a place look as they do.
typealias LabelStyling = Styling<_LabelLook, any LabelStyle>

private struct LabelStylingKey: EnvironmentKey {
    static var defaultValue: LabelStyling { .native(.titleAndIcon) }
}

extension EnvironmentValues {
    /// How labels look.
    var labelStyling: LabelStyling {
        get { self[LabelStylingKey.self] }
        set { self[LabelStylingKey.self] = newValue }
    }
}

/// Sets how labels below look.
public struct _LabelStyleModifier<Style: LabelStyle>: _PrimitiveModifier {
    let style: Style

    /// Changes the environment of the modified view.
    public func _modify(_ environment: inout EnvironmentValues) {
        environment.labelStyling = environment.labelStyling.setting(style, look: style._look)
    }
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        EnvironmentNode<Self>(item, inputs)
    }
}

extension View {
    /// Sets how labels below look.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { modifier(_LabelStyleModifier(style: style)) }
}
