import Foundation

/// A value chosen along a line, by pointer or by the arrow keys.
///
/// It has no label of its own: name it with `accessibilityLabel(_:)`.
public struct Slider: LeafView {
    public static var _isInput: Bool { true }
    public func _readInput() { _ = value.wrappedValue }

    private let value: Binding<Double>
    /// The values it reaches.
    public let _bounds: ClosedRange<Double>
    /// The distance between two values it takes; nil where it takes all.
    public let _step: Double?

    /// A slider that takes every value of a range.
    ///
    /// - Parameters:
    ///   - value: read and written while the slider moves; one outside of the bounds is shown at the nearer end.
    ///   - bounds: finite; anything else counts as 0 to 1.
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {
        self.init(value, bounds, step: nil)
    }

    /// A slider that takes some values of a range: those whole steps away from its beginning.
    ///
    /// - Parameters:
    ///   - value: read and written while the slider moves; one outside of the bounds is shown at the nearer end.
    ///   - bounds: finite; anything else counts as 0 to 1.
    ///   - step: the distance between two values, above 0; anything else counts as none.
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V) {
        self.init(value, bounds, step: Double(step))
    }

    private init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?) {
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        let isFinite = bounds.lowerBound.isFinite && bounds.upperBound.isFinite
        _bounds = isFinite ? Double(bounds.lowerBound)...Double(bounds.upperBound) : 0...1
        _step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }

    public func _size(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
        CGSize(width: proposal.width ?? 200, height: 24)
    }

    public func _changesSize(from old: Slider) -> Bool { false }
}

extension Slider {
    /// Where the slider stands, within its bounds.
    public var _value: Double {
        let value = value.wrappedValue
        return value.isNaN ? _bounds.lowerBound : min(max(value, _bounds.lowerBound), _bounds.upperBound)
    }

    /// Moves the slider to the nearest value it takes.
    public func _move(to wanted: Double) {
        guard !wanted.isNaN else { return }
        var wanted = wanted
        if let _step {
            let steps = ((wanted - _bounds.lowerBound) / _step).rounded()
            // The last step may not reach the end.
            let most = ((_bounds.upperBound - _bounds.lowerBound) / _step + 1e-9).rounded(.down)
            wanted = _bounds.lowerBound + min(max(steps, 0), most) * _step
        }
        wanted = min(max(wanted, _bounds.lowerBound), _bounds.upperBound)
        if wanted != value.wrappedValue { value.wrappedValue = wanted }
    }
}
