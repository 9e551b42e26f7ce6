import CorkUI
import DocumentFiles
import Foundation
import PictureFolder

/// One undoable change of ratings.
nonisolated struct RatingChange: Equatable, Sendable {
    /// The number that distinguishes the change from equal ones.
    let number: Int
    let before: [Picture.ID: PictureRating]
    let after: PictureRating
}

extension GalleryModel {
    /// Reads the rating of a picture for its cell, unless it is known.
    func readRating(of picture: Picture, urgency: PictureStore.Urgency) async {
        guard ratings[picture.id] == nil else { return }
        guard let rating = try? await store.rating(of: picture, urgency: urgency) else { return }
        // The person may have rated the picture in the meantime.
        if ratings[picture.id] == nil { note(rating, of: picture.id) }
    }

    func note(_ rating: PictureRating, of id: Picture.ID) {
        ratings[id] = rating
        marks[id]?.rating = rating
    }

    /// Rates pictures in one undoable step; their files are written one after the other.
    func rate(_ rating: PictureRating, _ pictures: [Picture]) {
        let unknown = pictures.filter { ratings[$0.id] == nil }
        guard !unknown.isEmpty else { return rateKnown(rating, pictures) }
        let folder = folder
        Task {
            let found = await Self.ratings(of: unknown)
            guard folder == self.folder else { return }
            for (id, rating) in found where ratings[id] == nil { note(rating, of: id) }
            rateKnown(rating, pictures)
        }
    }

    @concurrent
    nonisolated private static func ratings(of pictures: [Picture]) async -> [Picture.ID: PictureRating] {
        pictures.reduce(into: [:]) { $0[$1.id] = PictureRating(of: $1) }
    }

    private func rateKnown(_ rating: PictureRating, _ pictures: [Picture]) {
        let before = pictures.reduce(into: [:]) { $0[$1.id] = ratings[$1.id] }.filter { $0.value != rating }
        guard !before.isEmpty else { return }
        let what = before.count == 1 ? "“\(before.first!.key)”" : "\(before.count) Pictures"
        lastChange += 1
        history.perform(rating == .unrated ? "Unrate \(what)" : "Rate \(what) \(rating.name.capitalized)") {
            $0 = RatingChange(number: lastChange, before: before, after: rating)
        }
        write(before.mapValues { _ in rating })
    }

    /// Undoes the last change of ratings.
    func undoRating() {
        guard let change = history.value, let name = history.undo() else { return }
        let revision = history.revision
        write(change.before, isUndo: true) { model in
            // The change can be undone again, for example when there is room on the disk.
            if model.history.revision == revision { _ = model.history.redo() }
        }
        AccessibilityNotification.Announcement.undone(name).post()
    }

    /// Redoes the last undone change of ratings.
    func redoRating() {
        guard let name = history.redo(), let change = history.value else { return }
        let revision = history.revision
        write(change.before.mapValues { _ in change.after }) { model in
            if model.history.revision == revision { _ = model.history.undo() }
        }
        AccessibilityNotification.Announcement.redone(name).post()
    }

    /// Writes ratings to the pictures' files.
    ///
    /// - Parameters:
    ///   - wishes: The ratings.
    ///   - isUndo: Pass `true` to bring the files back as they were.
    ///   - onFailure: A closure that is called for each picture whose rating couldn't be written.
    private func write(
        _ wishes: [Picture.ID: PictureRating], isUndo: Bool = false,
        onFailure: @escaping @MainActor @Sendable (GalleryModel) -> Void = { _ in }
    ) {
        let folder = folder
        for picture in pictures {
            guard let rating = wishes[picture.id] else { continue }
            note(rating, of: picture.id)
            let isOverruling = writer.write(rating, to: picture, isUndo: isUndo) { [weak self] result in
                Task { await self?.ended(result, picture, of: folder, wanting: rating, onFailure) }
            }
            if !isOverruling { unwritten[picture.id, default: 0] += 1 }
        }
        let gone = Set(wishes.keys).subtracting(pictures.map(\.id)).sorted()
        guard let first = gone.first else { return }
        showNotice(
            gone.count == 1
                ? "“\(first)” is no longer in the folder. Its rating was not changed."
                : "\(gone.count.formatted()) pictures, the first one “\(first)”, are no longer in the folder. Their "
                    + "ratings were not changed.")
    }

    private func ended(
        _ result: Result<RatingOutcome, RatingError>, _ picture: Picture, of folder: URL?,
        wanting rating: PictureRating, _ onFailure: @MainActor (GalleryModel) -> Void
    ) async {
        if case .success(let outcome) = result, let rewrite = outcome.rewrite {
            store.carryThumbnails(of: picture, rewrite)
        }
        guard folder == self.folder else { return }
        let rest = (unwritten[picture.id] ?? 1) - 1
        unwritten[picture.id] = rest > 0 ? rest : nil
        switch result {
        case .success(let outcome):
            written[picture.id] = outcome.rewrite?.after
            if let reason = outcome.reason {
                showNotice("The rating of “\(picture.name)” was saved beside it, since \(reason).")
            }
        case .failure(let error):
            onFailure(self)
            await failed(error, picture, of: folder, wanting: rating)
        }
    }

    /// Reports that a rating couldn't be written, and restores the one in the file.
    private func failed(_ error: RatingError, _ picture: Picture, of folder: URL?, wanting rating: PictureRating) async
    {
        showNotice(error.errorDescription ?? "")
        let found = await Self.ratings(of: [picture])[picture.id] ?? .unrated
        if folder == self.folder, ratings[picture.id] == rating { note(found, of: picture.id) }
    }

    /// Rates a picture by a clicked star; a click on the last filled star removes the rating.
    func clickStar(_ star: Int, of picture: Picture) {
        rate(marks(of: picture.id).rating.stars == star ? .unrated : PictureRating(star), [picture])
    }
}
