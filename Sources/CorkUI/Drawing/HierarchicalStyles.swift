import Foundation

/// The styles of what is in front, as they were set for a view and everything below.
struct Foreground: Equatable, Sendable {
    /// The first style, and perhaps those for what matters less.
    var levels: [AnyShapeStyle]
    /// The surrounding styles, which styles may refer to.
    private let around: [Foreground]

    init(_ levels: [AnyShapeStyle], around: Foreground?) {
        self.levels = levels
        self.around = around.map { [$0] } ?? []
    }

    func paint(level: Int, in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        var outer = environment
        outer.foreground = around.first
        if level < levels.count { return levels[level]._paint(in: outer, rect) }
        return levels[0]._paint(in: outer, rect).opacity(HierarchicalShapeStyle.opacity(of: level, in: environment))
    }
}

private struct ForegroundKey: EnvironmentKey {
    static var defaultValue: Foreground? { nil }
}

private struct TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

private struct BackgroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The style of text, icons and shapes that set none; nil for the system's.
    var foreground: Foreground? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The colour of text and icons that set none; nil for that of the system.
    public var _foregroundColor: Color.Resolved? {
        foreground?.paint(level: 0, in: self, CGRect(x: 0, y: 0, width: 100, height: 100)).mainColor
    }

    /// The style of ``TintShapeStyle``; nil for the accent colour.
    public var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The style of ``BackgroundStyle``; nil for the background of the window.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }
}

/// The style of what is in front, where it is set.
public struct ForegroundStyle: ShapeStyle, Equatable {
    /// Makes the style.
    public init() {}

    /// Returns what an area is filled with in an environment.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        HierarchicalShapeStyle.primary._paint(in: environment, rect)
    }
}

/// The style of what is in front, for what matters more or less.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
    private let level: Int

    /// The style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// For what matters less.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// For what matters still less.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// For what may be overlooked.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// For what is hardly seen.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// How much of a style there is at a level: more where the desktop asks for contrast.
    static func opacity(of level: Int, in environment: EnvironmentValues) -> Double {
        environment.colorSchemeContrast == .increased
            ? [1, 0.85, 0.7, 0.5, 0.3][level] : [1, 0.6, 0.4, 0.25, 0.15][level]
    }

    /// Returns what an area is filled with in an environment.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        if let foreground = environment.foreground { return foreground.paint(level: level, in: environment, rect) }
        if level == 1 { return Color.secondary._paint(in: environment, rect) }
        return Color.primary._paint(in: environment, rect).opacity(Self.opacity(of: level, in: environment))
    }
}

/// A style for what matters less than what is drawn with the style itself.
public struct _LesserShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let level: Int

    /// Returns what an area is filled with in an environment.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        let paint = style._paint(in: environment, rect)
        // A ground that lets through what is under it would look as before: it comes nearer to what is in front.
        guard style is BackgroundStyle else {
            return paint.opacity(HierarchicalShapeStyle.opacity(of: level, in: environment))
        }
        let front = Color.primary.resolve(in: environment)
        return .color(paint.mainColor.mixed(with: front, by: 0.05 * Double(level), in: .device))
    }
}

extension _LesserShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
    /// The style for what matters less.
    public var secondary: some ShapeStyle { _LesserShapeStyle(style: self, level: 1) }
    /// The style for what matters still less.
    public var tertiary: some ShapeStyle { _LesserShapeStyle(style: self, level: 2) }
    /// The style for what may be overlooked.
    public var quaternary: some ShapeStyle { _LesserShapeStyle(style: self, level: 3) }
    /// The style for what is hardly seen.
    public var quinary: some ShapeStyle { _LesserShapeStyle(style: self, level: 4) }
}

/// The style of what can be used, where it is set; else the accent colour.
public struct TintShapeStyle: ShapeStyle, Equatable {
    /// Makes the style.
    public init() {}

    /// Returns what an area is filled with in an environment.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        var outer = environment
        outer.tint = nil
        return environment.tint?._paint(in: outer, rect) ?? Color.accentColor._paint(in: environment, rect)
    }
}

/// The style of the ground, where it is set; else that of the window.
public struct BackgroundStyle: ShapeStyle, Equatable {
    /// Makes the style.
    public init() {}

    /// Returns what an area is filled with in an environment.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        var outer = environment
        outer.backgroundStyle = nil
        return environment.backgroundStyle?._paint(in: outer, rect) ?? Color.ground._paint(in: environment, rect)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style of what is in front.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The style of what can be used.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The style of the ground.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The style of what is in front.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The style of what is in front, for what matters less.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The style of what is in front, for what matters still less.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The style of what is in front, for what may be overlooked.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The style of what is in front, for what is hardly seen.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// Sets the style of what is in front.
public struct _ForegroundModifier<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>: _PrimitiveModifier {
    var first: First
    var second: Second?
    var third: Third?

    /// Changes the environment of the modified view.
    public func _modify(_ environment: inout EnvironmentValues) {
        var levels = [AnyShapeStyle(first)]
        if let second { levels.append(AnyShapeStyle(second)) }
        if let third { levels.append(AnyShapeStyle(third)) }
        environment.foreground = Foreground(levels, around: environment.foreground)
    }

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        EnvironmentNode<Self>(item, inputs)
    }
}

extension View {
    /// Sets the style of text, icons and shapes below that set none; text and icons have the first colour of a
    /// gradient.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundModifier<S, Never, Never>(first: style))
    }

    /// Sets the style of text, icons and shapes below that set none, and the one for what matters less.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        modifier(_ForegroundModifier<S1, S2, Never>(first: primary, second: secondary))
    }

    /// Sets the style of text, icons and shapes below that set none, and those for what matters less and still less.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(_ForegroundModifier(first: primary, second: secondary, third: tertiary))
    }

    /// Sets the colour of text, icons and shapes below that set none.
    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foreground, color.map { Foreground([AnyShapeStyle($0)], around: nil) })
    }

    /// Sets what ``TintShapeStyle`` stands for below.
    public func tint<S: ShapeStyle>(_ tint: S) -> some View { environment(\.tint, AnyShapeStyle(tint)) }

    /// Sets what ``TintShapeStyle`` stands for below; nil for the accent colour.
    public func tint(_ tint: Color?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }

    /// Sets what ``BackgroundStyle`` stands for below.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
