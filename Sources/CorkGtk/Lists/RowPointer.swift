import CGtk
import CorkUI
import Foundation

/// Dragging of a list's rows with the pointer.
final class RowPointer {
    private unowned let list: any AnyListScrollNode
    private unowned let content: HostView
    private let signals = SignalOwner()
    private var isMoving = false
    /// The position where the button was pressed, and the distance of the pointer from it.
    private var start = CGPoint.zero
    private var distance = CGSize.zero
    /// The collapsed row under the drag, and the time since which it is there.
    private var held: (row: ListRowNode, since: Int64)?

    init(_ list: any AnyListScrollNode, _ content: HostView) {
        self.list = list
        self.content = content
        let drag = gtk_gesture_drag_new()!
        signals.connect("drag-begin", to: drag) { [unowned self] (x: Double, y: Double) in
            (start, distance, isMoving) = (CGPoint(x: x, y: y), .zero, false)
        }
        signals.connect("drag-update", to: drag) { [unowned self] (x: Double, y: Double) in
            distance = CGSize(width: x, height: y)
            if !isMoving { begin(drag) }
            if isMoving { list.drag(to: pointer) }
        }
        signals.connect("drag-end", to: drag) { [unowned self] in end(drops: true) }
        signals.connect("cancel", to: drag) { [unowned self] in end(drops: false) }
        gtk_widget_add_controller(content.widget, drag)
    }

    isolated deinit { signals.disconnectAll() }

    private func row(at point: CGPoint) -> ListRowNode? {
        list.row(at: CGPoint(x: point.x + content.origin.x, y: point.y + content.origin.y))
    }

    /// Begins a drag, unless the press is a swipe or a finger scrolls.
    private func begin(_ drag: OpaquePointer) {
        let (x, y) = (Int32(distance.width), Int32(distance.height))
        guard gtk_drag_check_threshold(content.widget, 0, 0, x, y) != 0, let row = row(at: start) else { return }
        let isSwipe = abs(x) > abs(y) && row.hasSwipeActions
        if !isSwipe, gtk_gesture_single_get_current_sequence(drag) == nil, list.beginDrag(row) {
            isMoving = true
            scrollAtEdges()
        }
        gtk_gesture_set_state(drag, isMoving ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
    }

    /// The position of the pointer in the content.
    private var pointer: CGPoint {
        CGPoint(
            x: start.x + distance.width + content.origin.x, y: start.y + distance.height + content.origin.y)
    }

    private func end(drops: Bool) {
        if isMoving { list.endDrag(drops: drops) }
        isMoving = false
    }

    /// Autoscrolls near the upper and lower edge, faster the nearer, and expands a row after a while.
    private func scrollAtEdges() {
        beforeEachFrame(of: content.widget) { [weak self] in
            guard let self, isMoving, list.isDragging else { return false }
            openHeld()
            let place = start.y + distance.height
            let height = CGFloat(gtk_widget_get_height(content.widget))
            let reach = min(Self.edge, height / 4)
            let step = (max(place - (height - reach), 0) - max(reach - place, 0)) / 3
            if step != 0 {
                list.scroll(to: CGPoint(x: list.offset.x, y: list.offset.y + min(max(step, -Self.edge), Self.edge)))
                list.drag(to: pointer)
            }
            return true
        }
    }

    private func openHeld() {
        let now = Int64(g_get_monotonic_time())
        let row = list.closedRowUnderDrag
        if row !== held?.row { held = row.map { ($0, now) } }
        guard let held, now - held.since >= Self.patience else { return }
        self.held = nil
        list.setExpanded(true, held.row)
    }

    /// The time after which a row under a drag expands, in microseconds.
    private static let patience: Int64 = 500_000
    /// The distance from an edge within which dragged rows scroll, in points.
    private static let edge: CGFloat = 32
}
