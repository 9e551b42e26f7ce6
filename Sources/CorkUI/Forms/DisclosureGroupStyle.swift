/// A type that defines the appearance of disclosure groups.
///
///     struct Plus: DisclosureGroupStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack(alignment: .leading) {
///                 Button {
///                     configuration.isExpanded.toggle()
///                 } label: {
///                     HStack {
///                         configuration.label
///                         Spacer()
///                         Text(configuration.isExpanded ? "–" : "+")
///                     }
///                 }
///                 if configuration.isExpanded { configuration.content }
///             }
///         }
///     }
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: DynamicProperty {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Creates a view that represents the body of a group; in a list or a form, it is one row.
    ///
    /// - Parameter configuration: The properties of the group. Its content exists while it is in the body.
    /// - Returns: The view that is shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// Returns the body as a view that holds the style's state.
    func _made(_ configuration: Configuration) -> any View
    /// A Boolean value that indicates whether the style is the built-in one.
    var _isNative: Bool { get }
}

extension DisclosureGroupStyle {
    /// Makes the view that the style shows.
    @inlinable @inline(__always)
    public func _made(_ configuration: Configuration) -> any View {
        _MadeView(self, configuration) { $0.makeBody(configuration: $1) }
    }
}

extension DisclosureGroupStyle {
    /// A Boolean value that indicates whether the style is the built-in one.
    public var _isNative: Bool { false }
}

/// The properties of a group that a ``DisclosureGroupStyle`` draws.
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
    /// The type of the label of a group.
    public struct Label: View {
        let view: AnyView
        /// The content and behavior of the view.
        public var body: AnyView { view }
    }

    /// The type of the content of a group.
    public struct Content: View {
        let view: AnyView
        /// The content and behavior of the view.
        public var body: AnyView { view }
    }

    /// The label of the group, which is always shown.
    public let label: Label
    /// The content of the group, which is shown while the group is expanded.
    public let content: Content
    /// A binding to a Boolean value that indicates whether the group is expanded.
    @Binding public var isExpanded: Bool

    init(label: AnyView, content: AnyView, isExpanded: Binding<Bool>) {
        self.label = Label(view: label)
        self.content = Content(view: content)
        _isExpanded = isExpanded
    }
}

/// The default style: an arrow before the label, and the content indented below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Makes the view that the style shows.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
        .disclosureGroupStyle(self)
    }
    /// A Boolean value that indicates whether the style is the built-in one.
    public var _isNative: Bool { true }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureGroupStylingKey: EnvironmentKey {
    static var defaultValue: Styling<Void, any DisclosureGroupStyle> { .native(()) }
}

extension EnvironmentValues {
    /// The source of the appearance of disclosure groups in the environment.
    var disclosureGroupStyling: Styling<Void, any DisclosureGroupStyle> {
        get { self[DisclosureGroupStylingKey.self] }
        set { self[DisclosureGroupStylingKey.self] = newValue }
    }
}

/// A modifier that sets the style of disclosure groups within the view.
public struct _DisclosureGroupStyleModifier<Style: DisclosureGroupStyle>: _PrimitiveModifier {
    let style: Style

    /// Changes the environment of the modified view.
    public func _modify(_ environment: inout EnvironmentValues) {
        environment.disclosureGroupStyling = environment.disclosureGroupStyling.setting(
            style, look: style._isNative ? () : nil)
    }
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        EnvironmentNode<Self>(item, inputs)
    }
}

extension View {
    /// Sets the style of disclosure groups within the view.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(_DisclosureGroupStyleModifier(style: style))
    }
}
