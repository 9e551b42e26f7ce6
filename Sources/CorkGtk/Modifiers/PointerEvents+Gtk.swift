import CGtk
import CorkUI
import Foundation

extension _PointerEventModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        PointerMount(node as! any AnyPointerNode, renderer)
    }
}

/// A mount for a host that observes the pointer.
final class PointerMount: HostMount {
    /// The distance of one step of a wheel, in points.
    private static let wheelStep = 48.0

    private let receiver: any AnyPointerNode
    private var pressCount = 1
    private var start = CGPoint.zero
    private var pointer = CGPoint.zero
    private var magnification = 1.0

    init(_ receiver: any AnyPointerNode, _ renderer: GtkRenderer) {
        self.receiver = receiver
        super.init(receiver, renderer)
        followPresses()
        followWheel()
        followFingers()
    }

    private func followPresses() {
        // Count clicks before the drag begins.
        let click = gtk_gesture_click_new()!
        gtk_gesture_single_set_button(click, 0)
        gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
        signals.connect("pressed", to: click) { [unowned self] (count: Int32, _: Double, _: Double) in
            pressCount = Int(count)
        }
        gtk_widget_add_controller(child, click)

        let drag = gtk_gesture_drag_new()!
        gtk_gesture_single_set_button(drag, 0)
        signals.connect("drag-begin", to: drag) { [unowned self] (x: Double, y: Double) in
            start = CGPoint(x: x, y: y)
            send(.pressed(count: pressCount), at: start, drag, isPress: true)
        }
        signals.connect("drag-update", to: drag) { [unowned self] (x: Double, y: Double) in
            send(.dragged, at: CGPoint(x: start.x + x, y: start.y + y), drag, isPress: true)
        }
        signals.connect("drag-end", to: drag) { [unowned self] (x: Double, y: Double) in
            send(.released, at: CGPoint(x: start.x + x, y: start.y + y), drag, isPress: true)
        }
        signals.connect("cancel", to: drag) { [unowned self] in send(.cancelled, at: start, drag, isPress: true) }
        gtk_widget_add_controller(child, drag)
    }

    private func followWheel() {
        let motion = gtk_event_controller_motion_new()!
        signals.connect("enter", to: motion) { [unowned self] (x: Double, y: Double) in pointer = CGPoint(x: x, y: y) }
        signals.connect("motion", to: motion) { [unowned self] (x: Double, y: Double) in pointer = CGPoint(x: x, y: y) }
        gtk_widget_add_controller(child, motion)

        let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!
        signals.answer("scroll", of: scroll) { [unowned self] (x: Double, y: Double) -> Bool in
            let isWheel = gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_WHEEL
            let step = isWheel ? Self.wheelStep : 1
            send(.scrolled(CGSize(width: x * step, height: y * step)), at: pointer, scroll)
            return true
        }
        gtk_widget_add_controller(child, scroll)
    }

    private func followFingers() {
        let zoom = gtk_gesture_zoom_new()!
        signals.connect("begin", to: zoom) { [unowned self] in magnification = 1 }
        signals.connect("scale-changed", to: zoom) { [unowned self] (scale: Double) in
            guard scale > 0, scale.isFinite else { return }
            var (x, y) = (Double(pointer.x), Double(pointer.y))
            _ = gtk_gesture_get_bounding_box_center(zoom, &x, &y)
            send(.magnified(scale / magnification), at: CGPoint(x: x, y: y), zoom)
            magnification = scale
        }
        gtk_widget_add_controller(child, zoom)
    }

    private func send(
        _ phase: PointerEvent.Phase, at location: CGPoint, _ controller: OpaquePointer, isPress: Bool = false
    ) {
        let state = gtk_event_controller_get_current_event_state(controller)
        let button: PointerEvent.Button =
            switch isPress ? gtk_gesture_single_get_current_button(controller) : 1 {
            case 2: .middle
            case 3: .secondary
            default: .primary
            }
        receiver.send(
            PointerEvent(phase, at: location, button: button, modifiers: Key.modifiers(UInt32(state.rawValue))))
    }
}
