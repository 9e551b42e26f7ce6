import CGtk
import CorkUI
import Foundation

/// Swiping of views with the pointer, a finger, or two fingers on a touchpad.
final class SwipePointer {
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let find: (CGPoint) -> (any AnySwipeNode)?
    private let signals = SignalOwner()
    /// The pressed view.
    private weak var pressed: (any AnySwipeNode)?
    /// The view that is being swiped.
    private weak var swiped: (any AnySwipeNode)?
    private var start = CGPoint.zero
    private var distance: CGFloat = 0
    /// The view that is swiped with a touchpad.
    private weak var scrolled: (any AnySwipeNode)?

    /// Listens for swipes on a widget.
    ///
    /// - Parameters:
    ///   - widget: The widget.
    ///   - renderer: The renderer of its window.
    ///   - find: Returns the view at a point of the widget.
    init(
        _ widget: UnsafeMutablePointer<GtkWidget>, _ renderer: GtkRenderer,
        find: @escaping (CGPoint) -> (any AnySwipeNode)?
    ) {
        self.widget = widget
        self.find = find
        renderer.gestures.closeSwipes()
        addDrag()
        addTouchpad()
    }

    isolated deinit { signals.disconnectAll() }

    private func addDrag() {
        let drag = gtk_gesture_drag_new()!
        signals.connect("drag-begin", to: drag) { [unowned self] (x: Double, y: Double) in
            (start, distance, swiped) = (CGPoint(x: x, y: y), 0, nil)
            pressed = find(start)
        }
        signals.connect("drag-update", to: drag) { [unowned self] (x: Double, y: Double) in
            if swiped == nil, gtk_drag_check_threshold(widget, 0, 0, Int32(x), Int32(y)) != 0 {
                if abs(x) > abs(y), pressed?.hasSwipeActions == true { swiped = pressed }
                pressed = nil
                gtk_gesture_set_state(drag, swiped == nil ? GTK_EVENT_SEQUENCE_DENIED : GTK_EVENT_SEQUENCE_CLAIMED)
            }
            swiped.map { $0.swipe(by: (x - distance) * direction($0)) }
            distance = x
        }
        signals.connect("drag-end", to: drag) { [unowned self] in
            swiped?.endSwipe()
            if let pressed, !(pressed is ListRowNode) {
                pressed.tapSwipe(at: windowPoint(start, in: pressed))
            }
            (pressed, swiped) = (nil, nil)
        }
        signals.connect("cancel", to: drag) { [unowned self] in
            swiped?.closeSwipe()
            (pressed, swiped) = (nil, nil)
        }
        gtk_widget_add_controller(widget, drag)
    }

    /// Converts a point of a view's widget to the window.
    private func windowPoint(_ point: CGPoint, in node: any AnySwipeNode) -> CGPoint {
        let frame = node.windowFrame
        return CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    }

    private func direction(_ node: any AnySwipeNode) -> CGFloat {
        node.environment.layoutDirection == .rightToLeft ? -1 : 1
    }

    private func addTouchpad() {
        let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL)!
        signals.answer("scroll", of: scroll) { [unowned self] (x: Double, y: Double) -> Bool in
            guard x != 0, abs(x) > abs(y) else { return false }
            guard let node = scrolled ?? nodeUnderPointer(scroll), node.hasSwipeActions else { return false }
            scrolled = node
            node.swipe(by: -x * 16 * direction(node))
            return true
        }
        signals.connect("scroll-end", to: scroll) { [unowned self] in
            scrolled?.endSwipe()
            scrolled = nil
        }
        gtk_widget_add_controller(widget, scroll)
    }

    private func nodeUnderPointer(_ controller: OpaquePointer) -> (any AnySwipeNode)? {
        guard let event = gtk_event_controller_get_current_event(controller) else { return nil }
        var (x, y) = (0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0, let root = gtk_widget_get_native(widget) else { return nil }
        var (left, top) = (0.0, 0.0)
        gtk_native_get_surface_transform(root, &left, &top)
        let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        return CGPoint(x: x - left, y: y - top).converted(from: window, to: widget).flatMap(find)
    }
}
