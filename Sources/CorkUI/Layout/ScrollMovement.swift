import Foundation

/// A rule that decides where scrolling ends.
@MainActor
protocol ScrollRestDecider: AnyObject {
    /// Called when a person may begin to scroll.
    func begin(_ scroll: any AnyScrollNode)
    /// Returns the offset at which scrolling ends, given the last velocity.
    func place(_ scroll: any AnyScrollNode, _ velocity: CGVector) -> CGPoint
}

/// A state machine that determines the scroll phase, created only if something follows it.
@MainActor
package final class ScrollMovement {
    /// The cause of the next movement of the content.
    private enum Cause { case nobody, person, momentum }

    private unowned let scroll: any AnyScrollNode
    private var cause = Cause.nobody
    private var isHeld = false
    private var last: (offset: CGPoint, time: Double)?
    private var velocity: CGVector?
    private var followers: [Follower] = []
    /// The node that decides where scrolling ends.
    weak var decider: (any ScrollRestDecider)?
    /// A Boolean value that indicates whether the decider was notified that a person began to scroll.
    private var hasBegun = false
    /// The current scroll phase.
    package private(set) var phase = ScrollPhase.idle

    private struct Follower {
        weak var owner: AnyObject?
        let action: (ScrollPhase, ScrollPhaseChangeContext) -> Void
    }

    init(_ scroll: any AnyScrollNode) { self.scroll = scroll }

    /// Calls `action` with the previous phase after each change, for as long as `owner` exists.
    func follow(_ owner: AnyObject, _ action: @escaping (ScrollPhase, ScrollPhaseChangeContext) -> Void) {
        followers.append(Follower(owner: owner, action: action))
    }

    func unfollow(_ owner: AnyObject) { followers.removeAll { $0.owner == nil || $0.owner === owner } }

    private func turn(to new: ScrollPhase) {
        guard new != phase else { return }
        let old = phase
        phase = new
        let context = ScrollPhaseChangeContext(geometry: scroll.geometry, velocity: new == .idle ? nil : velocity)
        followers.removeAll { $0.owner == nil }
        followers.forEach { $0.action(old, context) }
    }

    // MARK: Events

    /// Handles that a finger or pointer button was pressed, for whatever gesture.
    package func press(isFinger: Bool) {
        push()
        isHeld = true
        if isFinger { turn(to: .tracking) }
    }

    /// Handles scrolling by a wheel or touchpad over the scroll view, even if another one there scrolls.
    package func push() {
        cause = .person
        guard !hasBegun, let decider else { return }
        hasBegun = true
        decider.begin(scroll)
    }

    /// Handles that a finger or pointer button was released, or a touchpad scroll ended.
    package func release() {
        isHeld = false
        if cause == .person, velocity != nil { return cause = .momentum }
        rest()
    }

    /// Handles a movement of the content that does not follow from setting the position.
    ///
    /// - Parameter time: A monotonic time in seconds.
    package func move(at time: Double) {
        let offset = scroll.offset
        if let last, time > last.time {
            let seconds = time - last.time
            velocity = CGVector(dx: (offset.x - last.offset.x) / seconds, dy: (offset.y - last.offset.y) / seconds)
        }
        last = (offset, time)
        switch cause {
        case .nobody: turn(to: .animating)
        case .person: turn(to: .interacting)
        case .momentum: turn(to: .decelerating)
        }
    }

    /// Handles that the content has not moved for a moment.
    package func rest() {
        let speed = velocity ?? .zero
        (last, velocity) = (nil, nil)
        guard !isHeld else { return }
        let isDecided = hasBegun && (phase == .interacting || phase == .decelerating)
        hasBegun = false
        if isDecided, let decider {
            cause = .momentum
            if scroll.glide(toContentOffset: decider.place(scroll, speed)) { return }
        }
        cause = .nobody
        turn(to: .idle)
    }
}
