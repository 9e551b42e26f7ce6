/// Says how a box around views looks, and where its label is.
///
///     struct Card: GroupBoxStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack(alignment: .leading) {
///                 configuration.label.font(.headline)
///                 configuration.content
///             }
///             .padding()
///             .background(.background, in: .rect(cornerRadius: 8))
///         }
///     }
@MainActor @preconcurrency
public protocol GroupBoxStyle: DynamicProperty {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    /// What a box looks like.
    ///
    /// - Parameter configuration: label and content. A `GroupBox(configuration)` in the body looks as it would without
    ///   the style.
    /// - Returns: The view that is shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The body as a view with the state of the style.
    func _made(_ configuration: Configuration) -> any View
    /// Whether it is the look that boxes have by themselves.
    var _isNative: Bool { get }
}

extension GroupBoxStyle {
    /// Makes the view that the style shows.
    @inlinable @inline(__always)
    public func _made(_ configuration: Configuration) -> any View {
        _MadeView(self, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension GroupBoxStyle {
    /// Whether the host draws the style.
    public var _isNative: Bool { false }
}

/// A box that a ``GroupBoxStyle`` draws.
public struct GroupBoxStyleConfiguration {
    /// What the box is for; no view where it has no label.
    public struct Label: View {
        let view: AnyView
        /// The content that is shown.
        public var body: AnyView { view }
    }

    /// What is in the box.
    public struct Content: View {
        let view: AnyView
        /// The content that is shown.
        public var body: AnyView { view }
    }

    /// What the box is for; no view where it has no label.
    public let label: Label
    /// What is in the box.
    public let content: Content
}

/// The usual look: round corners on a ground of its own, under the label.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// Makes the view that the style shows.
    public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).groupBoxStyle(self) }
    /// Whether the host draws the style.
    public var _isNative: Bool { true }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The usual look.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStylingKey: EnvironmentKey {
    static var defaultValue: Styling<Void, any GroupBoxStyle> { .native(()) }
}

extension EnvironmentValues {
    /// How boxes look.
    var groupBoxStyling: Styling<Void, any GroupBoxStyle> {
        get { self[GroupBoxStylingKey.self] }
        set { self[GroupBoxStylingKey.self] = newValue }
    }
}

/// Sets how boxes below look.
public struct _GroupBoxStyleModifier<Style: GroupBoxStyle>: _PrimitiveModifier {
    let style: Style

    /// Changes the environment of the modified view.
    public func _modify(_ environment: inout EnvironmentValues) {
        environment.groupBoxStyling = environment.groupBoxStyling.setting(style, look: style._isNative ? () : nil)
    }
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        EnvironmentNode<Self>(item, inputs)
    }
}

extension View {
    /// Sets how boxes below look.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(_GroupBoxStyleModifier(style: style))
    }
}
