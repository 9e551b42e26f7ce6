import CorkUI
import Foundation

/// The name of a picture over its lower edge, and five stars.
struct PictureBanner: View {
    let title: String
    @Environment(\.textScale) private var textScale

    /// How many times as large as usual stars are: half as much more as text is, so that the name has room.
    private var starScale: CGFloat { 1 + (textScale - 1) / 2 }

    /// About how high a banner is where text has its usual size, in points.
    static let height: CGFloat = 28

    var body: some View {
        HStack(spacing: 6) {
            Text(title)
                .foregroundStyle(Color.white)
                .lineLimit(1)
                .frame(maxWidth: .infinity, alignment: .leading)
            FiveStars()
                .stroke(Color.white.opacity(0.75), style: StrokeStyle(lineWidth: 1))
                .frame(width: 5 * FiveStars.side * starScale, height: FiveStars.side * starScale)
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 6)
        .background { Rectangle().fill(Color.black.opacity(0.62)) }
    }
}

/// Five stars side by side, as high as their frame.
struct FiveStars: Shape {
    /// The usual side of a star, in points.
    static let side: CGFloat = 12

    nonisolated func path(in frame: CGRect) -> Path {
        Path { path in
            for star in 0..<5 {
                let side = frame.width / 5
                let center = CGPoint(x: frame.minX + (CGFloat(star) + 0.5) * side, y: frame.midY)
                for corner in 0..<10 {
                    let angle = CGFloat(corner) * .pi / 5
                    let radius = side * (corner.isMultiple(of: 2) ? 0.45 : 0.19)
                    let point = CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
                    if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.closeSubpath()
            }
        }
    }
}
