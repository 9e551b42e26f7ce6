import BoardDocument
import CorkGtk
import CorkUI
import Corkboard
import CorkboardShowcase
import DocumentFiles
import Foundation
import ShapeDocument
import SongCatalog
import SongLibrary

/// The windows of the program.
@MainActor
final class ProgramWindows {
    private let size: CGSize
    private lazy var session = Application.session(ProgramScene(windows: self, size: size))

    /// Creates the windows of the program.
    ///
    /// - Parameter size: The default size of windows, in points.
    init(size: CGSize) { self.size = size }

    /// The song library, shared by all windows.
    private lazy var library = Result { try SongLibrary.ofUser() }

    /// The history of what was sung, shared by all windows.
    private lazy var history = Result { try SungHistory.ofUser() }

    /// The sentences about damaged databases, until a window has shown them.
    private lazy var damageNotices = [
        Self.notice("song library", (try? library.get())?.damagedFile),
        Self.notice("history", (try? history.get())?.damagedFile),
    ].compactMap(\.self)

    /// A Boolean value that indicates whether unsaved documents have been searched for.
    private var isRestored = false

    /// Performs a request.
    ///
    /// The first request also restores unsaved documents; if there are any, a request without files opens no other
    /// window.
    func perform(_ request: Request) {
        let isFirst = !isRestored
        isRestored = true
        let isBusy = isFirst && session.restoreDocuments()
        switch request {
        case .start where isBusy, .newBoard where isBusy, .newDrawing where isBusy: break
        case .start: session.open(id: "start")
        case .newBoard: openBoard([])
        case .newDrawing: session.open(id: "drawing")
        case .open(let files): open(files)
        case .boards(let files, let reading): openBoard(files, reading)
        case .present(let files, let reading): openBoard(files, reading) { $0.present() }
        case .drawing(let file): openDrawing(file)
        case .gallery(let files): openGallery(files)
        case .showcase(let page):
            if let page { session.open(id: "showcase", value: page) } else { session.open(id: "showcase") }
        }
    }

    /// Opens files by their content: a window for each drawing, one for all pictures, and one board for all others.
    private func open(_ files: [URL]) {
        let drawings = files.filter { DrawingFile.isDrawing($0) }
        for drawing in drawings { openDrawing(drawing) }
        let pictures = files.filter { !drawings.contains($0) && GalleryModel.isPicture($0) }
        if !pictures.isEmpty { openGallery(pictures) }
        let others = files.filter { !drawings.contains($0) && !pictures.contains($0) }
        if !others.isEmpty { openBoard(others) }
    }

    // MARK: Documents

    /// Opens files in a board's window; saved boards opened from it get windows of their own.
    private func openBoard(
        _ files: [URL], _ reading: ListReading = ListReading(),
        onReady: @escaping @MainActor (BoardModel) -> Void = { _ in }
    ) {
        if files.count == 1, let open = session.document(of: files[0]) as? BoardModel {
            session.open(id: "board", value: open)
            return onReady(open)
        }
        let model = makeBoard()
        if !files.isEmpty { model.open(files, as: reading) }
        session.open(id: "board", value: model)
        Task {
            await model.finishReading()
            onReady(model)
        }
    }

    func makeBoard() -> BoardModel {
        let preferences = Preferences()
        let model = BoardModel(arrangement: preferences.arrangement)
        do {
            model.library = try library.get()
        } catch {
            model.showNotice(error.localizedDescription)
        }
        do {
            model.sungHistory = try history.get()
        } catch {
            model.showNotice(error.localizedDescription)
        }
        damageNotices.forEach { model.showNotice($0) }
        damageNotices = []
        model.tableMemory = preferences.$tableColumns
        model.openElsewhere = { [unowned self] in openBoard([$0]) }
        if preferences.showsLibrary { model.showLibrary() }
        return model
    }

    /// Returns a sentence about a damaged database that was moved.
    private static func notice(_ subject: String, _ file: URL?) -> String? {
        file.map {
            "The \(subject) was damaged. It was moved to \($0.path), and what could be read of it was taken over."
        }
    }

    /// The history of what was sung; `nil` if it can't be used.
    var sungHistory: SungHistory? { try? history.get() }

    /// Opens a drawing.
    ///
    /// - Parameter file: A file of any name, identified by its content.
    private func openDrawing(_ file: URL) { _ = try? session.openDocument(at: file, id: "drawing") }

    // MARK: Others

    private func openGallery(_ files: [URL]) {
        let model = GalleryModel()
        model.remember(in: .standard)
        let files = files.isEmpty ? [GalleryModel.picturesFolder].compactMap(\.self) : files
        if !files.isEmpty { model.begin(with: files) }
        session.open(id: "gallery", value: model)
    }

    /// The choices of the start window, which closes when another window opens.
    var startActions: StartActions {
        StartActions { [unowned self] in
            leaveStart { openBoard([]) }
        } newDrawing: { [unowned self] in
            leaveStart { session.open(id: "drawing") }
        } showPictures: { [unowned self] in
            leaveStart { openGallery([]) }
        } open: { [unowned self] files in
            leaveStart { open(files) }
        }
    }

    private func leaveStart(_ open: () -> Void) {
        open()
        session.dismiss(id: "start")
    }
}

/// All windows that the program can have.
struct ProgramScene: Scene {
    let windows: ProgramWindows
    let size: CGSize

    var body: some Scene {
        StartScene(windows.startActions, size: CGSize(width: 640, height: 420))
        BoardWindows { [windows] in windows.makeBoard() }.defaultSize(size)
        DrawingWindows().defaultSize(size)
        GalleryWindows().defaultSize(size)
        ShowcaseWindows().defaultSize(size)
        PreferencesScene(history: windows.sungHistory)
        AboutScene(version: CorkboardCommand.configuration.version)
    }
}
