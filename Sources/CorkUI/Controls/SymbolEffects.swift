/// Properties of symbols that the icons of a theme do not have: they are of one color, in one variant, and still.

/// The colors of a symbol's layers; without effect, because an icon of a theme has the color of text.
public struct SymbolRenderingMode: Sendable {
    /// One color.
    public static let monochrome = SymbolRenderingMode()
    /// Its own colors.
    public static let multicolor = SymbolRenderingMode()
    /// Shades of one color.
    public static let hierarchical = SymbolRenderingMode()
    /// The styles of the foreground.
    public static let palette = SymbolRenderingMode()
}

/// A variant of a symbol; without effect, because an icon of a theme has one variant.
public struct SymbolVariants: Hashable, Sendable {
    /// The usual variant.
    public static let none = SymbolVariants()
    /// A filled variant.
    public static let fill = SymbolVariants()
    /// A variant in a circle.
    public static let circle = SymbolVariants()
    /// A variant in a square.
    public static let square = SymbolVariants()
    /// A variant in a rectangle.
    public static let rectangle = SymbolVariants()
    /// A variant that is crossed out.
    public static let slash = SymbolVariants()
    /// The filled variant of this one.
    public var fill: SymbolVariants { self }
    /// The variant of this one in a circle.
    public var circle: SymbolVariants { self }
    /// The variant of this one in a square.
    public var square: SymbolVariants { self }
    /// The variant of this one in a rectangle.
    public var rectangle: SymbolVariants { self }
    /// The variant of this one that is crossed out.
    public var slash: SymbolVariants { self }
}

/// An animation of a symbol's layers; without effect, because an icon of a theme has one layer.
public protocol SymbolEffect: Sendable {}

/// An animation of a symbol that runs once for each change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An animation of a symbol that runs while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An animation of a symbol's layers; without effect, because an icon of a theme has one layer.
public struct _StillSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The effect upwards.
    public var up: _StillSymbolEffect { self }
    /// The effect downwards.
    public var down: _StillSymbolEffect { self }
    /// The effect layer by layer.
    public var byLayer: _StillSymbolEffect { self }
    /// The effect of the whole symbol.
    public var wholeSymbol: _StillSymbolEffect { self }
    /// The effect of one layer after the other.
    public var iterative: _StillSymbolEffect { self }
    /// The effect of all layers so far.
    public var cumulative: _StillSymbolEffect { self }
    /// The effect forth and back.
    public var reversing: _StillSymbolEffect { self }
    /// The effect that begins again.
    public var nonReversing: _StillSymbolEffect { self }
    /// The effect on inactive layers.
    public var hideInactiveLayers: _StillSymbolEffect { self }
    /// The effect on inactive layers.
    public var dimInactiveLayers: _StillSymbolEffect { self }
}

extension SymbolEffect where Self == _StillSymbolEffect {
    /// A jump.
    public static var bounce: Self { Self() }
    /// A change of opacity.
    public static var pulse: Self { Self() }
    /// A change of color, layer by layer.
    public static var variableColor: Self { Self() }
    /// A change of size.
    public static var scale: Self { Self() }
    /// A wiggle.
    public static var wiggle: Self { Self() }
    /// A rotation.
    public static var rotate: Self { Self() }
    /// A slow change of size.
    public static var breathe: Self { Self() }
    /// The appearance of the symbol.
    public static var appear: Self { Self() }
    /// The disappearance of the symbol.
    public static var disappear: Self { Self() }
    /// The replacement of the symbol.
    public static var replace: Self { Self() }
}

/// Options of an animation of symbols.
public struct SymbolEffectOptions: Sendable {
    /// The usual options.
    public static let `default` = SymbolEffectOptions()
    /// Repeats the effect.
    public static let repeating = SymbolEffectOptions()
    /// Runs the effect once.
    public static let nonRepeating = SymbolEffectOptions()
    /// Returns options with a speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Returns options with a number of repetitions.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Returns these options with a speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    /// Returns these options with a number of repetitions.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
}

/// The way in which changed content appears; without effect: changed content is shown at once.
public struct ContentTransition: Hashable, Sendable {
    /// No animation.
    public static let identity = ContentTransition()
    /// A fade.
    public static let opacity = ContentTransition()
    /// Interpolation.
    public static let interpolate = ContentTransition()
    /// Returns a transition of digits.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
    /// Returns a transition of digits.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
    /// Returns a transition of a symbol.
    public static func symbolEffect<E: SymbolEffect>(_ effect: E, options: SymbolEffectOptions = .default)
        -> ContentTransition
    { ContentTransition() }
    /// A transition of a symbol.
    public static let symbolEffect = ContentTransition()
}

extension View {
    /// Without effect: an icon of a theme has the color of text.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

    /// Without effect: an icon of a theme has one variant.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }

    /// Without effect: an icon of a theme has no layers that could move.
    public nonisolated func symbolEffect<E: IndefiniteSymbolEffect>(
        _ effect: E, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    /// Without effect: an icon of a theme has no layers that could move.
    public nonisolated func symbolEffect<E: DiscreteSymbolEffect, U: Equatable>(
        _ effect: E, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }

    /// Without effect: icons of a theme do not move.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

    /// Without effect: changed content is shown at once.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}

extension Image {
    /// Without effect: an icon of a theme has the color of text.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// The way in which an image is colored.
    public enum TemplateRenderingMode: Sendable {
        /// In the color of text, as all icons are.
        case template
        /// In its own colors, as all pictures are.
        case original
    }

    /// Without effect: icons have the color of text, and pictures their own colors.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}
