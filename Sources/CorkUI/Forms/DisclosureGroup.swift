/// A label that shows or hides content (R7.37).
///
/// The content is built while it is shown, and gone while it is not. In a list or a form the label is a row, and what it
/// shows are rows after it, one level further in (R7.38); elsewhere both are one view.
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

    /// A group that is closed at first and opened by whoever uses it.
    ///
    /// - Parameters:
    ///   - content: what is shown while the group is open.
    ///   - label: what is always shown.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content, label())
    }

    /// A group that is open as long as a binding says so.
    ///
    /// - Parameters:
    ///   - isExpanded: whether the content is shown; written when the group is opened or closed by whoever uses it.
    ///   - content: what is shown while the group is open.
    ///   - label: what is always shown.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, content, label())
    }

    /// The content that is shown.
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
    /// A group with a title, which is translated; closed at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(nil, content, Text(titleKey))
    }

    /// A group with a title, which is translated, that is open as long as a binding says so.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(isExpanded, content, Text(titleKey))
    }

    /// A group with a title; closed at first.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(nil, content, Text(title))
    }

    /// A group with a title that is open as long as a binding says so.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(isExpanded, content, Text(title))
    }
}

/// What a group shows while it is open; follows what its closure reads.
struct DisclosedContent<Disclosed: View>: View {
    let content: @MainActor () -> Disclosed

    var body: some View { content() }
}

/// A group that is one view: its content is below the label.
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
