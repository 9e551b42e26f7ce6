import CGtk
import CorkUI
import Foundation

extension _GestureModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        renderer.gestures.listen()
        return Mount(node, renderer)
    }
}

extension _HoverModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        renderer.gestures.follow()
        return Mount(node, renderer)
    }
}

/// The gestures of a window, with a few native gestures on its content for all views.
final class Gestures {
    private unowned let renderer: GtkRenderer
    private let signals = SignalOwner()
    private let arena = GestureArena()
    private let hover = HoverTracker()
    private var listens = false
    private var follows = false
    private var closesSwipes = false
    /// The native gesture of the current press.
    private var pressing: OpaquePointer?
    /// The native gestures that observe presses in the capture and bubble phases.
    private var presses: [OpaquePointer] = []
    /// A Boolean value that indicates whether two fingers are down.
    private var followsFingers = false
    private var start = CGPoint.zero
    /// The rotation by two fingers, in radians.
    private var turn = 0.0
    private var timeout: UInt32?

    init(_ renderer: GtkRenderer) { self.renderer = renderer }

    isolated deinit { timeout.map(MainLoop.cancel) }

    private var widget: UnsafeMutablePointer<GtkWidget> { renderer.rootHost.widget }

    /// Begins to observe presses and fingers, for the first view with a gesture.
    func listen() {
        guard !listens else { return }
        listens = true
        followPresses(GTK_PHASE_CAPTURE)
        followPresses(GTK_PHASE_BUBBLE)
        followFingers()
    }

    /// Begins to observe the pointer, for the first view that needs it.
    func follow() {
        guard !follows else { return }
        follows = true
        let motion = gtk_event_controller_motion_new()!
        // Observe the pointer before inner widgets hide it.
        gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE)
        for signal in ["enter", "motion"] {
            signals.connect(signal, to: motion) { [unowned self] (x: Double, y: Double) in
                hover(at: CGPoint(x: x, y: y))
            }
        }
        signals.connect("leave", to: motion) { [unowned self] in hover(at: nil) }
        gtk_widget_add_controller(widget, motion)
    }

    /// Closes the swipe actions of views after a press elsewhere.
    func closeSwipes() {
        guard !closesSwipes else { return }
        closesSwipes = true
        let click = gtk_gesture_click_new()!
        gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
        signals.connect("pressed", to: click) { [unowned self] (_: Int32, x: Double, y: Double) in
            renderer.window?.graph.closeSwipes(besides: CGPoint(x: x, y: y))
        }
        gtk_widget_add_controller(widget, click)
    }

    private func hover(at point: CGPoint?) { if let root = renderer.window?.root { hover.move(to: point, in: root) } }

    /// Observes presses in the capture phase, for high-priority gestures, or in the bubble phase.
    private func followPresses(_ phase: GtkPropagationPhase) {
        let drag = gtk_gesture_drag_new()!
        presses.append(drag)
        gtk_event_controller_set_propagation_phase(drag, phase)
        signals.connect("drag-begin", to: drag) { [unowned self] (x: Double, y: Double) in
            let point = CGPoint(x: x, y: y)
            guard phase == GTK_PHASE_BUBBLE || goesFirst(at: point) else { return }
            // The bubble phase repeats the press.
            guard phase == GTK_PHASE_CAPTURE || pressing == nil || pressing == drag else { return }
            if pressing == drag { send(.cancelled) }
            (pressing, start) = (drag, point)
            send(.pressed, at: point, Key.modifiers(gtk_event_controller_get_current_event_state(drag).rawValue))
        }
        signals.connect("drag-update", to: drag) { [unowned self] (x: Double, y: Double) in
            if pressing == drag { send(.moved, at: CGPoint(x: start.x + x, y: start.y + y)) }
        }
        signals.connect("drag-end", to: drag) { [unowned self] (x: Double, y: Double) in
            guard pressing == drag else { return }
            send(.released, at: CGPoint(x: start.x + x, y: start.y + y))
            pressing = nil
        }
        signals.connect("cancel", to: drag) { [unowned self] in
            guard pressing == drag else { return }
            pressing = nil
            send(.cancelled, at: start)
        }
        gtk_widget_add_controller(widget, drag)
    }

    private func followFingers() {
        let zoom = gtk_gesture_zoom_new()!
        signals.connect("begin", to: zoom) { [unowned self] in
            var (x, y) = (0.0, 0.0)
            guard gtk_gesture_get_bounding_box_center(zoom, &x, &y) != 0 else { return }
            followsFingers = true
            send(.fingersBegan, at: CGPoint(x: x, y: y))
        }
        signals.connect("scale-changed", to: zoom) { [unowned self] (scale: Double) in
            if scale > 0, scale.isFinite { send(.magnified(scale)) }
        }
        signals.connect("end", to: zoom) { [unowned self] in endFingers(.fingersEnded) }
        // GTK 4.24 cancels the gesture for each press that another one claims.
        signals.connect("cancel", to: zoom) { [unowned self] in endFingers(.cancelled) }
        gtk_widget_add_controller(widget, zoom)
        let rotation = gtk_gesture_rotate_new()!
        signals.connect("begin", to: rotation) { [unowned self] in turn = 0 }
        signals.connect("angle-changed", to: rotation) { [unowned self] (_: Double, delta: Double) in
            guard delta.isFinite else { return }
            // GTK reports angles modulo a full turn.
            turn += (delta - turn).remainder(dividingBy: 2 * .pi)
            send(.rotated(.radians(turn)))
        }
        gtk_widget_add_controller(widget, rotation)
        gtk_gesture_group(zoom, rotation)
    }

    private func endFingers(_ kind: _GestureEvent.Kind) {
        guard followsFingers else { return }
        followsFingers = false
        send(kind)
    }

    private func goesFirst(at point: CGPoint) -> Bool {
        renderer.window.map { arena.goesFirst(at: point, in: $0.root) } ?? false
    }

    private var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    private func send(_ kind: _GestureEvent.Kind, at point: CGPoint? = nil, _ modifiers: EventModifiers = []) {
        guard let root = renderer.window?.root else { return }
        arena.send(kind, at: point, modifiers: modifiers, time: now, in: root)
        if arena.hasClaimed { claimPress() }
        waitForDeadline()
    }

    /// Claims the press, so that no other native gesture receives it.
    private func claimPress() {
        guard let pressing else { return }
        gtk_gesture_set_state(pressing, GTK_EVENT_SEQUENCE_CLAIMED)
        // The bubble phase doesn't receive the end of a press that was claimed in the capture phase, so reset it.
        for other in presses where other != pressing { gtk_event_controller_reset(other) }
    }

    /// Schedules the next timeout of a gesture.
    private func waitForDeadline() {
        timeout.map(MainLoop.cancel)
        timeout = arena.deadline.map { deadline in
            let milliseconds = min(max(((deadline - now) * 1000).rounded(.up), 0), 86_400_000)
            return MainLoop.after(milliseconds: UInt32(milliseconds)) { [weak self] in
                self?.timeout = nil
                self?.send(.waited)
            }
        }
    }
}
