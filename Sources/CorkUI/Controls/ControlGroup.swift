/// A group of related controls, without space between them.
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: String?

    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), nil) }

    /// Creates a group of controls with a label, which screen readers speak.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        (self.content, self.label) = (content(), label().plainText)
    }

    /// Creates a group of controls with a localized title, which screen readers speak.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group of controls with a title, which screen readers speak.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group of controls with a localized title and an icon; screen readers speak the title.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// The content and behavior of the view.
    public var body: some View {
        let group = HStack(spacing: 1) { content }
        if let label {
            group.accessibilityElement(children: .contain).accessibilityLabel(Text(verbatim: label))
        } else {
            group
        }
    }
}
