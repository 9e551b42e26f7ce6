import CorkUI
import Foundation
import ShapeDocument

/// The icon of a kind of shape.
struct KindIcon: View {
    let kind: ShapeKind
    /// A Boolean value that indicates whether the icon is in a selected row.
    let isSelected: Bool

    var body: some View {
        Group {
            if let symbol {
                Image(systemName: symbol)
            } else {
                KindOutline(kind: kind)
                    .stroke(ForegroundStyle(), style: StrokeStyle(lineWidth: 1.3, lineCap: .round, lineJoin: .round))
            }
        }
        .frame(width: 16, height: 16)
        .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.secondary))
    }

    /// The name of the icon; `nil` for kinds that are drawn as shapes.
    private var symbol: String? {
        switch kind {
        case .group: "folder-symbolic"
        case .layer: "view-paged-symbolic"
        case .text: "font-x-generic-symbolic"
        case .image: "image-x-generic-symbolic"
        case .clone: "edit-copy-symbolic"
        case .unsupported: "dialog-question-symbolic"
        case .rectangle, .circle, .ellipse, .line, .polyline, .polygon, .path: nil
        }
    }
}

/// The outline of a kind of shape, in a square.
private struct KindOutline: Shape {
    let kind: ShapeKind

    nonisolated func path(in rect: CGRect) -> Path {
        let frame = rect.insetBy(dx: 2, dy: 2)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
        }
        switch kind {
        case .rectangle: return Path(frame.insetBy(dx: 0, dy: 1.5))
        case .circle: return Path(ellipseIn: frame)
        case .ellipse: return Path(ellipseIn: frame.insetBy(dx: 0, dy: 2.5))
        case .line: return lines([point(0, 1), point(1, 0)])
        case .polyline: return lines([point(0, 1), point(0.35, 0.2), point(0.65, 0.8), point(1, 0)])
        case .polygon:
            var path = lines([point(0.5, 0), point(1, 0.4), point(0.8, 1), point(0.2, 1), point(0, 0.4)])
            path.closeSubpath()
            return path
        default:
            return Path {
                $0.move(to: point(0, 1))
                $0.addCurve(to: point(1, 0), control1: point(0.1, -0.2), control2: point(0.9, 1.2))
            }
        }
    }

    private nonisolated func lines(_ points: [CGPoint]) -> Path { Path { $0.addLines(points) } }
}
