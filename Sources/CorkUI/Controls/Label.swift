/// A title beside an icon.
///
///     Label("Favourites", systemImage: "starred-symbolic")
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    /// A title beside an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        HStack(spacing: 6) {
            icon
            title
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title, which is translated, beside an icon.
    ///
    /// - Parameter name: the name of an icon of the theme, as `folder-symbolic`.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// A title beside an icon.
    ///
    /// - Parameter name: the name of an icon of the theme, as `folder-symbolic`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}
