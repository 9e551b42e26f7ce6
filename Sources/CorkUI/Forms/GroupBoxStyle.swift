/// A type that defines the appearance of group boxes.
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

    /// Creates a view that represents the body of a group box.
    ///
    /// - Parameter configuration: The label and the content. A `GroupBox(configuration)` in the body looks as it does
    ///   without the style.
    /// - Returns: The view that is shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// Returns the body as a view that holds the style's state.
    func _made(_ configuration: Configuration) -> any View
    /// A Boolean value that indicates whether the style is the built-in one.
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
    /// A Boolean value that indicates whether the style is the built-in one.
    public var _isNative: Bool { false }
}

/// The properties of a box that a ``GroupBoxStyle`` draws.
public struct GroupBoxStyleConfiguration {
    /// The type of the label of a box.
    public struct Label: View {
        let view: AnyView
        /// The content and behavior of the view.
        public var body: AnyView { view }
    }

    /// The type of the content of a box.
    public struct Content: View {
        let view: AnyView
        /// The content and behavior of the view.
        public var body: AnyView { view }
    }

    /// The label of the box, which is empty for a box without a label.
    public let label: Label
    /// The content of the box.
    public let content: Content
}

/// The default style: a rounded box with its own background, under the label.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes the view that the style shows.
    public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).groupBoxStyle(self) }
    /// A Boolean value that indicates whether the style is the built-in one.
    public var _isNative: Bool { true }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStylingKey: EnvironmentKey {
    static var defaultValue: Styling<Void, any GroupBoxStyle> { .native(()) }
}

extension EnvironmentValues {
    /// The source of the appearance of group boxes in the environment.
    var groupBoxStyling: Styling<Void, any GroupBoxStyle> {
        get { self[GroupBoxStylingKey.self] }
        set { self[GroupBoxStylingKey.self] = newValue }
    }
}

/// A modifier that sets the style of group boxes within the view.
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
    /// Sets the style of group boxes within the view.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(_GroupBoxStyleModifier(style: style))
    }
}
