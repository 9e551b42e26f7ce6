import Foundation

/// The way the outline of a shape is drawn: filled or stroked.
public enum _ShapeDrawing: Equatable, Sendable {
    /// Its inside.
    case fill(FillStyle)
    /// A line along it.
    case stroke(StrokeStyle, isAntialiased: Bool)
    /// A line along it, on the inner side.
    case border(StrokeStyle, isAntialiased: Bool)
}

/// A shape, drawn.
public struct _ShapeView<Content: Shape, Style: ShapeStyle, Below: _ShapeLayers>: _LeafView {
    /// The shape that is drawn in front.
    public internal(set) var shape: Content
    var style: Style
    var drawing: _ShapeDrawing
    var below: Below
    /// The view whose look the shape is, where that is not the shape.
    let owner: String?

    init(
        _ shape: Content, _ style: Style, _ drawing: _ShapeDrawing = .fill(FillStyle()), over below: Below,
        owner: String? = nil
    ) {
        self.shape = shape
        self.style = style
        self.drawing = drawing
        self.below = below
        self.owner = owner
    }

    /// The name of the view's elements in tests and descriptions, or nil if it has none.
    public var _kind: String? { owner ?? nameWithoutGenerics(of: Content.self) }

    /// Takes the size proposed; 10 points where nothing is.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Returns whether another value may change the size of the view.
    public func _changesSize(from old: Self) -> Bool { false }
}

extension _ShapeView where Below == _NoShapeLayers {
    init(
        _ shape: Content, _ style: Style, _ drawing: _ShapeDrawing = .fill(FillStyle()), owner: String? = nil
    ) {
        self.init(shape, style, drawing, over: _NoShapeLayers(), owner: owner)
    }
}

/// Something drawn in a size; shapes lie on top of each other.
@MainActor
public protocol _ShapeLayers: Sendable, Animatable {
    /// Returns the drawing from the origin on, from back to front.
    func _commands(size: CGSize, environment: EnvironmentValues) -> [_DrawCommand]
}

/// Nothing lies behind a shape.
public struct _NoShapeLayers: _ShapeLayers, Equatable {
    /// Returns what is drawn in a size.
    public func _commands(size: CGSize, environment: EnvironmentValues) -> [_DrawCommand] { [] }
}

extension _ShapeView: _ShapeLayers {
    /// Returns what is drawn in a size.
    public func _commands(size: CGSize, environment: EnvironmentValues) -> [_DrawCommand] {
        let paint = style._paint(in: environment, CGRect(origin: .zero, size: size))
        func path(_ shape: any Shape) -> Path { shape.path(of: size, environment.layoutDirection) }
        let operation: _DrawCommand.Operation =
            switch drawing {
            case .fill(let style): .fill(path(shape), paint, style)
            case .stroke(let style, let isAntialiased):
                .stroke(path(shape), paint, style._sane, isAntialiased: isAntialiased)
            case .border(let style, let isAntialiased):
                .stroke(
                    path((shape as! any InsettableShape).inset(by: style.lineWidth / 2)), paint, style._sane,
                    isAntialiased: isAntialiased)
            }
        return below._commands(size: size, environment: environment) + [_DrawCommand(operation)]
    }
}

extension Shape {
    /// Fills the inside.
    public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S, _NoShapeLayers> {
        _ShapeView(self, content, .fill(style))
    }

    /// Draws along the outline, half of the width on each side.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self, S, _NoShapeLayers> {
        _ShapeView(self, content, .stroke(style, isAntialiased: antialiased))
    }

    /// Draws along the outline, half of the width on each side.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self, S, _NoShapeLayers> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// Draws along the outline, inside of it.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self, S, _NoShapeLayers> {
        _ShapeView(self, content, .border(style, isAntialiased: antialiased))
    }

    /// Draws along the outline, inside of it.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self, S, _NoShapeLayers> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension _ShapeView {
    /// Fills the inside, in front of what is drawn already.
    public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> _ShapeView<Content, S, Self> {
        _ShapeView<Content, S, Self>(shape, content, .fill(style), over: self)
    }

    /// Draws along the outline, half of the width on each side, in front of what is drawn already.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Content, S, Self> {
        _ShapeView<Content, S, Self>(shape, content, .stroke(style, isAntialiased: antialiased), over: self)
    }

    /// Draws along the outline, half of the width on each side, in front of what is drawn already.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension _ShapeView where Content: InsettableShape {
    /// Draws along the outline, inside of it, in front of what is drawn already.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Content, S, Self> {
        _ShapeView<Content, S, Self>(shape, content, .border(style, isAntialiased: antialiased), over: self)
    }

    /// Draws along the outline, inside of it, in front of what is drawn already.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
