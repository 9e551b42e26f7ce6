/// A value with every state it has been in: undo and redo without end, by name.
///
/// States are whole values; copy-on-write lets them share all that an edit left alone.
///
///     var history = UndoHistory(board)
///     history.perform("Cross Off “Love Stack”") { $0.crossOff(card) }
///     history.undo()
public struct UndoHistory<Value: Equatable & Sendable>: Sendable {
    /// The value as it is now.
    public private(set) var value: Value

    /// Which state the value is in: equal only for the same state, reached by whatever undo and redo.
    public private(set) var revision = Revision(number: 0)

    private var done: [Step] = []
    private var undone: [Step] = []
    private var savedRevision: Revision? = Revision(number: 0)
    private var lastRevision = 0

    /// The name of a state.
    public struct Revision: Hashable, Sendable {
        fileprivate let number: Int
    }

    /// An edit, with the state on its other side.
    private struct Step: Sendable {
        var name: String
        var value: Value
        var revision: Revision
    }

    /// Starts a history with a value that has nothing to undo.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isSaved: Whether the value is as it is in its file; otherwise it is dirty until it has been saved.
    public init(_ value: Value, isSaved: Bool = true) {
        self.value = value
        if !isSaved {
            savedRevision = nil
        }
    }

    /// What ``undo()`` would take back; `nil` if nothing.
    public var undoName: String? { done.last?.name }

    /// What ``redo()`` would do again; `nil` if nothing.
    public var redoName: String? { undone.last?.name }

    /// Whether the value is in another state than when it was last saved.
    public var isDirty: Bool { revision != savedRevision }

    /// Edits the value as one step to undo, and forgets what could have been redone.
    ///
    /// An edit that leaves the value equal is none: nothing is added and nothing forgotten, so that undo always shows.
    ///
    /// - Parameters:
    ///   - name: What the edit is called after "Undo".
    ///   - edit: Changes the value. If it throws, the value stays as it was.
    /// - Returns: What `edit` returns.
    /// - Throws: What the edit throws; the value is then as before.
    @discardableResult
    public mutating func perform<Result, Failure: Error>(
        _ name: String, _ edit: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var edited = value
        let result = try edit(&edited)
        guard edited != value else { return result }
        done.append(Step(name: name, value: value, revision: revision))
        undone.removeAll()
        value = edited
        lastRevision += 1
        revision = Revision(number: lastRevision)
        return result
    }

    /// Edits the value as a part of the last edit, with which it is undone: for what goes on for a while, as under a
    /// slider that is dragged.
    ///
    /// An edit that leaves nothing of the last one takes it away.
    ///
    /// - Parameter edit: Changes the value. If it throws, the value stays as it was.
    /// - Throws: What the edit throws.
    /// - Precondition: There is an edit to undo.
    public mutating func amend<Failure: Error>(_ edit: (inout Value) throws(Failure) -> Void) throws(Failure) {
        precondition(!done.isEmpty, "UndoHistory.amend(_:) without an edit before")
        var edited = value
        try edit(&edited)
        guard edited != value else { return }
        value = edited
        if let step = done.last, step.value == edited {
            revision = step.revision
            done.removeLast()
        } else {
            lastRevision += 1
            revision = Revision(number: lastRevision)
        }
    }

    /// Takes the last edit back.
    ///
    /// - Returns: The name of the edit; `nil` if there was none.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func undo() -> String? {
        guard let step = done.popLast() else { return nil }
        undone.append(exchange(step))
        return step.name
    }

    /// Does the edit again that was last taken back.
    ///
    /// - Returns: The name of the edit; `nil` if there was none.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func redo() -> String? {
        guard let step = undone.popLast() else { return nil }
        done.append(exchange(step))
        return step.name
    }

    /// Gives the last edit another name; nothing where there is none.
    public mutating func renameLast(_ name: String) {
        if !done.isEmpty { done[done.count - 1].name = name }
    }

    /// Forgets what could have been done again.
    public mutating func forgetUndone() { undone.removeAll() }

    /// Notes that a state has been saved.
    ///
    /// - Parameter revision: The state that was written; `nil` for the present one. Edits may have gone on while it was.
    public mutating func markSaved(_ revision: Revision? = nil) {
        savedRevision = revision ?? self.revision
    }

    /// Notes that no state is in the file any more.
    public mutating func markUnsaved() { savedRevision = nil }

    /// Goes to the state of a step, and returns the step that leads back.
    private mutating func exchange(_ step: Step) -> Step {
        defer {
            value = step.value
            revision = step.revision
        }
        return Step(name: step.name, value: value, revision: revision)
    }
}
