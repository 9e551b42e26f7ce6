import CorkUI
import DocumentFiles
import Foundation
import Observation
import ShapeDocument

/// A drawing as its window edits it: the document, where it is saved, what is chosen and which part is shown.
@Observable
package final class ShapesModel {
    private(set) var history: UndoHistory<Drawing>
    /// What the drawing looks like.
    private(set) var scene: ShapeScene
    private(set) var canvases: [DrawingCanvas]
    /// The file that the drawing is saved to, as it was then.
    var origin: FileOrigin?
    /// Keeps other windows from editing the file.
    @ObservationIgnored var claim: FileClaim?
    /// Claims a file for this window; nil where another one has it.
    @ObservationIgnored package var claimFile: @MainActor (URL) -> FileClaim? = { FileClaim($0) }
    /// Notes files for the lists of recent ones.
    @ObservationIgnored package var noteRecent: (@MainActor (URL) -> Void)?
    /// Keeps changes safe against a crash.
    @ObservationIgnored package var journal: RecoveryJournal<Drawing>?
    @ObservationIgnored var readingTask: Task<Void, Never>?
    /// Why the file could not be read, a sentence each.
    package private(set) var failures: [String] = []
    private(set) var notices: [Notice] = []
    @ObservationIgnored private var noticeCount = 0

    var selection: Set<ShapeID> = [] { didSet { revealSelection() } }
    /// The groups that are open in the outline.
    var expanded: Set<ShapeID> = []
    /// The shape whose name is being typed.
    var renaming: ShapeID?
    var draft = ""

    // MARK: The canvas

    var viewport = CanvasViewport()
    @ObservationIgnored var canvasSize = CGSize.zero
    /// Whether the whole drawing is shown as large as it fits, until somebody moves it.
    @ObservationIgnored var isFitted = true
    /// Whether the zoom changed just now.
    var isZooming = false
    @ObservationIgnored var zoomTask: Task<Void, Never>?
    let tiles = TileCache()
    /// Grows when there are more squares to be drawn.
    var tilesVersion = 0
    @ObservationIgnored var drag: CanvasDrag?
    /// What the drag has done so far to what is chosen.
    var dragChange = Transform.identity
    /// In points on the canvas.
    var marquee: CGRect?

    package init() {
        let drawing = Drawing()
        history = UndoHistory(drawing)
        scene = drawing.scene()
        canvases = []
        refresh(scene)
    }

    /// A drawing that a crash left behind.
    package convenience init(_ recovered: RecoveredDocument<Drawing>) {
        self.init()
        start(UndoHistory(recovered.document, isSaved: false), recovered.document.scene())
        if let origin = recovered.origin { setOrigin(origin) }
        let date = recovered.date.formatted(date: .abbreviated, time: .shortened)
        tell(
            """
            This drawing was not saved when Corkboard ended; it is as it was on \(date). \
            \(recovered.isDamaged ? "Part of what was kept is damaged: later changes may be missing. " : "")\
            Save it, or close it to discard it.
            """)
    }

    package var drawing: Drawing { history.value }

    /// The file that the drawing is saved to.
    package var fileURL: URL? { origin?.file }

    /// What the drawing is called.
    var name: String { fileURL?.lastPathComponent ?? "Untitled Drawing" }

    /// What the window is called.
    var title: String { name + (history.isDirty ? " •" : "") }

    var renderer: SceneRenderer { SceneRenderer(file: fileURL) }

    /// Starts anew with a drawing.
    func start(_ history: UndoHistory<Drawing>, _ scene: ShapeScene) {
        self.history = history
        selection = []
        refresh(scene)
        keepSafe()
    }

    // MARK: Edits

    /// A change that goes on for a while, and what it has led to so far.
    @ObservationIgnored var longChange: (name: String, revision: UndoHistory<Drawing>.Revision?)?

    /// Changes the drawing, as one step to undo. What throws changes nothing, and is told.
    func edit(_ name: String, _ change: (inout Drawing) throws -> Void) {
        let before = history.revision
        do {
            if let longChange, longChange.revision == before {
                try history.amend(change)
            } else {
                try history.perform(longChange?.name ?? name, change)
            }
        } catch {
            tell(error.localizedDescription)
        }
        guard history.revision != before else { return }
        if let change = longChange {
            longChange?.revision = history.undoName == change.name ? history.revision : nil
        }
        changed()
    }

    func undo() { if history.undo() != nil { changed() } }
    func redo() { if history.redo() != nil { changed() } }

    private func changed() {
        refresh(drawing.scene())
        let drawing = drawing
        let remaining = selection.filter { drawing.shape($0) != nil }
        if remaining != selection { selection = remaining }
        keepSafe()
    }

    private func refresh(_ scene: ShapeScene) {
        self.scene = scene
        canvases = drawing.canvases(scene)
        tiles.show(scene, renderer)
        tilesVersion += 1
        if isFitted { fit() }
    }

    /// Has the journal know what is not in the file.
    func keepSafe() {
        if history.isDirty { journal?.record(drawing, from: origin) } else { journal?.clear() }
    }

    /// Keeps a drawing that a crash left behind safe from now on, in its old journal's place.
    package func takeOver(_ recovered: RecoveredDocument<Drawing>) {
        keepSafe()
        journal?.flush()
        recovered.discard()
    }

    func markSaved(_ revision: UndoHistory<Drawing>.Revision) {
        history.markSaved(revision)
        keepSafe()
    }

    // MARK: Notices

    package func tell(_ text: String) {
        noticeCount += 1
        notices.append(Notice(id: noticeCount, text: text))
    }

    func fail(_ sentence: String) {
        failures.append(sentence)
        tell(sentence)
    }

    func dismiss(_ notice: Notice) { notices.removeAll { $0.id == notice.id } }
}
