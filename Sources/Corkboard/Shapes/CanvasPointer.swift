import CorkUI
import Foundation
import ShapeDocument

/// The state of a pointer gesture on a canvas.
enum CanvasDrag {
    case panning(last: CGPoint)
    /// Selecting shapes with a rectangle, in addition to an earlier selection.
    case choosing(start: CGPoint, before: Set<ShapeID>)
    case moving(start: CGPoint)
    case stretching(CanvasHandle, start: CGPoint)
    case turning(start: CGPoint)
    /// Drawing a shape from a point of the drawing.
    case making(start: CGPoint)
}

/// A handle of the selection for resizing.
enum CanvasHandle: CaseIterable {
    /// The size of a handle in points, regardless of the zoom.
    static let size = 8.0

    case topLeft, top, topRight, left, right, bottomLeft, bottom, bottomRight

    /// The relative position: 0 for left or top, 0.5 for the middle, 1 for right or bottom.
    private var part: CGPoint {
        switch self {
        case .topLeft: CGPoint(x: 0, y: 0)
        case .top: CGPoint(x: 0.5, y: 0)
        case .topRight: CGPoint(x: 1, y: 0)
        case .left: CGPoint(x: 0, y: 0.5)
        case .right: CGPoint(x: 1, y: 0.5)
        case .bottomLeft: CGPoint(x: 0, y: 1)
        case .bottom: CGPoint(x: 0.5, y: 1)
        case .bottomRight: CGPoint(x: 1, y: 1)
        }
    }

    /// Returns the position of the rotation handle of a rectangle: above it, or below if there is no room.
    static func turnPlace(on rect: CGRect) -> CGPoint {
        let (distance, room) = (24.0, 8.0)
        return CGPoint(x: rect.midX, y: rect.minY - distance >= room ? rect.minY - distance : rect.maxY + distance)
    }

    func place(on rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + rect.width * part.x, y: rect.minY + rect.height * part.y)
    }

    /// Returns a rectangle after its handle moved; no side becomes shorter than a thousandth.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - distance: The distance of the handle.
    ///   - keepsRatio: Pass `true` to keep the aspect ratio.
    ///   - isCentered: Pass `true` to keep the center instead of the opposite side.
    /// - Returns: The new rectangle.
    func rect(_ rect: CGRect, movedBy distance: CGSize, keepsRatio: Bool, isCentered: Bool = false) -> CGRect {
        let times = isCentered ? 2.0 : 1
        func side(_ part: Double, _ length: Double, _ distance: Double) -> Double {
            part == 0.5 ? length : max(length + times * (part == 0 ? -distance : distance), length / 1000)
        }
        var width = side(part.x, rect.width, distance.width)
        var height = side(part.y, rect.height, distance.height)
        if keepsRatio, part.x != 0.5, part.y != 0.5, rect.width > 0, rect.height > 0 {
            let scale = max(width / rect.width, height / rect.height)
            (width, height) = (rect.width * scale, rect.height * scale)
        }
        if isCentered {
            return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
        }
        return CGRect(
            x: part.x == 0 ? rect.maxX - width : rect.minX, y: part.y == 0 ? rect.maxY - height : rect.minY,
            width: width, height: height)
    }
}

/// The handling of the pointer on a canvas.
@MainActor
enum CanvasPointer {
    /// The radius of handles, and the distance after which a drag begins, in points.
    private static let reach = 4.0

    static func handle(_ event: PointerEvent, _ model: ShapesModel) {
        switch event.phase {
        case .scrolled(let distance): scroll(event, distance, model)
        case .magnified(let factor): model.magnify(by: factor, at: event.location)
        case .pressed(let count): press(event, count, model)
        case .dragged: drag(event, model)
        case .released: release(event, model)
        case .cancelled: model.cancelDrag()
        }
    }

    private static func scroll(_ event: PointerEvent, _ distance: CGSize, _ model: ShapesModel) {
        if event.modifiers.contains(.control) {
            model.magnify(by: exp(-distance.height / 240), at: event.location)
        } else if event.modifiers.contains(.shift) {
            model.scroll(by: CGSize(width: distance.height, height: distance.width))
        } else {
            model.scroll(by: distance)
        }
    }

    private static func press(_ event: PointerEvent, _ count: Int, _ model: ShapesModel) {
        let isAdding = event.modifiers.contains(.shift)
        guard event.button == .primary else {
            model.drag = event.button == .middle ? .panning(last: event.location) : nil
            return
        }
        if model.beginMaking(at: event.location, count: count) { return }
        if !isAdding, let handle = handle(at: event.location, model) {
            model.drag = .stretching(handle, start: event.location)
            return
        }
        if !isAdding, let handle = model.turnHandle,
            CGRect(around: handle, size: CanvasHandle.size + reach).contains(event.location)
        {
            model.drag = .turning(start: event.location)
            return
        }
        let isDeep = event.modifiers.contains(.control) || count > 1
        guard let shape = model.shape(at: event.location, within: reach, isDeep: isDeep) else {
            let before = isAdding ? model.selection : []
            model.selection = before
            model.drag = .choosing(start: event.location, before: before)
            return
        }
        if isAdding {
            model.selection.formSymmetricDifference([shape])
        } else if isDeep || !model.selection.contains(shape) {
            model.selection = [shape]
        }
        model.drag = model.selection.contains(shape) ? .moving(start: event.location) : nil
    }

    private static func handle(at point: CGPoint, _ model: ShapesModel) -> CanvasHandle? {
        guard let box = model.selectionBounds?.applying(model.viewport.transform) else { return nil }
        return CanvasHandle.allCases.first { handle in
            CGRect(around: handle.place(on: box), size: CanvasHandle.size + reach).contains(point)
        }
    }

    private static func drag(_ event: PointerEvent, _ model: ShapesModel) {
        let point = event.location
        func distance(_ start: CGPoint) -> CGSize? {
            let size = CGSize(width: point.x - start.x, height: point.y - start.y)
            let hasMoved = model.dragChange != .identity || hypot(size.width, size.height) >= reach
            let zoom = model.viewport.zoom
            return hasMoved ? CGSize(width: size.width / zoom, height: size.height / zoom) : nil
        }
        switch model.drag {
        case .panning(let last):
            model.scroll(by: CGSize(width: last.x - point.x, height: last.y - point.y))
            model.drag = .panning(last: point)
        case .choosing(let start, let before):
            let rect = CGRect(
                x: min(start.x, point.x), y: min(start.y, point.y), width: abs(point.x - start.x),
                height: abs(point.y - start.y))
            model.choose(rect, before)
        case .moving(let start):
            guard let distance = distance(start) else { return }
            model.drag(by: distance, snaps: model.snaps && !event.modifiers.contains(.option))
        case .turning(let start): model.turn(from: start, to: point, isStepped: event.modifiers.contains(.shift))
        case .stretching(let handle, let start):
            guard let distance = distance(start), let box = model.selectionBounds else { return }
            let rect = handle.rect(
                box, movedBy: distance, keepsRatio: event.modifiers.contains(.shift),
                isCentered: event.modifiers.contains(.option))
            model.dragChange = Transform(from: box, to: rect)
        case .making(let start):
            model.making(
                from: start, to: point, isRegular: event.modifiers.contains(.shift),
                isCentered: event.modifiers.contains(.option))
        case nil: model.movePen(to: point)
        }
    }

    private static func release(_ event: PointerEvent, _ model: ShapesModel) {
        drag(event, model)
        if model.drag != nil { model.endDrag() }
    }
}
