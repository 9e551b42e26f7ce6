import CGtk
import CorkUI
import Foundation

/// Drags and swipes of rows.
final class RowPointer {
    private enum Task { case moving, swiping(ListRowNode) }

    private unowned let list: any ListSurface
    private unowned let content: HostView
    private let signals = SignalOwner()
    private var task: Task?
    /// The position where the button was pressed, and the distance of the pointer from there.
    private var start = CGPoint.zero
    private var distance = CGSize.zero
    /// The closed row that others are held over, and since when.
    private var held: (row: ListRowNode, since: Int64)?
    /// The row that a touchpad moves aside.
    private var scrolled: ListRowNode?

    init(_ list: any ListSurface, _ content: HostView) {
        self.list = list
        self.content = content
        let drag = gtk_gesture_drag_new()!
        signals.connect("drag-begin", to: drag) { [unowned self] (x: Double, y: Double) in
            (start, distance, task) = (CGPoint(x: x, y: y), .zero, nil)
        }
        signals.connect("drag-update", to: drag) { [unowned self] (x: Double, y: Double) in
            let step = x - distance.width
            distance = CGSize(width: x, height: y)
            if task == nil { begin(drag) }
            move(by: step)
        }
        signals.connect("drag-end", to: drag) { [unowned self] in end(drops: true) }
        signals.connect("cancel", to: drag) { [unowned self] in end(drops: false) }
        gtk_widget_add_controller(content.widget, drag)
        addTouchpad()
    }

    isolated deinit { signals.disconnectAll() }

    private func row(at point: CGPoint) -> ListRowNode? {
        list.row(at: CGPoint(x: point.x + content.origin.x, y: point.y + content.origin.y))
    }

    private var direction: CGFloat { list.environment.layoutDirection == .rightToLeft ? -1 : 1 }

    /// Sideways it is a swipe, where there is something to uncover; else the row is moved, though not by a finger, which
    /// scrolls.
    private func begin(_ drag: OpaquePointer) {
        let (x, y) = (Int32(distance.width), Int32(distance.height))
        guard gtk_drag_check_threshold(content.widget, 0, 0, x, y) != 0, let row = row(at: start) else { return }
        if abs(x) > abs(y), row.hasSwipeActions {
            task = .swiping(row)
        } else if gtk_gesture_single_get_current_sequence(drag) == nil, list.beginDrag(row) {
            task = .moving
            scrollAtEdges()
        }
        gtk_gesture_set_state(drag, task == nil ? GTK_EVENT_SEQUENCE_DENIED : GTK_EVENT_SEQUENCE_CLAIMED)
    }

    private func move(by step: CGFloat) {
        switch task {
        case .moving: list.drag(to: pointer)
        case .swiping(let row): row.swipe(by: step * direction)
        case nil: break
        }
    }

    /// The position of the pointer in the content.
    private var pointer: CGPoint {
        CGPoint(
            x: start.x + distance.width + content.origin.x, y: start.y + distance.height + content.origin.y)
    }

    private func end(drops: Bool) {
        switch task {
        case .moving: list.endDrag(drops: drops)
        case .swiping(let row): if drops { row.endSwipe() } else { row.closeSwipe() }
        case nil: break
        }
        task = nil
    }

    /// Scrolls while rows are held near the upper or the lower edge, the faster the nearer, and opens a row they are held
    /// over for a while.
    private func scrollAtEdges() {
        beforeEachFrame(of: content.widget) { [weak self] in
            guard let self, case .moving = task, list.isDragging else { return false }
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

    /// Two fingers on a touchpad swipe the row under the pointer.
    private func addTouchpad() {
        let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL)!
        signals.answer("scroll", of: scroll) { [unowned self] (x: Double, y: Double) -> Bool in
            guard x != 0, abs(x) > abs(y) else { return false }
            let row = scrolled ?? rowUnderPointer(scroll)
            guard let row, row.hasSwipeActions else { return false }
            scrolled = row
            row.swipe(by: -x * 16 * direction)
            return true
        }
        signals.connect("scroll-end", to: scroll) { [unowned self] in
            scrolled?.endSwipe()
            scrolled = nil
        }
        gtk_widget_add_controller(content.widget, scroll)
    }

    private func rowUnderPointer(_ controller: OpaquePointer) -> ListRowNode? {
        guard let event = gtk_event_controller_get_current_event(controller) else { return nil }
        var (x, y) = (0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0, let root = gtk_widget_get_native(content.widget) else {
            return nil
        }
        var (left, top) = (0.0, 0.0)
        gtk_native_get_surface_transform(root, &left, &top)
        var (localX, localY) = (0.0, 0.0)
        let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        gtk_widget_translate_coordinates(window, content.widget, x - left, y - top, &localX, &localY)
        return row(at: CGPoint(x: localX, y: localY))
    }
}
