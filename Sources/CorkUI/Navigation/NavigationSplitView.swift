import Foundation

/// Two or three columns side by side, of which what is chosen in one decides what the next shows.
///
/// A button at the beginning of the header bar, and F9, show and hide the sidebar; the lines between columns can be moved.
/// Where the view is narrower than 600 points, the sidebar and the rest take turns: the sidebar has all of the room while it is
/// shown.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var isNarrow = false

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

    public var body: some View {
        _SplitView(
            showsLeading: showsSidebar, showsTrailing: !(isNarrow && showsSidebar), leading: sidebar,
            trailing: Group {
                if hasContent {
                    _SplitView(
                        showsLeading: columns != .detailOnly, showsTrailing: true, leading: content, trailing: detail)
                } else {
                    detail
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
        if let visibility { visibility.wrappedValue = wanted } else { ownVisibility = wanted }
    }
}
