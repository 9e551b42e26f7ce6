/// The gestures that a view with an added gesture recognizes.
public struct GestureMask: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates a set of options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gestures, neither the added one nor those of views inside.
    public static let none: GestureMask = []
    /// The added gesture.
    ///
    /// Alone, it takes precedence over controls inside.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// The added gesture and those of views inside.
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Adds a gesture with a lower precedence than those of views inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture to recognize.
    ///   - mask: The gestures that are recognized: this one, those of views inside, or both.
    /// - Returns: The modified view.
    public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .normal, isEnabled: true, mask: mask))
    }

    /// Adds a gesture with a higher precedence than those of views inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture to recognize.
    ///   - mask: The gestures that are recognized: this one, those of views inside, or both.
    /// - Returns: The modified view.
    public func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .high, isEnabled: true, mask: mask))
    }

    /// Adds a gesture that is recognized at the same time as all others.
    ///
    /// - Parameters:
    ///   - gesture: The gesture to recognize.
    ///   - mask: The gestures that are recognized: this one, those of views inside, or both.
    /// - Returns: The modified view.
    public func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: true, mask: mask))
    }
}
