import Foundation

extension Color: Animatable {
    /// The part of the value that animations interpolate.
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<Resolved.AnimatableData, Resolved.AnimatableData>,
        AnimatablePair<Resolved.AnimatableData, Resolved.AnimatableData>
    >

    /// The components for light and dark appearance, with standard and increased contrast.
    public var animatableData: AnimatableData {
        get { AnimatablePair(onGrounds(.standard), onGrounds(.increased)) }
        set {
            guard newValue != animatableData else { return }
            func color(_ data: AnimatablePair<Resolved.AnimatableData, Resolved.AnimatableData>) -> Color {
                var (light, dark) = (Resolved(red: 0, green: 0, blue: 0), Resolved(red: 0, green: 0, blue: 0))
                (light.animatableData, dark.animatableData) = (data.first, data.second)
                return Color(light: Color(light), dark: Color(dark))
            }
            self = Color(color(newValue.first), increasedContrast: color(newValue.second))
        }
    }

    @MainActor
    private func onGrounds(
        _ contrast: ColorSchemeContrast
    ) -> AnimatablePair<Resolved.AnimatableData, Resolved.AnimatableData> {
        var environment = EnvironmentValues()
        environment.colorSchemeContrast = contrast
        let light = resolve(in: environment).animatableData
        environment.colorScheme = .dark
        return AnimatablePair(light, resolve(in: environment).animatableData)
    }
}

extension Color.Resolved: Animatable {
    /// The part of the value that animations interpolate.
    public var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
        get {
            let parts = components
            return AnimatablePair(AnimatablePair(parts.x, parts.y), AnimatablePair(parts.z, parts.w))
        }
        set {
            let (first, second) = (newValue.first, newValue.second)
            self = Color.Resolved(SIMD4(first.first, first.second, second.first, second.second))
        }
    }
}
