import Foundation

/// Opens an address when it is clicked or activated by a key.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// A link whose label is a view.
    ///
    /// - Parameters:
    ///   - destination: what is opened, as ``EnvironmentValues/openURL`` does.
    ///   - label: The view that is clicked.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }

    /// The content that is shown.
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .buttonStyle(.link)
    }
}

extension Link where Label == Text {
    /// A link with a title, which is translated.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
