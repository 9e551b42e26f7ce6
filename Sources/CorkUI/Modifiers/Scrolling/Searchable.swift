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
    var isPresented: Binding<Bool>?
    @FocusState private var hasFocus: Bool
    @Environment(\.searchSubmitAction) private var submit
    @Environment(\.searchScopes) private var scopes

    init(text: Binding<String>, prompt: String, content: Content, isPresented: Binding<Bool>? = nil) {
        (self.text, self.prompt, self.content, self.isPresented) = (text, prompt, content, isPresented)
    }

    var body: some View {
        let hasText = !text.wrappedValue.isEmpty
        VStack(spacing: 0) {
            TextField(prompt, text: text)
                .environment(\._isSearchField, true)
                .environment(\.submitAction, submit)
                .focused($hasFocus)
                .onKeyPress(.escape) {
                    if !hasText { return .ignored }
                    text.wrappedValue = ""
                    return .handled
                }
                .padding(6)
            if let scopes, hasFocus || hasText { scopes.padding(.horizontal, 6).padding(.bottom, 6) }
            content
                .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
                    if let isPresented { hasFocus = isPresented }
                }
                .onChange(of: hasFocus) { _, hasFocus in
                    if let isPresented, isPresented.wrappedValue != hasFocus { isPresented.wrappedValue = hasFocus }
                }
                .environment(\.searchScopes, nil).environment(\.isSearching, hasFocus || hasText)
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

    /// Adds a search field above the view, whose focus a binding sets and follows.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        let usual = LocalizedStringKey("Search").string()
        return SearchableView(
            text: text, prompt: prompt?._description.text ?? usual, content: self, isPresented: isPresented)
    }

    /// Adds a search field above the view, whose focus a binding sets and follows, with a translated prompt.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds scopes of the search, which stand below the search field of the view while people search.
    ///
    /// - Parameters:
    ///   - scope: The tag of the chosen scope.
    ///   - scopes: The scopes, each with a tag.
    /// - Returns: The modified view.
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        environment(
            \.searchScopes,
            AnyView(
                Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden()))
    }
}

private struct SearchScopesKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
    /// The choice of a scope for the search field of the view.
    fileprivate var searchScopes: AnyView? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}
