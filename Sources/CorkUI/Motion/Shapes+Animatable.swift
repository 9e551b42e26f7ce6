import Foundation

extension RoundedRectangle {
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

extension UnevenRoundedRectangle {
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGPoint.AnimatableData> {
        get {
            let radii = cornerRadii
            return AnimatablePair(
                AnimatablePair(radii.topLeading, radii.bottomLeading),
                AnimatablePair(radii.bottomTrailing, radii.topTrailing))
        }
        set {
            (cornerRadii.topLeading, cornerRadii.bottomLeading) = (newValue.first.first, newValue.first.second)
            (cornerRadii.bottomTrailing, cornerRadii.topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension OffsetShape {
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

extension ScaledShape {
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, scale.animatableData) }
        set { (shape.animatableData, scale.animatableData) = (newValue.first, newValue.second) }
    }
}

extension RotatedShape {
    public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
        get { AnimatablePair(shape.animatableData, angle.animatableData) }
        set { (shape.animatableData, angle.animatableData) = (newValue.first, newValue.second) }
    }
}

extension TransformedShape {
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension _TrimmedShape {
    public var animatableData: AnimatablePair<Content.AnimatableData, CGPoint.AnimatableData> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension _SizedShape {
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension _StrokedShape {
    public var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
        get { AnimatablePair(shape.animatableData, style.lineWidth) }
        set { (shape.animatableData, style.lineWidth) = (newValue.first, newValue.second) }
    }
}

extension _ShapeDrawing {
    /// The width of the line; 0 where there is none.
    fileprivate var lineWidth: CGFloat {
        get {
            switch self {
            case .fill: 0
            case .stroke(let style, _), .border(let style, _): style.lineWidth
            }
        }
        set {
            switch self {
            case .fill: break
            case .stroke(var style, let isAntialiased):
                style.lineWidth = newValue
                self = .stroke(style, isAntialiased: isAntialiased)
            case .border(var style, let isAntialiased):
                style.lineWidth = newValue
                self = .border(style, isAntialiased: isAntialiased)
            }
        }
    }
}

/// The values of a shape, its colour and the width of its line, and of what is drawn behind it.
extension _ShapeView: Animatable {
    public static var _glidesInSize: Bool { true }

    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<Content.AnimatableData, AnimatablePair<_StyleData, CGFloat>>, Below.AnimatableData
    >

    public var animatableData: AnimatableData {
        get {
            let style = AnimatablePair(_StyleData(style), drawing.lineWidth)
            return AnimatablePair(AnimatablePair(shape.animatableData, style), below.animatableData)
        }
        set {
            shape.animatableData = newValue.first.first
            newValue.first.second.first.apply(to: &style)
            drawing.lineWidth = newValue.first.second.second
            below.animatableData = newValue.second
        }
    }
}
