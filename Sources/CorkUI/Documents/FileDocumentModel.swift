import DocumentFiles
import Foundation

/// The model of a document in a ``DocumentGroup``.
@MainActor
final class FileDocumentModel<Format: DocumentFormat>: DocumentModel<DocumentState<Format>>, UndoSteps {
    typealias State = DocumentState<Format>

    /// The registered undo handlers of each step, in order of registration, by the version after the step.
    private var undoHandlers: [UUID: [@MainActor () -> Void]] = [:]
    private var redoHandlers: [UUID: [@MainActor () -> Void]] = [:]
    /// The version to which the current event led; `nil` if it has not changed the document.
    private var stepOfEvent: UUID?
    /// The time of the last change of the value, and the version it led to.
    private var lastWrite: (time: Duration, version: UUID)?
    /// Returns the current time; changes of the value within a second form one step.
    var clock: @MainActor () -> Duration = { .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)) }
    private(set) var direction: UndoDirection?
    private(set) lazy var undoManager = UndoManager(self)

    /// Creates the model of a document.
    ///
    /// - Parameters:
    ///   - document: The document; `nil` if it will be read from a file.
    ///   - isEditable: Whether the document can be edited.
    convenience init(document: Format.Document?, isEditable: Bool = true) {
        self.init(State(document))
        self.isEditable = isEditable
    }

    override var refusesOtherKinds: Bool { true }

    override func snapshot(of document: State, for file: URL?) throws -> State { try document.snapshot(for: file) }

    // MARK: Edits

    /// The document; `nil` before a file has been read.
    ///
    /// Setting it is an undoable step, or extends the previous step within a second.
    var document: Format.Document? {
        get { history.value.document }
        set {
            guard isEditable else { return refuse() }
            // Each step stores the values before and after it, so handlers need not set them.
            guard direction == nil, !areEqual(newValue, history.value.document) else { return }
            let (now, version) = (clock(), UUID())
            let isSameStep =
                lastWrite.map { $0.version == history.value.version && now - $0.time < .seconds(1) } ?? false
            let change = { (state: inout State) in
                state.document = newValue
                state.version = version
                state.writer = nil
            }
            if isSameStep, isDirty { history.amend(change) } else { history.perform("Edit", change) }
            lastWrite = (now, version)
            changed()
        }
    }

    private func refuse() { showNotice("“\(name)” is read-only here. Changes are not saved.") }

    func register(_ handler: @escaping @MainActor () -> Void) {
        guard isEditable else { return refuse() }
        let version = history.value.version
        switch direction {
        case .undoing?: redoHandlers[version, default: []].append(handler)
        case .redoing?: undoHandlers[version, default: []].append(handler)
        case nil where stepOfEvent == version:
            undoHandlers[version]?.append(handler)
            changed()
        case nil:
            let version = UUID()
            history.perform("Edit") { $0.version = version }
            undoHandlers[version] = [handler]
            stepOfEvent = version
            Task { if stepOfEvent == version { stepOfEvent = nil } }
            changed()
        }
    }

    func nameStep(_ name: String) {
        guard direction == nil, stepOfEvent == history.value.version else { return }
        history.renameLast(name)
    }

    func takeBack() { undo() }
    func makeAgain() { redo() }

    override func undo() {
        (stepOfEvent, lastWrite) = (nil, nil)
        let version = history.value.version
        guard let handlers = undoHandlers.removeValue(forKey: version) else { return super.undo() }
        redoHandlers[version] = nil
        go(.undoing, handlers)
        let name = history.undo()
        // A step whose handlers register nothing cannot be redone.
        if redoHandlers[version] == nil { history.forgetUndone() }
        changed()
        if let name { AccessibilityNotification.Announcement.undone(name).post() }
    }

    override func redo() {
        (stepOfEvent, lastWrite) = (nil, nil)
        guard let name = history.redo() else { return }
        let version = history.value.version
        if let handlers = redoHandlers.removeValue(forKey: version) { go(.redoing, handlers) }
        changed()
        AccessibilityNotification.Announcement.redone(name).post()
    }

    private func go(_ direction: UndoDirection, _ handlers: [@MainActor () -> Void]) {
        self.direction = direction
        defer { self.direction = nil }
        for handler in handlers.reversed() { handler() }
    }
}

/// Returns whether two values are equal; false if their type is not `Equatable`.
private func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    func isEqual<E: Equatable>(_ a: E) -> Bool { a == b as? E }
    return (a as? any Equatable).map { isEqual($0) } ?? false
}
