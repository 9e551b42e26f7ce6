/// Says how labelled content looks: where its label and its content are.
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

    /// What labelled content looks like.
    ///
    /// - Parameter configuration: label and content. A `LabeledContent(configuration)` in the body looks as it would
    ///   without the style.
    /// - Returns: The view that is shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The body as a view with the state of the style.
    func _made(_ configuration: Configuration) -> any View
    /// Whether it is the look that labelled content has by itself.
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
    /// Whether the host draws the style.
    public var _isNative: Bool { false }
}

/// Content and its label, which a ``LabeledContentStyle`` lays out.
public struct LabeledContentStyleConfiguration {
    /// What the content is labelled by.
    public struct Label: View {
        let view: AnyView
        /// The content that is shown.
        public var body: AnyView { view }
    }

    /// What is labelled.
    public struct Content: View {
        let view: AnyView
        /// The content that is shown.
        public var body: AnyView { view }
    }

    /// What the content is labelled by.
    public let label: Label
    /// What is labelled.
    public let content: Content
}

/// The usual look: side by side, and in a form at both edges.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// Makes the view that the style shows.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent(configuration).labeledContentStyle(self)
    }
    /// Whether the host draws the style.
    public var _isNative: Bool { true }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The usual look.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStylingKey: EnvironmentKey {
    static var defaultValue: Styling<Void, any LabeledContentStyle> { .native(()) }
}

extension EnvironmentValues {
    /// How labelled content looks.
    var labeledContentStyling: Styling<Void, any LabeledContentStyle> {
        get { self[LabeledContentStylingKey.self] }
        set { self[LabeledContentStylingKey.self] = newValue }
    }
}

/// Sets how labelled content below looks.
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
    /// Sets how labelled content below looks.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(_LabeledContentStyleModifier(style: style))
    }
}
