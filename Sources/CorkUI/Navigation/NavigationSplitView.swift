import Foundation

/// A view that presents two or three columns, in which a selection in one column determines the content of the next.
///
/// A button at the beginning of the header bar and F9 show and hide the sidebar. Dividers between columns can be moved.
/// In a view narrower than 600 points, the sidebar and the other columns take turns: the sidebar fills the view while
/// it is shown.
///
/// A ``NavigationLink`` in a column, outside of a stack, shows its view in place of the last column. In a list that
/// selects values of the link's type, it selects its value.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var isNarrow = false
    /// The page that a link in another column shows in place of the last column.
    @State private var linked: NavigationPage?
    @State private var navigator = Navigator()
    @State private var destinations = ColumnDestinations()

    private static var narrowWidth: CGFloat { 600 }

    /// Creates a split view with two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        (self.sidebar, content, self.detail, visibility) = (sidebar(), EmptyView(), detail(), nil)
    }

    /// Creates a split view with two columns, whose visibility a binding controls.
    ///
    /// Showing or hiding the sidebar writes the binding.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        (self.sidebar, content, self.detail, visibility) = (sidebar(), EmptyView(), detail(), columnVisibility)
    }

    /// Creates a split view with three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail, visibility) = (sidebar(), content(), detail(), nil)
    }

    /// Creates a split view with three columns, whose visibility a binding controls.
    ///
    /// Showing or hiding the sidebar writes the binding.
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

    /// The content and behavior of the view.
    public var body: some View {
        navigator.path = Binding(get: { [] }, set: { if let value = $0.last { show(.value(value)) } })
        navigator.pushed = Binding(get: { [] }, set: { if let view = $0.last { show(.view(view)) } })
        navigator.showsSelected = { show(nil) }
        return columnsView
    }

    /// Shows a page in the last column, or for `nil` the detail view.
    private func show(_ page: NavigationPage?) {
        linked = page
        if isNarrow, showsSidebar { set(.detailOnly) }
    }

    private func linking(_ column: some View) -> some View {
        collecting(column).environment(\.navigator, navigator)
    }

    /// Collects the destinations that a column declares.
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

/// The destinations that the columns of a split view have declared so far.
@MainActor
private final class ColumnDestinations {
    private(set) var known = NavigationDestinations()

    nonisolated init() {}

    func add(_ declared: NavigationDestinations) { known = known.merging(declared) }
}
