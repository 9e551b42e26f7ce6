import BoardDocument
import DocumentFiles

/// Files that are opened together, whose songs are added in one undo step.
@MainActor
final class ImportBatch {
    /// The reports on the files of the undo step, in order.
    private(set) var reports: [AddReport] = []
    private var revision: UndoHistory<Board>.Revision?
    private var hasStep = false

    /// Returns a Boolean value that indicates whether the next songs belong to the last undo step.
    func joins(_ current: UndoHistory<Board>.Revision) -> Bool {
        if current != revision { (reports, hasStep) = ([], false) }
        return hasStep
    }

    /// Records the addition of a file's songs.
    func note(
        _ report: AddReport, from before: UndoHistory<Board>.Revision, to after: UndoHistory<Board>.Revision
    ) {
        reports.append(report)
        revision = after
        if before != after { hasStep = true }
    }
}
