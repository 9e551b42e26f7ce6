import Foundation

/// A sequence of effects on the appearance of a view, which do not change its size or the layout.
@MainActor @preconcurrency
public protocol VisualEffect: Sendable {
    /// The equivalent modifiers, innermost first.
    var _modifiers: [any _PrimitiveModifier] { get }
}

/// The empty effect, to which effects are added.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates the empty effect.
    public init() {}

    /// The equivalent modifiers, innermost first.
    public var _modifiers: [any _PrimitiveModifier] { [] }
}

/// An effect added to others.
public struct _FurtherVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let modifier: any _PrimitiveModifier

    /// The equivalent modifiers, innermost first.
    public var _modifiers: [any _PrimitiveModifier] { base._modifiers + [modifier] }
}

extension VisualEffect {
    private func adding(_ modifier: some _PrimitiveModifier) -> some VisualEffect {
        _FurtherVisualEffect(base: self, modifier: modifier)
    }

    /// Adds an offset, as the view modifier does.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(_OffsetModifier(offset: offset)) }

    /// Adds an offset, as the view modifier does.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

    /// Adds a scale, as the view modifier does.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(_ScaleModifier(drawable: scale, anchor: anchor))
    }

    /// Adds a scale, as the view modifier does.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Adds a scale, as the view modifier does.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Adds a rotation, as the view modifier does.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(_RotationModifier(angle: angle, anchor: anchor))
    }

    /// Sets the opacity, as the view modifier does.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(_OpacityModifier(clamping: opacity)) }

    /// Adds a blur, as the view modifier does.
    public func blur(radius: CGFloat) -> some VisualEffect { adding(_BlurModifier(radius: radius.blurRadius)) }

    /// Changes the brightness, as the view modifier does.
    public func brightness(_ amount: Double) -> some VisualEffect { adjusting(.brightness(amount)) }

    /// Changes the contrast, as the view modifier does.
    public func contrast(_ amount: Double) -> some VisualEffect { adjusting(.contrast(amount)) }

    /// Changes the saturation, as the view modifier does.
    public func saturation(_ amount: Double) -> some VisualEffect { adjusting(.saturation(amount)) }

    /// Removes color, as the view modifier does.
    public func grayscale(_ amount: Double) -> some VisualEffect { adjusting(.grayscale(amount)) }

    /// Rotates the hue, as the view modifier does.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adjusting(.hueRotation(angle)) }

    private func adjusting(_ adjustment: ColorAdjustment) -> some VisualEffect {
        adding(_ColorAdjustmentModifier(adjustment: adjustment))
    }
}
