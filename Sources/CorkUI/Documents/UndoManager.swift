/// The steps of a document that can be undone: those that views register, and each change of a ``FileDocument``.
///
///     @Environment(\.undoManager) private var undoManager
///     func rename(_ song: Song, to title: String) {
///         let old = song.title
///         song.title = title
///         undoManager?.registerUndo(withTarget: self) { $0.rename(song, to: old) }
///         undoManager?.setActionName("Rename")
///     }
///
/// What is registered in one event is one step. What is registered while a step is undone leads back to it: redo.
@MainActor
public final class UndoManager {
    private weak var steps: (any UndoSteps)?

    init(_ steps: any UndoSteps) { self.steps = steps }

    /// Registers what takes a change back.
    ///
    /// - Parameters:
    ///   - target: what was changed; nobody keeps it, and nothing is done when it is gone.
    ///   - handler: takes the change back, and registers what makes it again.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        steps?.register { [weak target] in if let target { handler(target) } }
    }

    /// Names the step of this event: what follows "Undo".
    public func setActionName(_ actionName: String) { steps?.nameStep(actionName) }

    /// Takes the last step back.
    public func undo() { steps?.takeBack() }
    /// Makes the step again that was taken back last.
    public func redo() { steps?.makeAgain() }

    /// Whether there is a step to take back.
    public var canUndo: Bool { steps?.undoName != nil }
    /// Whether there is a step to make again.
    public var canRedo: Bool { steps?.redoName != nil }
    /// What the step is called that ``undo()`` takes back; empty for none.
    public var undoActionName: String { steps?.undoName ?? "" }
    /// What the step is called that ``redo()`` makes again; empty for none.
    public var redoActionName: String { steps?.redoName ?? "" }
    /// Whether a step is being taken back.
    public var isUndoing: Bool { steps?.direction == .undoing }
    /// Whether a step is being made again.
    public var isRedoing: Bool { steps?.direction == .redoing }
}

/// What an ``UndoManager`` is for.
@MainActor
protocol UndoSteps: AnyObject {
    var undoName: String? { get }
    var redoName: String? { get }
    var direction: UndoDirection? { get }
    func register(_ handler: @escaping @MainActor () -> Void)
    func nameStep(_ name: String)
    func takeBack()
    func makeAgain()
}

enum UndoDirection { case undoing, redoing }

private struct UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
    /// The steps of the window's document; nil where the window is of none.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}
