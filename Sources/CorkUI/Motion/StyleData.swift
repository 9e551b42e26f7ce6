/// What of a style or of a value in the environment can be animated: a colour.
public struct _StyleData: VectorArithmetic {
    private var color: Color.AnimatableData

    @MainActor
    init(_ style: Any) { color = (style as? Color)?.animatableData ?? .zero }

    private init(color: Color.AnimatableData) { self.color = color }

    /// Gives a value the colour, if it is one.
    @MainActor
    func apply<Style>(to style: inout Style) {
        guard var color = style as? Color, color.animatableData != self.color else { return }
        color.animatableData = self.color
        style = color as! Style
    }

    public static var zero: Self { Self(color: .zero) }
    public static func + (a: Self, b: Self) -> Self { Self(color: a.color + b.color) }
    public static func - (a: Self, b: Self) -> Self { Self(color: a.color - b.color) }
    public mutating func scale(by factor: Double) { color.scale(by: factor) }
    public var magnitudeSquared: Double { color.magnitudeSquared }
}

/// A colour in the environment, as that of text, takes all colours between two.
extension _EnvironmentModifier: Animatable {
    public var animatableData: _StyleData {
        get { _StyleData(value) }
        set { newValue.apply(to: &value) }
    }
}

/// The colours of what is in front take all colours between two.
extension _ForegroundModifier: Animatable {
    public var animatableData: AnimatablePair<_StyleData, AnimatablePair<_StyleData, _StyleData>> {
        get { AnimatablePair(_StyleData(first), AnimatablePair(_StyleData(second as Any), _StyleData(third as Any))) }
        set {
            newValue.first.apply(to: &first)
            newValue.second.first.apply(to: &second)
            newValue.second.second.apply(to: &third)
        }
    }
}
