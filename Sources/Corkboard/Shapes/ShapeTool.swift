import CorkUI
import Foundation
import ShapeDocument

/// A drawing tool of a canvas.
enum ShapeTool: CaseIterable {
    case select, rectangle, ellipse, line, pen, text

    var title: String {
        switch self {
        case .select: "Select and Move"
        case .rectangle: "Rectangle"
        case .ellipse: "Ellipse"
        case .line: "Line"
        case .pen: "Lines from Point to Point"
        case .text: "Text"
        }
    }

    /// The key that chooses it.
    var key: Character {
        switch self {
        case .select: "s"
        case .rectangle: "r"
        case .ellipse: "e"
        case .line: "n"
        case .pen: "b"
        case .text: "t"
        }
    }

    /// The kind of shape that the tool draws; `nil` if it draws none.
    var kind: ShapeKind? {
        switch self {
        case .select: nil
        case .rectangle: .rectangle
        case .ellipse: .ellipse
        case .line: .line
        case .pen: .polyline
        case .text: .text
        }
    }
}

/// A shape being drawn, in the drawing's coordinates.
enum ShapeDraft: Equatable {
    case box(CGRect, isEllipse: Bool)
    case line(from: CGPoint, to: CGPoint)
    /// The points set so far, and the position of the pointer.
    case points([CGPoint])

    /// The outline of the shape.
    var path: Path {
        switch self {
        case .box(let rect, let isEllipse): isEllipse ? Path(ellipseIn: rect) : Path(rect)
        case .line(let start, let end): Path { $0.addLines([start, end]) }
        case .points(let points): Path { $0.addLines(points) }
        }
    }
}
