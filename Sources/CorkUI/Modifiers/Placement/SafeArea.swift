import Foundation

/// The regions that may cover parts of a window.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device and its user interface.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// An on-screen keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// A scrollable view, possibly with modifiers.
public protocol _ScrollsInSafeArea {}

extension ScrollView: _ScrollsInSafeArea {}
extension List: _ScrollsInSafeArea {}
extension ModifiedContent: _ScrollsInSafeArea where Content: _ScrollsInSafeArea {}

extension View {
    /// Extends the view to the edges of the window where other content covers them.
    ///
    /// It has no effect on the desktop, where nothing covers the edges of a window.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        self
    }

    /// Adds padding around the view, or around the content of a scroll view or list.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - length: The padding, in points; `nil` for the default.
    /// - Returns: The modified view.
    @ViewBuilder
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        if Self.self is any _ScrollsInSafeArea.Type { contentMargins(edges, length) } else { padding(edges, length) }
    }

    /// Adds padding of `length` points around the view, or around the content of a scroll view or list.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Adds padding around the view, or around the content of a scroll view or list.
    @ViewBuilder
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        if Self.self is any _ScrollsInSafeArea.Type { contentMargins(.all, insets) } else { padding(insets) }
    }

    /// Adds the standard distance between the edge of a window and its content.
    ///
    /// - Parameter edges: The edges.
    /// - Returns: The modified view.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 18) }
}
