/// A type that defines the appearance of labels: which of title and icon are shown, and where.
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

    /// Creates a view that represents the body of a label.
    ///
    /// - Parameter configuration: The properties of the label. A `Label(configuration)` in the body looks as it does
    ///   without the style.
    /// - Returns: The view that is shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// Returns the body as a view that holds the style's state.
    func _made(_ configuration: Configuration) -> any View
    /// The parts that are shown side by side, or `nil` if the style makes its own body.
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
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _LabelLook? { nil }
}

/// The properties of a label that a ``LabelStyle`` lays out.
public struct LabelStyleConfiguration {
    /// The type of the title of a label.
    public struct Title: View {
        let view: AnyView
        /// The content and behavior of the view.
        public var body: AnyView { view }
    }

    /// The type of the icon of a label.
    public struct Icon: View {
        let view: AnyView
        /// The content and behavior of the view.
        public var body: AnyView { view }
    }

    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon
}

/// The parts of a label that are shown.
public enum _LabelLook: Sendable {
    case titleAndIcon, titleOnly, iconOnly
}

/// A style that shows some parts of labels side by side.
public protocol _PartsLabelStyle: LabelStyle {}

extension _PartsLabelStyle {
    /// Makes the view that the style shows.
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// The default style, which is ``TitleAndIconLabelStyle``.
public struct DefaultLabelStyle: _PartsLabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _LabelLook? { .titleAndIcon }
}

/// A style that shows the icon, followed by the title.
public struct TitleAndIconLabelStyle: _PartsLabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _LabelLook? { .titleAndIcon }
}

/// A style that shows the title alone.
public struct TitleOnlyLabelStyle: _PartsLabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _LabelLook? { .titleOnly }
}

/// A style that shows the icon alone, with the title as its accessibility label.
public struct IconOnlyLabelStyle: _PartsLabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _LabelLook? { .iconOnly }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A style that shows the icon, followed by the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A style that shows the title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A style that shows the icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The source of the appearance of labels in an environment.
typealias LabelStyling = Styling<_LabelLook, any LabelStyle>

private struct LabelStylingKey: EnvironmentKey {
    static var defaultValue: LabelStyling { .native(.titleAndIcon) }
}

extension EnvironmentValues {
    /// The appearance of labels in the environment.
    var labelStyling: LabelStyling {
        get { self[LabelStylingKey.self] }
        set { self[LabelStylingKey.self] = newValue }
    }
}

/// A modifier that sets the style of labels within the view.
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
    /// Sets the style of labels within the view.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { modifier(_LabelStyleModifier(style: style)) }
}
