import Foundation

/// A view that tells people that there is no content, why, and what they can do about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view for missing content.
    ///
    /// - Parameters:
    ///   - label: A view that names the missing content.
    ///   - description: A view that explains why there is no content.
    ///   - actions: Controls that let people do something about it.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The content and behavior of the view.
    public var body: some View {
        VStack(spacing: 12) {
            label
            VStack(spacing: 4) { description }.foregroundStyle(.secondary)
            HStack { actions }
        }
        .multilineTextAlignment(.center)
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A title under a large icon.
public struct _UnavailableLabel: View {
    let title: Text
    let icon: String

    /// The content and behavior of the view.
    public var body: some View {
        VStack(spacing: 12) {
            Image(systemName: icon).resizable().frame(width: 64, height: 64).foregroundStyle(.secondary)
            title.font(.title2).bold()
        }
    }
}

extension ContentUnavailableView where Label == _UnavailableLabel, Description == Text?, Actions == EmptyView {
    /// Creates a view with a localized title under an icon.
    ///
    /// - Parameters:
    ///   - title: The key for the localized title.
    ///   - systemImage: The name of an icon of the theme, such as `folder-symbolic`.
    ///   - description: The text that explains why there is no content.
    public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
        self.init(Text(title), systemImage, description)
    }

    /// Creates a view with a title under an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, description: Text? = nil) {
        self.init(Text(title), systemImage, description)
    }

    private init(_ title: Text, _ systemImage: String, _ description: Text?) {
        self.init(label: { _UnavailableLabel(title: title, icon: systemImage) }, description: { description })
    }

    /// A view for a search without results.
    public static var search: Self {
        Self("No Results", systemImage: "edit-find-symbolic", description: Text("Try a new search."))
    }

    /// Returns a view for a search for `text` without results.
    public static func search(text: String) -> Self {
        if text.isEmpty { return search }
        return Self(
            "No Results for “\(text)”", systemImage: "edit-find-symbolic",
            description: Text("Check the spelling or try a new search."))
    }
}
