import CorkUI
import DocumentFiles
import Foundation
import Observation
import ShapeDocument

/// The model of a drawing's window, with the selection and the visible part.
@Observable
package final class ShapesModel: DocumentModel<Drawing> {
    /// The scene of the drawing.
    private(set) var scene: ShapeScene
    /// The drawing that `scene` shows.
    @ObservationIgnored private var shown: Drawing
    private(set) var canvases: [DrawingCanvas]

    var selection: Set<ShapeID> = [] { didSet { if marquee == nil { revealSelection() } } }
    /// The expanded groups in the outline.
    var expanded: Set<ShapeID> = []
    /// The shape whose name is being edited.
    var renaming: ShapeID?
    var draftName = ""
    /// The shape that was renamed last, which the outline shows although its search may no longer find it.
    var lastRenamed: ShapeID?

    // MARK: The canvas

    var viewport = CanvasViewport()
    @ObservationIgnored var canvasSize = CGSize.zero
    /// A Boolean value that indicates whether the zoom fits the whole drawing, until it is scrolled or zoomed.
    @ObservationIgnored var isFitted = true
    /// A Boolean value that indicates whether the zoom changed just now.
    var isZooming = false
    /// The last selection that was made in the outline, which scrolls to its focused row by itself.
    @ObservationIgnored var outlineSelection: Set<ShapeID>?
    @ObservationIgnored var zoomTask: Task<Void, Never>?
    let tiles = TileCache()
    /// A version that increases when more tiles have to be drawn.
    var tilesVersion = 0
    @ObservationIgnored var drag: CanvasDrag?
    /// The transformation of the selection by the current drag.
    var dragChange = Transform.identity
    /// The lines to which moved shapes snapped.
    var guides: [SnapGuide] = []
    /// A Boolean value that indicates whether moved shapes snap to other shapes.
    var snaps = true
    /// The lines to which shapes can snap during a drag.
    @ObservationIgnored var snapping: Snapping?
    /// The clockwise rotation of the selection by the current drag.
    @ObservationIgnored var turnedDegrees = 0.0
    /// The selection rectangle, in points on the canvas.
    var marquee: CGRect?
    /// The current tool.
    var tool = ShapeTool.rectangle
    /// The shape that is being made.
    var draft: ShapeDraft?
    @ObservationIgnored var clipboard: (any Clipboard)?
    /// The task that reads the clipboard.
    @ObservationIgnored var pasteTask: Task<Void, Never>?

    package init() {
        let drawing = Drawing()
        scene = drawing.scene()
        shown = drawing
        canvases = []
        super.init(drawing)
        refresh(scene, nil)
    }

    /// Creates a model with a recovered drawing.
    package convenience init(_ recovered: RecoveredDocument<Drawing>) {
        self.init()
        recover(recovered)
    }

    package override class var appName: String { "Corkboard" }

    package override func open(_ file: URL) { read(drawing: file) }

    package override func recover(_ recovered: RecoveredDocument<Drawing>) {
        super.recover(recovered)
        tool = .select
        refresh(drawing.scene(), nil)
    }

    package override var hasDraft: Bool { hasDraftedName }

    package override func commitDraft() { endRenaming() }

    package override var valueWithDraft: Drawing {
        var drawing = drawing
        renamingEdit?.change(&drawing)
        return drawing
    }

    package var drawing: Drawing { history.value }

    // MARK: Pictures in other files

    @ObservationIgnored private var knownPictures = ReferredPictures(of: nil)
    @ObservationIgnored private var picturesNotice: String?
    /// A Boolean value that indicates whether pictures outside of the drawing's folder are shown.
    @ObservationIgnored var allowsPicturesOutside = false

    private var pictures: ReferredPictures {
        if knownPictures.drawing != fileURL || knownPictures.allowsOutside != allowsPicturesOutside {
            knownPictures = ReferredPictures(of: fileURL, allowsOutside: allowsPicturesOutside) { [weak self] in
                self?.picturesChanged()
            }
        }
        return knownPictures
    }

    var renderer: SceneRenderer { SceneRenderer(pictures: pictures) }

    /// Redraws everything, and reports missing pictures once all have been read.
    private func picturesChanged() {
        refresh(scene, nil)
        guard !pictures.isReading else { return }
        notices.filter { $0.text == picturesNotice }.forEach { dismiss($0) }
        let failures = pictures.failures
        picturesNotice = failures.summary
        guard let picturesNotice else { return }
        let isOutside = failures.contains { $0.reason == .isOutside }
        showNotice(
            picturesNotice,
            button: isOutside
                ? NoticeButton("Show Pictures Outside") { [weak self] in
                    self?.allowsPicturesOutside = true
                    self?.picturesChanged()
                } : nil)
    }

    /// Reloads the pictures for the new location of the drawing.
    func fileMoved() { if tiles.renderer.pictures !== pictures { refresh(scene, nil) } }

    /// Replaces the drawing and its undo history.
    func start(_ history: UndoHistory<Drawing>, _ scene: ShapeScene) {
        self.history = history
        selection = []
        selections = [:]
        tool = .select
        refresh(scene, nil)
        recordForRecovery()
    }

    // MARK: Edits

    /// A continuous change, and the revision that it has led to.
    @ObservationIgnored var longChange: (name: String, revision: UndoHistory<Drawing>.Revision?)?

    /// Edits the drawing in one undo step; an error leaves it unchanged and is reported.
    func edit(_ name: String, _ change: (inout Drawing) throws -> Void) {
        let before = history.revision
        do {
            if let longChange, longChange.revision == before {
                try history.amend(change)
            } else {
                selections[before] = selection
                try history.perform(longChange?.name ?? name, change)
            }
        } catch {
            showNotice(error.localizedDescription)
        }
        guard history.revision != before else { return }
        if let change = longChange {
            longChange?.revision = undoName == change.name ? history.revision : nil
        }
        changed()
    }

    /// The selection of each undo state when it was left.
    @ObservationIgnored private var selections: [UndoHistory<Drawing>.Revision: Set<ShapeID>] = [:]

    package override func undo() { step { super.undo() } }
    package override func redo() { step { super.redo() } }

    /// Goes to another state, or only cancels a drag.
    ///
    /// The selection becomes the shapes that appeared, or else the selected shapes that remain, or else the selection
    /// that the other state had.
    private func step(_ toOther: () -> Void) {
        guard drag == nil, draft == nil else { return cancelDrag() }
        let (before, chosen) = (drawing, selection)
        selections[history.revision] = chosen
        toOther()
        let come = drawing.shapes(since: before)
        if !come.isEmpty {
            selection = come
        } else if selection.isEmpty, !chosen.isEmpty {
            selection = drawing.present(selections[history.revision] ?? [])
        }
    }

    package override func changed() {
        let drawing = drawing
        let (scene, changes) = drawing.scene(after: shown, scene)
        refresh(scene, changes)
        let remaining = drawing.present(selection)
        if remaining != selection { selection = remaining }
        super.changed()
    }

    package override func close() {
        super.close()
        zoomTask?.cancel()
    }

    /// Updates the shown scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - changes: The changed areas; `nil` for all.
    private func refresh(_ scene: ShapeScene, _ changes: [CGRect]?) {
        self.scene = scene
        shown = drawing
        let canvases = drawing.canvases(scene)
        if canvases != self.canvases { self.canvases = canvases }
        tiles.show(scene, renderer, changes)
        tilesVersion += 1
        if isFitted { fit() }
    }
}
