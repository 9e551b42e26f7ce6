import DocumentFiles
import Synchronization

/// A writer of ratings and orientations, which remembers what each step replaced.
public final class RatingWriter: Sendable {
    /// The writer that all windows share.
    public static let shared = RatingWriter(queue: .shared)

    private struct Step {
        let number: Int
        /// The replaced bytes; `nil` if the change failed, so that there is nothing to take back.
        let record: RatingRecord?
    }

    /// The queue of the work.
    public let queue: FileQueue
    /// The replaced ratings by the paths of the pictures, the last step at the end.
    private let steps = Mutex<[String: [Step]]>([:])
    /// The number of steps of a picture that can be taken back to the byte.
    private static let stepLimit = 64

    /// Creates an idle writer.
    public init(queue: FileQueue = FileQueue()) { self.queue = queue }

    /// Writes the rating of a picture after all earlier work on its file.
    ///
    /// - Parameters:
    ///   - rating: The rating.
    ///   - picture: The picture.
    ///   - step: The number by which the change is undone.
    ///   - end: A closure that receives the result, on any thread.
    public func write(
        _ rating: PictureRating, to picture: Picture, step: Int,
        end: @escaping @Sendable (Result<RatingOutcome, RatingError>) -> Void
    ) {
        queue.add([picture.fileGroup]) { [self] in
            end(Result { () throws(RatingError) in try write(rating, picture.current, step) })
        }
    }

    /// Brings the files of a picture back as they were before a step.
    ///
    /// If the files were changed since, or the step isn't known, the rating is written instead.
    ///
    /// - Parameters:
    ///   - step: The number of the step.
    ///   - rating: The rating before the step.
    ///   - picture: The picture.
    ///   - end: A closure that receives the result, on any thread.
    public func undo(
        _ step: Int, to rating: PictureRating, of picture: Picture,
        end: @escaping @Sendable (Result<RatingOutcome, RatingError>) -> Void
    ) {
        queue.add([picture.fileGroup]) { [self] in
            let picture = picture.current
            end(
                Result { () throws(RatingError) in
                    if let outcome = try restore(step, picture), PictureRating(of: picture.current) == rating {
                        return outcome
                    }
                    guard PictureRating(of: picture.current) != rating else { return RatingOutcome() }
                    return try rating.record(in: picture.current).outcome
                })
        }
    }

    /// Turns a picture after all earlier work on its file.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - quarterTurns: The number of clockwise quarter turns.
    ///   - step: The number by which the change is undone.
    ///   - isUndo: Pass `true` to bring the files back as they were before the step, or else to turn the picture back.
    ///   - end: A closure that receives the result, on any thread.
    public func turn(
        _ picture: Picture, by quarterTurns: Int, step: Int, isUndo: Bool,
        end: @escaping @Sendable (Result<RatingOutcome, PictureFileError>) -> Void
    ) {
        queue.add([picture.fileGroup]) { [self] in
            let picture = picture.current
            end(
                Result { () throws(PictureFileError) in
                    do throws(SystemFault) {
                        if isUndo, let outcome = try take(step, of: picture) { return outcome }
                        let turns = isUndo ? -quarterTurns : quarterTurns
                        let wanted = PictureOrientation(of: picture).turned(by: turns)
                        let (outcome, record) = try wanted.record(in: picture)
                        if !isUndo { remember(record, step, picture) }
                        return outcome
                    } catch {
                        if !isUndo { remember(nil, step, picture) }
                        throw PictureFileError(name: picture.name, error)
                    }
                })
        }
    }

    /// Waits until all pending work is done.
    public func finish() { queue.finish() }

    private func write(_ rating: PictureRating, _ picture: Picture, _ number: Int) throws(RatingError) -> RatingOutcome
    {
        let (outcome, record) = try rating.record(in: picture)
        remember(record, number, picture)
        return outcome
    }

    private func remember(_ record: RatingRecord?, _ number: Int, _ picture: Picture) {
        steps.withLock { steps in
            let known = steps[picture.path, default: []].suffix(Self.stepLimit - 1)
            steps[picture.path] = known + [Step(number: number, record: record)]
        }
    }

    /// Takes a step back.
    ///
    /// - Returns: The outcome, or `nil` if the step isn't known or the files were changed since.
    private func restore(_ number: Int, _ picture: Picture) throws(RatingError) -> RatingOutcome? {
        do throws(SystemFault) {
            return try take(number, of: picture)
        } catch {
            throw RatingError(name: picture.name, error)
        }
    }

    private func take(_ number: Int, of picture: Picture) throws(SystemFault) -> RatingOutcome? {
        let step = steps.withLock { steps -> Step? in
            guard let index = steps[picture.path]?.lastIndex(where: { $0.number == number }) else { return nil }
            return steps[picture.path]?.remove(at: index)
        }
        guard let step else { return nil }
        guard let record = step.record else { return RatingOutcome() }
        do throws(SystemFault) {
            return try record.restore(picture)
        } catch {
            steps.withLock { $0[picture.path, default: []].append(step) }
            throw error
        }
    }
}

extension Picture {
    /// The path without the extension, which the picture shares with its sidecars.
    public var fileGroup: String { stem }
}
