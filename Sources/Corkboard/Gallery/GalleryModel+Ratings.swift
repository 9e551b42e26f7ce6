import CorkUI
import DocumentFiles
import Foundation
import Glibc
import PictureFolder

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
        Task {
            let found = await Self.ratings(of: unknown)
            for (id, rating) in found where ratings[id] == nil { note(rating, of: id) }
            rateKnown(rating, pictures)
        }
    }

    @concurrent
    nonisolated private static func ratings(of pictures: [Picture]) async -> [Picture.ID: PictureRating] {
        pictures.reduce(into: [:]) { $0[$1.id] = PictureRating(of: $1) }
    }

    private func rateKnown(_ rating: PictureRating, _ pictures: [Picture]) {
        let changed = pictures.filter { ratings[$0.id] != rating }
        let before = changed.reduce(into: [:]) { $0[$1.id] = ratings[$1.id] }
        guard !changed.isEmpty else { return }
        let change =
            rating == .unrated
            ? record("Unrate", "", changed, .rating(rating, before: before))
            : record("Rate", rating.name.capitalized, changed, .rating(rating, before: before))
        keepInSight(before.keys)
        write(before.mapValues { _ in rating }, changed, step: change.number)
    }

    /// Writes ratings to the pictures' files.
    ///
    /// - Parameters:
    ///   - wishes: The ratings.
    ///   - pictures: The pictures, which need not be in the folder that is shown.
    ///   - step: The number of the change.
    ///   - isUndo: Pass `true` to bring the files back as they were before the change.
    ///   - onFailure: A closure that is called for each picture whose rating couldn't be written.
    func write(
        _ wishes: [Picture.ID: PictureRating], _ pictures: [Picture], step: Int, isUndo: Bool = false,
        onFailure: @escaping @MainActor @Sendable (GalleryModel) -> Void = { _ in }
    ) {
        for picture in pictures {
            guard let rating = wishes[picture.id] else { continue }
            note(rating, of: picture.id)
            unwritten[picture.id, default: 0] += 1
            let end: @Sendable (Result<RatingOutcome, RatingError>) -> Void = { [weak self] result in
                Task { await self?.ended(result, picture, wanting: rating, onFailure) }
            }
            if isUndo {
                writer.undo(step, to: rating, of: picture, end: end)
            } else {
                writer.write(rating, to: picture, step: step, end: end)
            }
        }
    }

    private func ended(
        _ result: Result<RatingOutcome, RatingError>, _ picture: Picture, wanting rating: PictureRating,
        _ onFailure: @MainActor (GalleryModel) -> Void
    ) async {
        let rest = (unwritten[picture.id] ?? 1) - 1
        unwritten[picture.id] = rest > 0 ? rest : nil
        switch result {
        case .success(let outcome):
            withdrawFailures(of: picture.id)
            if let rewrite = outcome.rewrite {
                store.carryThumbnails(of: picture, rewrite)
                written[picture.id] = rewrite.after
            }
            if let reason = outcome.reason {
                showNotice("The rating of “\(picture.name)” was saved beside it, since \(reason).")
            }
        case .failure(let error):
            // Undoing the rating of a deleted picture must not stand in the way of earlier steps.
            if error.code != ENOENT || index(of: picture.id) != nil { onFailure(self) }
            failures[picture.id] = error
            showNotice(error.errorDescription ?? "")
            // Show the rating that is in the file.
            let found = await Self.ratings(of: [picture])[picture.id] ?? .unrated
            if ratings[picture.id] == rating { note(found, of: picture.id) }
        }
    }

    /// Removes the notices that a rating that was written proves wrong.
    private func withdrawFailures(of id: Picture.ID) {
        for (failed, error) in failures where failed == id || [ENOSPC, EDQUOT].contains(error.code) {
            failures[failed] = nil
            withdraw(error.errorDescription ?? "")
        }
    }

    /// Rates by a key; in the viewer, the next picture comes then.
    func rateByKey(_ rating: PictureRating) {
        rate(rating, targets)
        if viewed != nil, advancesAfterRating { walk(by: 1) }
    }

    /// Rates a picture, and the others if it is selected, by a clicked star; a click on the last filled star removes
    /// the rating.
    func clickStar(_ star: Int, of picture: Picture) {
        let isSelected = viewed == nil && selection.contains(picture.id)
        rate(
            marks(of: picture.id).rating.stars == star ? .unrated : PictureRating(star),
            isSelected ? pictures.filter { selection.contains($0.id) } : [picture])
    }
}
