import CGtk
import CorkUI
import Foundation

extension Slider: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount { SliderMount(node, renderer) }
}

/// A native scale.
final class SliderMount: WidgetMount {
    private var changes: SignalConnection!

    init(_ node: ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil))
        gtk_scale_set_draw_value(child.cast(), 0)
        changes = signals.connect("value-changed", to: child) { [unowned self] in move() }
        update()
    }

    private var slider: Slider { node.item.view as! Slider }
    private var shown: Double { gtk_range_get_value(child.cast()) }

    private func move() {
        slider._move(to: shown)
        // It stands at the value that it has now, a step or one that the binding keeps.
        guard shown != slider._value else { return }
        MainLoop.beforeNextFrame { [weak self] in self?.show() }
    }

    private func show() {
        guard shown != slider._value else { return }
        changes.paused { gtk_range_set_value(child.cast(), slider._value) }
    }

    override func update() {
        let (bounds, length) = (slider._bounds, slider._bounds.upperBound - slider._bounds.lowerBound)
        let step = slider._step ?? length / 100
        changes.paused {
            gtk_adjustment_configure(
                gtk_range_get_adjustment(child.cast()), slider._value, bounds.lowerBound, bounds.upperBound, step,
                max(length / 10, step), 0)
        }
        gtk_widget_set_sensitive(child, node.environment.isEnabled ? 1 : 0)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
        let size = nativeSize(proposal)
        return CGSize(width: max(proposal.width ?? 200, size.width), height: size.height)
    }
}
