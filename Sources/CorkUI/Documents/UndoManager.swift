/// The undo history of a document: steps that views register, and each change of a ``FileDocument``.
///
///     @Environment(\.undoManager) private var undoManager
///     func rename(_ song: Song, to title: String) {
///         let old = song.title
///         song.title = title
///         undoManager?.registerUndo(withTarget: self) { $0.rename(song, to: old) }
///         undoManager?.setActionName("Rename")
///     }
///
/// Everything registered in one event forms one step. Handlers registered during undo form the step that redo performs.
@MainActor
public final class UndoManager {
    private weak var steps: (any UndoSteps)?

    init(_ steps: any UndoSteps) { self.steps = steps }

    /// Registers a handler that reverts a change.
    ///
    /// - Parameters:
    ///   - target: The object that was changed, referenced weakly; the handler is skipped once it is gone.
    ///   - handler: Reverts the change and registers a handler for redo.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        steps?.register { [weak target] in if let target { handler(target) } }
    }

    /// Sets the name of the current event's step, which follows "Undo" in menus.
    public func setActionName(_ actionName: String) { steps?.nameStep(actionName) }

    /// Undoes the last step.
    public func undo() { steps?.takeBack() }
    /// Redoes the step that was undone last.
    public func redo() { steps?.makeAgain() }

    /// A Boolean value that indicates whether there is a step to undo.
    public var canUndo: Bool { steps?.undoName != nil }
    /// A Boolean value that indicates whether there is a step to redo.
    public var canRedo: Bool { steps?.redoName != nil }
    /// The name of the step that ``undo()`` reverts; empty if there is none.
    public var undoActionName: String { steps?.undoName ?? "" }
    /// The name of the step that ``redo()`` repeats; empty if there is none.
    public var redoActionName: String { steps?.redoName ?? "" }
    /// A Boolean value that indicates whether a step is being undone.
    public var isUndoing: Bool { steps?.direction == .undoing }
    /// A Boolean value that indicates whether a step is being redone.
    public var isRedoing: Bool { steps?.direction == .redoing }
}

/// The undo history that an ``UndoManager`` controls.
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
    /// The undo manager of the window's document; `nil` if the window shows none.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}
