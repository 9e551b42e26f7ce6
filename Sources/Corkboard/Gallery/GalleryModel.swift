import CorkUI
import DocumentFiles
import Foundation
import Observation
import PictureFolder

/// A folder of pictures as its window shows it.
@Observable
package final class GalleryModel {
    /// How far a folder has been read.
    package struct Reading: Equatable {
        /// What the folder is called.
        var folder: String
        /// 0 to 1.
        var progress: Double
    }

    /// What the window shows; nil until a folder is opened.
    package private(set) var folder: URL?
    package internal(set) var pictures: [Picture] = [] { didSet { loadSight() } }
    package internal(set) var reading: Reading?
    /// What went wrong, a sentence each.
    package private(set) var problems: [String] = []
    /// The picture that fills the window; nil while the grid is shown.
    package private(set) var viewed: Picture?
    /// How wide a cell is at least, in points.
    var cellWidth = GalleryMetrics.usualCellWidth
    /// The pictures that are selected in the grid.
    package internal(set) var selection: Set<Picture.ID> = []
    /// The cell that has the focus while nothing in the window has it: the first one, then that which had it last, or came to
    /// its place.
    var defaultFocus: Picture.ID?
    /// The ratings that were given here, and taken back; its value is the last change that counts.
    var history = UndoHistory<RatingChange?>(nil)
    @ObservationIgnored package let store: PictureStore
    @ObservationIgnored let writer: RatingWriter
    /// What cells follow.
    @ObservationIgnored var marks: [Picture.ID: PictureMarks] = [:]
    /// The ratings that are known.
    @ObservationIgnored var ratings: [Picture.ID: PictureRating] = [:]
    /// What of the grid is in sight; nil where none is shown.
    @ObservationIgnored var sight: GridSight?
    /// The pictures in sight and around, as they are decoded.
    @ObservationIgnored var loads: [Picture.ID: PictureLoad] = [:]
    /// Those far from what is in sight that are shown until the next turn.
    @ObservationIgnored var goingPictures: Set<Picture.ID> = []
    @ObservationIgnored var waitingForSight: [CheckedContinuation<Void, Never>] = []
    @ObservationIgnored var lastChange = 0
    /// The number of ratings of a picture that are being written to its file; nil for none.
    @ObservationIgnored var unwritten: [Picture.ID: Int] = [:]
    /// When files were changed by a rating from here.
    @ObservationIgnored var written: [Picture.ID: FileTime] = [:]
    /// What watches the folder.
    @ObservationIgnored var monitor: AnyObject?
    @ObservationIgnored var refreshTask: Task<Void, Never>?
    /// Where a selection of many pictures begins.
    @ObservationIgnored var anchor: Picture.ID?
    /// The cell with the focus; nil for none.
    @ObservationIgnored var focused: Picture.ID?
    /// Whether the person moved the focus, or pressed a key where it is, rather than found it there.
    @ObservationIgnored var isFocusUsed = false
    /// The cell that was clicked last, and when, where a second click is to open it.
    @ObservationIgnored var clicked: (id: Picture.ID, time: ContinuousClock.Instant)?
    /// The cell under the pointer; nil for none, or since the keyboard was used.
    @ObservationIgnored var pointed: Picture.ID?
    /// The folder with our own drawings.
    @ObservationIgnored private let examples: URL?
    @ObservationIgnored private var task: Task<Void, Never>?

    package init(
        store: PictureStore = PictureStore(), writer: RatingWriter = .shared,
        examples: URL? = ExampleFiles.sandwiches
    ) {
        self.store = store
        self.writer = writer
        self.examples = examples
    }

    /// What the window is called.
    var title: String { viewed?.name ?? folder?.lastPathComponent ?? "Gallery" }
    /// A Boolean value that indicates whether the folder was read and is empty.
    var isEmpty: Bool { reading == nil && pictures.isEmpty }
    /// A Boolean value that indicates whether the folder has drawings that can be shown instead.
    var hasExamples: Bool { examples != nil && examples != folder }

    // MARK: Reading

    /// Where the desktop keeps the person's pictures; nil where there is no such folder.
    package static var picturesFolder: URL? {
        let pictures = UserFolder.pictures()
        return FileManager.default.fileExists(atPath: pictures.path) ? pictures : nil
    }

    /// Shows the pictures of a folder instead of those that are here, as they are found.
    package func open(_ folder: URL) {
        task?.cancel()
        self.folder = folder
        pictures = []
        problems = []
        viewed = nil
        selection = []
        history = UndoHistory(nil)
        (marks, ratings, unwritten, written) = ([:], [:], [:], [:])
        (anchor, focused, pointed, clicked) = (nil, nil, nil, nil)
        (defaultFocus, isFocusUsed) = (nil, false)
        reading = Reading(folder: folder.lastPathComponent, progress: 0)
        task = Task { [weak self] in
            do {
                for try await batch in PictureFolder(folder).pictures() {
                    guard !Task.isCancelled else { return }
                    self?.take(batch)
                }
            } catch {
                self?.problems.append((error as? any LocalizedError)?.errorDescription ?? "\(error)")
            }
            if !Task.isCancelled { self?.reading = nil }
        }
    }

    private func take(_ batch: PictureFolder.Batch) {
        if !batch.pictures.isEmpty { pictures.append(contentsOf: batch.pictures) }
        if defaultFocus == nil { defaultFocus = pictures.first?.id }
        problems += batch.problems
        reading?.progress = batch.progress
    }

    /// Waits until the folder is read.
    package func finishReading() async { await task?.value }

    /// Ends the reading; pictures that were found stay.
    func cancelReading() {
        task?.cancel()
        reading = nil
    }

    /// Lets the person choose a folder, and shows it.
    func chooseFolder(_ dialogs: (any FileDialogs)?) async {
        if let folder = await dialogs?.chooseFolder("Open a Folder of Pictures") { open(folder) }
    }

    /// Shows our own drawings.
    func showExamples() {
        if let examples { open(examples) }
    }

    /// Tells what went wrong, until it is dismissed or another folder is opened.
    func tell(_ problem: String) { problems.append(problem) }

    func dismissProblems() { problems = [] }

    // MARK: Zoom

    /// Makes cells a step larger, or smaller.
    func zoom(by steps: CGFloat) {
        let width = cellWidth + steps * GalleryMetrics.zoomStep
        cellWidth = min(max(width, GalleryMetrics.cellWidths.lowerBound), GalleryMetrics.cellWidths.upperBound)
    }

    // MARK: Viewing

    /// Lets a picture fill the window.
    package func view(_ picture: Picture) { viewed = picture }

    /// Shows the grid again.
    func stopViewing() { viewed = nil }

    /// The place of the picture that fills the window.
    var viewedIndex: Int? { viewed.flatMap { viewed in index(of: viewed.id) } }

    /// The place of a picture.
    ///
    /// - Complexity: O(*n*).
    func index(of id: Picture.ID) -> Int? { pictures.firstIndex { $0.id == id } }

    /// Shows the picture so many places on, as far as there are any.
    func walk(by steps: Int) {
        guard let index = viewedIndex else { return }
        viewed = pictures[min(max(index + steps, 0), pictures.count - 1)]
    }
}

/// Sizes of the gallery, in points.
enum GalleryMetrics {
    static let cellWidths: ClosedRange<CGFloat> = 100...500
    static let usualCellWidth: CGFloat = 220
    static let zoomStep: CGFloat = 40
    static let gap: CGFloat = 12
    static let cellRadius: CGFloat = 6

    /// How large a star is: half as much more than usual as text is, so that the name has room, and smaller in a small cell.
    static func starSide(_ cellWidth: CGFloat, textScale: CGFloat) -> CGFloat {
        (min(16, cellWidth / 12) * (1 + (textScale - 1) / 2)).rounded()
    }

    /// How high a cell is.
    static func cellHeight(_ width: CGFloat) -> CGFloat { (width * 0.75).rounded() }

    /// Returns the number of cells in a row.
    static func columns(_ cellWidth: CGFloat, in width: CGFloat) -> Int {
        max(Int((width + gap) / (cellWidth + gap)), 1)
    }

    /// How wide cells are that share `width`, where it is known.
    static func shownWidth(_ cellWidth: CGFloat, in width: CGFloat) -> CGFloat {
        guard width > 0 else { return cellWidth }
        let columns = CGFloat(columns(cellWidth, in: width))
        return (width - gap * (columns - 1)) / columns
    }
}
