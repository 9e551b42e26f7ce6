import Foundation

/// A modifier that changes the colors of a view.
public protocol _ColorEffect: _PrimitiveModifier {
    /// Returns the color matrix of the effect in an environment.
    @MainActor func _matrix(in environment: EnvironmentValues) -> GraphicsContext.ColorMatrix
}

extension _ColorEffect {
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ColorEffectNode<Self>(item, inputs)
    }
}

/// The node of a view with a color effect.
final class ColorEffectNode<M: _ColorEffect>: _ModifierNode<M> {
    override var isReusable: Bool { hasReusableChildren }
}

/// A modifier that adjusts colors by an amount.
public struct _ColorAdjustmentModifier: _ColorEffect, Equatable, Animatable {
    var adjustment: ColorAdjustment

    /// Returns the color matrix of the effect.
    public func _matrix(in environment: EnvironmentValues) -> GraphicsContext.ColorMatrix { adjustment.matrix }

    /// The part of the value that animations interpolate.
    public var animatableData: Double {
        get { adjustment.amount }
        set { adjustment.amount = newValue }
    }
}

/// A modifier that multiplies colors by a color.
public struct _ColorMultiplyModifier: _ColorEffect, Equatable, Animatable {
    var color: Color

    /// Returns the color matrix of the effect.
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
    /// Changes the brightness of the view.
    ///
    /// - Parameter amount: The amount, from -1 (black) to 1 (white); 0 has no effect.
    /// - Returns: The modified view.
    public nonisolated func brightness(_ amount: Double) -> some View {
        modifier(_ColorAdjustmentModifier(adjustment: .brightness(amount)))
    }

    /// Changes the contrast of the view.
    ///
    /// - Parameter amount: The factor of the contrast; 1 has no effect, 0 is gray, and negative values invert.
    /// - Returns: The modified view.
    public nonisolated func contrast(_ amount: Double) -> some View {
        modifier(_ColorAdjustmentModifier(adjustment: .contrast(amount)))
    }

    /// Changes the saturation of the view, preserving the luminance.
    ///
    /// - Parameter amount: The factor of the saturation; 1 has no effect, and 0 is gray.
    /// - Returns: The modified view.
    public nonisolated func saturation(_ amount: Double) -> some View {
        modifier(_ColorAdjustmentModifier(adjustment: .saturation(amount)))
    }

    /// Removes color from the view.
    ///
    /// - Parameter amount: The amount, from 0 (no effect) to 1 (gray).
    /// - Returns: The modified view.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        modifier(_ColorAdjustmentModifier(adjustment: .grayscale(amount)))
    }

    /// Rotates the hue of the view's colors, approximately preserving the luminance.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        modifier(_ColorAdjustmentModifier(adjustment: .hueRotation(angle)))
    }

    /// Inverts the colors of the view.
    public nonisolated func colorInvert() -> some View { modifier(_ColorAdjustmentModifier(adjustment: .inversion(1))) }

    /// Multiplies the colors and the opacity of the view by a color.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(_ColorMultiplyModifier(color: color))
    }
}
