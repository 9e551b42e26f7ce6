import CorkUI
import Foundation
import PictureFolder

/// The name of a picture over its lower edge, and its stars; of one that is not rated, only where it can be given some.
struct PictureBanner: View {
    let title: String
    let marks: PictureMarks
    /// Of a star, in points.
    let starSide: CGFloat

    /// About how high a banner is where text has its usual size, in points.
    static let height: CGFloat = 28
    /// Around what is in a banner, in points.
    private static let padding = CGSize(width: 8, height: 6)

    var body: some View {
        let rating = marks.rating
        HStack(spacing: 6) {
            Text(title)
                .foregroundStyle(Color.white)
                .lineLimit(1)
                .frame(maxWidth: .infinity, alignment: .leading)
            if rating != .unrated || marks.offersStars { RatingStars(rating: rating, side: starSide) }
        }
        .padding(.horizontal, Self.padding.width)
        .padding(.vertical, Self.padding.height)
        .background { Rectangle().fill(Color.black.opacity(0.62)) }
    }

    /// Which star is at a place of a cell, 1 to 5; nil for none.
    ///
    /// - Parameters:
    ///   - point: from the top left corner of the cell, in points.
    ///   - size: of the cell.
    ///   - starSide: of a star.
    static func star(at point: CGPoint, inCell size: CGSize, starSide: CGFloat) -> Int? {
        let start = size.width - padding.width - 5 * starSide
        guard (size.height - starSide - 2 * padding.height..<size.height).contains(point.y),
            (start..<start + 5 * starSide).contains(point.x)
        else { return nil }
        return Int((point.x - start) / starSide) + 1
    }
}
