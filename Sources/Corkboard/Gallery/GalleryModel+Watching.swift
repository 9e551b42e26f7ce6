import CorkUI
import Foundation
import PictureFolder

extension GalleryModel {
    /// Updates the pictures when the files in the folder change.
    func watch(_ monitors: (any FileMonitors)?) {
        monitor = folder.flatMap { folder in monitors?.monitor(folder) { [weak self] in self?.folderChanged() } }
    }

    /// Schedules a refresh of the folder, since many files may change at once.
    func folderChanged() {
        guard refreshTask == nil else { return }
        refreshTask = Task { [weak self] in
            try? await Task.sleep(for: Self.refreshDelay)
            self?.refreshTask = nil
            await self?.refresh()
        }
    }

    private static let refreshDelay = Duration.milliseconds(300)

    /// Reads the folder again and replaces the pictures; selection and position are kept.
    func refresh() async {
        await finishReading()
        guard let folder else { return }
        await readFolders()
        let (shown, known) = (all, ratings)
        let followed = Set(marks.keys).intersection(known.keys)
        let found: (pictures: [Picture], ratings: [Picture.ID: PictureRating])
        do {
            found = try await Self.read(folder, knowing: shown, ratingsOf: followed)
        } catch {
            guard folder == self.folder, folderProblem == nil else { return }
            let problem = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
            folderProblem = problem
            return showNotice(problem)
        }
        guard folder == self.folder, reading == nil else { return }
        if let problem = folderProblem {
            folderProblem = nil
            withdraw(problem)
        }
        // A rating given here in the meantime is newer than the one read.
        for (id, rating) in found.ratings where ratings[id] == known[id] && unwritten[id] == nil && rating != known[id]
        {
            note(rating, of: id)
        }
        show(arranged(found.pictures), of: found.pictures, insteadOf: shown)
        readFacts()
    }

    /// Replaces the pictures; selection and position are kept.
    ///
    /// - Parameters:
    ///   - arranged: The pictures to show.
    ///   - found: The pictures of the folder.
    ///   - shown: The pictures of the folder before.
    func show(_ arranged: [Picture], of found: [Picture], insteadOf shown: [Picture]) {
        guard found != all || arranged != pictures else { return }
        let ids = Set(arranged.map(\.id))
        let before = Dictionary(shown.map { ($0.id, $0) }) { first, _ in first }
        for picture in found {
            guard let old = before[picture.id], old.modified != picture.modified else { continue }
            // A rating doesn't change the pixels.
            if written[picture.id] == picture.modified { store.keepThumbnail(of: old, for: picture) }
        }
        let place = viewedIndex
        let renamed = Self.renamed(shown, in: found)
        if let gone = defaultFocus, !ids.contains(gone), let place = index(of: gone) {
            // The focus stays where the person looks.
            let folderCount = shownFolders.count
            let visible =
                visibleCells?.visibleCell(place + folderCount, of: cellCount)
                .map { max($0 - folderCount, 0) } ?? place
            let visiblePictures = arranged[
                visibleCells.map { pictureRange($0.cells(of: folderCount + arranged.count), of: arranged.count) }
                    ?? arranged.indices]
            let followed = renamed[gone].flatMap { renamed in
                visiblePictures.first { $0.id == renamed.id }
            }
            defaultFocus = (followed ?? remaining(ids, near: visible))?.id
        }
        let next = place.flatMap { remaining(ids, near: $0) }
        all = found
        pictures = arranged
        select(
            Set(
                selection.compactMap {
                    ids.contains($0) ? $0 : renamed[$0].flatMap { ids.contains($0.id) ? $0.id : nil }
                })
        )
        let foundIDs = Set(found.map(\.id))
        for id in before.keys where !foundIDs.contains(id) {
            (marks[id], ratings[id], written[id], taken[id]) = (nil, nil, nil, nil)
        }
        // The picture that was opened may not be read with its folder yet.
        guard let viewed, before[viewed.id] != nil else { return }
        if let index = index(of: viewed.id) {
            view(arranged[index])
        } else if let instead = renamed[viewed.id] ?? next {
            view(instead)
        } else {
            stopViewing()
        }
    }

    /// Returns the first picture from a place on that remains, or else the last one before it.
    private func remaining(_ ids: Set<Picture.ID>, near place: Int) -> Picture? {
        pictures[place...].first { ids.contains($0.id) } ?? pictures[..<place].last { ids.contains($0.id) }
    }

    /// Returns the renamed pictures, recognized by their size and modification time.
    private static func renamed(_ shown: [Picture], in found: [Picture]) -> [Picture.ID: Picture] {
        struct Look: Hashable {
            let byteCount: Int
            let modified: FileTime
        }
        let (before, now) = (Set(shown.map(\.id)), Set(found.map(\.id)))
        func look(_ picture: Picture) -> Look { Look(byteCount: picture.byteCount, modified: picture.modified) }
        let fresh = Dictionary(grouping: found.filter { !before.contains($0.id) }, by: look)
        return shown.reduce(into: [:]) { renamed, picture in
            guard !now.contains(picture.id), let same = fresh[look(picture)], same.count == 1 else { return }
            renamed[picture.id] = same[0]
        }
    }

    @concurrent
    nonisolated private static func read(
        _ folder: URL, knowing known: [Picture], ratingsOf followed: Set<Picture.ID>
    ) async throws -> (pictures: [Picture], ratings: [Picture.ID: PictureRating]) {
        var found: [Picture] = []
        for try await batch in PictureFolder(folder).pictures(knowing: known) { found += batch.pictures }
        var ratings: [Picture.ID: PictureRating] = [:]
        for picture in found where followed.contains(picture.id) {
            ratings[picture.id] = PictureRating(of: picture)
        }
        return (found, ratings)
    }
}
