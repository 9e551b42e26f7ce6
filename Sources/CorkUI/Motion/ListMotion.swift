/// The value of a custom view or modifier on its way, whose subviews are listed and not placed as one.
@MainActor
final class ListMotion<V: View>: Mover {
    private let motions: Motions
    private let value: ValueMotion<V>
    private let show: (V) -> Void
    private(set) var isAtRest = false

    /// Makes the motion of a value in a list.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - motions: What moves in the window.
    ///   - show: takes the values in between.
    private init(_ value: ValueMotion<V>, _ motions: Motions, show: @escaping (V) -> Void) {
        self.value = value
        self.motions = motions
        self.show = show
        motions.begin(self)
    }

    /// Returns the value to show now: the new value, or one on the way to it.
    ///
    /// - Parameters:
    ///   - target: the new value.
    ///   - shown: what was shown before.
    ///   - motion: its way; nil where it is not on one.
    ///   - list: what it is listed in.
    ///   - show: takes the values in between.
    /// - Returns: What to show now.
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

    /// The value is where it belongs, or gone.
    func end() {
        guard !isAtRest else { return }
        isAtRest = true
        value.abandon()
    }
}
