import Foundation

/// The space between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    fileprivate let length: CGFloat?

    /// The spacing of the list's style.
    public static let `default` = ListSectionSpacing(length: nil)
    /// A compact spacing.
    public static let compact = ListSectionSpacing(length: 8)
    /// Returns a spacing in points.
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

    /// Applies the row and section spacing to the look of a list.
    mutating func applyListSpacing() {
        if let length = listSectionSpacing.length { _listLook.sectionGap = length }
        guard let length = listRowSpacing, length > 0 else { return }
        _listLook.rowGap = length
        // Rows with space between them need no separators.
        _listLook.hasSeparators = false
    }
}

extension View {
    /// Sets the space between the rows of a section, in lists within the view.
    ///
    /// - Parameter spacing: The space in points. Separators between rows with space are hidden, unless rows make them
    ///   visible. `nil` uses the default of no space.
    /// - Returns: The modified view.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing?.layoutLength)
    }

    /// Sets the space between sections, in lists within the view.
    ///
    /// - Parameter spacing: A length, or that of the style.
    /// - Returns: The modified view.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Sets the space between sections, in lists within the view.
    ///
    /// - Parameter spacing: The space in points.
    /// - Returns: The modified view.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}
