import Dispatch
import Synchronization

/// Writes ratings one after the other, away from whoever asks; of several wishes for one picture the last one counts.
public final class RatingWriter: Sendable {
    /// What all windows write with.
    public static let shared = RatingWriter()

    private struct Wish {
        var rating: PictureRating
        let picture: Picture
        let end: @Sendable (Result<RatingOutcome, RatingError>) -> Void
    }

    private struct State {
        /// What is to be written yet, by the paths of the pictures.
        var wishes: [String: Wish] = [:]
        /// The paths, in the order in which they were asked for.
        var paths: [String] = []
        var isWorking = false
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "ratings", qos: .userInitiated)

    /// Makes a writer with nothing to write.
    public init() {}

    /// Writes the rating of a picture after what is asked for already.
    ///
    /// - Parameters:
    ///   - rating: The rating.
    ///   - picture: The picture.
    ///   - end: is called on any thread with what became of the picture's file, or with why the rating could not be
    ///     written; not called where another rating is asked for before its turn.
    /// - Returns: whether it takes the place of a rating that was not written yet.
    @discardableResult
    public func write(
        _ rating: PictureRating, to picture: Picture,
        end: @escaping @Sendable (Result<RatingOutcome, RatingError>) -> Void
    ) -> Bool {
        let path = picture.path
        let (isOverruling, isFirst) = state.withLock { state in
            let isOverruling =
                state.wishes.updateValue(Wish(rating: rating, picture: picture, end: end), forKey: path) != nil
            if !isOverruling { state.paths.append(path) }
            defer { state.isWorking = true }
            return (isOverruling, !state.isWorking)
        }
        if isFirst { queue.async { [self] in work() } }
        return isOverruling
    }

    /// Waits until all that was asked for is written.
    public func finish() { queue.sync {} }

    private func work() {
        while let wish = next() {
            wish.end(Result { () throws(RatingError) in try wish.rating.write(to: wish.picture) })
        }
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
