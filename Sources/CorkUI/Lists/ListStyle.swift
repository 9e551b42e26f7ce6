import Foundation

/// How a list and its rows look.
public protocol ListStyle {
    var _look: _ListLook { get }
}

/// What tells one style of lists from another.
public struct _ListLook: Equatable, Sendable {
    /// What themes know it by; nil where it is the usual one.
    public internal(set) var name: String?
    /// Whether lines separate rows of which nothing is said.
    var hasSeparators = true
    /// The room on both sides of rows, in points.
    var margin: CGFloat = 0
    /// The room between two sections, in points.
    var sectionGap: CGFloat = 0
    /// Whether that room is also above the first and below the last section.
    var isSurrounded = false
    /// The room between two rows of a section, in points.
    public internal(set) var rowGap: CGFloat = 0
    /// Whether the rows of a section can be hidden.
    var hidesSections = false
}

private struct ListLookKey: EnvironmentKey {
    static var defaultValue: _ListLook { _ListLook() }
}

extension EnvironmentValues {
    /// How lists look.
    public internal(set) var _listLook: _ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how lists below look (R7.33).
    public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\._listLook, style._look) }
}

/// The usual look: that of ``PlainListStyle``.
public struct DefaultListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ListLook { _ListLook() }
}

/// Rows from edge to edge, with lines between them.
public struct PlainListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ListLook { _ListLook() }
}

/// Rows with round corners and a little room on both sides.
public struct InsetListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ListLook { _ListLook(name: "inset", margin: 8) }
}

/// What a window can show, at its side: no lines, and the ground of the window.
///
/// Sections that say so can be closed.
public struct SidebarListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ListLook {
        _ListLook(name: "sidebar", hasSeparators: false, margin: 6, sectionGap: 12, hidesSections: true)
    }
}

/// Sections from edge to edge, apart from each other on the ground of the window.
public struct GroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ListLook { _ListLook(name: "grouped", sectionGap: 18, isSurrounded: true) }
}

/// Sections as cards, apart from each other on the ground of the window.
public struct InsetGroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// The style's built-in look, or nil if it makes its own views.
    public var _look: _ListLook {
        _ListLook(name: "inset-grouped", margin: 12, sectionGap: 18, isSurrounded: true)
    }
}

extension ListStyle where Self == DefaultListStyle {
    /// The usual look.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge, with lines between them.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with round corners and a little room on both sides.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// What a window can show, at its side.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections from edge to edge, apart from each other.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections as cards, apart from each other.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
