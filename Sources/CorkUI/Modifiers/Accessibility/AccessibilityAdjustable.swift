/// A direction in which assistive technologies adjust a view.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// A modifier that lets assistive technologies adjust a view.
public struct _AccessibilityAdjustableModifier: _PrimitiveModifier {
    let value: Int
    let bounds: ClosedRange<Int>
    let set: @MainActor (Int) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        AccessibilityAdjustableNode(item, inputs)
    }
}

/// The node of a view that assistive technologies can adjust.
package final class AccessibilityAdjustableNode: _ModifierNode<_AccessibilityAdjustableModifier> {
    /// The value, clamped to the bounds.
    package var value: Int { min(max(modifier.value, bounds.lowerBound), bounds.upperBound) }
    /// The possible values.
    package var bounds: ClosedRange<Int> { modifier.bounds }
    override var isReusable: Bool { hasReusableChildren }

    /// Sets the value, if the view is enabled.
    package func adjust(to wanted: Int) {
        let wanted = min(max(wanted, bounds.lowerBound), bounds.upperBound)
        if environment.isEnabled, wanted != value { modifier.set(wanted) }
    }
}

extension View {
    /// Lets assistive technologies adjust the view in steps, as a slider that is not in the Tab order.
    ///
    /// Set its name with `accessibilityLabel(_:)` and its value with `accessibilityValue(_:)`.
    ///
    /// - Parameter handler: Performs a step in a direction.
    /// - Returns: The modified view.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibilityAdjustable(0, in: -1...1) { handler($0 > 0 ? .increment : .decrement) }
    }

    /// Lets assistive technologies set a numeric value of the view.
    ///
    /// - Parameters:
    ///   - value: The current value.
    ///   - bounds: The possible values.
    ///   - set: Sets the value, which is within the bounds.
    /// - Returns: The modified view.
    package nonisolated func accessibilityAdjustable(
        _ value: Int, in bounds: ClosedRange<Int>, set: @escaping @MainActor (Int) -> Void
    ) -> some View {
        modifier(_AccessibilityAdjustableModifier(value: value, bounds: bounds, set: set))
    }
}
