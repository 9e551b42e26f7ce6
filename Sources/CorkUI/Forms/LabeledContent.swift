import Foundation

/// A value or a control under a label (R7.40).
///
/// In a form the label is at the leading edge and the content at the trailing one. A control in it that says itself what
/// it is for is called so; else screen readers call it as the label does.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.labeledContentStyling) private var styling

    /// Content and what it is labelled by.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// The content that is shown.
    public var body: some View {
        if case .made(let style, let outer) = styling {
            HStack { made(by: style) }.environment(\.labeledContentStyling, outer)
        } else {
            LabeledPair(_label: label, _input: content)
        }
    }

    private func made(by style: some LabeledContentStyle) -> AnyView {
        let configuration = LabeledContentStyleConfiguration(
            label: .init(view: AnyView(label)), content: .init(view: AnyView(content)))
        let view = style._made(configuration)
        return AnyView(view)
    }
}

/// Content beside its label.
private struct LabeledPair<Label: View, Content: View>: _LabeledControl {
    let _label: Label
    let _input: Content

    var _kind: String? { "LabeledContent" }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// What a style is asked for, as it would be without that style.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

@MainActor
extension LabeledContent where Label == Text {
    /// Content under a title, which is translated.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Content under a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

@MainActor
extension LabeledContent where Label == Text, Content == Text {
    /// A text under a title, which is translated.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(titleKey) { Text(value) }
    }

    /// A text under a title.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(title) { Text(value) }
    }

    /// A value as a style formats it, under a title, which is translated.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }

    /// A value as a style formats it, under a title.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}
