import Foundation

/// The drawing of a shape: a fill or a stroke.
public enum _ShapeDrawing: Equatable, Sendable {
    /// A fill of the inside.
    case fill(FillStyle)
    /// A stroke centered on the outline.
    case stroke(StrokeStyle, isAntialiased: Bool)
    /// A stroke inside the outline.
    case border(StrokeStyle, isAntialiased: Bool)
}

/// A view that draws a shape with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle, Below: _ShapeLayers>: _LeafView {
    /// The topmost shape.
    public internal(set) var shape: Content
    var style: Style
    var drawing: _ShapeDrawing
    var below: Below
    /// The name of the view that the shape represents; `nil` for the shape itself.
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

    /// The name of the view's elements in tests and descriptions, or `nil` if it has none.
    public var _kind: String? { owner ?? nameWithoutGenerics(of: Content.self) }

    /// Returns the proposed size, with a default of 10 points.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Returns false, because the size depends on the proposal only.
    public func _changesSize(from old: Self) -> Bool { false }
}

extension _ShapeView where Below == _NoShapeLayers {
    init(
        _ shape: Content, _ style: Style, _ drawing: _ShapeDrawing = .fill(FillStyle()), owner: String? = nil
    ) {
        self.init(shape, style, drawing, over: _NoShapeLayers(), owner: owner)
    }
}

/// A stack of shapes drawn on top of each other.
@MainActor
public protocol _ShapeLayers: Sendable, Animatable {
    /// Returns the drawing commands for a size, from back to front.
    func _commands(size: CGSize, environment: EnvironmentValues) -> [_DrawCommand]
}

/// The empty stack of shapes.
public struct _NoShapeLayers: _ShapeLayers, Equatable {
    /// Returns no commands.
    public func _commands(size: CGSize, environment: EnvironmentValues) -> [_DrawCommand] { [] }
}

extension _ShapeView: _ShapeLayers {
    /// Returns the drawing commands for a size, from back to front.
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
    /// Fills the shape.
    public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S, _NoShapeLayers> {
        _ShapeView(self, content, .fill(style))
    }

    /// Strokes the shape, centered on the outline.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self, S, _NoShapeLayers> {
        _ShapeView(self, content, .stroke(style, isAntialiased: antialiased))
    }

    /// Strokes the shape, centered on the outline.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self, S, _NoShapeLayers> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// Strokes the shape inside its outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self, S, _NoShapeLayers> {
        _ShapeView(self, content, .border(style, isAntialiased: antialiased))
    }

    /// Strokes the shape inside its outline.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self, S, _NoShapeLayers> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension _ShapeView {
    /// Fills the shape in front of what is drawn already.
    public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> _ShapeView<Content, S, Self> {
        _ShapeView<Content, S, Self>(shape, content, .fill(style), over: self)
    }

    /// Strokes the shape, centered on the outline, in front of what is drawn already.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Content, S, Self> {
        _ShapeView<Content, S, Self>(shape, content, .stroke(style, isAntialiased: antialiased), over: self)
    }

    /// Strokes the shape, centered on the outline, in front of what is drawn already.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension _ShapeView where Content: InsettableShape {
    /// Strokes the shape inside its outline, in front of what is drawn already.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Content, S, Self> {
        _ShapeView<Content, S, Self>(shape, content, .border(style, isAntialiased: antialiased), over: self)
    }

    /// Strokes the shape inside its outline, in front of what is drawn already.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
