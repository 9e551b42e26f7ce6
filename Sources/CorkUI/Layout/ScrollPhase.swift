import Foundation

/// What sets a scroll view in motion.
@frozen public enum ScrollPhase: Hashable, Sendable {
    /// Nothing: it is at rest, or was put somewhere without a motion.
    case idle
    /// A finger is on it and has not moved yet.
    case tracking
    /// A person, with the wheel, a touchpad, a finger or the scroll bar.
    case interacting
    /// The content decelerates after a person scrolled it.
    case decelerating
    /// Scrolling by itself, for example after a key press.
    case animating

    /// Whether it moves or is being moved.
    public var isScrolling: Bool { self != .idle }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
    /// The geometry of the scroll view at that time.
    public var geometry: ScrollGeometry
    /// The velocity of the content in points per second, or nil if it is not known to move.
    public var velocity: CGVector?
}
