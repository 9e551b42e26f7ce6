/// Says how a group that opens and closes looks.
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

    /// What a group looks like; in a list or a form, one row.
    ///
    /// - Parameter configuration: the group. Its content is made while it is in the body.
    /// - Returns: The view that is shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The body as a view with the state of the style.
    func _made(_ configuration: Configuration) -> any View
    /// Whether it is the look that groups have by themselves.
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
    /// Whether the host draws the style.
    public var _isNative: Bool { false }
}

/// A group that a ``DisclosureGroupStyle`` lays out.
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
    /// What is always shown.
    public struct Label: View {
        let view: AnyView
        /// The content that is shown.
        public var body: AnyView { view }
    }

    /// What is shown while the group is open.
    public struct Content: View {
        let view: AnyView
        /// The content that is shown.
        public var body: AnyView { view }
    }

    /// What is always shown.
    public let label: Label
    /// What is shown while the group is open.
    public let content: Content
    /// Whether the group is open; written to open or close it.
    @Binding public var isExpanded: Bool

    init(label: AnyView, content: AnyView, isExpanded: Binding<Bool>) {
        self.label = Label(view: label)
        self.content = Content(view: content)
        _isExpanded = isExpanded
    }
}

/// The usual look: an arrow before the label, and the content below, set in.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Makes the style.
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
    /// Whether the host draws the style.
    public var _isNative: Bool { true }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The usual look.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureGroupStylingKey: EnvironmentKey {
    static var defaultValue: Styling<Void, any DisclosureGroupStyle> { .native(()) }
}

extension EnvironmentValues {
    /// How groups that open and close look.
    var disclosureGroupStyling: Styling<Void, any DisclosureGroupStyle> {
        get { self[DisclosureGroupStylingKey.self] }
        set { self[DisclosureGroupStylingKey.self] = newValue }
    }
}

/// Sets how groups below that open and close look.
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
    /// Sets how groups below that open and close look.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(_DisclosureGroupStyleModifier(style: style))
    }
}
