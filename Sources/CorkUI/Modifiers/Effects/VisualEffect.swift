import Foundation

/// How a view looks other than it is: effects one after the other, which change neither its size nor its place in the layout.
@MainActor @preconcurrency
public protocol VisualEffect: Sendable {
    /// The same as modifiers, innermost first.
    var _modifiers: [any _PrimitiveModifier] { get }
}

/// No effect: what those of a view begin with.
public struct EmptyVisualEffect: VisualEffect {
    /// Makes an effect that changes nothing.
    public init() {}

    /// The modifiers that make up the effect, from inside out.
    public var _modifiers: [any _PrimitiveModifier] { [] }
}

/// An effect after others.
public struct _FurtherVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let modifier: any _PrimitiveModifier

    /// The modifiers that make up the effect, from inside out.
    public var _modifiers: [any _PrimitiveModifier] { base._modifiers + [modifier] }
}

extension VisualEffect {
    private func adding(_ modifier: some _PrimitiveModifier) -> some VisualEffect {
        _FurtherVisualEffect(base: self, modifier: modifier)
    }

    /// Shows the view away from its place, as the modifier of a view does.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(_OffsetModifier(offset: offset)) }

    /// Shows the view away from its place, as the modifier of a view does.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

    /// Makes the view look larger or smaller, as the modifier of a view does.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(_ScaleModifier(drawable: scale, anchor: anchor))
    }

    /// Makes the view look larger or smaller, as the modifier of a view does.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Makes the view look larger or smaller, as the modifier of a view does.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns the view, as the modifier of a view does.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(_RotationModifier(angle: angle, anchor: anchor))
    }

    /// Lets through what is behind the view, as the modifier of a view does.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(_OpacityModifier(clamping: opacity)) }

    /// Blurs the view, as the modifier of a view does.
    public func blur(radius: CGFloat) -> some VisualEffect { adding(_BlurModifier(radius: radius.blurRadius)) }

    /// Makes the view brighter, as the modifier of a view does.
    public func brightness(_ amount: Double) -> some VisualEffect { adjusting(.brightness(amount)) }

    /// Drives colours away from grey, or to it, as the modifier of a view does.
    public func contrast(_ amount: Double) -> some VisualEffect { adjusting(.contrast(amount)) }

    /// Makes colours stronger or weaker, as the modifier of a view does.
    public func saturation(_ amount: Double) -> some VisualEffect { adjusting(.saturation(amount)) }

    /// Takes the colours from the view, as the modifier of a view does.
    public func grayscale(_ amount: Double) -> some VisualEffect { adjusting(.grayscale(amount)) }

    /// Turns colours around the colour wheel, as the modifier of a view does.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adjusting(.hueRotation(angle)) }

    private func adjusting(_ adjustment: ColorAdjustment) -> some VisualEffect {
        adding(_ColorAdjustmentModifier(adjustment: adjustment))
    }
}
