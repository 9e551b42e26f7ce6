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
}
