import CorkUI
import Foundation
import PictureFolder
import Thumbnails

/// The viewer of one picture in the whole window or on the whole screen.
struct PictureViewer: View {
    /// The identity of a load.
    private struct Request: Hashable {
        let picture: Picture
        let edge: Int
        let rotationCount: Int
    }

    /// The identity of a load of the whole picture.
    private struct FullRequest: Hashable {
        let picture: Picture
        let isZoomed: Bool
        let rotationCount: Int
    }

    /// The identity of the time for which the slideshow shows a picture.
    private struct Turn: Hashable {
        let picture: Picture.ID
        let isPlaying: Bool
    }

    let picture: Picture
    let model: GalleryModel
    @FocusState private var isFocused: Bool
    @Environment(\.displayScale) private var displayScale
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.clipboard) private var clipboard
    /// The picture that was decoded last.
    @State private var loaded: (id: Picture.ID, fitted: FittedPicture)?
    @State private var full: (picture: Picture, full: FullPicture)?
    @State private var fault: (id: Picture.ID, fault: PictureFault)?
    /// The longer side of the available space in pixels, rounded up, so that resizing the window rarely reloads the
    /// picture.
    @State private var edge = 0
    /// The number of movements of the pointer, after which the controls of the full screen stay for a while.
    @State private var moveCount = 0
    @State private var showsControls = true
    /// The current frame of an animated picture.
    @State private var frame: (id: Picture.ID, image: _PixelImage)?
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                Rectangle().fill(ground)
                content
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .clipped()
            .onGeometryChange(for: CGSize.self, of: \.size) { size in
                model.viewerZoom.setRoom(size, displayScale: displayScale)
                edge = room(size)
            }
            .onPointerEvent { ViewerPointer.handle($0, model) }
            .accessibilityLabel(label)
            .accessibilityValue(sizeName)
            .accessibilityAddTraits(.isImage)
            .focusable()
            .focused($isFocused)
            .galleryToast(model, isInViewer: true)
            if !model.isFullScreen { PictureWalk(model: model) }
        }
        .overlay(alignment: .bottom) {
            if model.isFullScreen, showsControls {
                PictureWalk(model: model).background { Rectangle().fill(windowGround) }.transition(.opacity)
            }
        }
        .background { Rectangle().fill(ground) }
        .onContinuousHover { _ in
            guard model.isFullScreen else { return }
            moveCount += 1
        }
        .keyCommands(
            ViewerKeys.all,
            on: ViewerKeys.Target(
                model: model, clipboard: clipboard, isMirrored: layoutDirection == .rightToLeft)
        )
        .onAppear { isFocused = true }
        .task(id: Request(picture: picture, edge: edge, rotationCount: rotationCount)) { await load() }
        .task(
            id: FullRequest(
                picture: picture, isZoomed: model.viewerZoom.givenScale != nil, rotationCount: rotationCount)
        ) { await loadFull() }
        .task(id: picture) { await model.readRating(of: picture, urgency: PictureStore.Urgency()) }
        .task(id: Request(picture: picture, edge: edge, rotationCount: rotationCount)) { await animate() }
        .task(id: moveCount) { await hideControls() }
        .task(id: Turn(picture: picture.id, isPlaying: model.isPlaying)) { await play() }
    }

    /// The picture as it was decoded; the last state of its file until a new one is decoded.
    private var fitted: FittedPicture? {
        model.store.knownFitted(picture, edge: edge) ?? (loaded?.id == picture.id ? loaded?.fitted : nil)
    }

    private var rotationCount: Int { model.marks(of: picture.id).rotationCount }

    private var shownFault: PictureFault? { picture.fault ?? (fault?.id == picture.id ? fault?.fault : nil) }

    @ViewBuilder private var content: some View {
        if let shownFault {
            PictureContentView(content: .fault(shownFault), isFilled: false).padding(GalleryMetrics.gap)
        } else if let fitted {
            ViewerPicture(
                fitted: fitted, full: full?.picture.id == picture.id ? full?.full : nil,
                frameImage: frame?.id == picture.id ? frame?.image : nil, zoom: model.viewerZoom
            )
            .onChange(of: fitted.size, initial: true) { model.viewerZoom.setPictureSize($1) }
        } else if let thumbnail = model.store.knownThumbnail(of: picture, covering: nil) {
            PictureContentView(content: .image(thumbnail), isFilled: false)
        }
    }

    /// The size of the picture, for assistive technologies.
    private var sizeName: String {
        fitted.map { "\(Int($0.size.width)) × \(Int($0.size.height)) pixels" } ?? ""
    }

    private var ground: Color { model.isFullScreen ? .black : windowGround }

    private var windowGround: Color { Color(light: Color(hex: 0xFAFAFA), dark: Color(hex: 0x242424)) }

    private var label: String {
        let place = model.viewedIndex.map { ", \($0 + 1) of \(model.pictures.count)" } ?? ""
        let fault = shownFault.flatMap(\.errorDescription).map { ", \($0)" } ?? ""
        let rating = model.marks(of: picture.id).rating
        return picture.name + place + (rating == .unrated ? "" : ", \(rating.name)") + fault
    }

    private func room(_ size: CGSize) -> Int {
        Int((max(size.width, size.height) * displayScale / 256).rounded(.up)) * 256
    }

    private func load() async {
        guard picture.fault == nil, edge > 0 else { return }
        do {
            let fitted = try await model.store.fitted(picture, edge: edge, isUrgent: true)
            (loaded, fault) = ((picture.id, fitted), nil)
        } catch let error as PictureFault {
            fault = (picture.id, error)
        } catch {
            return  // Another picture is shown by now.
        }
        guard let index = model.viewedIndex else { return }
        // Load the adjacent pictures in advance, first in the direction of the last step.
        let step = model.isWalkingBack ? -1 : 1
        for beside in [index + step, index + 2 * step, index - step] where model.pictures.indices.contains(beside) {
            _ = try? await model.store.fitted(model.pictures[beside], edge: edge, isUrgent: false)
        }
    }

    private func loadFull() async {
        guard model.viewerZoom.givenScale != nil, picture.fault == nil else { return }
        guard let whole = try? await model.store.full(picture) else { return }
        full = (picture, whole)
    }

    /// Shows the frames of an animated picture, again and again.
    private func animate() async {
        guard !reducesMotion, edge > 0, let frames = try? await model.store.frames(picture, edge: edge) else { return }
        while !frames.isEmpty {
            for (image, duration) in frames {
                frame = (picture.id, image)
                guard (try? await Task.sleep(for: .seconds(duration))) != nil else { return }
            }
        }
    }

    private func hideControls() async {
        withAnimation { showsControls = true }
        try? await Task.sleep(for: Self.controlsDuration)
        if !Task.isCancelled { withAnimation { showsControls = false } }
    }

    private func play() async {
        guard model.isPlaying else { return }
        try? await Task.sleep(for: Self.slideDuration)
        guard !Task.isCancelled, model.isPlaying else { return }
        let index = model.viewedIndex
        model.walk(by: 1)
        if model.viewedIndex == index { model.isPlaying = false }
    }

    private static let controlsDuration = Duration.seconds(2.5)
    private static let slideDuration = Duration.seconds(5)
}

/// The handling of the pointer in the viewer.
@MainActor
private enum ViewerPointer {
    static func handle(_ event: PointerEvent, _ model: GalleryModel) {
        let zoom = model.viewerZoom
        switch event.phase {
        case .scrolled(let distance) where event.modifiers.contains(.control):
            zoom.magnify(by: exp(-distance.height / 240), at: event.location)
        case .scrolled(let distance):
            let isTurned = event.modifiers.contains(.shift)
            zoom.pan(
                by: isTurned
                    ? CGSize(width: -distance.height, height: -distance.width)
                    : CGSize(width: -distance.width, height: -distance.height))
        case .magnified(let factor): zoom.magnify(by: factor, at: event.location)
        case .pressed(let count) where event.button == .primary && count == 2: zoom.toggleOriginal(at: event.location)
        case .pressed where event.button != .secondary: model.panStart = event.location
        case .dragged:
            guard let start = model.panStart else { return }
            zoom.pan(by: CGSize(width: event.location.x - start.x, height: event.location.y - start.y))
            model.panStart = event.location
        case .pressed, .released, .cancelled: model.panStart = nil
        }
    }
}

/// The keyboard shortcuts of the viewer.
@MainActor
private enum ViewerKeys {
    struct Target {
        let model: GalleryModel
        let clipboard: (any Clipboard)?
        /// A Boolean value that indicates whether the next picture is on the left.
        let isMirrored: Bool

        /// Moves within a picture that is larger than the viewer, or else to another picture.
        func move(_ x: CGFloat, _ y: CGFloat) {
            if model.viewerZoom.step(x, y) { return }
            model.walk(by: y != 0 ? Int(y) : isMirrored ? -Int(x) : Int(x))
        }
    }

    static let all = KeyCommands<Target>([
        "Picture": [
            KeyCommand("Right, or Picture on the Right", .rightArrow) { $0.move(1, 0) },
            KeyCommand("Left, or Picture on the Left", .leftArrow) { $0.move(-1, 0) },
            KeyCommand("Down, or Next Picture", .downArrow) { $0.move(0, 1) },
            KeyCommand("Up, or Previous Picture", .upArrow) { $0.move(0, -1) },
            KeyCommand("Next Picture", .space, .pageDown) { $0.model.walk(by: 1) },
            KeyCommand("Previous Picture", .pageUp) { $0.model.walk(by: -1) },
            KeyCommand("Previous Picture", .space, modifiers: .shift) { $0.model.walk(by: -1) },
            KeyCommand("Copy", "c", modifiers: .command) { $0.model.copy($0.model.targets, to: $0.clipboard) },
            KeyCommand("First Picture", .home) { $0.model.walk(by: -1_000_000_000) },
            KeyCommand("Last Picture", .end) { $0.model.walk(by: 1_000_000_000) },
            KeyCommand("Back to All Pictures", .escape, .return) { $0.model.stepOut() },
        ]
    ])
}

/// The header bar's buttons in the viewer.
struct ViewerToolbar: View {
    let model: GalleryModel

    var body: some View {
        ToolbarItem(placement: .primaryAction) {
            IconButton(icon: "zoom-out-symbolic", label: "Zoom Out", shortcut: "Ctrl+-") { model.zoom(by: -1) }
        }
        ToolbarItem(placement: .primaryAction) {
            Button("\(model.viewerZoom.percentage) %") { model.viewerZoom.toggleOriginal() }
                .accessibilityLabel("Original Size")
                .accessibilityValue("\(model.viewerZoom.percentage) %")
                .help("Show the picture in its own size, or fit it into the window (Z)")
        }
        ToolbarItem(placement: .primaryAction) {
            IconButton(icon: "zoom-in-symbolic", label: "Zoom In", shortcut: "Ctrl++") { model.zoom(by: 1) }
        }
        ToolbarItem(placement: .primaryAction) {
            IconButton(icon: "view-fullscreen-symbolic", label: "Full Screen", shortcut: "F11") {
                model.toggleFullScreen()
            }
        }
    }
}

/// The buttons below the picture in the viewer.
private struct PictureWalk: View {
    let model: GalleryModel
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        let index = model.viewedIndex
        let isMirrored = layoutDirection == .rightToLeft
        HStack(spacing: 12) {
            IconButton(icon: "go-previous-symbolic", label: "Previous Picture", shortcut: isMirrored ? "→" : "←") {
                model.walk(by: -1)
            }
            .disabled((index ?? 0) == 0)
            if let index { Text("\(index + 1) of \(model.pictures.count)").font(.body.monospacedDigit()) }
            IconButton(icon: "go-next-symbolic", label: "Next Picture", shortcut: isMirrored ? "←" : "→") {
                model.walk(by: 1)
            }
            .disabled(index.map { $0 + 1 >= model.pictures.count } ?? true)
            RatingButtons(picture: model.viewed, model: model)
            Button("Back") { model.stepOut() }
                .help(model.isFullScreen ? "Leave the full screen (Esc)" : "Back to all pictures (Esc)")
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
                if rating == .rejected { Text("Rejected").foregroundStyle(Color.secondary).padding(.trailing, 6) }
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
