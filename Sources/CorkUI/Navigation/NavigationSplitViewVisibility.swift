/// Which columns of a ``NavigationSplitView`` are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private enum Columns: Codable { case automatic, all, doubleColumn, detailOnly }
    private let columns: Columns

    /// All where there is room, else the detail.
    public static let automatic = NavigationSplitViewVisibility(columns: .automatic)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(columns: .all)
    /// The last two columns: of two, both.
    public static let doubleColumn = NavigationSplitViewVisibility(columns: .doubleColumn)
    /// The detail alone.
    public static let detailOnly = NavigationSplitViewVisibility(columns: .detailOnly)
}
