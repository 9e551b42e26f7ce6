/// A direction in which assistive technologies adjust a view.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// Lets assistive technologies adjust a view.
public struct _AccessibilityAdjustableModifier: _PrimitiveModifier {
    let value: Int
    let bounds: ClosedRange<Int>
    let set: @MainActor (Int) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AccessibilityAdjustableNode(item, inputs)
    }
}

/// A view that assistive technologies adjust, placed.
package final class AccessibilityAdjustableNode: _ModifierNode<_AccessibilityAdjustableModifier> {
    /// The value, within the bounds.
    package var value: Int { min(max(modifier.value, bounds.lowerBound), bounds.upperBound) }
    /// The values that can be reached.
    package var bounds: ClosedRange<Int> { modifier.bounds }
    override var isReusable: Bool { hasReusableChildren }

    /// Adjusts the view where it is enabled.
    package func adjust(to wanted: Int) {
        let wanted = min(max(wanted, bounds.lowerBound), bounds.upperBound)
        if environment.isEnabled, wanted != value { modifier.set(wanted) }
    }
}

extension View {
    /// Lets assistive technologies adjust the view step by step: to them it is a slider, which is no stop of Tab.
    ///
    /// Name it with `accessibilityLabel(_:)`, and say what it is set to with `accessibilityValue(_:)`.
    ///
    /// - Parameter handler: makes a step in a direction.
    /// - Returns: The modified view.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibilityAdjustable(0, in: -1...1) { handler($0 > 0 ? .increment : .decrement) }
    }

    /// Lets assistive technologies set the view to a number.
    ///
    /// - Parameters:
    ///   - value: what it is set to.
    ///   - bounds: the values that can be reached.
    ///   - set: sets it to another value within the bounds.
    /// - Returns: The modified view.
    package nonisolated func accessibilityAdjustable(
        _ value: Int, in bounds: ClosedRange<Int>, set: @escaping @MainActor (Int) -> Void
    ) -> some View {
        modifier(_AccessibilityAdjustableModifier(value: value, bounds: bounds, set: set))
    }
}
