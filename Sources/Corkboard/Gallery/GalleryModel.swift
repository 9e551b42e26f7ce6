import CorkUI
import DocumentFiles
import Foundation
import Observation
import PictureFolder

/// The model of a gallery window, which shows a folder of pictures.
@Observable
package final class GalleryModel {
    /// The progress of reading a folder.
    package struct Reading: Equatable {
        /// The name of the folder.
        var folder: String
        /// The fraction that has been read, from 0 to 1.
        var progress: Double
    }

    /// The folder in the window; `nil` for a list of files, and until one is opened.
    package private(set) var folder: URL?
    /// The folders inside of the folder.
    var folders: [Subfolder] = []
    /// The number of folders and lists that were opened in the window.
    private(set) var openedCount = 0
    /// The pictures in the grid, in its order.
    package internal(set) var pictures: [Picture] = [] { didSet { loadVisible() } }
    /// The pictures of the folder or list, in the order of their names.
    @ObservationIgnored var all: [Picture] = [] { didSet { findRepeatedTitles(from: oldValue) } }
    /// The titles that several pictures have, which are shown with the ending.
    private(set) var repeatedTitles: Set<String> = []
    /// The order and the choice of the pictures in the grid.
    var arrangement = PictureArrangement() {
        didSet {
            settings?["gallery.order"] = arrangement.order.rawValue
            settings?["gallery.isDescending"] = arrangement.isDescending.description
            settings?["gallery.filter"] = arrangement.filter.setting
        }
    }
    /// The pictures that stay in sight although a change took them out of the filter.
    @ObservationIgnored var kept: Set<Picture.ID> = []
    /// The pictures whose files are leaving the folder.
    @ObservationIgnored var hidden: Set<Picture.ID> = []
    /// The known times when pictures were taken.
    @ObservationIgnored var taken: [Picture.ID: FileTime] = [:]
    /// The fraction of ratings and dates that have been read; `nil` if none are being read.
    var factsProgress: Double?
    @ObservationIgnored var factsTask: Task<Void, Never>?
    /// A Boolean value that indicates whether the field for finding pictures by their names is shown.
    var isFinding = false
    /// The pictures for which the person is asked whether to delete them.
    var pendingDeletion: PendingDeletion?
    /// The properties in the sheet; `nil` while there is none.
    var properties: PictureProperties?
    @ObservationIgnored let trashCan: PictureTrash
    @ObservationIgnored let mover: PictureMover
    /// The folder to which keys move and copy pictures; `nil` until the person chooses it.
    var destination: URL?
    /// The last change of files, until the next one.
    var toast: Toast?
    /// The zoom of the picture in the viewer.
    let viewerZoom = PictureZoom()
    /// A Boolean value that indicates whether the viewer fills the screen.
    private(set) var isFullScreen = false
    /// A Boolean value that indicates whether a slideshow runs.
    var isPlaying = false
    /// A Boolean value that indicates whether rating the picture in the viewer by a key shows the next one.
    var advancesAfterRating = true {
        didSet { settings?["gallery.advances"] = advancesAfterRating.description }
    }
    /// A Boolean value that indicates whether the last step in the viewer led to an earlier picture.
    @ObservationIgnored var isWalkingBack = false
    /// The last position of the pointer that drags the picture in the viewer.
    @ObservationIgnored var panStart: CGPoint?
    package internal(set) var reading: Reading?
    /// The problems, as sentences.
    package private(set) var problems: [String] = []
    /// The picture in the viewer; `nil` while the grid is shown.
    package private(set) var viewed: Picture? {
        didSet {
            guard viewed?.id != oldValue?.id else { return }
            viewerZoom.begin()
            toast = nil
            guard viewed == nil else { return }
            (isFullScreen, isPlaying) = (false, false)
            store.forgetFullPictures()
        }
    }
    /// The minimum width of a cell, in points.
    var cellWidth = GalleryMetrics.usualCellWidth {
        willSet { keepPlace() }
        didSet { settings?["gallery.cellWidth"] = cellWidth.description }
    }
    /// The settings in which the look of the grid is remembered, or `nil`.
    @ObservationIgnored private var settings: SettingsFile?
    /// The pictures that are selected in the grid.
    package internal(set) var selection: Set<Picture.ID> = []
    /// The cell with the default focus: the first one, then the last focused one or its replacement.
    var defaultFocus: Picture.ID?
    /// The cell that is to get the focus.
    var wantedFocus: Picture.ID?
    /// The undo history of the window, in all folders; its value is the last change in effect.
    var history = UndoHistory<GalleryChange?>(nil)
    @ObservationIgnored package let store: PictureStore
    @ObservationIgnored let writer: RatingWriter
    /// The observable state of the cells.
    @ObservationIgnored var marks: [Picture.ID: PictureMarks] = [:]
    /// The known ratings.
    @ObservationIgnored var ratings: [Picture.ID: PictureRating] = [:]
    /// The visible part of the grid; `nil` while no grid is shown.
    @ObservationIgnored var visibleCells: VisibleCells?
    /// The visible rectangle in the content of the grid's scroll view.
    @ObservationIgnored var visibleRect = CGRect.zero
    /// The picture that keeps its place while cells are resized, and that place in the visible rectangle; `nil` once the
    /// focus has moved.
    @ObservationIgnored var zoomAnchor: (id: Picture.ID, place: UnitPoint)?
    @ObservationIgnored var lastZoom: ContinuousClock.Instant?
    /// A Boolean value that indicates whether cells were resized so recently that the scroll view may still move.
    var isZooming: Bool { lastZoom.map { .now < $0 + .milliseconds(500) } ?? false }
    /// The reason why the folder could not be read again.
    @ObservationIgnored var folderProblem: String?
    /// The loads of the pictures in and near the visible part.
    @ObservationIgnored var loads: [Picture.ID: PictureLoad] = [:]
    /// Pictures that left the visible part and are shown until the next turn of the run loop.
    @ObservationIgnored var goingPictures: Set<Picture.ID> = []
    @ObservationIgnored var waitingForVisible: [CheckedContinuation<Void, Never>] = []
    /// The numbers of ratings that are being written, by picture.
    @ObservationIgnored var unwritten: [Picture.ID: Int] = [:]
    /// The reasons why ratings couldn't be written.
    @ObservationIgnored var failures: [Picture.ID: RatingError] = [:]
    /// The modification times of files that were changed by rating pictures here.
    @ObservationIgnored var written: [Picture.ID: FileTime] = [:]
    /// The file monitor of the folder.
    @ObservationIgnored var monitor: AnyObject?
    @ObservationIgnored var refreshTask: Task<Void, Never>?
    /// The fixed end of a range selection.
    @ObservationIgnored var anchor: Picture.ID?
    /// The focused cell, or `nil`.
    @ObservationIgnored var focused: Picture.ID?
    /// A Boolean value that indicates whether the person moved the focus or pressed a key, so that the focus is
    /// visible.
    @ObservationIgnored var isFocusUsed = false
    /// The last clicked cell and the time of the click, for detecting a double click.
    @ObservationIgnored var clicked: (id: Picture.ID, time: ContinuousClock.Instant)?
    /// The cell under the pointer; `nil` for none, or after a key press.
    @ObservationIgnored var pointed: Picture.ID?
    /// A Boolean value that indicates whether pictures of the window are dragged, which it does not open again.
    @ObservationIgnored var isDragging = false
    /// The folder with the example drawings.
    @ObservationIgnored private let examples: URL?
    @ObservationIgnored private var task: Task<Void, Never>?

    package init(
        store: PictureStore = PictureStore(), writer: RatingWriter = .shared,
        trash: PictureTrash = .shared, mover: PictureMover = .shared,
        examples: URL? = ExampleFiles.sandwiches
    ) {
        self.store = store
        self.writer = writer
        self.trashCan = trash
        self.mover = mover
        self.examples = examples
    }

    /// The title of the window.
    var title: String {
        viewed?.name ?? folder?.lastPathComponent
            ?? (pictures.isEmpty ? "Gallery" : "\(pictures.count.formatted()) Pictures")
    }
    /// A Boolean value that indicates whether the folder was read and is empty.
    var isEmpty: Bool { !isBeginning && reading == nil && all.isEmpty && pictures.isEmpty && folders.isEmpty }
    /// A Boolean value that indicates whether the files of a new window are being examined.
    var isBeginning = false
    /// A Boolean value that indicates whether the filter takes none of the pictures.
    var isFilteredOut: Bool {
        pictures.isEmpty && reading == nil && factsProgress == nil && all.contains { !hidden.contains($0.id) }
    }
    /// A Boolean value that indicates whether the folder has drawings that can be shown instead.
    var hasExamples: Bool { examples != nil && examples != folder }

    // MARK: Reading

    /// The person's pictures folder, or `nil` if it doesn't exist.
    package static var picturesFolder: URL? {
        let pictures = UserFolder.pictures()
        return FileManager.default.fileExists(atPath: pictures.path) ? pictures : nil
    }

    /// Opens a folder and shows its pictures as they are found.
    package func open(_ folder: URL) {
        leave(for: folder)
        reading = Reading(folder: folder.lastPathComponent, progress: 0)
        task = Task { [weak self] in
            await self?.readFolders()
            do {
                for try await batch in PictureFolder(folder).pictures() {
                    guard !Task.isCancelled else { return }
                    self?.take(batch)
                }
            } catch {
                self?.problems.append((error as? any LocalizedError)?.errorDescription ?? "\(error)")
            }
            guard !Task.isCancelled, let self else { return }
            reading = nil
            readFacts()
        }
    }

    /// Shows pictures of any folders as a list, and the first one in the viewer.
    func open(list pictures: [Picture]) {
        leave(for: nil)
        var seen: Set<Picture.ID> = []
        all = pictures.filter { seen.insert($0.id).inserted }
        self.pictures = arranged(all)
        defaultFocus = self.pictures.first?.id
        viewed = pictures.first
        readFacts()
    }

    /// Leaves the pictures in the window for those of another folder, or of a list.
    private func leave(for folder: URL?) {
        task?.cancel()
        factsTask?.cancel()
        (task, reading, factsProgress) = (nil, nil, nil)
        (all, kept, hidden, taken) = ([], [], [], [:])
        folders = []
        (arrangement.text, isFinding) = ("", false)
        openedCount += 1
        self.folder = folder
        pictures = []
        problems = []
        (viewed, toast) = (nil, nil)
        selection = []
        marks = [:]
        // Files of the others have the ratings that were given.
        ratings = ratings.filter { unwritten[$0.key] != nil }
        (anchor, focused, pointed, clicked) = (nil, nil, nil, nil)
        (defaultFocus, isFocusUsed, folderProblem) = (nil, false, nil)
    }

    /// Returns the title of a picture, with its ending if others have the same title.
    func title(of picture: Picture) -> String {
        let title = picture.title
        return repeatedTitles.contains(title) ? picture.name : title
    }

    /// Finds titles that several pictures have, which follow each other in the order of names.
    private func findRepeatedTitles(from old: [Picture]) {
        // While a folder is read, pictures are only added.
        let isContinued = reading != nil && old.count <= all.count
        var titles = isContinued ? repeatedTitles : []
        let start = isContinued ? max(old.count, 1) : 1
        for index in all.indices.dropFirst(start) where all[index].title == all[index - 1].title {
            titles.insert(all[index].title)
        }
        if titles != repeatedTitles { repeatedTitles = titles }
    }

    private func take(_ batch: PictureFolder.Batch) {
        all += batch.pictures
        if arrangement.isPlain {
            if !batch.pictures.isEmpty { pictures.append(contentsOf: batch.pictures) }
        } else {
            pictures = arranged(all)
        }
        if defaultFocus == nil { defaultFocus = pictures.first?.id }
        problems += batch.problems
        reading?.progress = batch.progress
    }

    /// Waits until the folder has been read.
    package func finishReading() async { await task?.value }

    /// Stops reading the folder and keeps the pictures found so far.
    func cancelReading() {
        task?.cancel()
        reading = nil
    }

    /// Opens the folder with the example drawings.
    func showExamples() {
        if let examples { open(examples) }
    }

    /// Shows a problem until it is dismissed or another folder is opened.
    func showNotice(_ problem: String) {
        if !problems.contains(problem) { problems.append(problem) }
    }

    /// Removes a problem that is solved.
    func withdraw(_ problem: String) { problems.removeAll { $0 == problem } }

    func dismissProblems() { problems = [] }

    /// Takes the look of the grid from settings, and remembers it there.
    package func remember(in settings: SettingsFile) {
        if let width = settings["gallery.cellWidth"].flatMap({ Double($0) }), GalleryMetrics.cellWidths ~= width {
            cellWidth = width
        }
        arrangement.order = settings["gallery.order"].flatMap { PictureOrder(rawValue: $0) } ?? .name
        arrangement.isDescending = settings["gallery.isDescending"] == "true"
        arrangement.filter = settings["gallery.filter"].map(PictureFilter.init(setting:)) ?? .all
        advancesAfterRating = settings["gallery.advances"] != "false"
        self.settings = settings
    }

    // MARK: Zoom

    /// Enlarges the picture in the viewer, or else the cells, by a number of steps, or shrinks them if it is negative.
    func zoom(by steps: CGFloat) {
        guard viewed == nil else { return viewerZoom.magnify(by: pow(1.25, steps)) }
        let width = cellWidth + steps * GalleryMetrics.zoomStep
        cellWidth = min(max(width, GalleryMetrics.cellWidths.lowerBound), GalleryMetrics.cellWidths.upperBound)
    }

    // MARK: Viewing

    /// Shows a picture in the viewer.
    package func view(_ picture: Picture) { viewed = picture }

    /// Closes the viewer and shows the grid, where the picture that was shown last is selected.
    func stopViewing() {
        guard let id = viewed?.id else { return }
        viewed = nil
        movedOn(to: nil)
        guard index(of: id) != nil else { return }
        anchor = id
        select([id])
    }

    /// The index of the picture in the viewer.
    var viewedIndex: Int? { viewed.flatMap { viewed in index(of: viewed.id) } }

    /// Returns the index of a picture.
    ///
    /// - Complexity: O(*n*).
    func index(of id: Picture.ID) -> Int? { pictures.firstIndex { $0.id == id } }

    /// Moves the viewer by a number of pictures, up to the first or last one.
    func walk(by steps: Int) {
        guard let index = viewedIndex else { return }
        isWalkingBack = steps < 0
        viewed = pictures[min(max(index + steps, 0), pictures.count - 1)]
        movedOn(to: viewed?.id)
    }

    /// Leaves the full screen, or else the viewer.
    func stepOut() {
        if isFullScreen { leaveFullScreen() } else { stopViewing() }
    }

    /// Shows the picture on the whole screen, or in the window again.
    func toggleFullScreen() {
        guard !isFullScreen else { return leaveFullScreen() }
        if viewed == nil, let first = targets.first ?? pictures.first { view(first) }
        isFullScreen = viewed != nil
    }

    func leaveFullScreen() { (isFullScreen, isPlaying) = (false, false) }

    /// Starts or stops a slideshow on the whole screen.
    func togglePlaying() {
        guard !isPlaying else {
            isPlaying = false
            return
        }
        if !isFullScreen { toggleFullScreen() }
        isPlaying = isFullScreen
    }
}

/// Sizes of the gallery, in points.
enum GalleryMetrics {
    static let cellWidths: ClosedRange<CGFloat> = 100...500
    static let usualCellWidth: CGFloat = 220
    static let zoomStep: CGFloat = 40
    static let gap: CGFloat = 12
    static let cellRadius: CGFloat = 6

    /// Returns the size of a star.
    ///
    /// Stars grow half as much as text, so that the name has room, and are smaller in small cells.
    static func starSide(_ cellWidth: CGFloat, textScale: CGFloat) -> CGFloat {
        (min(16, cellWidth / 12) * (1 + (textScale - 1) / 2)).rounded()
    }

    /// Returns the height of cells that fill `width`, or of the minimum width while it isn't known.
    static func cellHeight(_ cellWidth: CGFloat, in width: CGFloat) -> CGFloat {
        height(ofWidth: shownWidth(cellWidth, in: width))
    }

    /// Returns the height of a cell.
    static func height(ofWidth width: CGFloat) -> CGFloat { (width * 0.75).rounded() }

    /// Returns the number of cells in a row.
    static func columns(_ cellWidth: CGFloat, in width: CGFloat) -> Int {
        max(Int((width + gap) / (cellWidth + gap)), 1)
    }

    /// Returns the width of cells that fill `width`, or the minimum width while it isn't known.
    static func shownWidth(_ cellWidth: CGFloat, in width: CGFloat) -> CGFloat {
        guard width > 0 else { return cellWidth }
        let columns = CGFloat(columns(cellWidth, in: width))
        return (width - gap * (columns - 1)) / columns
    }
}
