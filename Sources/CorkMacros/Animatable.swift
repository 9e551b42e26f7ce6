#if Macros
    import CorkUI

    /// Conforms a type to `Animatable`, with animatable data that consists of that of its stored properties (R13.4).
    ///
    /// ```swift
    /// @Animatable
    /// struct Wedge: Shape {
    ///     var start: Angle
    ///     var length: Double
    ///     @AnimatableIgnored var isClockwise = true
    /// }
    /// ```
    ///
    /// Every stored `var` takes part unless it has ``AnimatableIgnored()``, and must be of an `Animatable` type. The
    /// type is explicit, or is inferred from a floating-point literal or a call of an initializer.
    @attached(extension, conformances: Animatable, names: named(animatableData))
    public macro Animatable() = #externalMacro(module: "CorkMacrosPlugin", type: "AnimatableMacro")

    /// Excludes a property from the animatable data of `@Animatable` (R13.4).
    @attached(peer)
    public macro AnimatableIgnored() = #externalMacro(module: "CorkMacrosPlugin", type: "AnimatableIgnoredMacro")
#endif
