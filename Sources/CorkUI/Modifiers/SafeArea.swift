import Foundation

/// What may cover the edges of a window.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device and parts of its interface.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// A keyboard on the display.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All of them.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Lets the view reach the edges of its window where something covers them.
    ///
    /// On the desktop nothing does: all of a window is safe, and a view has its edges already.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

    /// Adds the room that there usually is between the edge of a window and what it shows.
    ///
    /// - Parameter edges: where.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 18) }
}
