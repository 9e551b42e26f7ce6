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
            if model.viewed == nil { GalleryStrips(model: model) }
            ZStack {
                if model.isEmpty {
                    if model.viewed == nil { GalleryEmptyPage(model: model) }
                } else {
                    // The grid keeps its position under the viewer, and starts at the top in another folder.
                    PictureGrid(model: model).id(model.openedCount).disabled(model.viewed != nil)
                        .accessibilityHidden(model.viewed != nil)
                        .overlay(alignment: .bottom) { ReadingStrip(model: model) }
                    if model.isFilteredOut { GalleryFilteredOutPage(model: model) }
                }
                if let viewed = model.viewed, !model.isFullScreen {
                    PictureViewer(picture: viewed, model: model)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .galleryToast(model, isInViewer: false)
        }
        .dropDestination(for: URL.self) { files, _ in model.drop(files) }
        .onChange(of: model.openedCount, initial: true) { model.watch(fileMonitors) }
        .fullScreenCover(
            isPresented: Binding {
                model.isFullScreen
            } set: {
                if !$0 { model.leaveFullScreen() }
            }
        ) {
            if let viewed = model.viewed {
                PictureViewer(picture: viewed, model: model)
                    .keepsScreenOn(model.isPlaying ? "Showing a slideshow" : nil)
            }
        }
        .alert(
            model.pendingDeletion?.question ?? "",
            isPresented: Binding {
                model.pendingDeletion != nil
            } set: {
                if !$0 { model.pendingDeletion = nil }
            }, presenting: model.pendingDeletion
        ) { deletion in
            Button("Delete", role: .destructive) { model.deletePermanently(deletion) }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("\($0.reason.map { $0 + " " } ?? "")Deleted pictures can't be brought back.")
        }
        .pictureProperties(model)
        .focusedSceneValue(model)
        .navigationTitle(model.title)
        .toolbar { GalleryToolbar(model: model) }
        .paperNotices()
    }
}

extension View {
    /// Shows the last change of files over the lower edge of the grid, or of the picture in the viewer.
    func galleryToast(_ model: GalleryModel, isInViewer: Bool) -> some View {
        toast(
            Binding {
                (model.viewed != nil) == isInViewer ? model.toast : nil
            } set: {
                model.toast = $0
            }
        ) { model.undo() }
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
        if let progress = model.factsProgress, model.viewed == nil, model.all.count >= Self.manyPictures {
            NoticeStrip(text: "Reading ratings and dates: \(Int(progress * 100)) %") {}
        }
        if let reading = model.reading, model.viewed == nil, model.pictures.count >= Self.manyPictures {
            NoticeStrip(
                text: "Reading \(reading.folder): \(Int(reading.progress * 100)) %", button: "Cancel"
            ) { model.cancelReading() }
        }
    }

    /// The number of pictures from which the progress is shown.
    private static let manyPictures = 2000
}

/// The strips over the grid: the field for finding pictures, and what the filter shows.
private struct GalleryStrips: View {
    let model: GalleryModel
    @FocusState private var isFocused: Bool

    var body: some View {
        if model.isFinding {
            HStack(spacing: 6) {
                TextField(
                    "Find by Name",
                    text: Binding(
                        get: { model.arrangement.text }, set: { text in model.arrange { $0.text = text } })
                )
                .focused($isFocused)
                .onAppear { isFocused = true }
                .onKeyPress(.escape) {
                    close()
                    return .handled
                }
                Button("Done") { close() }
            }
            .padding(6)
        }
        if model.arrangement.filter != .all {
            NoticeStrip(text: "\(model.arrangement.filter.title): \(count)", button: "Show All") {
                model.arrange { $0.filter = .all }
            }
        }
    }

    private var count: String {
        let (shown, whole) = (model.pictures.count, model.all.count)
        return "\(shown.formatted()) of \(whole.formatted()) \(whole == 1 ? "picture" : "pictures")"
    }

    private func close() {
        model.isFinding = false
        model.arrange { $0.text = "" }
    }
}

/// The placeholder for pictures that the filter leaves out.
private struct GalleryFilteredOutPage: View {
    let model: GalleryModel

    var body: some View {
        ContentUnavailableView {
            Text("No pictures match").font(.title).bold()
        } description: {
            Text("None of the \(model.all.count.formatted()) pictures here is chosen by the filter.")
        } actions: {
            Button("Show All Pictures") {
                model.isFinding = false
                model.arrange { ($0.filter, $0.text) = (.all, "") }
            }
        }
    }
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
        if model.viewed == nil { GridToolbar(model: model) } else { ViewerToolbar(model: model) }
    }
}

/// The header bar's buttons of the grid.
private struct GridToolbar: View {
    let model: GalleryModel

    var body: some View {
        if model.folder != nil {
            ToolbarItem(placement: .primaryAction) {
                IconButton(icon: "go-up-symbolic", label: "Parent Folder", shortcut: "Alt+↑") { model.goUp() }
            }
        }
        ToolbarItem(placement: .primaryAction) {
            Menu("Sort") { GallerySortItems(model: model) }.help("Sort the pictures")
        }
        ToolbarItem(placement: .primaryAction) {
            Menu("Show") { GalleryFilterItems(model: model) }.help("Show pictures by their ratings")
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
