import CorkUI
import Foundation
import PictureFolder

/// A picture in the grid, with a banner for its name.
///
/// The cell takes the focus, and Enter opens the picture. The grid handles the pointer.
///
/// No subview has an identity of its own for one picture, so that cells that scroll into view reuse the widgets of
/// those that left.
struct PictureCell: View {
    let picture: Picture
    let model: GalleryModel
    /// The side of a star, in points.
    let starSide: CGFloat

    var body: some View {
        let marks = model.marks(of: picture.id)
        let rating = marks.rating
        let title = model.title(of: picture)
        Button {
            model.view(picture)
        } label: {
            CellLayout { Rectangle().fill(Color.gray.opacity(0.15)) }
                .overlay { Thumbnail(marks: marks) }
                .overlay(alignment: .bottomLeading) {
                    RatingSlider(picture: picture, model: model, starSide: starSide)
                }
                .overlay(alignment: .bottom) { PictureBanner(title: title, marks: marks, starSide: starSide) }
                .clipShape(RoundedRectangle(cornerRadius: GalleryMetrics.cellRadius))
                .overlay { SelectionOutline(marks: marks) }
                .help(picture.name)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(
            [title, marks.content.fault?.errorDescription].compactMap(\.self).joined(separator: ", ")
        )
        .accessibilityValue(rating == .unrated ? "" : rating.name)
        .accessibilityAddTraits(marks.isSelected ? .isSelected : [])
        .accessibilityRemoveTraits(marks.isSelected ? .isButton : [.isButton, .isSelected])
        .accessibilityActionList { accessibilityActions }
    }

    /// The actions that assistive technologies perform on the picture.
    private var accessibilityActions: [AccessibilityAction] {
        [
            AccessibilityAction(.default) { model.select(picture.id, []) },
            AccessibilityAction("Open") { model.view(picture) },
            AccessibilityAction("Remove Rating") { model.rate(.unrated, [picture]) },
        ]
            + (1...5).map { PictureRating($0) }.map { rating in
                AccessibilityAction("Rate \(rating.name.capitalized)") { model.rate(rating, [picture]) }
            }
    }
}

/// The rating of a picture as an adjustable accessibility element over its stars.
private struct RatingSlider: View {
    let picture: Picture
    let model: GalleryModel
    /// The side of a star, in points.
    let starSide: CGFloat

    var body: some View {
        let rating = model.marks(of: picture.id).rating
        Color.clear.frame(
            width: 5 * starSide + PictureBanner.padding.width, height: starSide + 2 * PictureBanner.padding.height
        )
        .accessibilityAdjustable(rating.stars, in: 0...5) { model.rate(PictureRating($0), [picture]) }
        .accessibilityLabel("Rating")
        .accessibilityValue(rating.name)
    }
}

/// The thumbnail of a picture in its cell.
private struct Thumbnail: View {
    let marks: PictureMarks

    var body: some View { PictureContentView(content: marks.content, isFilled: true) }
}

/// The outline of a selected picture.
private struct SelectionOutline: View {
    let marks: PictureMarks

    var body: some View {
        if marks.isSelected {
            RoundedRectangle(cornerRadius: GalleryMetrics.cellRadius).strokeBorder(Color.accentColor, lineWidth: 4)
                .allowsHitTesting(false)
        }
    }
}
