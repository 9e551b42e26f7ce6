/// The visibility of the columns of a ``NavigationSplitView``.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private enum Columns: Codable { case automatic, all, doubleColumn, detailOnly }
    private let columns: Columns

    /// All columns, or in a narrow view all but the sidebar.
    public static let automatic = NavigationSplitViewVisibility(columns: .automatic)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(columns: .all)
    /// The last two columns, which are all columns of a split view with two.
    public static let doubleColumn = NavigationSplitViewVisibility(columns: .doubleColumn)
    /// The detail column alone.
    public static let detailOnly = NavigationSplitViewVisibility(columns: .detailOnly)
}
