import Foundation

/// The parts of a window that may be covered.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device and parts of its interface.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// A keyboard on the display.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All of them.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// A view that scrolls, perhaps modified.
public protocol _ScrollsInSafeArea {}

extension ScrollView: _ScrollsInSafeArea {}
extension List: _ScrollsInSafeArea {}
extension ModifiedContent: _ScrollsInSafeArea where Content: _ScrollsInSafeArea {}

extension View {
    /// Lets the view reach the edges of its window where something covers them.
    ///
    /// On the desktop nothing does: all of a window is safe, and a view has its edges already.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        self
    }

    /// Keeps room free at edges of the view: around it, or, of a scroll view or a list, around what scrolls.
    ///
    /// - Parameters:
    ///   - edges: where.
    ///   - length: the room, in points; nil for the usual one.
    /// - Returns: The modified view.
    @ViewBuilder
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        if Self.self is any _ScrollsInSafeArea.Type { contentMargins(edges, length) } else { padding(edges, length) }
    }

    /// Keeps `length` points free at all edges of the view.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Keeps room free at edges of the view: around it, or, of a scroll view or a list, around what scrolls.
    @ViewBuilder
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        if Self.self is any _ScrollsInSafeArea.Type { contentMargins(.all, insets) } else { padding(insets) }
    }

    /// Adds the room that there usually is between the edge of a window and what it shows.
    ///
    /// - Parameter edges: where.
    /// - Returns: The modified view.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 18) }
}
