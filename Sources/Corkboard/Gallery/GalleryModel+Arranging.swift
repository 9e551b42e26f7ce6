import CorkUI
import Foundation
import PictureFolder

extension GalleryModel {
    /// Changes the order or the choice of the pictures, and reads what that depends on.
    func arrange(_ change: (inout PictureArrangement) -> Void) {
        var changed = arrangement
        change(&changed)
        guard changed != arrangement else { return }
        arrangement = changed
        kept = []
        arrange()
        readFacts()
    }

    /// Shows the pictures of the folder in their order, as far as the filter takes them.
    func arrange() {
        let shown = arranged(all)
        guard shown != pictures else { return }
        show(shown, of: all, insteadOf: all)
    }

    /// Returns pictures in the order of the window.
    func arranged(_ all: [Picture]) -> [Picture] {
        let visible = hidden.isEmpty ? all : all.filter { !hidden.contains($0.id) }
        guard !arrangement.isPlain else { return visible }
        return arrangement.arranged(
            visible, keeping: kept, rating: { ratings[$0] ?? .unrated }, taken: { taken[$0.id] ?? $0.modified })
    }

    /// Keeps pictures in sight that a change takes out of the filter, until the person moves on.
    func keepInSight(_ ids: some Sequence<Picture.ID>) {
        if arrangement.filter != .all { kept.formUnion(ids) }
    }

    /// Leaves out the pictures that the filter no longer takes once the person has moved on.
    func movedOn(to id: Picture.ID?) {
        guard !kept.isEmpty, id.map({ !kept.contains($0) }) ?? true else { return }
        kept = []
        arrange()
    }

    // MARK: Ratings and dates

    /// The number of pictures that are read at a time.
    private static let chunkLength = 256

    /// Reads the ratings and dates on which the arrangement depends, unless they are known.
    func readFacts() {
        factsTask?.cancel()
        factsProgress = nil
        let needsDates = arrangement.order == .taken
        guard arrangement.needsRatings || needsDates else { return }
        let missing = all.filter {
            arrangement.needsRatings && ratings[$0.id] == nil || needsDates && taken[$0.id] == nil
        }
        guard !missing.isEmpty else { return }
        factsProgress = 0
        factsTask = Task { [weak self] in
            for start in stride(from: 0, to: missing.count, by: Self.chunkLength) {
                let chunk = Array(missing[start..<min(start + Self.chunkLength, missing.count)])
                let found = await Self.facts(of: chunk, dates: needsDates)
                guard !Task.isCancelled, let self else { return }
                for (picture, fact) in zip(chunk, found) {
                    if ratings[picture.id] == nil { note(fact.rating, of: picture.id) }
                    if let time = fact.taken { taken[picture.id] = time }
                }
                factsProgress = Double(start + chunk.count) / Double(missing.count)
            }
            guard let self else { return }
            factsProgress = nil
            arrange()
        }
    }

    /// Waits until the ratings and dates are read on which the arrangement depends.
    func finishArranging() async { await factsTask?.value }

    private struct Facts: Sendable {
        let rating: PictureRating
        let taken: FileTime?
    }

    @concurrent
    nonisolated private static func facts(of pictures: [Picture], dates: Bool) async -> [Facts] {
        pictures.map { Facts(rating: PictureRating(of: $0), taken: dates ? $0.taken : nil) }
    }
}
