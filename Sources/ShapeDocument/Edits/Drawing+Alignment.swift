import Foundation

extension Drawing {
    /// The edge or center line that aligned shapes share.
    public enum Alignment: CaseIterable, Sendable { case left, centerX, right, top, centerY, bottom }

    /// The axis along which shapes are distributed.
    public enum Direction: CaseIterable, Sendable { case horizontal, vertical }

    /// Moves shapes so that their edges or centers lie on one line.
    ///
    /// - Parameters:
    ///   - shapes: The shapes.
    ///   - alignment: The line.
    ///   - room: The rectangle to align with, in the drawing's coordinates.
    ///   - scene: The scene of this drawing.
    public mutating func align(
        _ shapes: some Sequence<ShapeID>, _ alignment: Alignment, in room: CGRect, _ scene: ShapeScene
    ) {
        for shape in outermost(shapes) {
            guard let box = scene.bounds(of: shape) else { continue }
            let offset: CGSize =
                switch alignment {
                case .left: CGSize(width: room.minX - box.minX, height: 0)
                case .centerX: CGSize(width: room.midX - box.midX, height: 0)
                case .right: CGSize(width: room.maxX - box.maxX, height: 0)
                case .top: CGSize(width: 0, height: room.minY - box.minY)
                case .centerY: CGSize(width: 0, height: room.midY - box.midY)
                case .bottom: CGSize(width: 0, height: room.maxY - box.maxY)
                }
            move([shape], by: offset, scene)
        }
    }

    /// Moves shapes so that the gaps between neighbors are equal; the first and the last shape stay.
    ///
    /// - Parameters:
    ///   - shapes: The shapes.
    ///   - direction: The axis.
    ///   - scene: The scene of this drawing.
    public mutating func distribute(
        _ shapes: some Sequence<ShapeID>, _ direction: Direction, _ scene: ShapeScene
    ) {
        let isHorizontal = direction == .horizontal
        func start(_ box: CGRect) -> Double { isHorizontal ? box.minX : box.minY }
        func length(_ box: CGRect) -> Double { isHorizontal ? box.width : box.height }
        let boxes = outermost(shapes).compactMap { shape in scene.bounds(of: shape).map { (shape, box: $0) } }
            .sorted { start($0.box) < start($1.box) }
        guard boxes.count > 2, let first = boxes.first, let last = boxes.last else { return }
        let inside = start(last.box) - start(first.box) - length(first.box)
        let gap = (inside - boxes.dropFirst().dropLast().reduce(0) { $0 + length($1.box) }) / Double(boxes.count - 1)
        var place = start(first.box) + length(first.box) + gap
        for (shape, box) in boxes.dropFirst().dropLast() {
            let offset = place - start(box)
            move([shape], by: isHorizontal ? CGSize(width: offset, height: 0) : CGSize(width: 0, height: offset), scene)
            place += length(box) + gap
        }
    }
}
