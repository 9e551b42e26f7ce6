import Foundation

/// A style that can be interpolated by an animation.
protocol AnimatableStyle: Animatable {}

extension Color: AnimatableStyle {}

extension _AnyAnimatableData {
    /// Creates data of a style; empty if it cannot be animated.
    @MainActor
    init<Style>(style: Style) { self.init(style as? any AnimatableStyle) }
}

// MARK: Gradients

/// Animates the colors and locations of stops, if their number stays the same.
extension Gradient: Animatable {
    /// The part of the value that animations interpolate.
    public var animatableData: _AnimatableSequence<AnimatablePair<Color.AnimatableData, CGFloat>> {
        get { _AnimatableSequence(elements: stops.map { AnimatablePair($0.color.animatableData, $0.location) }) }
        set {
            for (index, stop) in newValue.elements.enumerated() where index < stops.count {
                stops[index].color.animatableData = stop.first
                stops[index].location = stop.second
            }
        }
    }
}

extension Gradient: AnimatableStyle {}

extension LinearGradient: AnimatableStyle {
    /// The part of the value that animations interpolate.
    public var animatableData:
        AnimatablePair<Gradient.AnimatableData, AnimatablePair<UnitPoint.AnimatableData, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(
                gradient.animatableData, AnimatablePair(startPoint.animatableData, endPoint.animatableData))
        }
        set {
            gradient.animatableData = newValue.first
            startPoint.animatableData = newValue.second.first
            endPoint.animatableData = newValue.second.second
        }
    }
}

extension RadialGradient: AnimatableStyle {
    /// The part of the value that animations interpolate.
    public var animatableData:
        AnimatablePair<Gradient.AnimatableData, AnimatablePair<UnitPoint.AnimatableData, CGPoint.AnimatableData>>
    {
        get {
            AnimatablePair(
                gradient.animatableData,
                AnimatablePair(center.animatableData, AnimatablePair(startRadius, endRadius)))
        }
        set {
            gradient.animatableData = newValue.first
            center.animatableData = newValue.second.first
            (startRadius, endRadius) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}

extension EllipticalGradient: AnimatableStyle {
    /// The part of the value that animations interpolate.
    public var animatableData:
        AnimatablePair<Gradient.AnimatableData, AnimatablePair<UnitPoint.AnimatableData, CGPoint.AnimatableData>>
    {
        get {
            AnimatablePair(
                gradient.animatableData,
                AnimatablePair(center.animatableData, AnimatablePair(startRadiusFraction, endRadiusFraction)))
        }
        set {
            gradient.animatableData = newValue.first
            center.animatableData = newValue.second.first
            (startRadiusFraction, endRadiusFraction) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}

extension AngularGradient: AnimatableStyle {
    /// The part of the value that animations interpolate.
    public var animatableData:
        AnimatablePair<
            Gradient.AnimatableData, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<Double, Double>>
        >
    {
        get {
            AnimatablePair(
                gradient.animatableData,
                AnimatablePair(
                    center.animatableData, AnimatablePair(startAngle.animatableData, endAngle.animatableData)))
        }
        set {
            gradient.animatableData = newValue.first
            center.animatableData = newValue.second.first
            startAngle.animatableData = newValue.second.second.first
            endAngle.animatableData = newValue.second.second.second
        }
    }
}

// MARK: Type-erased styles

extension AnyShapeStyle: AnimatableStyle {
    /// The part of the value that animations interpolate.
    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(style: style) }
        set { newValue.apply(to: &style) }
    }
}

extension _OpacityShapeStyle: AnimatableStyle {
    /// The part of the value that animations interpolate.
    public var animatableData: AnimatablePair<_AnyAnimatableData, Double> {
        get { AnimatablePair(_AnyAnimatableData(style: style), opacity) }
        set {
            newValue.first.apply(to: &style)
            opacity = newValue.second
        }
    }
}

extension Foreground: AnimatableStyle {
    var animatableData: _AnimatableSequence<_AnyAnimatableData> {
        get { _AnimatableSequence(elements: levels.map(\.animatableData)) }
        set {
            for (index, data) in newValue.elements.enumerated() where index < levels.count {
                levels[index].animatableData = data
            }
        }
    }
}

// MARK: Modifiers

/// Animates a style in the environment, such as that of text.
extension _EnvironmentModifier: Animatable {
    /// The part of the value that animations interpolate.
    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(style: value) }
        set { newValue.apply(to: &value) }
    }
}

/// Animates the foreground styles.
extension _ForegroundModifier: Animatable {
    /// The part of the value that animations interpolate.
    public var animatableData:
        AnimatablePair<_AnyAnimatableData, AnimatablePair<_AnyAnimatableData, _AnyAnimatableData>>
    {
        get {
            AnimatablePair(
                _AnyAnimatableData(style: first),
                AnimatablePair(_AnyAnimatableData(style: second), _AnyAnimatableData(style: third)))
        }
        set {
            newValue.first.apply(to: &first)
            newValue.second.first.apply(to: &second)
            newValue.second.second.apply(to: &third)
        }
    }
}
