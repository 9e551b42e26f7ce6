import Foundation

/// A style for filling and stroking.
///
/// A custom style returns another one from `resolve(in:)`.
public protocol ShapeStyle: Sendable {
    /// The style that is drawn; `Never` for styles that draw themselves.
    associatedtype Resolved: ShapeStyle = Never
    /// Returns the style for an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// Returns the paint for a rectangle.
    func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint
}

extension ShapeStyle {
    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        resolve(in: environment)._paint(in: environment, rect)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Never called, because the style draws itself.
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) draws itself") }
}

extension Never: ShapeStyle {
    /// The style that is drawn.
    public typealias Resolved = Never
    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        fatalError("There is no such style")
    }
}

extension Color: ShapeStyle {}

extension Color.Resolved: ShapeStyle {
    /// The style that is drawn.
    public typealias Resolved = Never
    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint { .color(sane) }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle, Equatable {
    var style: any ShapeStyle

    /// Creates a type-erased style.
    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        style._paint(in: environment, rect)
    }

    /// Returns whether two values are equal.
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
        func isEqual<S: ShapeStyle>(_ own: S) -> Bool {
            guard let own = own as? any Equatable else { return false }
            return own.isEqual(to: b.style)
        }
        return isEqual(a.style)
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}

/// A style with a modified opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    var style: Style
    var opacity: Double

    /// Returns the paint for a rectangle.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        style._paint(in: environment, rect).opacity(opacity)
    }
}

extension _OpacityShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by `opacity`, from 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
}
