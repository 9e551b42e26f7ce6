import CorkUI
import Foundation
import PictureFolder
import Thumbnails

/// A picture in the grid that takes the focus: Enter opens it, the pointer is followed by the grid.
struct PictureButton: View {
    let picture: Picture
    let model: GalleryModel
    /// How large the thumbnail is that covers the cell.
    let size: ThumbnailSize
    /// Of the cell, in points.
    let height: CGFloat
    /// Of a star, in points.
    let starSide: CGFloat

    var body: some View {
        let marks = model.marks(of: picture.id)
        let rating = marks.rating
        Button {
            model.press(picture)
        } label: {
            PictureCell(
                picture: picture, model: model, marks: marks, size: size, height: height, starSide: starSide)
        }
        .buttonStyle(.plain)
        .accessibilityValue(rating == .unrated ? "" : rating.name)
        .accessibilityAddTraits(marks.isSelected ? .isSelected : [])
    }
}

/// A picture in the grid, with a banner that tells its name.
struct PictureCell: View {
    /// What is asked for.
    private struct Request: Hashable {
        let picture: Picture
        let size: ThumbnailSize
    }

    let picture: Picture
    let model: GalleryModel
    let marks: PictureMarks
    /// How large the thumbnail is that covers the cell.
    let size: ThumbnailSize
    /// Of the cell, in points.
    let height: CGFloat
    /// Of a star, in points.
    let starSide: CGFloat
    @State private var shown = PictureContent.waiting
    @State private var sight = PictureStore.Sight()

    var body: some View {
        Rectangle().fill(Color.gray.opacity(0.15))
            .overlay { PictureContentView(content: picture.fault.map { .fault($0) } ?? shown, isFilled: true) }
            .frame(maxWidth: .infinity)
            .frame(height: height)
            .overlay(alignment: .bottom) { PictureBanner(title: picture.title, marks: marks, starSide: starSide) }
            .clipShape(RoundedRectangle(cornerRadius: GalleryMetrics.cellRadius))
            .overlay { SelectionOutline(marks: marks) }
            .onGeometryChange(for: Bool.self, of: isInSight) { sight.isInSight = $0 }
            .task(id: Request(picture: picture, size: size)) { await load() }
            .help(picture.name)
    }

    private func isInSight(_ cell: GeometryProxy) -> Bool {
        let frame = cell.frame(in: .scrollView)
        return frame.maxY > 0 && frame.minY < model.store.sightHeight
    }

    private func load() async {
        guard picture.fault == nil else { return }
        do {
            shown = .image(try await model.store.thumbnail(of: picture, size, sight: sight))
        } catch let fault as PictureFault {
            shown = .fault(fault)
        } catch {
            return  // Nobody looks at it any more.
        }
        await model.readRating(of: picture, sight: sight)
    }
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
