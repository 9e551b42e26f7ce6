import CorkUI
import Foundation
import PictureFolder
import Thumbnails

/// A folder in the grid, with four of its pictures.
///
/// The cell takes the focus, and Enter opens the folder. The grid handles the pointer.
struct FolderCell: View {
    /// The identity of a load.
    private struct Request: Hashable {
        let folder: Subfolder
        let place: ThumbnailPlace
    }

    let folder: Subfolder
    let model: GalleryModel
    /// The minimum width in points.
    let width: CGFloat
    /// The first pictures that have been read, in rows of two.
    @State private var images: [_PixelImage] = []
    @Environment(\.displayScale) private var displayScale

    nonisolated private static let pictureCount = 4
    private static let gap: CGFloat = 2

    var body: some View {
        Button {
            model.enter(folder)
        } label: {
            CellLayout { Rectangle().fill(Color.gray.opacity(0.15)) }
                .overlay { pictures }
                .overlay(alignment: .bottom) {
                    HStack(spacing: 6) {
                        Image(systemName: "folder-symbolic")
                        Text(folder.name).lineLimit(1)
                    }
                    .foregroundStyle(Color.white)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(.horizontal, 8)
                    .padding(.vertical, 6)
                    .background { Rectangle().fill(Color.black.opacity(0.62)) }
                }
                .clipShape(RoundedRectangle(cornerRadius: GalleryMetrics.cellRadius))
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(folder.name), Folder")
        .task(id: Request(folder: folder, place: place)) { await load() }
    }

    @ViewBuilder private var pictures: some View {
        if images.isEmpty {
            Image(systemName: "folder-symbolic").foregroundStyle(Color.secondary)
        } else {
            VStack(spacing: Self.gap) {
                ForEach(0..<2) { row in
                    HStack(spacing: Self.gap) {
                        ForEach(0..<2) { column in
                            Color.clear.overlay {
                                if let image = images.dropFirst(2 * row + column).first {
                                    Image(image).resizable().aspectRatio(contentMode: .fill)
                                }
                            }
                            .clipped()
                        }
                    }
                }
            }
        }
    }

    private var place: ThumbnailPlace {
        ThumbnailPlace(
            width: width * displayScale / 2, height: GalleryMetrics.height(ofWidth: width) * displayScale / 2)
    }

    private func load() async {
        var found: [_PixelImage] = []
        for picture in await Self.pictures(in: folder) {
            let urgency = PictureStore.Urgency()
            urgency.isUrgent = false
            guard let image = try? await model.store.thumbnail(of: picture, covering: place, urgency: urgency) else {
                continue
            }
            found.append(image)
        }
        if !Task.isCancelled { images = found }
    }

    @concurrent
    nonisolated private static func pictures(in folder: Subfolder) async -> [Picture] {
        folder.firstPictures(atMost: pictureCount)
    }
}
