import CorkUI
import Foundation
import PictureFolder
import Thumbnails

/// A picture in the grid, with a banner that tells its name.
struct PictureCell: View {
    /// What is asked for.
    private struct Request: Hashable {
        let picture: Picture
        let size: ThumbnailSize
    }

    let picture: Picture
    let store: PictureStore
    /// How large the thumbnail is that covers the cell.
    let size: ThumbnailSize
    /// Of the cell, in points.
    let height: CGFloat
    @State private var shown = PictureContent.waiting
    @State private var sight = PictureStore.Sight()

    var body: some View {
        Rectangle().fill(Color.gray.opacity(0.15))
            .overlay { PictureContentView(content: picture.fault.map { .fault($0) } ?? shown, isFilled: true) }
            .frame(maxWidth: .infinity)
            .frame(height: height)
            .overlay(alignment: .bottom) { PictureBanner(title: picture.title) }
            .clipShape(RoundedRectangle(cornerRadius: GalleryMetrics.cellRadius))
            .onGeometryChange(for: Bool.self, of: isInSight) { sight.isInSight = $0 }
            .task(id: Request(picture: picture, size: size)) { await load() }
            .help(picture.name)
    }

    private func isInSight(_ cell: GeometryProxy) -> Bool {
        let frame = cell.frame(in: .scrollView)
        return frame.maxY > 0 && frame.minY < store.sightHeight
    }

    private func load() async {
        guard picture.fault == nil else { return }
        do {
            shown = .image(try await store.thumbnail(of: picture, size, sight: sight))
        } catch let fault as PictureFault {
            shown = .fault(fault)
        } catch {
            // Nobody looks at it any more.
        }
    }
}
