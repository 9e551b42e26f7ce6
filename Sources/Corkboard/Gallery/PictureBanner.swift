import CorkUI
import Foundation
import PictureFolder

/// A banner with the name of a picture above its stars; unrated pictures show stars only while they can be rated.
struct PictureBanner: View {
    let title: String
    let marks: PictureMarks
    /// The side of a star, in points.
    let starSide: CGFloat

    /// The approximate height of a banner at the default text size, in points.
    static let height: CGFloat = 28
    /// The padding of a banner, in points.
    static let padding = CGSize(width: 8, height: 6)

    var body: some View {
        let rating = marks.rating
        VStack(alignment: .leading, spacing: 4) {
            Text(title).foregroundStyle(Color.white).lineLimit(1)
            if rating != .unrated || marks.offersStars { RatingStars(rating: rating, side: starSide) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, Self.padding.width)
        .padding(.vertical, Self.padding.height)
        .background { Rectangle().fill(Color.black.opacity(0.62)) }
    }
}
