import CorkUI
import Foundation

/// Gestures with the pointer and with fingers.
extension TestElement {
    private var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    /// Presses in the middle of the element for a time, and releases.
    ///
    /// The host has settled when this method returns.
    ///
    /// - Parameter seconds: The time in seconds, 0 or more.
    public func press(for seconds: Double) {
        host.press(at: middle, for: seconds)
    }

    /// Presses in the middle of the element, and moves the pointer in steps.
    ///
    /// The host has settled when this method returns.
    ///
    /// - Parameters:
    ///   - translation: The distance in points.
    ///   - releases: Pass `false` to keep the pointer pressed until ``TestHost/releasePointer()``.
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
    /// The host has settled when this method returns.
    ///
    /// - Parameter scale: The factor by which the distance between the fingers changes.
    public func magnify(by scale: CGFloat) {
        host.send(.fingersBegan, at: middle)
        host.send(.magnified(1 + (scale - 1) / 2))
        host.send(.magnified(scale))
        host.send(.fingersEnded)
    }

    /// Rotates two fingers around the middle of the element, and lifts them.
    ///
    /// The host has settled when this method returns.
    ///
    /// - Parameter angle: The clockwise rotation.
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
    /// Presses at a point of the window for a time, moves the pointer, and releases.
    ///
    /// The host has settled when this method returns.
    ///
    /// - Parameters:
    ///   - point: The point in the window.
    ///   - seconds: The time before the movement.
    ///   - translation: The distance of the movement, in points.
    ///   - modifiers: The pressed modifier keys.
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

    /// Releases the pointer, and settles.
    public func releasePointer() { send(.released) }

    /// Cancels the press, as another window in front does, and settles.
    public func cancelPress() { send(.cancelled) }

    /// Moves the pointer without pressing.
    ///
    /// The host has settled when this method returns.
    ///
    /// - Parameter point: The point in the window; `nil` for outside.
    public func movePointer(to point: CGPoint?) {
        hover.move(to: point, in: root.node)
        settle()
    }
}
