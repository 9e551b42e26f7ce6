import Dispatch
import DocumentFiles
import Synchronization

/// A queue that writes ratings one after the other; a later rating of the same picture replaces one that is pending.
public final class RatingWriter: Sendable {
    /// The writer that all windows share.
    public static let shared = RatingWriter()

    private struct Wish {
        var rating: PictureRating
        let picture: Picture
        let isUndo: Bool
        let end: @Sendable (Result<RatingOutcome, RatingError>) -> Void
    }

    private struct State {
        /// The pending ratings by the paths of the pictures.
        var wishes: [String: Wish] = [:]
        /// The paths in the order of the requests.
        var paths: [String] = []
        var isWorking = false
    }

    private let state = Mutex(State())
    /// The records of what was written, by the paths of the pictures, the last change at the end.
    private let records = Mutex<[String: [RatingRecord]]>([:])
    /// The number of changes of a picture that can be taken back to the byte.
    private static let recordLimit = 64
    private let queue = DispatchQueue(label: "ratings", qos: .userInitiated)

    /// Creates an idle writer.
    public init() {}

    /// Writes the rating of a picture after all pending ones.
    ///
    /// - Parameters:
    ///   - rating: The rating.
    ///   - picture: The picture.
    ///   - isUndo: Pass `true` to bring the files back as they were when the picture had the rating before.
    ///   - end: A closure that receives the result, on any thread. It isn't called if another rating of the picture
    ///     replaces this one.
    /// - Returns: `true` if the rating replaces a pending one.
    @discardableResult
    public func write(
        _ rating: PictureRating, to picture: Picture, isUndo: Bool = false,
        end: @escaping @Sendable (Result<RatingOutcome, RatingError>) -> Void
    ) -> Bool {
        let path = picture.path
        let (isOverruling, isFirst) = state.withLock { state in
            let isOverruling =
                state.wishes.updateValue(Wish(rating: rating, picture: picture, isUndo: isUndo, end: end), forKey: path)
                != nil
            if !isOverruling { state.paths.append(path) }
            defer { state.isWorking = true }
            return (isOverruling, !state.isWorking)
        }
        if isFirst { queue.async { [self] in work() } }
        return isOverruling
    }

    /// Waits until all pending ratings are written.
    public func finish() { queue.sync {} }

    private func work() {
        while let wish = next() {
            wish.end(
                Result { () throws(RatingError) in
                    if wish.isUndo, let outcome = try restore(wish.rating, wish.picture) { return outcome }
                    let (outcome, record) = try wish.rating.record(in: wish.picture)
                    records.withLock { records in
                        let known = records[wish.picture.path, default: []].suffix(Self.recordLimit - 1)
                        records[wish.picture.path] = known + [record]
                    }
                    return outcome
                })
        }
    }

    /// Takes changes of a picture back until it has a rating.
    ///
    /// - Returns: The outcome, or `nil` if the changes aren't known or the files were changed since.
    private func restore(_ rating: PictureRating, _ picture: Picture) throws(RatingError) -> RatingOutcome? {
        // A change that was still pending has left no trace.
        guard PictureRating(of: picture) != rating else { return RatingOutcome() }
        var whole: RatingOutcome?
        while let record = records.withLock({ $0[picture.path]?.popLast() }) {
            do throws(SystemFault) {
                guard let outcome = try record.restore(picture) else { return nil }
                let first = whole?.rewrite?.before ?? outcome.rewrite?.before
                whole = RatingOutcome(
                    rewrite: outcome.rewrite.map { PictureRewrite(before: first ?? $0.before, after: $0.after) }
                        ?? whole?.rewrite)
            } catch {
                records.withLock { $0[picture.path, default: []].append(record) }
                throw RatingError(name: picture.name, reason: error.reason)
            }
            if record.before == rating { return whole }
        }
        return nil
    }

    private func next() -> Wish? {
        state.withLock { state in
            guard !state.paths.isEmpty else {
                state.isWorking = false
                return nil
            }
            return state.wishes.removeValue(forKey: state.paths.removeFirst())
        }
    }
}
