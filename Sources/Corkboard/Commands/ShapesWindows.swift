import CorkGtk
import CorkUI
import Corkboard
import DocumentFiles
import Foundation
import ShapeDocument

/// The drawing windows of the program: one for a file, and those that a crash left behind.
@MainActor
final class ShapesWindows {
    private let size: CGSize
    private let isReport: Bool
    private(set) var isEmpty = true

    init(size: CGSize, isReport: Bool) {
        self.size = size
        self.isReport = isReport
    }

    /// Opens a window on a file, or on an empty drawing.
    @discardableResult
    func open(_ file: URL?) -> (model: ShapesModel, window: WindowController?) {
        let model = ShapesModel()
        if isReport {
            model.claimFile = { FileClaim($0, in: nil) }
        } else {
            keepSafe(model)
        }
        if let file { model.open(file) }
        return (model, show(model))
    }

    /// Opens the drawings that were not saved when the program last ended.
    func openLeftBehind() {
        let (drawings, problems) = RecoveryFolder.standard.leftBehind(Drawing.self)
        for drawing in drawings {
            let model = ShapesModel(drawing)
            keepSafe(model)
            model.takeOver(drawing)
            show(model)
        }
        guard !problems.isEmpty else { return }
        let model = open(nil).model
        for problem in problems { model.tell(problem) }
    }

    private func keepSafe(_ model: ShapesModel) {
        model.journal = RecoveryJournal(in: .standard) { [weak model] sentence in
            Task { @MainActor in model?.tell(sentence) }
        }
    }

    @discardableResult
    private func show(_ model: ShapesModel) -> WindowController? {
        isEmpty = false
        return Application.open(ShapesScene(model: model, size: size)).first
    }
}
