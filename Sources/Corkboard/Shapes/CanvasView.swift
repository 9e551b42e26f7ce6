import CorkUI
import Foundation
import ShapeDocument

/// An editable drawing, which can be scrolled and zoomed, with a selection of shapes.
struct CanvasView: View {
    let model: ShapesModel
    @FocusState private var isFocused: Bool

    var body: some View {
        let picture = CanvasPicture(model)
        Canvas { context, size in picture.draw(context, size) }
            .accessibilityLabel(model.canvasLabel)
            .onPointerEvent { CanvasPointer.handle($0, model) }
            .focusable()
            .focused($isFocused)
            .onAppear { isFocused = true }
            .keyCommands(CanvasKeys.canvas, on: model)
            .onGeometryChange(for: CGSize.self, of: \.size) { model.canvasResized($0) }
    }
}

/// The content of a canvas, read from its model once.
struct CanvasPicture {
    /// The color outside of pages.
    private static let ground = Color(
        light: Color(red: 0.87, green: 0.87, blue: 0.86), dark: Color(red: 0.16, green: 0.16, blue: 0.17))
    private static let guide = Color(red: 0.88, green: 0.11, blue: 0.49)

    private let view: CanvasViewport
    private let canvases: [CGRect]
    private let tiles: TileCache
    private let refines: Bool
    private let selected: [CGRect]
    private let selection: CGRect?
    private let change: Transform
    private let turnHandle: CGPoint?
    private let guides: [SnapGuide]
    /// All items, and the dragged ones of them.
    private let items: [SceneItem]
    private let moved: [SceneItem]
    private let marquee: CGRect?
    /// The shape being drawn.
    private let draft: Path?
    private let renderer: SceneRenderer
    private let tilesAreMissing: @MainActor () -> Void

    @MainActor
    init(_ model: ShapesModel) {
        view = model.viewport
        canvases = model.canvases.map(\.rect)
        tiles = model.tiles
        refines = !model.isZooming
        _ = model.tilesVersion
        selected = model.selection.compactMap { model.scene.bounds(of: $0) }
        selection = model.selectionBounds
        change = model.dragChange
        turnHandle = model.dragChange == .identity ? model.turnHandle : nil
        guides = model.guides
        items = model.scene.items
        moved = model.dragChange == .identity ? [] : model.selectedItems
        marquee = model.marquee
        draft = model.draft.map { $0.path.applying(CGAffineTransform(model.viewport.transform)) }
        renderer = model.renderer
        tilesAreMissing = { [weak model] in model?.continueTiles() }
    }

    @MainActor
    func draw(_ whole: GraphicsContext, _ size: CGSize) {
        var context = whole
        context.clip(to: Path(CGRect(origin: .zero, size: size)))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Self.ground))
        for canvas in canvases {
            let rect = canvas.applying(view.transform)
            context.fill(Path(rect), with: .color(.white))
            context.stroke(Path(rect.insetBy(dx: -0.5, dy: -0.5)), with: .color(Color.black.opacity(0.3)))
        }
        drawShapes(context, size)
        let screen = change.then(view.transform)
        let outlines = Path { path in selected.forEach { path.addRect($0) } }
        context.stroke(
            outlines.applying(CGAffineTransform(screen)), with: .color(.accentColor.opacity(0.6)), lineWidth: 1)
        if let selection {
            context.stroke(
                Path(selection).applying(CGAffineTransform(screen)), with: .color(.accentColor), lineWidth: 1)
        }
        // A rotated selection has no upright frame.
        if let box = selection?.applying(screen), screen.b == 0 {
            for handle in CanvasHandle.allCases {
                let place = CGRect(around: handle.place(on: box), size: CanvasHandle.size)
                context.fill(Path(place), with: .color(.white))
                context.stroke(Path(place), with: .color(.accentColor), lineWidth: 1)
            }
        }
        if let turnHandle {
            let place = Path(ellipseIn: CGRect(around: turnHandle, size: CanvasHandle.size + 2))
            context.fill(place, with: .color(.white))
            context.stroke(place, with: .color(.accentColor), lineWidth: 1)
        }
        let lines = Path { path in
            for guide in guides {
                path.addLines([guide.start.applying(view.transform), guide.end.applying(view.transform)])
            }
        }
        context.stroke(lines, with: .color(Self.guide), lineWidth: 1)
        if let draft { context.stroke(draft, with: .color(.accentColor), lineWidth: 1.5) }
        if let marquee {
            context.fill(Path(marquee), with: .color(.accentColor.opacity(0.15)))
            context.stroke(Path(marquee), with: .color(.accentColor), lineWidth: 1)
        }
    }
}

extension CanvasPicture {
    /// The number of items up to which a drawing is redrawn during a drag.
    ///
    /// In a larger drawing, the dragged items are drawn a second time over the unchanged drawing.
    private static let liveLimit = 400

    @MainActor
    private func drawShapes(_ context: GraphicsContext, _ size: CGSize) {
        let everywhere = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
        func draw(_ items: [SceneItem], _ transform: Transform) {
            var inner = context
            inner.concatenate(CGAffineTransform(transform))
            renderer.draw(items, in: everywhere, inner)
        }
        if !moved.isEmpty, items.count <= Self.liveLimit {
            let dragged = Set(moved.map(\.shape))
            for item in items {
                draw([item], dragged.contains(item.shape) ? change.then(view.transform) : view.transform)
            }
            return
        }
        if !tiles.draw(context, size, view, refines: refines) { tilesAreMissing() }
        draw(moved, change.then(view.transform))
    }
}

extension CGRect {
    init(around middle: CGPoint, size: CGFloat) {
        self.init(x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size)
    }
}
