import Foundation

/// A view that is drawn by a closure, with any number of paths, texts and images.
public struct Canvas<Symbols: View>: _UnaryView {
    let symbols: Symbols
    let renderer: @MainActor (inout GraphicsContext, CGSize) -> Void

    /// Creates a canvas.
    ///
    /// - Parameters:
    ///   - renderer: Draws into a context whose origin is the top left corner, for a canvas of the given size.
    ///   - symbols: Views that the canvas can draw, each with a `tag(_:)` by which
    ///     ``GraphicsContext/resolveSymbol(id:)`` finds it.
    public init(
        renderer: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
        self.symbols = symbols()
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        CanvasNode<Symbols>(item, inputs)
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    ///
    /// - Parameter renderer: Draws into a context whose origin is the top left corner, for a canvas of the given size.
    public init(renderer: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void) {
        self.init(renderer: renderer) { EmptyView() }
    }
}

/// A type-erased canvas node.
@MainActor
package protocol CanvasDrawing: _ViewNode {
    /// Returns the drawing commands of the canvas, in order.
    func commands(size: CGSize) -> [_DrawCommand]
}

/// The node of a canvas, whose children are symbols that are visible only where the canvas draws them.
final class CanvasNode<Symbols: View>: _ContainerNode<Canvas<Symbols>>, CanvasDrawing {
    override func makeChildList() -> ChildList { ChildList(value.symbols, owner: self) }
    override func updateChildList() { childList.update(value.symbols) }

    func commands(size: CGSize) -> [_DrawCommand] {
        let graph = graph
        let symbols = children.map { CanvasSymbol(values: $0.item.values, size: $0.sizeThatFits(.unspecified)) }
        var context = GraphicsContext(
            environment: environment,
            GraphicsContext.Surroundings(
                graph.textMeasuring, imageSize: { graph.imageMeasuring?.size(of: $0) }, symbols: symbols))
        value.renderer(&context, size)
        return context.commands
    }

    override func valueChanged(from old: Canvas<Symbols>, environmentChanged: Bool) { updateMount() }

    override func layoutInvalidated() { updateMount() }

    override var glidesInSize: Bool { true }
    override func showsInPicture(_ child: _ViewNode) -> Bool { true }

    /// Returns the proposed size, with a default of 10 points.
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func computeTraits() -> LayoutTraits { LayoutTraits() }
    override func computeSpacing() -> ViewSpacing { ViewSpacing() }
    override func computeAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    override func placeChildren(in bounds: CGRect) {
        for child in children {
            child.place(CGRect(origin: .zero, size: child.sizeThatFits(.unspecified)), proposal: .unspecified)
        }
    }
}

extension GraphicsContext {
    /// Returns the drawing commands of a closure, without a view.
    package static func _commands(
        size: CGSize, environment: EnvironmentValues, textMeasuring: any TextMeasuring,
        imageMeasuring: any ImageMeasuring, renderer: (inout GraphicsContext, CGSize) throws -> Void
    ) rethrows -> [_DrawCommand] {
        var context = GraphicsContext(
            environment: environment, Surroundings(textMeasuring, imageSize: { imageMeasuring.size(of: $0) }))
        try renderer(&context, size)
        return context.commands
    }
}
