import Foundation

/// Changes the colours in which a view is drawn.
public protocol _ColorEffect: _PrimitiveModifier {
    /// How, in the environment of the view.
    @MainActor func _matrix(in environment: EnvironmentValues) -> GraphicsContext.ColorMatrix
}

extension _ColorEffect {
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ColorEffectNode<Self>(item, inputs)
    }
}

/// A view in other colours, placed.
final class ColorEffectNode<M: _ColorEffect>: _ModifierNode<M> {
    override var isReusable: Bool { hasReusableChildren }
}

/// Changes colours by an amount.
public struct _ColorAdjustmentModifier: _ColorEffect, Equatable, Animatable {
    var adjustment: ColorAdjustment

    /// Returns the matrix that colours are multiplied with.
    public func _matrix(in environment: EnvironmentValues) -> GraphicsContext.ColorMatrix { adjustment.matrix }

    /// The part of the value that animations interpolate.
    public var animatableData: Double {
        get { adjustment.amount }
        set { adjustment.amount = newValue }
    }
}

/// Multiplies colours by one.
public struct _ColorMultiplyModifier: _ColorEffect, Equatable, Animatable {
    var color: Color

    /// Returns the matrix that colours are multiplied with.
    public func _matrix(in environment: EnvironmentValues) -> GraphicsContext.ColorMatrix {
        .multiplication(by: color.resolve(in: environment))
    }

    /// The part of the value that animations interpolate.
    public var animatableData: Color.AnimatableData {
        get { color.animatableData }
        set { color.animatableData = newValue }
    }
}

extension View {
    /// Makes the view brighter.
    ///
    /// - Parameter amount: from -1, all black, to 1, all white; 0 leaves it as it is.
    /// - Returns: The modified view.
    public nonisolated func brightness(_ amount: Double) -> some View {
        modifier(_ColorAdjustmentModifier(adjustment: .brightness(amount)))
    }

    /// Drives the colours of the view away from grey, or to it.
    ///
    /// - Parameter amount: 1 leaves it as it is, at 0 all is grey, and below 0 inverted.
    /// - Returns: The modified view.
    public nonisolated func contrast(_ amount: Double) -> some View {
        modifier(_ColorAdjustmentModifier(adjustment: .contrast(amount)))
    }

    /// Makes the colours of the view stronger or weaker, each as bright as before.
    ///
    /// - Parameter amount: 1 leaves it as it is, at 0 all is grey.
    /// - Returns: The modified view.
    public nonisolated func saturation(_ amount: Double) -> some View {
        modifier(_ColorAdjustmentModifier(adjustment: .saturation(amount)))
    }

    /// Takes the colours from the view.
    ///
    /// - Parameter amount: from 0, as it is, to 1, all grey.
    /// - Returns: The modified view.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        modifier(_ColorAdjustmentModifier(adjustment: .grayscale(amount)))
    }

    /// Turns the colours of the view around the colour wheel, each about as bright as before.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        modifier(_ColorAdjustmentModifier(adjustment: .hueRotation(angle)))
    }

    /// Shows each colour of the view as the one opposite.
    public nonisolated func colorInvert() -> some View { modifier(_ColorAdjustmentModifier(adjustment: .inversion(1))) }

    /// Multiplies the colours of the view, and its opacity, by a colour.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(_ColorMultiplyModifier(color: color))
    }
}
