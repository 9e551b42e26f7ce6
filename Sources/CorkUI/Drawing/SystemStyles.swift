import Foundation

/// The style of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
    /// Makes the style.
    public init() {}

    /// Returns what an area is filled with in an environment.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        Color.primary._paint(in: environment, rect).opacity(environment.colorSchemeContrast == .increased ? 0.5 : 0.15)
    }
}

/// The style of what stands in a field that nothing was put in.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
    /// Makes the style.
    public init() {}

    /// Returns what an area is filled with in an environment.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        Color.primary._paint(in: environment, rect).opacity(environment.colorSchemeContrast == .increased ? 0.7 : 0.5)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of lines between things.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of what stands in a field that nothing was put in.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style that fills shapes behind content.
public struct FillShapeStyle: ShapeStyle, Equatable {
    /// Makes the style.
    public init() {}

    /// Returns what an area is filled with in an environment.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        Color.primary._paint(in: environment, rect).opacity(environment.colorSchemeContrast == .increased ? 0.35 : 0.2)
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The style that fills shapes behind content, such as the tracks of controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
