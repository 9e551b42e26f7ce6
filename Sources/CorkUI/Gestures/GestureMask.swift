/// Which gestures take place on a view to which one is added.
public struct GestureMask: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// None, neither the added one nor those of views inside.
    public static let none: GestureMask = []
    /// The added one.
    ///
    /// Alone it goes before controls inside.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// The added one and those of views inside.
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Adds a gesture, which stands behind those of views inside.
    ///
    /// - Parameters:
    ///   - gesture: what is recognized.
    ///   - mask: which gestures take place: this one, those of views inside, or both.
    /// - Returns: The modified view.
    public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .normal, isEnabled: true, mask: mask))
    }

    /// Adds a gesture that goes before those of views inside.
    ///
    /// - Parameters:
    ///   - gesture: what is recognized.
    ///   - mask: which gestures take place: this one, those of views inside, or both.
    /// - Returns: The modified view.
    public func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .high, isEnabled: true, mask: mask))
    }

    /// Adds a gesture that takes place beside all others.
    ///
    /// - Parameters:
    ///   - gesture: what is recognized.
    ///   - mask: which gestures take place: this one, those of views inside, or both.
    /// - Returns: The modified view.
    public func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: true, mask: mask))
    }
}
