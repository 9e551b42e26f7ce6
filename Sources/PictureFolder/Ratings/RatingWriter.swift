import Dispatch
import Synchronization

/// A queue that writes ratings one after the other; a later rating of the same picture replaces one that is pending.
public final class RatingWriter: Sendable {
    /// The writer that all windows share.
    public static let shared = RatingWriter()

    private struct Wish {
        var rating: PictureRating
        let picture: Picture
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
    private let queue = DispatchQueue(label: "ratings", qos: .userInitiated)

    /// Creates an idle writer.
    public init() {}

    /// Writes the rating of a picture after all pending ones.
    ///
    /// - Parameters:
    ///   - rating: The rating.
    ///   - picture: The picture.
    ///   - end: A closure that receives the result, on any thread. It isn't called if another rating of the picture
    ///     replaces this one.
    /// - Returns: `true` if the rating replaces a pending one.
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

    /// Waits until all pending ratings are written.
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
