import CGtk
import CorkUI
import Foundation

/// The drag and drop of a window, with one drag source and one drop target for all its views.
package final class Dragging {
    private let root: HostView
    private unowned let renderer: GtkRenderer
    private let signals = SignalOwner()
    private var sources: [ObjectIdentifier: any AnyDragNode] = [:]
    private var destinations: [ObjectIdentifier: any AnyDropNode] = [:]
    private var dragSource: OpaquePointer?
    private var listensForDrags = false
    private var listensForDrops = false
    /// The current drag from this window.
    private var drag: ActiveDrag?
    /// The position in the window at which the drag began.
    private var grip = CGPoint.zero
    private(set) var previews: DragPreviews?
    private let tracker = DropTracker()
    private(set) lazy var scrolling = DragScrolling(root)

    init(_ renderer: GtkRenderer) {
        self.renderer = renderer
        root = renderer.rootHost
    }

    func add(_ source: any AnyDragNode) {
        sources[ObjectIdentifier(source)] = source
        if !listensForDrags { listenForDrags() }
    }

    func remove(source: _ViewNode) { sources[ObjectIdentifier(source)] = nil }

    func add(_ destination: any AnyDropNode) {
        destinations[ObjectIdentifier(destination)] = destination
        if !listensForDrops { listenForDrops() }
    }

    func remove(destination: _ViewNode) {
        tracker.remove(destination)
        destinations[ObjectIdentifier(destination)] = nil
    }

    /// Returns a Boolean value that indicates whether a node is visible at a point of the window, in the picked
    /// widget.
    private func isSeen(
        _ node: _ViewNode, in frame: CGRect, at point: CGPoint, under picked: UnsafeMutablePointer<GtkWidget>
    ) -> Bool {
        guard let host = renderer.host(of: node) else { return false }
        let isThere =
            picked == host.widget || picked == host.owner || gtk_widget_is_ancestor(picked, host.widget) != 0
        return isThere && frame.contains(point)
    }

    private func picked(at point: CGPoint) -> UnsafeMutablePointer<GtkWidget>? {
        gtk_widget_pick(root.widget, point.x, point.y, GTK_PICK_DEFAULT)
    }
}

// MARK: - Out

extension Dragging {
    private func listenForDrags() {
        listensForDrags = true
        let source = gtk_drag_source_new()!
        gtk_drag_source_set_actions(source, GDK_ACTION_COPY)
        signals.answer("prepare", of: source) { [unowned self] (x: Double, y: Double) -> ObjectRef? in
            content(at: CGPoint(x: x, y: y))
        }
        signals.connect("drag-begin", to: source) { [unowned self] (native: OpaquePointer) in beginDrag(native) }
        signals.answer("drag-cancel", of: source) { [unowned self] (_: OpaquePointer, reason: Int32) -> Bool in
            let isRefused = reason == Int32(GDK_DRAG_CANCEL_NO_TARGET.rawValue)
            if let drag, drag.outcome == nil { drag.outcome = isRefused ? .forbidden : .cancel }
            return false
        }
        signals.connect("drag-end", to: source) { [unowned self] (_: OpaquePointer, isMoved: Bool) in
            finishDrag(isMoved ? .move : .copy)
        }
        dragSource = source
        gtk_widget_add_controller(root.widget, source)
    }

    /// Returns the content to drag from a point, or `nil`.
    func content(at point: CGPoint) -> ObjectRef? {
        guard let picked = picked(at: point) else { return nil }
        let source = sources.values.filter { $0.isActive && isSeen($0, in: $0.dragFrame, at: point, under: picked) }
            .max { $0.depth < $1.depth }
        guard let source else { return nil }
        guard let drag = ActiveDrag(source) else { return nil }
        (self.drag, grip) = (drag, point)
        if let dragSource { gtk_drag_source_set_actions(dragSource, drag.configuration.operationsOutsideApp.actions) }
        let forms = drag.forms
        return TransferredData.provider(of: forms.isEmpty ? [Self.nothing] : forms)
    }

    /// The content of items that other programs can't accept.
    private static let nothing = TransferredData(type: "application/x-corkui-drag", data: Data())

    /// Begins the drag of the content that was prepared, and shows its previews.
    ///
    /// - Parameter native: The native drag that shows the previews, or `nil`.
    package func beginDrag(_ native: OpaquePointer? = nil) {
        guard let drag else { return }
        let previews = DragPreviews(of: drag.views(among: sources.values), gripped: grip, renderer)
        self.previews = previews
        drag.begin(at: grip)
        if let preview = drag.preview {
            let icon = unsafeDowncast(preview.node.gtkMount!, to: DragPreviewMount.self)
            icon.show(in: preview.frame, gripped: grip, on: native)
        } else {
            previews.show(drag.formation, on: native)
            drag.formationChanged = { previews.show($0, on: native) }
        }
    }

    /// Ends the drag.
    ///
    /// - Parameter operation: The operation that the destination performed.
    package func finishDrag(_ operation: DropOperation) {
        drag?.ended(operation)
        (drag, previews) = (nil, nil)
    }
}

// MARK: - In

extension Dragging {
    /// The accepted actions of drops; other programs are never told that their items were moved.
    private static let actions = GdkDragAction(
        GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue | GDK_ACTION_LINK.rawValue)

    private func listenForDrops() {
        listensForDrops = true
        let drops = gtk_drop_target_async_new(nil, Self.actions)!
        signals.answer("accept", of: drops) { [unowned self] (drop: OpaquePointer) -> Bool in
            let types = types(of: drop)
            return destinations.values.contains { $0.takenTypes.contains(where: types.contains) }
        }
        for signal in ["drag-enter", "drag-motion"] {
            signals.answer(signal, of: drops) { [unowned self] (drop: OpaquePointer, x: Double, y: Double) -> UInt32 in
                move(to: CGPoint(x: x, y: y), types(of: drop))
                return action(of: drop).rawValue
            }
        }
        signals.connect("drag-leave", to: drops) { [unowned self] in
            scrolling.end()
            aim(at: nil)
        }
        signals.answer("drop", of: drops) { [unowned self] (drop: OpaquePointer, x: Double, y: Double) -> Bool in
            let drop = ObjectRef(retaining: drop)
            let action = action(of: drop.opaque)
            let (types, local) = (types(of: drop.opaque), local(drop.opaque))
            let taking = take(types, at: CGPoint(x: x, y: y), from: local) { await .read(drop, as: $0) }
            guard let taking else { return false }
            Task {
                let isTaken = await taking.value
                gdk_drop_finish(drop.opaque, isTaken ? action : GdkDragAction(0))
            }
            return true
        }
        gtk_widget_add_controller(root.widget, drops)
    }

    /// Returns the action of a drop on the current target, or no action without a target.
    private func action(of drop: OpaquePointer) -> GdkDragAction {
        guard let target = tracker.target, target.operation != .forbidden, target.operation != .cancel else {
            return GdkDragAction(0)
        }
        let offered = gdk_drop_get_actions(drop).rawValue
        // Within the program, the drag itself tells the source the operation.
        let known = [GDK_ACTION_COPY] + (local(drop) == nil ? [] : [GDK_ACTION_MOVE])
        return known.first { offered & $0.rawValue != 0 } ?? GDK_ACTION_LINK
    }

    /// Returns the drag of a drop that comes from this program.
    private func local(_ drop: OpaquePointer) -> ActiveDrag? {
        gdk_drop_get_drag(drop) == nil ? nil : ActiveDrag.current
    }

    /// Returns the MIME types of a drop, including private ones within the program.
    private func types(of drop: OpaquePointer) -> Set<String> { local(drop)?.types ?? Set(of: drop) }

    /// Updates the target and autoscrolling for a drag over a point.
    package func move(to point: CGPoint, _ types: Set<String>) {
        aim(at: point, types)
        scrolling.drag(to: point) { [unowned self] in aim(at: point, types) }
    }

    /// Makes the innermost view at a point that accepts one of the types the drop target.
    private func aim(at point: CGPoint?, _ types: Set<String> = []) {
        var found: (any AnyDropNode)?
        if let point, let picked = picked(at: point) {
            found = destinations.values
                .filter {
                    $0.isActive && $0.takenTypes.contains(where: types.contains)
                        && isSeen($0, in: $0.windowFrame, at: point, under: picked)
                }
                .max { $0.depth < $1.depth }
        }
        tracker.move(to: found)
        if let point, let target = tracker.target { target.hover(types, at: target.localPoint(point)) }
        ActiveDrag.current.map { $0.moved(over: tracker.target, at: $0 === drag ? point : nil) }
    }

    /// Performs a drop at a point.
    ///
    /// - Parameters:
    ///   - types: The MIME types of the content.
    ///   - point: The point, in points.
    ///   - drag: The drag in this program, or `nil` for one of another program.
    ///   - read: A closure that reads the content in a MIME type.
    /// - Returns: A task that reads the content and passes it to the target, which may have been removed by then. Its
    ///   value indicates whether the target accepted the content. The result is `nil` if no view accepts the types.
    package func take(
        _ types: Set<String>, at point: CGPoint, from drag: ActiveDrag? = nil,
        read: @escaping (String) async -> TransferredData?
    ) -> Task<Bool, Never>? {
        scrolling.end()
        aim(at: point, types)
        guard let target = tracker.target, let type = target.takenTypes.first(where: types.contains) else { return nil }
        tracker.drop()
        let place = target.localPoint(point)
        if let drag {
            let isTaken = target.drop(drag.items(as: type), at: place)
            drag.outcome = isTaken ? target.operation : .forbidden
            return Task { isTaken }
        }
        return Task { [weak target] in await read(type).map { target?.drop([$0], at: place) == true } ?? false }
    }
}

extension Set<String> {
    /// Creates the set of the MIME types of a drop.
    fileprivate init(of drop: OpaquePointer) {
        var count: gsize = 0
        let names = gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count)
        self.init((0..<Int(count)).map { String(cString: names![$0]!) })
    }
}

extension DragConfiguration.OperationsOutsideApp {
    fileprivate var actions: GdkDragAction {
        guard allowMove else { return GDK_ACTION_COPY }
        return GdkDragAction(GDK_ACTION_MOVE.rawValue | (allowCopy ? GDK_ACTION_COPY.rawValue : 0))
    }
}
