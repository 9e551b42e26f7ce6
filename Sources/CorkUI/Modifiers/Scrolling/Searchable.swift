private struct SearchFieldKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct SearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether text fields are for searching.
    public internal(set) var _isSearchField: Bool {
        get { self[SearchFieldKey.self] }
        set { self[SearchFieldKey.self] = newValue }
    }

    /// Whether the search field of the view around has the focus or a text.
    public internal(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }
}

/// A view under a field to search in it.
struct SearchableView<Content: View>: View {
    let text: Binding<String>
    let prompt: String
    let content: Content
    @FocusState private var hasFocus: Bool

    var body: some View {
        let hasText = !text.wrappedValue.isEmpty
        VStack(spacing: 0) {
            TextField(prompt, text: text)
                .environment(\._isSearchField, true)
                .focused($hasFocus)
                .onKeyPress(.escape) {
                    if !hasText { return .ignored }
                    text.wrappedValue = ""
                    return .handled
                }
                .padding(6)
            content.environment(\.isSearching, hasFocus || hasText)
        }
    }
}

/// The place of a search field.
///
/// It is above the searchable view on every desktop, whatever a view prefers.
public struct SearchFieldPlacement: Hashable, Sendable {
    private enum Kind { case automatic, toolbar, toolbarPrincipal, sidebar }
    private let kind: Kind

    /// The usual place.
    public static let automatic = SearchFieldPlacement(kind: .automatic)
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement(kind: .toolbar)
    /// In the middle of the toolbar.
    public static let toolbarPrincipal = SearchFieldPlacement(kind: .toolbarPrincipal)
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement(kind: .sidebar)
}

extension View {
    /// Puts a field above the view to search in it; Control with F moves the focus there, Escape empties it.
    ///
    /// What is found is the view's to show: it reads the text itself.
    ///
    /// - Parameters:
    ///   - text: what is searched for; read and written at each change.
    ///   - placement: the preferred place; the field is above the view whatever it is.
    ///   - prompt: shown while the field is empty; nil for “Search”.
    /// - Returns: The modified view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        let usual = LocalizedStringKey("Search").string()
        return SearchableView(text: text, prompt: prompt?._description.text ?? usual, content: self)
    }

    /// Puts a field above the view to search in it, with a prompt that is translated.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Puts a field above the view to search in it.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
}
