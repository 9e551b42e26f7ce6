import CorkUI
import PictureFolder

/// One undoable change of pictures' files.
nonisolated struct GalleryChange: Equatable, Sendable {
    enum Action: Sendable {
        /// A rating, with the earlier rating of each picture.
        case rating(PictureRating, before: [Picture.ID: PictureRating])
        /// A move to the trash.
        case deletion
        /// Clockwise quarter turns.
        case rotation(Int)
        /// A move or copy to a folder.
        case transfer(PictureTransfer, to: String)
    }

    /// The number that distinguishes the change from all others of the program.
    let number: Int
    /// The pictures as they were before the change.
    let pictures: [Picture]
    let action: Action

    static func == (a: GalleryChange, b: GalleryChange) -> Bool { a.number == b.number }
}

extension GalleryModel {
    /// The number of changes of all windows, which share the files.
    private static var changeCount = 0

    /// Records a change as one step to undo.
    ///
    /// - Parameters:
    ///   - verb: The verb in the name of the step.
    ///   - detail: The end of the name, or an empty string.
    ///   - pictures: The pictures.
    ///   - action: The action.
    /// - Returns: The change.
    func record(
        _ verb: String, _ detail: String, _ pictures: [Picture], _ action: GalleryChange.Action
    ) -> GalleryChange {
        let what = pictures.count == 1 ? "“\(pictures[0].name)”" : "\(pictures.count.formatted()) Pictures"
        toast = nil
        Self.changeCount += 1
        let change = GalleryChange(number: Self.changeCount, pictures: pictures, action: action)
        history.perform("\(verb) \(what)\(detail.isEmpty ? "" : " " + detail)") { $0 = change }
        return change
    }

    /// Removes the last step if it had no effect, since there is nothing to undo.
    func forget(_ step: Int) {
        guard history.value?.number == step else { return }
        _ = history.undo()
        history.forgetUndone()
    }

    /// Returns the pictures of a step as a part of a sentence.
    static func phrase(_ pictures: [Picture]) -> String {
        pictures.count == 1 ? "“\(pictures[0].name)”" : "\(pictures.count.formatted()) pictures"
    }

    /// Undoes the last change.
    func undo() {
        toast = nil
        guard let change = history.value, let name = history.undo() else { return }
        let revision = history.revision
        take(change, isUndo: true) { model in
            // The change can be undone again, for example when there is room on the disk.
            if model.history.revision == revision { _ = model.history.redo() }
        }
        AccessibilityNotification.Announcement.undone(name).post()
    }

    /// Redoes the last undone change.
    func redo() {
        toast = nil
        guard let name = history.redo(), let change = history.value else { return }
        let revision = history.revision
        take(change, isUndo: false) { model in
            if model.history.revision == revision { _ = model.history.undo() }
        }
        AccessibilityNotification.Announcement.redone(name).post()
    }

    /// Applies a change to the files, or takes it back.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - isUndo: Pass `true` to take the change back.
    ///   - onFailure: A closure that is called for each picture whose files couldn't be changed.
    private func take(
        _ change: GalleryChange, isUndo: Bool, onFailure: @escaping @MainActor @Sendable (GalleryModel) -> Void
    ) {
        switch change.action {
        case .rating(let rating, let before):
            let ratings = isUndo ? before : before.mapValues { _ in rating }
            write(ratings, change.pictures, step: change.number, isUndo: isUndo, onFailure: onFailure)
        case .deletion where isUndo: restore(change.pictures, step: change.number, onFailure: onFailure)
        case .deletion: trash(change.pictures, step: change.number, onFailure: onFailure)
        case .rotation(let turns):
            rotate(change.pictures, by: turns, step: change.number, isUndo: isUndo, onFailure: onFailure)
        case .transfer(let transfer, let folder) where isUndo:
            takeBack(transfer, change.pictures, from: folder, step: change.number, onFailure: onFailure)
        case .transfer(let transfer, let folder):
            self.transfer(transfer, change.pictures, to: folder, step: change.number, onFailure: onFailure)
        }
    }
}
