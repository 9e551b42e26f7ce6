import CorkUI
import Foundation
import ShapeDocument

/// Moving and rotating the selection with the pointer.
extension ShapesModel {
    /// The distance within which shapes snap, in points on the screen.
    private static let snapDistance = 6.0
    /// The step of rotations by steps, in degrees.
    private static let turnStep = 15.0

    /// Moves the selection while the pointer is pressed.
    ///
    /// - Parameters:
    ///   - distance: The distance from the original position, in the drawing's coordinates.
    ///   - snaps: Pass `true` to align with nearby shapes.
    func drag(by distance: CGSize, snaps: Bool) {
        var (shift, guides) = (distance, [SnapGuide]())
        if snaps, let box = selectionBounds {
            let snapping = self.snapping ?? makeSnapping()
            self.snapping = snapping
            let moved = box.offsetBy(dx: distance.width, dy: distance.height)
            let snapped = snapping.snap(moved, within: Self.snapDistance / viewport.zoom)
            shift.width += snapped.shift.width
            shift.height += snapped.shift.height
            guides = snapped.guides
        }
        dragChange = .translation(shift.width, shift.height)
        if guides != self.guides { self.guides = guides }
    }

    /// Returns the lines of the canvases, and of visible shapes that aren't being moved.
    private func makeSnapping() -> Snapping {
        let drawing = drawing
        let moving = selection.union(selection.flatMap { drawing.ancestors(of: $0) })
        let around = selection.compactMap { drawing.parent(of: $0) }
        let beside = Set(around).flatMap { drawing.shapes(in: $0) }.filter { !drawing.isHiddenItself($0) }
        let others = Set(outermostShapes(isEditable: false) + beside).subtracting(moving)
        return Snapping(to: canvases.map(\.rect) + others.compactMap { scene.bounds(of: $0) })
    }

    // MARK: Turning

    /// The position of the rotation handle of the selection, in points on the canvas; `nil` without a selection.
    var turnHandle: CGPoint? {
        selectionBounds.map { CanvasHandle.turnPlace(on: $0.applying(viewport.transform)) }
    }

    /// Rotates the selection around its center while the pointer is pressed.
    ///
    /// - Parameters:
    ///   - start: The starting point, in points on the canvas.
    ///   - point: The position of the pointer.
    ///   - isStepped: Pass `true` to rotate in steps of 15 degrees.
    func turn(from start: CGPoint, to point: CGPoint, isStepped: Bool) {
        guard let box = selectionBounds else { return }
        let middle = CGPoint(x: box.midX, y: box.midY)
        let center = middle.applying(viewport.transform)
        let turned = atan2(point.y - center.y, point.x - center.x) - atan2(start.y - center.y, start.x - center.x)
        var degrees = (turned * 180 / .pi).remainder(dividingBy: 360)
        if isStepped { degrees = (degrees / Self.turnStep).rounded() * Self.turnStep }
        turnedDegrees = degrees
        dragChange = .rotation(degrees, around: middle)
    }

    /// Applies the rotation to the drawing.
    func endTurn() {
        guard let box = selectionBounds else { return }
        let (shapes, scene, degrees) = (editable, scene, turnedDegrees)
        edit("Rotate") { $0.rotate(shapes, by: degrees, around: CGPoint(x: box.midX, y: box.midY), scene) }
    }
}
