import BoardDocument
import CorkGtk
import CorkUI
import Corkboard
import CorkboardShowcase
import DocumentFiles
import Foundation
import ShapeDocument
import SongLibrary

/// The windows of the program: one for a file, and those that a crash left behind.
@MainActor
final class ProgramWindows {
    private struct Board {
        weak var model: BoardModel?
    }

    private struct Drawing {
        weak var model: ShapesModel?
    }

    private let size: CGSize
    private var boards: [Board] = []
    private var drawings: [Drawing] = []
    private lazy var session = Application.session(ProgramScene(windows: self, size: size))

    /// - Parameter size: of windows that nobody gave another one yet, in points.
    init(size: CGSize) { self.size = size }

    /// The songs of all files that were opened, one for all windows.
    private lazy var library = Result {
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let folder = data.map { URL(fileURLWithPath: $0) } ?? URL.homeDirectory.appending(path: ".local/share")
        return try SongLibrary(file: folder.appending(path: "corkboard/songs.sqlite"))
    }

    /// Whether what was not saved has been looked for.
    private var isRestored = false

    /// Does what the program was started for. At first it opens what was not saved when it last ended; where there is
    /// something, an empty window is not asked for.
    func perform(_ request: Request) {
        let isFirst = !isRestored
        isRestored = true
        let isBusy = isFirst && restore()
        switch request {
        case .start where isBusy, .newBoard where isBusy, .newDrawing where isBusy: break
        case .start: session.open(id: "start")
        case .newBoard: openBoard([])
        case .newDrawing: openDrawing(nil)
        case .open(let files): open(files)
        case .boards(let files): openBoard(files)
        case .present(let files): openBoard(files) { $0.present() }
        case .drawing(let file): openDrawing(file)
        case .gallery(let folder): openGallery(folder)
        case .showcase(let page):
            if let page { session.open(id: "showcase", value: page) } else { session.open(id: "showcase") }
        }
    }

    /// Opens files by what they are: a window for every drawing, and one for all that a board is made of.
    private func open(_ files: [URL]) {
        let drawings = files.filter { DrawingFile.pathExtension == $0.pathExtension.lowercased() }
        for drawing in drawings { openDrawing(drawing) }
        let others = files.filter { !drawings.contains($0) }
        if !others.isEmpty { openBoard(others) }
    }

    /// Opens what was not saved when the program last ended; says whether there was something.
    private func restore() -> Bool {
        let (boards, boardProblems) = RecoveryFolder.standard.leftBehind(BoardDocument.Board.self)
        for board in boards {
            let model = BoardModel(board)
            keepSafe(model)
            model.takeOver(board)
            session.open(id: "board", value: model)
        }
        let (drawings, drawingProblems) = RecoveryFolder.standard.leftBehind(ShapeDocument.Drawing.self)
        for drawing in drawings {
            let model = ShapesModel(drawing)
            keepSafe(model)
            model.takeOver(drawing)
            session.open(id: "drawing", value: model)
        }
        if !boardProblems.isEmpty { boardProblems.forEach(openBoard([]).tell) }
        if !drawingProblems.isEmpty { drawingProblems.forEach(openDrawing(nil).tell) }
        return !self.boards.isEmpty || !self.drawings.isEmpty
    }

    // MARK: Boards

    /// Opens a window on files; boards that are opened from it get windows of their own, each file one.
    @discardableResult
    private func openBoard(_ files: [URL], onReady: @escaping @MainActor (BoardModel) -> Void = { _ in }) -> BoardModel
    {
        if files.count == 1, let open = board(of: files[0]) {
            session.open(id: "board", value: open)
            onReady(open)
            return open
        }
        let model = makeBoard()
        if !files.isEmpty { model.open(files) }
        session.open(id: "board", value: model)
        Task {
            await model.finishReading()
            onReady(model)
        }
        return model
    }

    func makeBoard() -> BoardModel {
        let preferences = Preferences()
        let model = BoardModel(arrangement: preferences.arrangement)
        keepSafe(model)
        if preferences.showsLibrary { model.toggleLibrary() }
        return model
    }

    /// The board of a file, where a window has it.
    private func board(of file: URL) -> BoardModel? {
        boards.removeAll { $0.model == nil }
        let file = file.resolvingSymlinksInPath()
        return boards.first { $0.model?.fileURL?.resolvingSymlinksInPath() == file }?.model
    }

    private func keepSafe(_ model: BoardModel) {
        boards.append(Board(model: model))
        do {
            model.library = try library.get()
        } catch {
            model.tell(error.localizedDescription)
        }
        model.journal = RecoveryJournal<BoardDocument.Board>(in: .standard) { [weak model] sentence in
            Task { @MainActor in model?.tell(sentence) }
        }
        model.openElsewhere = { [unowned self] in openBoard([$0]) }
    }

    // MARK: Drawings

    @discardableResult
    private func openDrawing(_ file: URL?) -> ShapesModel {
        if let file, let open = drawing(of: file) {
            session.open(id: "drawing", value: open)
            return open
        }
        let model = makeDrawing()
        if let file { model.open(file) }
        session.open(id: "drawing", value: model)
        return model
    }

    func makeDrawing() -> ShapesModel {
        let model = ShapesModel()
        keepSafe(model)
        return model
    }

    private func drawing(of file: URL) -> ShapesModel? {
        drawings.removeAll { $0.model == nil }
        let file = file.resolvingSymlinksInPath()
        return drawings.first { $0.model?.fileURL?.resolvingSymlinksInPath() == file }?.model
    }

    private func keepSafe(_ model: ShapesModel) {
        drawings.append(Drawing(model: model))
        model.journal = RecoveryJournal(in: .standard) { [weak model] sentence in
            Task { @MainActor in model?.tell(sentence) }
        }
    }

    // MARK: Others

    private func openGallery(_ folder: URL?) {
        let model = GalleryModel()
        if let folder = folder ?? GalleryModel.picturesFolder { model.open(folder) }
        session.open(id: "gallery", value: model)
    }

    /// What the start window can begin with; it goes when another one is there.
    var startActions: StartActions {
        StartActions { [unowned self] in
            leaveStart { openBoard([]) }
        } showPictures: { [unowned self] in
            leaveStart { openGallery(nil) }
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
        DrawingWindows { [windows] in windows.makeDrawing() }.defaultSize(size)
        GalleryWindows().defaultSize(size)
        ShowcaseWindows().defaultSize(size)
        PreferencesScene()
        AboutScene(version: CorkboardCommand.configuration.version)
    }
}
