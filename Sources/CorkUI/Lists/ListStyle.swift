import Foundation

/// A type that defines the appearance of lists.
public protocol ListStyle {
    var _look: _ListLook { get }
}

/// The appearance of a list.
public struct _ListLook: Equatable, Sendable {
    /// The style class of the list for themes, or `nil` for the default.
    public internal(set) var name: String?
    /// A Boolean value that indicates whether rows have separators by default.
    var hasSeparators = true
    /// The space at both sides of rows, in points.
    var margin: CGFloat = 0
    /// The space between sections, in points.
    var sectionGap: CGFloat = 0
    /// A Boolean value that indicates whether there is section spacing above the first and below the last section.
    var isSurrounded = false
    /// The space between the rows of a section, in points.
    public internal(set) var rowGap: CGFloat = 0
    /// A Boolean value that indicates whether sections can be collapsed.
    var hidesSections = false
}

private struct ListLookKey: EnvironmentKey {
    static var defaultValue: _ListLook { _ListLook() }
}

extension EnvironmentValues {
    /// The appearance of lists in the environment.
    public internal(set) var _listLook: _ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of lists within the view (R7.33).
    public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\._listLook, style._look) }
}

/// The default style, which is ``PlainListStyle``.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ListLook { _ListLook() }
}

/// A style with rows from edge to edge and separators between them.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ListLook { _ListLook() }
}

/// A style with rounded rows and a small margin at both sides.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ListLook { _ListLook(name: "inset", margin: 8) }
}

/// A style for the sidebar of a window, without separators and with the background of the window.
///
/// Sections with an `isExpanded` binding can be collapsed.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ListLook {
        _ListLook(name: "sidebar", hasSeparators: false, margin: 6, sectionGap: 12, hidesSections: true)
    }
}

/// A style with spaced sections from edge to edge, on the background of the window.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ListLook { _ListLook(name: "grouped", sectionGap: 18, isSurrounded: true) }
}

/// A style with sections as spaced cards, on the background of the window.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ListLook {
        _ListLook(name: "inset-grouped", margin: 12, sectionGap: 18, isSurrounded: true)
    }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// A style with rows from edge to edge and separators between them.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// A style with rounded rows and a small margin at both sides.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// A style for the sidebar of a window.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// A style with spaced sections from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A style with sections as spaced cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
