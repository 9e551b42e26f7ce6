/// A type that defines the appearance of labelled content.
///
///     struct Below: LabeledContentStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack(alignment: .leading) {
///                 configuration.label.font(.caption)
///                 configuration.content
///             }
///         }
///     }
@MainActor @preconcurrency
public protocol LabeledContentStyle: DynamicProperty {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    /// Creates a view that represents labelled content.
    ///
    /// - Parameter configuration: The label and the content. A `LabeledContent(configuration)` in the body looks as it
    ///   does without the style.
    /// - Returns: The view that is shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// Returns the body as a view that holds the style's state.
    func _made(_ configuration: Configuration) -> any View
    /// A Boolean value that indicates whether the style is the built-in one.
    var _isNative: Bool { get }
}

extension LabeledContentStyle {
    /// Makes the view that the style shows.
    @inlinable @inline(__always)
    public func _made(_ configuration: Configuration) -> any View {
        _MadeView(self, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension LabeledContentStyle {
    /// A Boolean value that indicates whether the style is the built-in one.
    public var _isNative: Bool { false }
}

/// The properties of labelled content that a ``LabeledContentStyle`` draws.
public struct LabeledContentStyleConfiguration {
    /// The type of the label.
    public struct Label: View {
        let view: AnyView
        /// The content and behavior of the view.
        public var body: AnyView { view }
    }

    /// The type of the labelled content.
    public struct Content: View {
        let view: AnyView
        /// The content and behavior of the view.
        public var body: AnyView { view }
    }

    /// The label of the content.
    public let label: Label
    /// The labelled content.
    public let content: Content
}

/// The default style: the label and the content next to each other, or at both edges of a form.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes the view that the style shows.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent(configuration).labeledContentStyle(self)
    }
    /// A Boolean value that indicates whether the style is the built-in one.
    public var _isNative: Bool { true }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStylingKey: EnvironmentKey {
    static var defaultValue: Styling<Void, any LabeledContentStyle> { .native(()) }
}

extension EnvironmentValues {
    /// The source of the appearance of labelled content in the environment.
    var labeledContentStyling: Styling<Void, any LabeledContentStyle> {
        get { self[LabeledContentStylingKey.self] }
        set { self[LabeledContentStylingKey.self] = newValue }
    }
}

/// A modifier that sets the style of labelled content within the view.
public struct _LabeledContentStyleModifier<Style: LabeledContentStyle>: _PrimitiveModifier {
    let style: Style

    /// Changes the environment of the modified view.
    public func _modify(_ environment: inout EnvironmentValues) {
        environment.labeledContentStyling = environment.labeledContentStyling.setting(
            style, look: style._isNative ? () : nil)
    }
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        EnvironmentNode<Self>(item, inputs)
    }
}

extension View {
    /// Sets the style of labelled content within the view.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(_LabeledContentStyleModifier(style: style))
    }
}
