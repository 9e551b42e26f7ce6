import BoardDocument
import CorkGtk
import CorkUI
import Corkboard
import DocumentFiles
import Foundation
import SongLibrary

/// The board windows of the program: one for a file, and those that a crash left behind.
@MainActor
final class BoardWindows {
    private struct Window {
        weak var controller: WindowController?
        let model: BoardModel
    }

    private let size: CGSize
    private let isReport: Bool
    private var windows: [Window] = []

    init(size: CGSize, isReport: Bool) {
        self.size = size
        self.isReport = isReport
    }

    var isEmpty: Bool { windows.isEmpty }

    /// The songs of all files that were opened, one for all windows.
    private lazy var library = Result {
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let folder = data.map { URL(fileURLWithPath: $0) } ?? URL.homeDirectory.appending(path: ".local/share")
        return try SongLibrary(file: folder.appending(path: "corkboard/songs.sqlite"))
    }

    /// Opens a window on files; boards that are opened from it get windows of their own, each file one.
    @discardableResult
    func open(_ files: [URL], onReady: @escaping @MainActor ([String]) -> Void = { _ in }) -> WindowController? {
        let model = BoardModel()
        if isReport {
            model.claimFile = { FileClaim($0, in: nil) }
        } else {
            keepSafe(model)
        }
        return show(BoardScene(files: files, size: size, model: model, onReady: onReady))
    }

    /// Opens the boards that were not saved when the program last ended.
    func openLeftBehind() {
        let (boards, problems) = RecoveryFolder.standard.leftBehind(Board.self)
        for board in boards {
            let model = BoardModel(board)
            keepSafe(model)
            model.takeOver(board)
            show(BoardScene(model: model, size: size))
        }
        guard !problems.isEmpty else { return }
        open([])
        for problem in problems { windows.last?.model.tell(problem) }
    }

    /// Shows the first person's songs of the board that was opened last.
    func present() { windows.last?.model.present() }

    private func keepSafe(_ model: BoardModel) {
        do {
            model.library = try library.get()
        } catch {
            model.tell(error.localizedDescription)
        }
        model.journal = RecoveryJournal<Board>(in: .standard) { [weak model] sentence in
            Task { @MainActor in model?.tell(sentence) }
        }
        model.openElsewhere = { [unowned self] in present($0) }
        model.openNew = { [unowned self] in open([]) }
    }

    /// Shows the window of a file, in front of others; opens it where there is none.
    private func present(_ file: URL) {
        windows.removeAll { $0.controller == nil }
        let file = file.resolvingSymlinksInPath()
        let window = windows.first { $0.model.fileURL?.resolvingSymlinksInPath() == file }
        if let controller = window?.controller { controller.present() } else { open([file]) }
    }

    @discardableResult
    private func show(_ scene: BoardScene) -> WindowController? {
        let controller = Application.open(scene).first
        windows.append(Window(controller: controller, model: scene.model))
        return controller
    }
}
