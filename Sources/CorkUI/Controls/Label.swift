/// A view of a title and an icon, in the style that ``View/labelStyle(_:)`` sets.
///
///     Label("Favourites", systemImage: "starred-symbolic")
public struct Label<Title: View, Icon: View>: _UnaryView {
    let title: Title
    let icon: Icon

    /// The name of the view's elements in tests and descriptions, or `nil` if it has none.
    public var _kind: String? { nil }

    /// Creates a label with a title and an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        LabelNode<Title, Icon>(item, inputs)
    }
}

@MainActor
extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from the configuration of a style, with the look it has without that style.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and an icon.
    ///
    /// - Parameters:
    ///   - titleKey: The key for the localized title.
    ///   - name: The name of an icon of the theme, such as `folder-symbolic`.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a title and an icon.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - name: The name of an icon of the theme, such as `folder-symbolic`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a localized title and a picture of the app's resources.
    ///
    /// - Parameters:
    ///   - titleKey: The key for the localized title.
    ///   - name: The name of a file in the main bundle, as in ``Image/init(_:bundle:label:)``.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(decorative: name)
        }
    }

    /// Creates a label with a title and a picture of the app's resources.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(decorative: name)
        }
    }
}
