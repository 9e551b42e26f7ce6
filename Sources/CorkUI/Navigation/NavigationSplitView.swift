import Foundation

/// Two or three columns side by side, of which what is chosen in one decides what the next shows.
///
/// A button at the beginning of the header bar, and F9, show and hide the sidebar; the lines between columns can be moved.
/// Where the view is narrower than 600 points, the sidebar and the rest take turns: the sidebar has all of the room while it is
/// shown.
///
/// A ``NavigationLink`` in a column, outside of a stack, shows its view in the last column in place of what is there; in a
/// list that selects values of its type it selects its value.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var isNarrow = false
    /// What a link in another column shows in the last one.
    @State private var linked: NavigationPage?
    @State private var navigator = Navigator()
    @State private var destinations = ColumnDestinations()

    private static var narrowWidth: CGFloat { 600 }

    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        (self.sidebar, content, self.detail, visibility) = (sidebar(), EmptyView(), detail(), nil)
    }

    /// Two columns, of which a binding says which are shown; written when the person shows or hides the sidebar.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        (self.sidebar, content, self.detail, visibility) = (sidebar(), EmptyView(), detail(), columnVisibility)
    }

    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail, visibility) = (sidebar(), content(), detail(), nil)
    }

    /// Three columns, of which a binding says which are shown; written when the person shows or hides the sidebar.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail, visibility) = (sidebar(), content(), detail(), columnVisibility)
    }

    private var columns: NavigationSplitViewVisibility { visibility?.wrappedValue ?? ownVisibility }
    private var hasContent: Bool { Content.self != EmptyView.self }

    private var showsSidebar: Bool {
        switch columns {
        case .automatic: !isNarrow
        case .all: true
        case .doubleColumn: !hasContent
        default: false
        }
    }

    /// The content that is shown.
    public var body: some View {
        navigator.path = Binding(get: { [] }, set: { if let value = $0.last { show(.value(value)) } })
        navigator.pushed = Binding(get: { [] }, set: { if let view = $0.last { show(.view(view)) } })
        navigator.showsSelected = { show(nil) }
        return columnsView
    }

    /// Shows a page in the last column; nil: what is there by itself.
    private func show(_ page: NavigationPage?) {
        linked = page
        if isNarrow, showsSidebar { set(.detailOnly) }
    }

    private func linking(_ column: some View) -> some View {
        collecting(column).environment(\.navigator, navigator)
    }

    /// Learns what a column says that values show.
    private func collecting(_ column: some View) -> some View {
        VStack(spacing: 0) { column }.overlayPreferenceValue(NavigationDestinationsKey.self) { declared in
            let _ = destinations.add(declared)
        }
    }

    @ViewBuilder private var lastColumn: some View {
        if let linked { destinations.known.content(of: linked).id(linked.id) } else { collecting(detail) }
    }

    private var columnsView: some View {
        _SplitView(
            showsLeading: showsSidebar, showsTrailing: !(isNarrow && showsSidebar), leading: linking(sidebar),
            trailing: Group {
                if hasContent {
                    _SplitView(
                        showsLeading: columns != .detailOnly, showsTrailing: true, leading: linking(content),
                        trailing: lastColumn)
                } else {
                    lastColumn
                }
            }
        )
        .onGeometryChange(for: Bool.self) {
            $0.size.width < Self.narrowWidth
        } action: {
            isNarrow = $0
        }
        .toolbar {
            ToolbarItem(placement: .navigation) {
                Button(action: toggleSidebar) { Image(systemName: "sidebar-show-symbolic") }
                    .keyboardShortcut(.function(9), modifiers: [])
                    .accessibilityLabel(showsSidebar ? "Hide Sidebar" : "Show Sidebar")
                    .help("\(showsSidebar ? "Hide Sidebar" : "Show Sidebar") (F9)")
            }
        }
    }

    private func toggleSidebar() {
        let wanted: NavigationSplitViewVisibility = showsSidebar ? (hasContent ? .doubleColumn : .detailOnly) : .all
        set(wanted)
    }

    private func set(_ wanted: NavigationSplitViewVisibility) {
        if let visibility { visibility.wrappedValue = wanted } else { ownVisibility = wanted }
    }
}

/// What values show, as far as the columns of a split view have said.
@MainActor
private final class ColumnDestinations {
    private(set) var known = NavigationDestinations()

    nonisolated init() {}

    func add(_ declared: NavigationDestinations) { known = known.merging(declared) }
}
