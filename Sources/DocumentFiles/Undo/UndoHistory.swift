/// A value with an unlimited undo history of named steps.
///
/// Steps store whole values, which share everything unchanged by copy-on-write.
///
///     var history = UndoHistory(board)
///     history.perform("Cross Off “Love Stack”") { $0.crossOff(card) }
///     history.undo()
public struct UndoHistory<Value: Equatable & Sendable>: Sendable {
    /// The current value.
    public private(set) var value: Value

    /// The identity of the current state, which is the same whenever undo and redo return to this state.
    public private(set) var revision = Revision(number: 0)

    private var done: [Step] = []
    private var undone: [Step] = []
    private var savedRevision: Revision? = Revision(number: 0)
    private var lastRevision = 0

    /// The identity of a state.
    public struct Revision: Hashable, Sendable {
        fileprivate let number: Int
    }

    /// An edit, with the state to restore.
    private struct Step: Sendable {
        var name: String
        var value: Value
        var revision: Revision
    }

    /// Creates a history without steps.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isSaved: Pass `false` if the value differs from its file, so that it is dirty until it is saved.
    public init(_ value: Value, isSaved: Bool = true) {
        self.value = value
        if !isSaved {
            savedRevision = nil
        }
    }

    /// The name of the edit that ``undo()`` would undo, or `nil`.
    public var undoName: String? { done.last?.name }

    /// The name of the edit that ``redo()`` would redo, or `nil`.
    public var redoName: String? { undone.last?.name }

    /// A Boolean value that indicates whether the current state isn't the saved one.
    public var isDirty: Bool { revision != savedRevision }

    /// Edits the value as one undo step, and removes the steps to redo.
    ///
    /// An edit that leaves the value equal adds and removes no step.
    ///
    /// - Parameters:
    ///   - name: The name of the edit after "Undo".
    ///   - edit: A closure that changes the value.
    /// - Returns: The result of `edit`.
    /// - Throws: The error of `edit`; the value is unchanged then.
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

    /// Edits the value as part of the last undo step, as for a slider that is being dragged.
    ///
    /// A step whose change is reverted this way is removed.
    ///
    /// - Parameter edit: A closure that changes the value. If it throws, the value is unchanged.
    /// - Throws: The error of `edit`.
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

    /// Undoes the last edit.
    ///
    /// - Returns: The name of the edit; `nil` if there was none.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func undo() -> String? {
        guard let step = done.popLast() else { return nil }
        undone.append(exchange(step))
        return step.name
    }

    /// Redoes the last undone edit.
    ///
    /// - Returns: The name of the edit; `nil` if there was none.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func redo() -> String? {
        guard let step = undone.popLast() else { return nil }
        done.append(exchange(step))
        return step.name
    }

    /// Renames the last edit, if any.
    public mutating func renameLast(_ name: String) {
        if !done.isEmpty { done[done.count - 1].name = name }
    }

    /// Removes the steps to redo.
    public mutating func forgetUndone() { undone.removeAll() }

    /// Marks a state as saved.
    ///
    /// - Parameter revision: The written state, which later edits may have changed; `nil` for the current one.
    public mutating func markSaved(_ revision: Revision? = nil) {
        savedRevision = revision ?? self.revision
    }

    /// Marks the value as different from its file in every state.
    public mutating func markUnsaved() { savedRevision = nil }

    /// Restores the state of a step, and returns the opposite step.
    private mutating func exchange(_ step: Step) -> Step {
        defer {
            value = step.value
            revision = step.revision
        }
        return Step(name: step.name, value: value, revision: revision)
    }
}
