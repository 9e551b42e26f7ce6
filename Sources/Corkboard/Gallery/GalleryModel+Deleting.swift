import CorkUI
import Foundation
import PictureFolder

/// Pictures that are about to be deleted without a way back.
struct PendingDeletion: Equatable {
    let pictures: [Picture]
    /// The reason why they don't go to the trash, as a sentence; `nil` if that was asked for.
    let reason: String?

    /// The question to the person.
    var question: String {
        pictures.count == 1
            ? "Delete “\(pictures[0].name)” permanently?"
            : "Delete \(pictures.count.formatted()) pictures permanently?"
    }
}

extension GalleryModel {
    /// Moves pictures to the trash, or asks where there is no way back.
    func delete(_ pictures: [Picture]) {
        guard !pictures.isEmpty else { return }
        guard !PictureTrash.isOneWay else {
            pendingDeletion = PendingDeletion(
                pictures: pictures, reason: "Corkboard can't bring pictures back from the trash here.")
            return
        }
        trash(pictures, step: record("Delete", "", pictures, .deletion).number)
    }

    /// Asks whether pictures are to be deleted without a way back.
    func askToDelete(_ pictures: [Picture]) {
        guard !pictures.isEmpty else { return }
        pendingDeletion = PendingDeletion(pictures: pictures, reason: nil)
    }

    /// Deletes pictures without a way back.
    func deletePermanently(_ deletion: PendingDeletion) {
        pendingDeletion = nil
        let pictures = deletion.pictures
        hide(pictures)
        Task {
            let outcome = await writer.queue.run(Self.groups(pictures)) { PictureRemoval.delete(pictures) }
            leftFolder(outcome, of: pictures, participle: "deleted")
        }
    }

    /// Moves the pictures of a change to the trash.
    func trash(
        _ pictures: [Picture], step: Int, onFailure: @escaping @MainActor @Sendable (GalleryModel) -> Void = { _ in }
    ) {
        hide(pictures)
        Task {
            let outcome = await writer.queue.run(Self.groups(pictures)) { [trashCan] in
                trashCan.trash(pictures, step: step)
            }
            leftFolder(outcome, of: pictures, participle: "deleted")
            if !outcome.withoutTrash.isEmpty {
                pendingDeletion = PendingDeletion(
                    pictures: outcome.withoutTrash, reason: "There is no trash where they are stored.")
            }
            if outcome.moved.isEmpty {
                forget(step)
            } else if history.value?.number == step {
                toast = Toast(text: "Moved \(Self.phrase(outcome.moved)) to the trash", offersUndo: true)
            }
            if !outcome.failures.isEmpty { onFailure(self) }
        }
    }

    /// Brings the pictures of a change back from the trash.
    func restore(
        _ pictures: [Picture], step: Int, onFailure: @escaping @MainActor @Sendable (GalleryModel) -> Void
    ) {
        Task {
            let outcome = await writer.queue.run(Self.groups(pictures)) { [trashCan] in trashCan.restore(step: step) }
            report(outcome.failures, "brought back from the trash")
            await cameBack(outcome.moved)
            if !outcome.failures.isEmpty { onFailure(self) }
        }
    }

    static func groups(_ pictures: [Picture]) -> Set<String> { Set(pictures.map(\.fileGroup)) }

    /// Removes pictures from the window while their files are moved.
    func hide(_ pictures: [Picture]) {
        hidden.formUnion(pictures.map(\.id))
        arrange()
    }

    /// Updates the window after pictures left their folder, or could not.
    ///
    /// - Parameters:
    ///   - outcome: The outcome.
    ///   - pictures: The pictures that were to leave.
    ///   - participle: The participle of the action, such as “deleted”.
    func leftFolder(_ outcome: PictureFilesOutcome, of pictures: [Picture], participle: String) {
        report(outcome.failures, participle)
        let gone = Set(outcome.moved.map(\.id))
        let rest = all.filter { !gone.contains($0.id) }
        hidden.subtract(pictures.map(\.id))
        show(arranged(rest), of: rest, insteadOf: all)
        goBack(to: pictures.filter { !gone.contains($0.id) })
    }

    /// Shows pictures that came back to their folder, selected.
    func cameBack(_ pictures: [Picture]) async {
        guard !pictures.isEmpty else { return }
        if folder == nil {
            let known = Set(all.map(\.id))
            let whole = all + pictures.filter { !known.contains($0.id) }
            show(arranged(whole), of: whole, insteadOf: all)
        } else {
            await refresh()
        }
        goBack(to: pictures)
    }

    /// Selects pictures that are shown again, with the focus at the first one, or views it.
    private func goBack(to pictures: [Picture]) {
        let back = pictures.filter { index(of: $0.id) != nil }
        guard let first = back.first, let index = index(of: first.id) else { return }
        if viewed == nil {
            select(Set(back.map(\.id)))
            wantedFocus = first.id
        } else {
            view(self.pictures[index])
        }
    }

    /// Reports pictures whose files could not be moved.
    func report(_ failures: [PictureFileError], _ what: String) {
        guard let first = failures.first else { return }
        showNotice(
            failures.count == 1
                ? "“\(first.name)” could not be \(what): \(first.reason)."
                : "\(failures.count.formatted()) pictures could not be \(what). The first one is “\(first.name)”: "
                    + "\(first.reason).")
    }
}
