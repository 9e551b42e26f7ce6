import CorkUI
import Foundation
import ShapeDocument

/// Ordering and aligning shapes.
extension ShapesModel {
    func arrange(_ order: Drawing.Order) {
        let shapes = editable
        edit(order.title) { $0.arrange(shapes, order) }
    }

    /// Aligns the edges or centers of the selected shapes; a single shape is aligned with its canvas.
    func align(_ alignment: Drawing.Alignment) {
        let (shapes, scene) = (editable, scene)
        guard let box = scene.bounds(of: shapes) else { return }
        let middle = CGPoint(x: box.midX, y: box.midY)
        let room =
            shapes.count > 1 ? box : (canvases.first { $0.rect.contains(middle) } ?? canvases.first)?.rect ?? box
        edit(alignment.title) { $0.align(shapes, alignment, in: room, scene) }
    }

    /// Distributes the selected shapes with equal gaps.
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

    /// The key that performs the action with Control.
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
