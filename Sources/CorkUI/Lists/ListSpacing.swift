import Foundation

/// The room between two sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    fileprivate let length: CGFloat?

    /// As the list's style has it.
    public static let `default` = ListSectionSpacing(length: nil)
    /// A little.
    public static let compact = ListSectionSpacing(length: 8)
    /// A number of points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing.layoutLength)
    }
}

private struct ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private struct ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
}

extension EnvironmentValues {
    fileprivate var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    fileprivate var listSectionSpacing: ListSectionSpacing {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    /// Gives the look of a list the room that was asked for, once for all of its rows.
    mutating func applyListSpacing() {
        if let length = listSectionSpacing.length { _listLook.sectionGap = length }
        guard let length = listRowSpacing, length > 0 else { return }
        _listLook.rowGap = length
        // Rows that are apart need no line between them.
        _listLook.hasSeparators = false
    }
}

extension View {
    /// Sets the room between two rows of a section, in lists below.
    ///
    /// - Parameter spacing: in points; there are no lines between rows that are apart, unless rows ask for them. Nil
    ///   for the default, nothing.
    /// - Returns: The modified view.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing?.layoutLength)
    }

    /// Sets the room between two sections, in lists below.
    ///
    /// - Parameter spacing: a length or that of the style.
    /// - Returns: The modified view.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Sets the room between two sections, in lists below.
    ///
    /// - Parameter spacing: in points.
    /// - Returns: The modified view.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}
