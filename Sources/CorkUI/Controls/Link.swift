import Foundation

/// A control that opens a URL when it is clicked or activated by a key.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// Creates a link with a label.
    ///
    /// - Parameters:
    ///   - destination: The URL to open with ``EnvironmentValues/openURL``.
    ///   - label: A view that describes the destination.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }

    /// The content and behavior of the view.
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
    /// Creates a link with a localized title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
