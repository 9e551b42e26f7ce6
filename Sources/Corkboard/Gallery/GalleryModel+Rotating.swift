import CorkUI
import Foundation
import PictureFolder

extension GalleryModel {
    /// Turns the pictures that keys act on, clockwise by a number of quarter turns.
    func rotate(by quarterTurns: Int) {
        let pictures = targets.filter { $0.fault == nil }
        guard !pictures.isEmpty else { return }
        let change = record("Rotate", "", pictures, .rotation(quarterTurns))
        rotate(pictures, by: quarterTurns, step: change.number)
    }

    /// Turns the pictures of a change, or turns them back.
    func rotate(
        _ pictures: [Picture], by quarterTurns: Int, step: Int, isUndo: Bool = false,
        onFailure: @escaping @MainActor @Sendable (GalleryModel) -> Void = { _ in }
    ) {
        for picture in pictures {
            writer.turn(picture, by: quarterTurns, step: step, isUndo: isUndo) { [weak self] result in
                Task { await self?.rotated(picture, result, step: step, onFailure) }
            }
        }
    }

    private func rotated(
        _ picture: Picture, _ result: Result<RatingOutcome, PictureFileError>, step: Int,
        _ onFailure: @MainActor (GalleryModel) -> Void
    ) {
        switch result {
        case .success(let outcome):
            store.forget(picture)
            loads.removeValue(forKey: picture.id)?.task?.cancel()
            marks[picture.id]?.rotationCount += 1
            loadVisible()
            if let reason = outcome.reason {
                showNotice("The rotation of “\(picture.name)” was saved beside it, since \(reason).")
            }
            if outcome.rewrite != nil { folderChanged() }
        case .failure(let error):
            report([error], "rotated")
            if history.value?.pictures == [picture] { forget(step) }
            onFailure(self)
        }
    }
}
