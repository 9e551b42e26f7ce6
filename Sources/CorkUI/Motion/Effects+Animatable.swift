import Foundation

extension _OpacityModifier: Animatable {
    /// The part of the value that animations interpolate.
    public var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
}

extension _BlurModifier: Animatable {
    /// The part of the value that animations interpolate.
    public var animatableData: CGFloat {
        get { radius }
        set { radius = max(newValue, 0) }
    }
}

extension _ShadowModifier: Animatable {
    /// The part of the value that animations interpolate.
    public var animatableData: AnimatablePair<Color.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>>
    {
        get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
        set {
            color.animatableData = newValue.first
            radius = max(newValue.second.first, 0)
            offset.animatableData = newValue.second.second
        }
    }
}

extension _ClipModifier: Animatable {
    /// The part of the value that animations interpolate.
    public var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// During an animation, the view receives clicks where it is drawn.
extension _RotationModifier: Animatable {
    /// The part of the value that animations interpolate.
    public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}

/// During an animation, the view receives clicks where it is drawn.
extension _ScaleModifier: Animatable {
    /// The part of the value that animations interpolate.
    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }
}
