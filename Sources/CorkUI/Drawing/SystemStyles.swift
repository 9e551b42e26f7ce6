import Foundation

/// The style of separators.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
    /// Creates the style.
    public init() {}

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        Color.primary._paint(in: environment, rect).opacity(environment.colorSchemeContrast == .increased ? 0.5 : 0.15)
    }
}

/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
    /// Creates the style.
    public init() {}

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        Color.primary._paint(in: environment, rect).opacity(environment.colorSchemeContrast == .increased ? 0.7 : 0.5)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholder text.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style that fills shapes behind content.
public struct FillShapeStyle: ShapeStyle, Equatable {
    /// Creates the style.
    public init() {}

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        Color.primary._paint(in: environment, rect).opacity(environment.colorSchemeContrast == .increased ? 0.35 : 0.2)
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The style that fills shapes behind content, such as the tracks of controls.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
