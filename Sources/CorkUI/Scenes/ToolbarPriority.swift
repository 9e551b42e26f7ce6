/// Says which items of a toolbar stay in it where there is not room for all of them (R13.10).
public struct ToolbarItemVisibilityPriority: Hashable, Comparable, Sendable {
    private let rank: Int

    /// Goes to the menu of the toolbar before all others.
    public static let low = ToolbarItemVisibilityPriority(rank: -2)
    /// As nobody says otherwise.
    public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
    /// Stays in the toolbar longer than all others.
    public static let high = ToolbarItemVisibilityPriority(rank: 2)

    private init(rank: Int) { self.rank = rank }

    /// A priority above another one, and below the next that has a name.
    public init(higherThan other: ToolbarItemVisibilityPriority) { rank = other.rank | 1 }

    /// Whether items of one priority leave the toolbar before those of another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
}

private struct PriorityKey: ContainerValueKey {
    static var defaultValue: ToolbarItemVisibilityPriority { .automatic }
}

extension ContainerValues {
    /// How long the subview stays in a toolbar that has not room for all.
    public internal(set) var toolbarPriority: ToolbarItemVisibilityPriority {
        get { self[PriorityKey.self] }
        set { self[PriorityKey.self] = newValue }
    }
}

/// Items of a toolbar with a priority.
public struct _PrioritizedToolbarContent<Content: ToolbarContent>: ToolbarContent {
    let content: Content
    let priority: ToolbarItemVisibilityPriority

    /// The items with their priority.
    public var body: some View { content.containerValue(\.toolbarPriority, priority) }
}

extension ToolbarContent {
    /// Says how long the items stay in the toolbar where there is not room for all: those of lower priority go to its menu
    /// first, of equal ones the last.
    public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
        _PrioritizedToolbarContent(content: self, priority: priority)
    }
}
