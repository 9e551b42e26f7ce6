import Foundation

extension Color: Animatable {
    /// Red, green, blue and opacity, on light and on dark ground.
    public var animatableData: AnimatablePair<Resolved.AnimatableData, Resolved.AnimatableData> {
        get { AnimatablePair(resolved(on: .light).animatableData, resolved(on: .dark).animatableData) }
        set {
            func color(_ data: Resolved.AnimatableData) -> Color {
                var color = Resolved(red: 0, green: 0, blue: 0)
                color.animatableData = data
                return Color(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
            }
            self = Color(light: color(newValue.first), dark: color(newValue.second))
        }
    }

    @MainActor
    private func resolved(on scheme: ColorScheme) -> Resolved {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return resolve(in: environment)
    }
}

extension Color.Resolved: Animatable {
    public var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
        get { AnimatablePair(AnimatablePair(red, green), AnimatablePair(blue, opacity)) }
        set {
            (red, green) = (newValue.first.first, newValue.first.second)
            (blue, opacity) = (newValue.second.first, newValue.second.second)
        }
    }
}
