import CGtk
import CorkUI
import Foundation

extension _SliderInput: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { SliderMount(node, renderer) }
}

/// A mount for a native scale.
final class SliderMount: InputMount {
    private var changes: SignalConnection!
    /// A Boolean value that indicates whether a pointer drags the slider, which is one change.
    private var isHeld = false
    private var shownTicks: [_SliderInput.Tick] = []

    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil))
        gtk_scale_set_draw_value(child.cast(), 0)
        changes = signals.connect("value-changed", to: child) { [unowned self] in move() }
        followPointer()
        update()
    }

    /// Observes the end of a drag before the scale's own gestures, which claim the pointer.
    private func followPointer() {
        let events = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
        signals.answer("event", of: events) { [unowned self] () -> Bool in
            switch gtk_event_controller_get_current_event(events).map(gdk_event_get_event_type) {
            case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: hold(true)
            case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL, GDK_GRAB_BROKEN: hold(false)
            default: break
            }
            return false
        }
        gtk_widget_add_controller(child, events)
    }

    /// Begins or ends a drag of the slider.
    func hold(_ isHeld: Bool) {
        guard isHeld != self.isHeld else { return }
        self.isHeld = isHeld
        if isHeld { return slider._editing(true) }
        // The last change of the value arrives first.
        MainLoop.beforeNextFrame { [weak self] in
            guard let self, !self.isHeld else { return }
            slider._editing(false)
        }
    }

    private var slider: _SliderInput { node.item.value(as: _SliderInput.self) }
    private var shown: Double { gtk_range_get_value(child.cast()) }

    private func move() {
        let slider = slider
        if !isHeld { slider._editing(true) }
        slider._move(to: shown)
        if !isHeld { slider._editing(false) }
        // Show the value after it was rounded to a step or rejected by the binding.
        guard shown != slider._value else { return }
        MainLoop.beforeNextFrame { [weak self] in self?.show() }
    }

    private func show() {
        guard shown != slider._value else { return }
        changes.paused { gtk_range_set_value(child.cast(), slider._value) }
    }

    override func update() {
        super.update()
        let (bounds, length) = (slider._bounds, slider._bounds.upperBound - slider._bounds.lowerBound)
        let step = slider._step ?? length / 100
        changes.paused {
            gtk_adjustment_configure(
                gtk_range_get_adjustment(child.cast()), slider._value, bounds.lowerBound, bounds.upperBound, step,
                max(length / 10, step), 0)
        }
        showTicks()
        if let text = slider._valueText {
            cork_accessible_set_string(child, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
        }
    }

    private func showTicks() {
        let ticks = slider._ticks
        guard ticks != shownTicks else { return }
        shownTicks = ticks
        gtk_scale_clear_marks(child.cast())
        for tick in ticks {
            let label = tick.label.map { g_markup_escape_text($0, -1)! }
            gtk_scale_add_mark(child.cast(), tick.value, GTK_POS_BOTTOM, label)
            g_free(label)
        }
    }

    override func remove() {
        if isHeld { slider._editing(false) }
        isHeld = false
        super.remove()
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
        let size = nativeSize(proposal)
        return CGSize(width: max(proposal.width ?? 200, size.width), height: size.height)
    }
}
