private struct SearchFieldKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct SearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether text fields are search fields.
    public internal(set) var _isSearchField: Bool {
        get { self[SearchFieldKey.self] }
        set { self[SearchFieldKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the search field of the view has the focus or contains text.
    public internal(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }
}

/// A view with a search field above it.
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

/// The placement of a search field.
///
/// The field is above the searchable view on every desktop, regardless of the placement.
public struct SearchFieldPlacement: Hashable, Sendable {
    private enum Kind { case automatic, toolbar, toolbarPrincipal, sidebar }
    private let kind: Kind

    /// The default placement.
    public static let automatic = SearchFieldPlacement(kind: .automatic)
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement(kind: .toolbar)
    /// In the middle of the toolbar.
    public static let toolbarPrincipal = SearchFieldPlacement(kind: .toolbarPrincipal)
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement(kind: .sidebar)
}

extension View {
    /// Adds a search field above the view; Ctrl+F moves the focus there, and Escape clears it.
    ///
    /// The view itself reads the text and shows the results.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - placement: The preferred placement, which has no effect.
    ///   - prompt: The placeholder of the field; `nil` for “Search”.
    /// - Returns: The modified view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        let usual = LocalizedStringKey("Search").string()
        return SearchableView(text: text, prompt: prompt?._description.text ?? usual, content: self)
    }

    /// Adds a search field above the view, with a translated prompt.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field above the view.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
}
