import Foundation

/// A container for a value or a control with a label (R7.40).
///
/// In a form, the label is at the leading edge and the content at the trailing edge. The label is the accessibility
/// label of a control in the content that has none of its own.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.labeledContentStyling) private var styling

    /// Creates labelled content.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// The content and behavior of the view.
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

/// A label and its content, next to each other.
private struct LabeledPair<Label: View, Content: View>: _LabeledControl {
    let _label: Label
    let _input: Content

    var _kind: String? { "LabeledContent" }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates labelled content from the configuration of a style, with the look it has without that style.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

@MainActor
extension LabeledContent where Label == Text {
    /// Creates content with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates content with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

@MainActor
extension LabeledContent where Label == Text, Content == Text {
    /// Creates a text with a localized title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(titleKey) { Text(value) }
    }

    /// Creates a text with a title.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(title) { Text(value) }
    }

    /// Creates a formatted value with a localized title.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }

    /// Creates a formatted value with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}
