import Foundation

/// Says in the middle of its room that there is nothing to show, why, and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// - Parameters:
    ///   - label: what it is about.
    ///   - description: why there is nothing.
    ///   - actions: what can be done about it.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The content that is shown.
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

    /// The content that is shown.
    public var body: some View {
        VStack(spacing: 12) {
            Image(systemName: icon).resizable().frame(width: 64, height: 64).foregroundStyle(.secondary)
            title.font(.title2).bold()
        }
    }
}

extension ContentUnavailableView where Label == _UnavailableLabel, Description == Text?, Actions == EmptyView {
    /// A title, which is translated, under an icon.
    ///
    /// - Parameters:
    ///   - title: what is not there.
    ///   - systemImage: the name of an icon of the theme, as `folder-symbolic`.
    ///   - description: why it is not.
    public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
        self.init(Text(title), systemImage, description)
    }

    /// A title under an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, description: Text? = nil) {
        self.init(Text(title), systemImage, description)
    }

    private init(_ title: Text, _ systemImage: String, _ description: Text?) {
        self.init(label: { _UnavailableLabel(title: title, icon: systemImage) }, description: { description })
    }

    /// Says that a search found nothing.
    public static var search: Self {
        Self("No Results", systemImage: "edit-find-symbolic", description: Text("Try a new search."))
    }

    /// Says that a search for a text found nothing.
    public static func search(text: String) -> Self {
        if text.isEmpty { return search }
        return Self(
            "No Results for “\(text)”", systemImage: "edit-find-symbolic",
            description: Text("Check the spelling or try a new search."))
    }
}
