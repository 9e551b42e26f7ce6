/// A view that shows or hides content below a label (R7.37).
///
/// The content exists only while the group is expanded. In a list or a form, the label is a row and the content adds
/// rows after it, indented by one level (R7.38). Elsewhere the group is one view.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: @MainActor () -> Content
    private let binding: Binding<Bool>?
    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\._isForm) private var isForm
    @Environment(\.disclosureGroupStyling) private var styling

    private init(_ binding: Binding<Bool>?, _ content: @escaping @MainActor () -> Content, _ label: Label) {
        self.binding = binding
        self.content = content
        self.label = label
    }

    /// Creates a group that is collapsed at first.
    ///
    /// - Parameters:
    ///   - content: The content, which is shown while the group is expanded.
    ///   - label: The label, which is always shown.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content, label())
    }

    /// Creates a group whose state a binding controls.
    ///
    /// - Parameters:
    ///   - isExpanded: A binding to a Boolean value that indicates whether the group is expanded.
    ///   - content: The content, which is shown while the group is expanded.
    ///   - label: The label, which is always shown.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, content, label())
    }

    /// The content and behavior of the view.
    public var body: some View {
        let expansion = Expansion(binding ?? $isOpen, isEnabled: isEnabled)
        if case .made(let style, let outer) = styling {
            VStack(alignment: .leading) { made(by: style) }.environment(\.disclosureGroupStyling, outer)
        } else {
            usual(expansion)
        }
    }

    private func made(by style: some DisclosureGroupStyle) -> AnyView {
        let configuration = DisclosureGroupStyleConfiguration(
            label: AnyView(label), content: AnyView(DisclosedContent(content: content)),
            isExpanded: binding ?? $isOpen)
        let view = style._made(configuration)
        return AnyView(view)
    }

    private func usual(_ expansion: Expansion) -> some View {
        RowsOrWhole {
            if isForm {
                DisclosureButton(expansion: expansion, label: label)
            } else {
                HStack { label }.modifier(DisclosingModifier(expansion: expansion))
            }
            if expansion.isExpanded { DisclosedContent(content: content).modifier(DisclosedModifier()) }
        } whole: {
            DisclosureStack(expansion: expansion, label: label, content: content)
        }
    }
}

@MainActor
extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized title that is collapsed at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(nil, content, Text(titleKey))
    }

    /// Creates a group with a localized title whose state a binding controls.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(isExpanded, content, Text(titleKey))
    }

    /// Creates a group with a title that is collapsed at first.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(nil, content, Text(title))
    }

    /// Creates a group with a title whose state a binding controls.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(isExpanded, content, Text(title))
    }
}

/// The content of an expanded group, in a view of its own that depends on the values its closure reads.
struct DisclosedContent<Disclosed: View>: View {
    let content: @MainActor () -> Disclosed

    var body: some View { content() }
}

/// A disclosure group as one view, with the content below the label.
struct DisclosureStack<Label: View, Disclosed: View>: _LayoutContainer {
    let expansion: Expansion
    let label: Label
    let content: @MainActor () -> Disclosed

    var _kind: String? { "DisclosureGroup" }
    var _layout: VStackLayout { VStackLayout(alignment: .leading) }

    @ViewBuilder var _content: some View {
        DisclosureButton(expansion: expansion, label: label)
        if expansion.isExpanded { DisclosedContent(content: content).padding(.leading, DisclosureIndicator.width) }
    }
}
