import CorkUI
import Foundation

/// Gestures with the pointer and with fingers.
extension TestElement {
    private var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    /// Presses in the middle of the element, lets time pass, and lets go.
    ///
    /// The host has settled when it returns.
    ///
    /// - Parameter seconds: 0 or more.
    public func press(for seconds: Double) {
        host.press(at: middle, for: seconds)
    }

    /// Presses in the middle of the element and moves the pointer, in steps; lets go unless told otherwise.
    ///
    /// The host has settled when it returns.
    ///
    /// - Parameters:
    ///   - translation: how far, in points.
    ///   - releases: whether the press ends there; one that does not goes on with ``TestHost/releasePointer()``.
    public func drag(by translation: CGSize, releases: Bool = true) {
        let start = middle
        host.send(.pressed, at: start)
        for step in 1...4 {
            let part = CGFloat(step) / 4
            host.send(
                .moved, at: CGPoint(x: start.x + translation.width * part, y: start.y + translation.height * part))
        }
        if releases { host.releasePointer() }
    }

    /// Spreads two fingers around the middle of the element, and lifts them.
    ///
    /// The host has settled when it returns.
    ///
    /// - Parameter scale: how many times as far apart they become.
    public func magnify(by scale: CGFloat) {
        host.send(.fingersBegan, at: middle)
        host.send(.magnified(1 + (scale - 1) / 2))
        host.send(.magnified(scale))
        host.send(.fingersEnded)
    }

    /// Turns two fingers around the middle of the element, and lifts them.
    ///
    /// The host has settled when it returns.
    ///
    /// - Parameter angle: how far, clockwise.
    public func rotate(by angle: Angle) {
        host.send(.fingersBegan, at: middle)
        host.send(.rotated(.radians(angle.radians / 2)))
        host.send(.rotated(angle))
        host.send(.fingersEnded)
    }

    /// Moves the pointer to the middle of the element, without pressing, and settles.
    public func hover() { host.movePointer(to: middle) }
}

extension TestHost {
    /// Presses at a point of the window, lets time pass, moves, and lets go.
    ///
    /// The host has settled when it returns.
    ///
    /// - Parameters:
    ///   - point: where, in points.
    ///   - seconds: how long it stays there.
    ///   - translation: how far it moves then, in points.
    ///   - modifiers: the keys that are held.
    public func press(
        at point: CGPoint, for seconds: Double = 0, thenMoveBy translation: CGSize = .zero,
        modifiers: EventModifiers = []
    ) {
        send(.pressed, at: point, modifiers)
        advance(seconds)
        if translation != .zero {
            send(.moved, at: CGPoint(x: point.x + translation.width, y: point.y + translation.height))
        }
        releasePointer()
    }

    /// Lets go of what is pressed, and settles.
    public func releasePointer() { send(.released) }

    /// Has what is pressed not count, as when another window comes in front, and settles.
    public func cancelPress() { send(.cancelled) }

    /// Moves the pointer without pressing.
    ///
    /// The host has settled when it returns.
    ///
    /// - Parameter point: where to, in the window; nil for outside.
    public func movePointer(to point: CGPoint?) {
        hover.move(to: point, in: root.node)
        settle()
    }
}
