import CorkUI
import Foundation
import PictureFolder

/// A picture in the grid, with a banner that tells its name.
///
/// It takes the focus: Enter opens it, the pointer is followed by the grid.
///
/// There is nothing in it that belongs to one picture alone, so that cells that come into sight go on with what those had
/// that went.
struct PictureCell: View {
    let picture: Picture
    let model: GalleryModel
    /// In points.
    let height: CGFloat
    /// Of a star, in points.
    let starSide: CGFloat

    var body: some View {
        let marks = model.marks(of: picture.id)
        let rating = marks.rating
        Button {
            model.view(picture)
        } label: {
            Rectangle().fill(Color.gray.opacity(0.15))
                .overlay { Thumbnail(marks: marks) }
                .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
                .overlay(alignment: .bottomTrailing) {
                    RatingSlider(picture: picture, model: model, starSide: starSide)
                }
                .overlay(alignment: .bottom) { PictureBanner(title: picture.title, marks: marks, starSide: starSide) }
                .clipShape(RoundedRectangle(cornerRadius: GalleryMetrics.cellRadius))
                .overlay { SelectionOutline(marks: marks) }
                .help(picture.name)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(
            [picture.title, marks.content.fault?.errorDescription].compactMap(\.self).joined(separator: ", ")
        )
        .accessibilityValue(rating == .unrated ? "" : rating.name)
        .accessibilityAddTraits(marks.isSelected ? .isSelected : [])
    }
}

/// The rating of a picture as assistive technologies know and change it, where its stars are.
private struct RatingSlider: View {
    let picture: Picture
    let model: GalleryModel
    /// Of a star, in points.
    let starSide: CGFloat

    var body: some View {
        let rating = model.marks(of: picture.id).rating
        Color.clear.frame(width: 5 * starSide, height: PictureBanner.height)
            .accessibilityAdjustable(rating.stars, in: 0...5) { model.rate(PictureRating($0), [picture]) }
            .accessibilityLabel("Rating")
            .accessibilityValue(rating.name)
    }
}

/// What there is to be seen of a picture in its cell.
private struct Thumbnail: View {
    let marks: PictureMarks

    var body: some View { PictureContentView(content: marks.content, isFilled: true) }
}

/// What shows that a picture is selected.
private struct SelectionOutline: View {
    let marks: PictureMarks

    var body: some View {
        if marks.isSelected {
            RoundedRectangle(cornerRadius: GalleryMetrics.cellRadius).strokeBorder(Color.accentColor, lineWidth: 4)
        }
    }
}
