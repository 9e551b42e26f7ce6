import CorkUI
import Foundation
import PictureFolder

/// A banner with the name of a picture and its stars; unrated pictures show stars only while they can be rated.
struct PictureBanner: View {
    let title: String
    let marks: PictureMarks
    /// The side of a star, in points.
    let starSide: CGFloat

    /// The approximate height of a banner at the default text size, in points.
    static let height: CGFloat = 28
    /// The padding of a banner, in points.
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
