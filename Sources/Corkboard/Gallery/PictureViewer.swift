import CorkUI
import Foundation
import PictureFolder
import Thumbnails

/// The viewer of one picture in the whole window: arrow keys move to other pictures, Escape closes it.
struct PictureViewer: View {
    /// The identity of a load.
    private struct Request: Hashable {
        let picture: Picture
        let edge: Int
    }

    let picture: Picture
    let model: GalleryModel
    @FocusState private var isFocused: Bool
    @Environment(\.displayScale) private var displayScale
    @Environment(\.layoutDirection) private var layoutDirection
    @State private var shown = PictureContent.waiting
    /// The longer side of the available space in pixels, rounded up, so that resizing the window rarely reloads the
    /// picture.
    @State private var edge = 0

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                Rectangle().fill(ground)
                PictureContentView(content: picture.fault.map { .fault($0) } ?? shown, isFilled: false)
                    .padding(GalleryMetrics.gap)
            }
            .accessibilityLabel(label)
            .focusable()
            .focused($isFocused)
            .onGeometryChange(for: Int.self, of: { room($0.size) }) { edge = $0 }
            PictureWalk(model: model)
        }
        .background { Rectangle().fill(ground) }
        .keyCommands(ViewerKeys.all, on: ViewerKeys.Target(model: model, isMirrored: layoutDirection == .rightToLeft))
        .onAppear { isFocused = true }
        .task(id: Request(picture: picture, edge: edge)) { await load() }
        .task(id: picture) { await model.readRating(of: picture, urgency: PictureStore.Urgency()) }
    }

    private var ground: Color { Color(light: Color(hex: 0xFAFAFA), dark: Color(hex: 0x242424)) }

    private var label: String {
        let place = model.viewedIndex.map { ", \($0 + 1) of \(model.pictures.count)" } ?? ""
        let fault = (picture.fault ?? shown.fault).flatMap(\.errorDescription).map { ", \($0)" } ?? ""
        let rating = model.marks(of: picture.id).rating
        return picture.name + place + (rating == .unrated ? "" : ", \(rating.name)") + fault
    }

    private func room(_ size: CGSize) -> Int {
        Int((max(size.width, size.height) * displayScale / 256).rounded(.up)) * 256
    }

    private func load() async {
        guard picture.fault == nil, edge > 0 else { return }
        shown = model.store.knownThumbnail(of: picture, covering: nil).map { .image($0) } ?? .waiting
        do {
            shown = .image(try await model.store.whole(picture, edge: edge, isUrgent: true))
        } catch let fault as PictureFault {
            shown = .fault(fault)
        } catch {
            return  // Another picture is shown by now.
        }
        guard let index = model.viewedIndex else { return }
        // Load the adjacent pictures in advance.
        for beside in [index + 1, index - 1] where model.pictures.indices.contains(beside) {
            _ = try? await model.store.whole(model.pictures[beside], edge: edge, isUrgent: false)
        }
    }
}

/// The keyboard shortcuts of the viewer.
@MainActor
private enum ViewerKeys {
    struct Target {
        let model: GalleryModel
        /// A Boolean value that indicates whether the next picture is on the left.
        let isMirrored: Bool
    }

    static let all = KeyCommands<Target>([
        "Picture": [
            KeyCommand("Picture on the Right", .rightArrow) { $0.model.walk(by: $0.isMirrored ? -1 : 1) },
            KeyCommand("Picture on the Left", .leftArrow) { $0.model.walk(by: $0.isMirrored ? 1 : -1) },
            KeyCommand("Next Picture", .space, .downArrow, .pageDown) { $0.model.walk(by: 1) },
            KeyCommand("Previous Picture", .upArrow, .pageUp) { $0.model.walk(by: -1) },
            KeyCommand("First Picture", .home) { $0.model.walk(by: -1_000_000_000) },
            KeyCommand("Last Picture", .end) { $0.model.walk(by: 1_000_000_000) },
            KeyCommand("Back to All Pictures", .escape, .return) { $0.model.stopViewing() },
        ]
    ])
}

/// The buttons below the picture in the viewer.
private struct PictureWalk: View {
    let model: GalleryModel
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        let index = model.viewedIndex ?? 0
        let isMirrored = layoutDirection == .rightToLeft
        HStack(spacing: 12) {
            IconButton(icon: "go-previous-symbolic", label: "Previous Picture", shortcut: isMirrored ? "→" : "←") {
                model.walk(by: -1)
            }
            .disabled(index == 0)
            Text("\(index + 1) of \(model.pictures.count)").font(.body.monospacedDigit())
            IconButton(icon: "go-next-symbolic", label: "Next Picture", shortcut: isMirrored ? "←" : "→") {
                model.walk(by: 1)
            }
            .disabled(index + 1 >= model.pictures.count)
            RatingButtons(picture: model.viewed, model: model)
            Button("Back") { model.stopViewing() }.help("Back to all pictures (Esc)")
        }
        .padding(6)
    }
}

/// The rating of the picture in the viewer, with a button for each star.
private struct RatingButtons: View {
    let picture: Picture?
    let model: GalleryModel

    var body: some View {
        if let picture {
            let rating = model.marks(of: picture.id).rating
            HStack(spacing: 0) {
                ForEach(1..<6) { star in
                    Button {
                        model.clickStar(star, of: picture)
                    } label: {
                        StarMark(isFilled: star <= rating.stars)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(PictureRating(star).name.capitalized)
                    .accessibilityAddTraits(star == rating.stars ? .isSelected : [])
                    .help("Rate \(PictureRating(star).name) (\(star))")
                }
            }
        }
    }
}

/// A star on the background of the window.
private struct StarMark: View {
    let isFilled: Bool

    var body: some View {
        ZStack {
            if isFilled { Star().fill(Color.yellow) }
            Star().stroke(isFilled ? Color.yellow : Color.secondary, style: StrokeStyle(lineWidth: 1))
        }
        .frame(width: 24, height: 24)
    }
}
