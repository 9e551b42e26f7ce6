import Foundation

/// The cause of a scroll view's motion.
@frozen public enum ScrollPhase: Hashable, Sendable {
    /// The scroll view is at rest.
    case idle
    /// A finger touches the scroll view and has not moved yet.
    case tracking
    /// A person scrolls with a wheel, touchpad, finger or scroll bar.
    case interacting
    /// The content decelerates after a person scrolled it.
    case decelerating
    /// The content scrolls without interaction, for example after a key press.
    case animating

    /// A Boolean value that indicates whether the phase is not ``idle``.
    public var isScrolling: Bool { self != .idle }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
    /// The geometry of the scroll view at that time.
    public var geometry: ScrollGeometry
    /// The velocity of the content in points per second, or `nil` if it is not known to move.
    public var velocity: CGVector?
}
