import CorkUI
import Foundation

/// The content of a gallery window.
struct GalleryView: View {
    let model: GalleryModel
    @Environment(\.fileMonitors) private var fileMonitors

    var body: some View {
        VStack(spacing: 0) {
            if !model.problems.isEmpty {
                NoticeStrip(text: Self.summary(of: model.problems), button: "Dismiss") { model.dismissProblems() }
            }
            ZStack {
                if model.isEmpty {
                    GalleryEmptyPage(model: model)
                } else {
                    // The grid keeps its position under the viewer, and starts at the top in another folder.
                    PictureGrid(model: model).id(model.openedCount).disabled(model.viewed != nil)
                        .overlay(alignment: .bottom) { ReadingStrip(model: model) }
                }
                if let viewed = model.viewed { PictureViewer(picture: viewed, model: model) }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .dropDestination(for: URL.self) { files, _ in model.drop(files) }
        .onChange(of: model.openedCount, initial: true) { model.watch(fileMonitors) }
        .focusedSceneValue(model)
        .navigationTitle(model.title)
        .toolbar { GalleryToolbar(model: model) }
        .paperNotices()
    }
}

extension GalleryView {
    /// The maximum number of problems that are shown in full.
    private static let problemLimit = 3

    /// Returns a text with the first problems, and the number of further ones.
    static func summary(of problems: [String]) -> String {
        let others = problems.count - problemLimit
        return (problems.prefix(problemLimit) + (others > 0 ? ["And \(others.formatted()) more."] : []))
            .joined(separator: " ")
    }
}

/// The progress of reading a large folder, in an overlay that doesn't move the pictures.
private struct ReadingStrip: View {
    let model: GalleryModel

    var body: some View {
        if let reading = model.reading, model.viewed == nil, model.pictures.count >= Self.manyPictures {
            NoticeStrip(
                text: "Reading \(reading.folder): \(Int(reading.progress * 100)) %", button: "Cancel"
            ) { model.cancelReading() }
        }
    }

    /// The number of pictures from which the progress is shown.
    private static let manyPictures = 2000
}

/// The placeholder in a window without pictures.
struct GalleryEmptyPage: View {
    let model: GalleryModel
    @Environment(\.fileDialogs) private var fileDialogs

    var body: some View {
        ContentUnavailableView {
            Text("No pictures here").font(.title).bold()
        } description: {
            Text("Open a folder, or look at a dozen sandwiches.")
        } actions: {
            Button("Open Pictures…") { Task { await model.choosePictures(fileDialogs) } }
            Button("Open Folder…") { Task { await model.chooseFolder(fileDialogs) } }
            if model.hasExamples { Button("Show the Sandwiches") { model.showExamples() } }
        }
    }
}

/// The header bar's buttons.
struct GalleryToolbar: View {
    let model: GalleryModel
    @Environment(\.fileDialogs) private var fileDialogs
    @FocusState private var isOpenFocused: Bool

    var body: some View {
        ToolbarItem(placement: .navigation) {
            Button("Open…") { Task { await model.choosePictures(fileDialogs) } }
                .keyboardShortcut("o")
                .help("Open other pictures (Ctrl+O)")
                .focused($isOpenFocused)
                // Leave the focus to the pictures.
                .onChange(of: model.openedCount) { isOpenFocused = false }
        }
        ToolbarItem(placement: .primaryAction) {
            IconButton(icon: "zoom-out-symbolic", label: "Smaller Pictures", shortcut: "Ctrl+-") { model.zoom(by: -1) }
        }
        ToolbarItem(placement: .primaryAction) {
            Slider(
                value: Binding(get: { model.cellWidth }, set: { model.cellWidth = $0 }), in: GalleryMetrics.cellWidths,
                step: 10
            )
            .frame(width: 120)
            .accessibilityLabel("Size of Pictures")
        }
        ToolbarItem(placement: .primaryAction) {
            IconButton(icon: "zoom-in-symbolic", label: "Larger Pictures", shortcut: "Ctrl++") { model.zoom(by: 1) }
        }
    }
}

package struct GalleryPreviews: PreviewProvider {
    package static var previews: some View {
        GalleryView(model: sandwiches).task { await sandwiches.finishShowing() }.previewDisplayName("Gallery")
        GalleryView(model: GalleryModel()).previewDisplayName("Gallery without pictures")
    }

    private static let sandwiches: GalleryModel = {
        let model = GalleryModel()
        model.showExamples()
        return model
    }()
}
