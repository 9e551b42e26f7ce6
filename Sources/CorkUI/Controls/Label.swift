/// A title beside an icon, or what ``View/labelStyle(_:)`` makes of both.
///
///     Label("Favourites", systemImage: "starred-symbolic")
public struct Label<Title: View, Icon: View>: _UnaryView {
    let title: Title
    let icon: Icon

    /// The name of the view's elements in tests and descriptions, or nil if it has none.
    public var _kind: String? { nil }

    /// A title beside an icon.
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
    /// The label that a style is asked for, as it would be without that style.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title, which is translated, beside an icon.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the translations.
    ///   - name: the name of an icon of the theme, as `folder-symbolic`.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// A title beside an icon.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - name: the name of an icon of the theme, as `folder-symbolic`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}
