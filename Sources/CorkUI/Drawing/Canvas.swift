import Foundation

/// A drawing made by a closure: one view for any number of outlines.
public struct Canvas<Symbols: View>: _UnaryView {
    let symbols: Symbols
    let renderer: @MainActor (inout GraphicsContext, CGSize) -> Void

    /// - Parameters:
    ///   - renderer: draws into a context whose origin is the top left corner of a canvas of the size given.
    ///   - symbols: views that the canvas draws, each with a `tag(_:)`; ``GraphicsContext/resolveSymbol(id:)`` finds them.
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
    /// - Parameter renderer: draws into a context whose origin is the top left corner of a canvas of the size given.
    public init(renderer: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void) {
        self.init(renderer: renderer) { EmptyView() }
    }
}

/// A placed canvas whose symbols' type is not known.
@MainActor
package protocol CanvasDrawing: _ViewNode {
    /// Returns the drawing commands of the canvas, in order.
    func commands(size: CGSize) -> [_DrawCommand]
}

/// A canvas, placed; below are its symbols, which are seen only where it draws them.
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

    /// Takes the size proposed; 10 points where nothing is.
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
