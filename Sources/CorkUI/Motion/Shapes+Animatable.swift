import Foundation

extension Rectangle {
    /// The part of the value that animations interpolate.
    public var animatableData: CGFloat {
        get { insetAmount }
        set { insetAmount = newValue }
    }
}

extension RoundedRectangle {
    /// The part of the value that animations interpolate.
    public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
        get { AnimatablePair(cornerSize.animatableData, insetAmount) }
        set { (cornerSize.animatableData, insetAmount) = (newValue.first, newValue.second) }
    }
}

extension UnevenRoundedRectangle {
    /// The part of the value that animations interpolate.
    public var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
        get { AnimatablePair(cornerRadii.animatableData, insetAmount) }
        set { (cornerRadii.animatableData, insetAmount) = (newValue.first, newValue.second) }
    }
}

extension RectangleCornerRadii: Animatable {
    /// The part of the value that animations interpolate.
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGPoint.AnimatableData> {
        get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension Circle {
    /// The part of the value that animations interpolate.
    public var animatableData: CGFloat {
        get { insetAmount }
        set { insetAmount = newValue }
    }
}

extension Ellipse {
    /// The part of the value that animations interpolate.
    public var animatableData: CGFloat {
        get { insetAmount }
        set { insetAmount = newValue }
    }
}

extension Capsule {
    /// The part of the value that animations interpolate.
    public var animatableData: CGFloat {
        get { insetAmount }
        set { insetAmount = newValue }
    }
}

extension AnyShape {
    /// The part of the value that animations interpolate.
    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(shape) }
        set { newValue.apply(to: &shape) }
    }
}

extension OffsetShape {
    /// The part of the value that animations interpolate.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

extension ScaledShape {
    /// The part of the value that animations interpolate.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension RotatedShape {
    /// The part of the value that animations interpolate.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension TransformedShape {
    /// The part of the value that animations interpolate.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension _TrimmedShape {
    /// The part of the value that animations interpolate.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGPoint.AnimatableData> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension _SizedShape {
    /// The part of the value that animations interpolate.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

/// Animates the line width, the miter limit and the dash phase.
extension StrokeStyle: Animatable {
    /// The part of the value that animations interpolate.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
}

extension _StrokedShape {
    /// The part of the value that animations interpolate.
    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}

/// Animates the stroke, if there is one.
extension _ShapeDrawing: Animatable {
    /// The part of the value that animations interpolate.
    public var animatableData: StrokeStyle.AnimatableData {
        get {
            switch self {
            case .fill: .zero
            case .stroke(let style, _), .border(let style, _): style.animatableData
            }
        }
        set {
            switch self {
            case .fill: break
            case .stroke(var style, let isAntialiased):
                style.animatableData = newValue
                self = .stroke(style, isAntialiased: isAntialiased)
            case .border(var style, let isAntialiased):
                style.animatableData = newValue
                self = .border(style, isAntialiased: isAntialiased)
            }
        }
    }
}

/// Animates the shape, its style and stroke, and the shape views behind it.
extension _ShapeView: Animatable {
    /// A Boolean value that indicates whether the view can be drawn at intermediate sizes of an animation.
    public static var _glidesInSize: Bool { true }

    /// The part of the value that animations interpolate.
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<Content.AnimatableData, AnimatablePair<_AnyAnimatableData, StrokeStyle.AnimatableData>>,
        Below.AnimatableData
    >

    /// The part of the value that animations interpolate.
    public var animatableData: AnimatableData {
        get {
            let style = AnimatablePair(_AnyAnimatableData(style: style), drawing.animatableData)
            return AnimatablePair(AnimatablePair(shape.animatableData, style), below.animatableData)
        }
        set {
            shape.animatableData = newValue.first.first
            newValue.first.second.first.apply(to: &style)
            drawing.animatableData = newValue.first.second.second
            below.animatableData = newValue.second
        }
    }
}
