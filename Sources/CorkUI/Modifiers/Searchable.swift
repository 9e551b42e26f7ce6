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

    /// Whether somebody searches in the view around that is searchable: the focus is in its field, or text is.
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

extension View {
    /// Puts a field above the view to search in it; Control with F moves the focus there, Escape empties it.
    ///
    /// What is found is the view's to show: it reads the text itself.
    ///
    /// - Parameters:
    ///   - text: what is searched for; read and written at each change.
    ///   - prompt: shown while the field is empty; nil for “Search”.
    public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View {
        let usual = LocalizedStringKey("Search").string()
        return SearchableView(text: text, prompt: prompt?._description.text ?? usual, content: self)
    }

    /// Puts a field above the view to search in it, with a prompt that is translated.
    public func searchable(text: Binding<String>, prompt: LocalizedStringKey) -> some View {
        searchable(text: text, prompt: Text(prompt))
    }

    /// Puts a field above the view to search in it.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(text: Binding<String>, prompt: S) -> some View {
        searchable(text: text, prompt: Text(prompt))
    }
}
