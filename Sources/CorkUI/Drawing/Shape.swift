import Foundation

/// An outline that fits itself to a frame; as a view, it is filled with the foreground colour.
public protocol Shape: Sendable, View {
    nonisolated func path(in rect: CGRect) -> Path
    /// The outline as a renderer draws it best.
    nonisolated func _geometry(in rect: CGRect) -> ShapeGeometry
}

/// An outline for a renderer.
public enum ShapeGeometry: Equatable, Sendable {
    /// A rectangle with corners of one radius, turned around its centre.
    case roundedRect(CGRect, radius: CGFloat, rotation: Angle)
    case path(Path)
}

extension Shape {
    public nonisolated func _geometry(in rect: CGRect) -> ShapeGeometry { .path(path(in: rect)) }

    public var body: some View { _ShapeView(shape: self, style: Color.primary, stroke: nil, isForeground: true) }

    /// Fills the inside.
    public func fill<S: ShapeStyle>(_ content: S) -> some View { _ShapeView(shape: self, style: content, stroke: nil) }

    /// Draws along the outline, half of the width on each side.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        _ShapeView(shape: self, style: content, stroke: style)
    }

    /// Draws along the outline, half of the width on each side.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Turns the outline around a point of its frame; the frame stays as it is.
    public func rotation(_ angle: Angle) -> RotatedShape<Self> { RotatedShape(shape: self, angle: angle) }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// Draws along the outline, inside of it.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
    }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// In points.
    public var lineWidth: CGFloat
    /// How lines end.
    public var lineCap: LineCap

    /// How a line ends: at its last point, round it, or half a width beyond.
    public enum LineCap: Sendable { case butt, round, square }

    /// A line `lineWidth` points wide.
    public init(lineWidth: CGFloat = 1, lineCap: LineCap = .butt) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
    }
}

/// A shape, drawn.
public struct _ShapeView<S: Shape, Style: ShapeStyle>: LeafView {
    let shape: S
    let style: Style
    let stroke: StrokeStyle?
    var isForeground = false
    /// The view whose look the shape is, where that is not the shape.
    var owner: String?

    public var _kind: String? { owner ?? nameWithoutGenerics(of: S.self) }

    /// Takes the size proposed; 10 points where nothing is.
    public func _size(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    public func _changesSize(from old: Self) -> Bool { false }
}

/// A shape to be drawn, whose type is not known.
@MainActor
public protocol AnyShapeView {
    /// What is drawn within `rect`.
    func command(in rect: CGRect, _ environment: EnvironmentValues) -> DrawCommand
}

extension _ShapeView: AnyShapeView {
    public func command(in rect: CGRect, _ environment: EnvironmentValues) -> DrawCommand {
        let paint =
            isForeground
            ? .color((environment.foregroundColor ?? .primary).resolve(in: environment))
            : style._paint(in: environment, rect)
        return DrawCommand(geometry: shape._geometry(in: rect), paint: paint, stroke: stroke, transforms: [])
    }
}
