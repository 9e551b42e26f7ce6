import Foundation

/// A style of fills and strokes.
///
/// A style of one's own gives another one in `resolve(in:)`.
public protocol ShapeStyle: Sendable {
    /// The style that is drawn; `Never` for those that draw themselves.
    associatedtype Resolved: ShapeStyle = Never
    /// The style for an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// Returns the drawing within `rect`.
    func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint
}

extension ShapeStyle {
    /// Returns what an area is filled with in an environment.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        resolve(in: environment)._paint(in: environment, rect)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Never called: the style is drawn by what it consists of.
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) draws itself") }
}

extension Never: ShapeStyle {
    /// The style as drawn in an environment.
    public typealias Resolved = Never
    /// Returns what an area is filled with in an environment.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        fatalError("There is no such style")
    }
}

extension Color: ShapeStyle {}

extension Color.Resolved: ShapeStyle {
    /// The style as drawn in an environment.
    public typealias Resolved = Never
    /// Returns what an area is filled with in an environment.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint { .color(sane) }
}

/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle, Equatable {
    var style: any ShapeStyle

    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    /// Returns what an area is filled with in an environment.
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

/// A style with another opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    var style: Style
    var opacity: Double

    /// Returns what an area is filled with in an environment.
    public func _paint(in environment: EnvironmentValues, _ rect: CGRect) -> _Paint {
        style._paint(in: environment, rect).opacity(opacity)
    }
}

extension _OpacityShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
    /// The style with its opacity multiplied by `opacity`, 0 to 1.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
}
