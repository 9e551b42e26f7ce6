import CGtk
import CorkUI
import Foundation

/// A mount for a text field that grows with its lines, a text view with a prompt.
final class GrowingFieldMount: TextEditorMount {
    private let prompt = ObjectRef(sinking: gtk_label_new(nil)!)

    override init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer)
        gtk_widget_add_css_class(prompt.widget, "dim-label")
        gtk_widget_set_can_target(prompt.widget, 0)
        // Coordinates of the text contain its left margin, but not its top margin.
        gtk_text_view_add_overlay(view.cast(), prompt.widget, gtk_text_view_get_left_margin(view.cast()), 0)
        gtk_text_view_set_accepts_tab(view.cast(), 0)
        let keys = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        signals.answer("key-pressed", of: keys) { [unowned self] (key: UInt32, _: UInt32, state: UInt32) -> Bool in
            guard Key.equivalent(key) == .return, Key.modifiers(state).isEmpty,
                let submit = self.node.environment.submitAction
            else { return false }
            submit()
            return true
        }
        gtk_widget_add_controller(view.widget, keys)
        update()
    }

    private var field: TextField { node.item.value(as: TextField.self) }
    override var binding: Binding<String> { field._text }
    override var ownName: String { field._title }

    override func update() {
        super.update()
        gtk_label_set_text(prompt.opaque, field._prompt)
        gtk_widget_set_visible(prompt.widget, binding.wrappedValue.isEmpty ? 1 : 0)
        gtk_scrolled_window_set_has_frame(child.opaque, node.environment._textFieldLook == .plain ? 0 : 1)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
        let width = max(proposal.width ?? 200, nativeSize(.zero).width)
        // The margins of the text and the frame.
        let height = field.growingHeight(for: width, padding: CGSize(width: 18, height: 14), node)
        return CGSize(width: width, height: height)
    }
}
