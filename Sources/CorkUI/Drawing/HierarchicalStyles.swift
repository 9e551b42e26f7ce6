import Foundation

/// The foreground styles of a view and its descendants.
struct Foreground: Equatable, Sendable {
    /// The primary style, and optionally those of the lower levels.
    var levels: [AnyShapeStyle]
    /// The foreground styles of the parent view, to which these styles may refer.
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
    /// The foreground style of text, icons and shapes that set none; `nil` for the system's.
    var foreground: Foreground? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The color of text and icons that set none; `nil` for the system's.
    public var _foregroundColor: Color.Resolved? {
        foreground?.paint(level: 0, in: self, CGRect(x: 0, y: 0, width: 100, height: 100)).mainColor
    }

    /// The style that ``TintShapeStyle`` refers to; `nil` for the accent color.
    public var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The style that ``BackgroundStyle`` refers to; `nil` for the background of the window.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle, Equatable {
    /// Creates the style.
    public init() {}

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        HierarchicalShapeStyle.primary._paint(in: environment, rect)
    }
}

/// A level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
    private let level: Int

    /// The primary level, the style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The secondary level, for less important content.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The tertiary level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The quaternary level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The quinary level, which is barely visible.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// Returns the opacity of a level, which is larger with increased contrast.
    static func opacity(of level: Int, in environment: EnvironmentValues) -> Double {
        environment.colorSchemeContrast == .increased
            ? [1, 0.85, 0.7, 0.35, 0.2][level] : [1, 0.6, 0.4, 0.12, 0.06][level]
    }

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        if let foreground = environment.foreground { return foreground.paint(level: level, in: environment, rect) }
        if level == 1 { return Color.secondary._paint(in: environment, rect) }
        return Color.primary._paint(in: environment, rect).opacity(Self.opacity(of: level, in: environment))
    }
}

/// A lower level of a style.
public struct _LesserShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let level: Int

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        let paint = style._paint(in: environment, rect)
        // A translucent background over the same background would look unchanged, so it is mixed with the foreground.
        guard style is BackgroundStyle else {
            return paint.opacity(HierarchicalShapeStyle.opacity(of: level, in: environment))
        }
        let front = Color.primary.resolve(in: environment)
        return .color(paint.mainColor.mixed(with: front, by: 0.05 * Double(level), in: .device))
    }
}

extension _LesserShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
    /// The secondary level of the style, for less important content.
    public var secondary: some ShapeStyle { _LesserShapeStyle(style: self, level: 1) }
    /// The tertiary level of the style.
    public var tertiary: some ShapeStyle { _LesserShapeStyle(style: self, level: 2) }
    /// The quaternary level of the style.
    public var quaternary: some ShapeStyle { _LesserShapeStyle(style: self, level: 3) }
    /// The quinary level of the style, which is barely visible.
    public var quinary: some ShapeStyle { _LesserShapeStyle(style: self, level: 4) }
}

/// The current tint of interactive elements, by default the accent color.
public struct TintShapeStyle: ShapeStyle, Equatable {
    /// Creates the style.
    public init() {}

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        var outer = environment
        outer.tint = nil
        return environment.tint?._paint(in: outer, rect) ?? Color.accentColor._paint(in: environment, rect)
    }
}

/// The current background style, by default that of the window.
public struct BackgroundStyle: ShapeStyle, Equatable {
    /// Creates the style.
    public init() {}

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        var outer = environment
        outer.backgroundStyle = nil
        return environment.backgroundStyle?._paint(in: outer, rect) ?? Color.ground._paint(in: environment, rect)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The current tint of interactive elements.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The current background style.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The primary level of the foreground style.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The secondary level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The tertiary level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The quaternary level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The quinary level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A modifier that sets the foreground styles.
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
    /// Sets the foreground style of text, icons and shapes in the view that set none.
    ///
    /// Text and icons use the first color of a gradient.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundModifier<S, Never, Never>(first: style))
    }

    /// Sets the primary and secondary foreground styles of text, icons and shapes in the view that set none.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        modifier(_ForegroundModifier<S1, S2, Never>(first: primary, second: secondary))
    }

    /// Sets the first three levels of the foreground style of text, icons and shapes in the view that set none.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(_ForegroundModifier(first: primary, second: secondary, third: tertiary))
    }

    /// Sets the foreground color of text, icons and shapes in the view that set none.
    public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foreground, color.map { Foreground([AnyShapeStyle($0)], around: nil) })
    }

    /// Sets the tint in the view.
    public func tint<S: ShapeStyle>(_ tint: S) -> some View { environment(\.tint, AnyShapeStyle(tint)) }

    /// Sets the tint in the view; `nil` for the accent color.
    public func tint(_ tint: Color?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }

    /// Sets the background style in the view.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
