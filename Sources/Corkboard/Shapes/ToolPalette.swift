import CorkUI
import Foundation
import ShapeDocument

/// The tools of a canvas, one below the other.
struct ToolPalette: View {
    let model: ShapesModel

    var body: some View {
        VStack(spacing: 4) {
            ForEach(ShapeTool.allCases, id: \.self) { tool in
                let isChosen = model.tool == tool
                Button {
                    model.choose(tool)
                } label: {
                    ToolIcon(tool: tool, isChosen: isChosen).frame(width: 28, height: 28)
                        .background(RoundedRectangle(cornerRadius: 6).fill(isChosen ? Color.accentColor : .clear))
                }
                .buttonStyle(.plain)
                .accessibilityLabel(tool.title)
                .accessibilityAddTraits(isChosen ? .isSelected : [])
                .accessibilityRemoveTraits(isChosen ? [] : .isSelected)
                .help("\(tool.title) (\(String(tool.key).uppercased()))")
            }
            Spacer(minLength: 0)
        }
        .padding(4)
        .frame(width: 36)
    }
}

/// An icon of the shape that a tool makes.
private struct ToolIcon: View {
    let tool: ShapeTool
    let isChosen: Bool

    var body: some View {
        if let kind = tool.kind {
            KindIcon(kind: kind, isSelected: isChosen)
        } else {
            Pointer()
                .fill(isChosen ? AnyShapeStyle(.white) : AnyShapeStyle(.secondary))
                .frame(width: 16, height: 16)
        }
    }

    /// An arrow that points to the upper left.
    private struct Pointer: Shape {
        nonisolated func path(in rect: CGRect) -> Path {
            let corners: [(x: CGFloat, y: CGFloat)] = [
                (0.2, 0.05), (0.2, 0.85), (0.4, 0.68), (0.53, 0.95), (0.66, 0.89), (0.54, 0.62), (0.8, 0.6),
            ]
            var path = Path { path in
                path.addLines(
                    corners.map { CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height) })
            }
            path.closeSubpath()
            return path
        }
    }
}
