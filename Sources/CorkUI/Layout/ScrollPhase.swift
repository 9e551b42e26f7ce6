import Foundation

/// What sets a scroll view in motion.
@frozen public enum ScrollPhase: Hashable, Sendable {
    /// Nothing: it is at rest, or was put somewhere without a motion.
    case idle
    /// A finger is on it and has not moved yet.
    case tracking
    /// A person, with the wheel, a touchpad, a finger or the scroll bar.
    case interacting
    /// What a person did before; it comes to rest.
    case decelerating
    /// A motion that nobody holds, as after a key.
    case animating

    /// Whether it moves or is being moved.
    public var isScrolling: Bool { self != .idle }
}

/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
    /// Where it is then.
    public var geometry: ScrollGeometry
    /// How fast its content passes by, in points a second; nil where it is not known to move.
    public var velocity: CGVector?
}
