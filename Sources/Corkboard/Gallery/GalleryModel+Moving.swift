import CorkUI
import Foundation
import PictureFolder

/// The ways of pictures into another folder.
nonisolated enum PictureTransfer: Sendable {
    case move, copy

    /// The verb in menus.
    var verb: String { self == .move ? "Move" : "Copy" }
    /// The verb for pictures that are there.
    var participle: String { self == .move ? "moved" : "copied" }
}

extension GalleryModel {
    /// Moves or copies pictures to the folder that was chosen for that, or lets the person choose it first.
    ///
    /// - Returns: The task of the dialog, or `nil` if the folder is known.
    @discardableResult
    func transfer(_ transfer: PictureTransfer, _ dialogs: (any FileDialogs)?) -> Task<Void, Never>? {
        let pictures = targets
        guard !pictures.isEmpty else { return nil }
        guard destination == nil else {
            self.transfer(transfer, pictures)
            return nil
        }
        return Task {
            await chooseDestination(dialogs)
            self.transfer(transfer, pictures)
        }
    }

    private func transfer(_ transfer: PictureTransfer, _ pictures: [Picture]) {
        guard let destination else { return }
        let change = record(
            transfer.verb, "to “\(destination.lastPathComponent)”", pictures, .transfer(transfer, to: destination.path))
        self.transfer(transfer, pictures, to: destination.path, step: change.number)
    }

    /// Shows a dialog for choosing the folder to move and copy pictures to.
    func chooseDestination(_ dialogs: (any FileDialogs)?) async {
        if let folder = await dialogs?.chooseFolder("Choose a Folder for Pictures") {
            destination = folder.withoutSlash
        }
    }

    /// Moves or copies the pictures of a change.
    func transfer(
        _ transfer: PictureTransfer, _ pictures: [Picture], to folder: String, step: Int,
        onFailure: @escaping @MainActor @Sendable (GalleryModel) -> Void = { _ in }
    ) {
        if transfer == .move { hide(pictures) }
        Task {
            let outcome = await writer.queue.run(Self.groups(pictures, folder)) { [mover] in
                switch transfer {
                case .move: mover.move(pictures, to: folder, step: step)
                case .copy: mover.copy(pictures, to: folder, step: step)
                }
            }
            if transfer == .move {
                leftFolder(outcome, of: pictures, participle: transfer.participle)
            } else {
                report(outcome.failures, transfer.participle)
            }
            if outcome.moved.isEmpty {
                forget(step)
            } else if history.value?.number == step {
                let name = (folder as NSString).lastPathComponent
                toast = Toast(
                    text: "\(transfer.participle.capitalized) \(Self.phrase(outcome.moved)) to “\(name)”",
                    offersUndo: true)
            }
            if !outcome.failures.isEmpty { onFailure(self) }
        }
    }

    /// Brings the pictures of a change back, or removes their copies.
    func takeBack(
        _ transfer: PictureTransfer, _ pictures: [Picture], from folder: String, step: Int,
        onFailure: @escaping @MainActor @Sendable (GalleryModel) -> Void
    ) {
        Task {
            let outcome = await writer.queue.run(Self.groups(pictures, folder)) { [mover] in
                mover.takeBack(step: step)
            }
            report(outcome.failures, transfer == .move ? "moved back" : "removed")
            if transfer == .move { await cameBack(outcome.moved) }
            if !outcome.failures.isEmpty { onFailure(self) }
        }
    }

    /// Returns the groups of the files of pictures, here and in another folder.
    private static func groups(_ pictures: [Picture], _ folder: String) -> Set<String> {
        groups(pictures).union(pictures.map { Picture(name: $0.name, folder: folder, kind: nil).fileGroup })
    }
}
