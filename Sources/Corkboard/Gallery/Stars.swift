import CorkUI
import Foundation
import PictureFolder

/// Five stars, filled up to the rating, or the word for a rejected picture.
struct RatingStars: View {
    /// The mark of the stars' position in a cell.
    struct Place: Sendable {}

    let rating: PictureRating
    /// The side of a star, in points.
    let side: CGFloat

    var body: some View {
        if rating == .rejected {
            Text("Rejected").font(.caption).foregroundStyle(Color.white)
        } else {
            ZStack {
                Stars(places: 0..<rating.stars).fill(Color(hex: 0xF8E45C))
                Stars(places: rating.stars..<5)
                    .stroke(Color.white.opacity(0.55), style: StrokeStyle(lineWidth: 1))
            }
            .frame(width: 5 * side, height: side)
            .mark(Place())
        }
    }

    /// Returns the star at a point.
    ///
    /// - Parameters:
    ///   - point: The point relative to the top left corner of the stars.
    ///   - width: The width of all stars.
    ///   - direction: The layout direction; the first star is at the leading edge.
    /// - Returns: The number of the star, from 1 to 5.
    static func star(at point: CGPoint, width: CGFloat, _ direction: LayoutDirection) -> Int {
        let distance = direction == .rightToLeft ? width - point.x : point.x
        return min(max(Int(distance / width * 5) + 1, 1), 5)
    }
}

/// Stars at some of five adjacent positions, centered in the frame.
struct Stars: Shape {
    let places: Range<Int>

    nonisolated func path(in frame: CGRect) -> Path {
        Path { path in
            let side = frame.width / 5
            for place in places {
                let corner = CGPoint(x: frame.minX + CGFloat(place) * side, y: frame.midY - side / 2)
                path.addPath(Star().path(in: CGRect(origin: corner, size: CGSize(width: side, height: side))))
            }
        }
    }
}

/// A star as wide as its frame.
struct Star: Shape {
    nonisolated func path(in frame: CGRect) -> Path {
        Path { path in
            for corner in 0..<10 {
                let angle = CGFloat(corner) * .pi / 5
                let radius = frame.width * (corner.isMultiple(of: 2) ? 0.45 : 0.19)
                let point = CGPoint(x: frame.midX + radius * sin(angle), y: frame.midY - radius * cos(angle))
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}
