/// A priority that determines which items stay in a toolbar that lacks room for all of them (R13.10).
public struct ToolbarItemVisibilityPriority: Hashable, Comparable, Sendable {
    private let rank: Int
    /// The distance between named priorities.
    private static let step = 1 << 20

    /// The lowest named priority, whose items move to the overflow menu first.
    public static let low = ToolbarItemVisibilityPriority(rank: -step)
    /// The default priority.
    public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
    /// The highest named priority, whose items move to the overflow menu last.
    public static let high = ToolbarItemVisibilityPriority(rank: step)

    private init(rank: Int) { self.rank = rank }

    /// Creates a priority between another one and the next named priority.
    public init(higherThan other: ToolbarItemVisibilityPriority) { rank = other.rank + 1 }

    /// Returns whether items of the left priority leave the toolbar before those of the right one.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
}

private struct PriorityKey: ContainerValueKey {
    static var defaultValue: ToolbarItemVisibilityPriority { .automatic }
}

extension ContainerValues {
    /// The priority with which the subview stays in a toolbar that lacks room for all items.
    public internal(set) var toolbarPriority: ToolbarItemVisibilityPriority {
        get { self[PriorityKey.self] }
        set { self[PriorityKey.self] = newValue }
    }
}

/// Toolbar items with a visibility priority.
public struct _PrioritizedToolbarContent<Content: ToolbarContent>: ToolbarContent {
    let content: Content
    let priority: ToolbarItemVisibilityPriority

    /// The items with their priority.
    public var body: some View { content.containerValue(\.toolbarPriority, priority) }
}

extension ToolbarContent {
    /// Sets the priority with which the items stay in a toolbar that lacks room for all of them.
    ///
    /// Items of lower priority move to the overflow menu first; of equal ones, the last.
    public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
        _PrioritizedToolbarContent(content: self, priority: priority)
    }
}
