import Foundation

/// A container for related views, in a box under a label.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyling) private var styling

    /// Creates a group box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// Creates a group box with a label.
    @available(*, deprecated, message: "Use init(content:label:).")
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.label = label
    }

    /// The content and behavior of the view.
    public var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            if case .made(let style, let outer) = styling {
                made(by: style).environment(\.groupBoxStyling, outer)
            } else {
                label.bold()
                VStack(alignment: .leading) { content }
                    .padding(12)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(RoundedRectangle(cornerRadius: 12).fill(FormColor.box))
                    .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(FormColor.edge, lineWidth: 1))
            }
        }
    }

    private func made(by style: some GroupBoxStyle) -> AnyView {
        let configuration = GroupBoxStyleConfiguration(
            label: .init(view: AnyView(label)), content: .init(view: AnyView(content)))
        let view = style._made(configuration)
        return AnyView(view)
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a group box from the configuration of a style, with the look it has without that style.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a group box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

@MainActor
extension GroupBox where Label == Text {
    /// Creates a group box with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group box with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
