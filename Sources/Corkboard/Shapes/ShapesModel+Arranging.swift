import CorkUI
import Foundation
import ShapeDocument

/// Bringing shapes in order.
extension ShapesModel {
    func arrange(_ order: Drawing.Order) {
        let shapes = editable
        edit(order.title) { $0.arrange(shapes, order) }
    }

    /// Brings sides or middles of the shapes on one line; of one shape with that of its canvas.
    func align(_ alignment: Drawing.Alignment) {
        let (shapes, scene) = (editable, scene)
        guard let box = scene.bounds(of: shapes) else { return }
        let middle = CGPoint(x: box.midX, y: box.midY)
        let room =
            shapes.count > 1 ? box : (canvases.first { $0.rect.contains(middle) } ?? canvases.first)?.rect ?? box
        edit(alignment.title) { $0.align(shapes, alignment, in: room, scene) }
    }

    /// Makes the room between the shapes equal.
    func distribute(_ direction: Drawing.Direction) {
        let (shapes, scene) = (editable, scene)
        edit(direction.title) { $0.distribute(shapes, direction, scene) }
    }
}

extension Drawing.Order {
    var title: String {
        switch self {
        case .front: "Bring to Front"
        case .forward: "Bring Forward"
        case .backward: "Send Backward"
        case .back: "Send to Back"
        }
    }

    var key: KeyEquivalent {
        switch self {
        case .front: .home
        case .forward: .pageUp
        case .backward: .pageDown
        case .back: .end
        }
    }

    /// The sign that does the same with Control.
    var bracket: KeyEquivalent {
        switch self {
        case .front: "}"
        case .forward: "]"
        case .backward: "["
        case .back: "{"
        }
    }
}

extension Drawing.Alignment {
    var title: String {
        switch self {
        case .left: "Align Left"
        case .centerX: "Center Horizontally"
        case .right: "Align Right"
        case .top: "Align Top"
        case .centerY: "Center Vertically"
        case .bottom: "Align Bottom"
        }
    }
}

extension Drawing.Direction {
    var title: String { self == .horizontal ? "Distribute Horizontally" : "Distribute Vertically" }
}
