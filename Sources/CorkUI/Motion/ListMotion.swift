/// The animation of a custom view or modifier with any number of subviews in a list.
@MainActor
final class ListMotion<V: View>: Mover {
    private let motions: Motions
    private let value: ValueMotion<V>
    private let show: (V) -> Void
    private(set) var isAtRest = false

    /// Starts the animation of a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - motions: The animations of the window.
    ///   - show: Shows an intermediate value.
    private init(_ value: ValueMotion<V>, _ motions: Motions, show: @escaping (V) -> Void) {
        self.value = value
        self.motions = motions
        self.show = show
        motions.begin(self)
    }

    /// Returns the value to show now, which is the new value or an intermediate one.
    ///
    /// - Parameters:
    ///   - target: The new value.
    ///   - shown: The value shown before.
    ///   - motion: The animation of the value; `nil` if there is none.
    ///   - list: The list with the subviews.
    ///   - show: Shows an intermediate value.
    /// - Returns: The value to show now.
    static func approach(
        _ target: V, from shown: V, _ motion: inout ListMotion?, in list: ResolvedList, show: @escaping (V) -> Void
    ) -> V {
        let motions = list.graph.motions
        guard motion != nil || motions.mayAnimate else { return target }
        let way = motions.way(to: target, from: shown, after: motion?.value) {
            list.owner.map { $0.animationOfChange } ?? list.graph.transaction.animation
        }
        if way == nil || way !== motion?.value {
            motion?.end()
            motion = way.map { ListMotion($0, motions, show: show) }
        }
        return way?.value(at: motions.now) ?? target
    }

    func advance(to now: Double) {
        guard !isAtRest else { return }
        let isOver = value.advance(to: now)
        show(value.value(at: now))
        if isOver { isAtRest = true }
    }

    func nextEnd(after time: Double) -> Double { isAtRest ? .infinity : value.nextEnd(after: time) }

    /// Ends the animation because it was replaced or the view was removed.
    func end() {
        guard !isAtRest else { return }
        isAtRest = true
        value.abandon()
    }
}
