import Foundation

/// Views that belong together, in a box under a label.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// A box under a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            label.bold()
            VStack(alignment: .leading) { content }
                .padding(12)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(RoundedRectangle(cornerRadius: 12).fill(FormStyle.box))
                .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(FormStyle.edge, lineWidth: 1))
        }
    }
}

extension GroupBox where Label == EmptyView {
    /// A box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

@MainActor
extension GroupBox where Label == Text {
    /// A box under a title, which is translated.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A box under a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
