import CGtk
import CorkUI
import Foundation

extension _PickerInput: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        switch node.environment._pickerLook {
        case .menu: PickerMenuMount(node, renderer)
        case .segmented, .radioGroup: PickerButtonsMount(node, renderer)
        }
    }
}

/// A mount for a native drop-down button.
final class PickerMenuMount: InputMount {
    private let model = ObjectRef(adopting: gtk_string_list_new(nil)!)
    private var changes: SignalConnection!
    private var titles: [String] = []
    private var label = ""

    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        // The drop-down takes ownership of a reference.
        g_object_ref(model.objectAddress)
        super.init(node, renderer, gtk_drop_down_new(model.opaque, nil))
        namePages(inside: child, "Value")
        // GTK 4.18 names it after the selection alone.
        for widget in named { gtk_accessible_reset_relation(widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) }
        changes = signals.connect("notify::selected", to: child) { [unowned self] in write() }
        // The selection is only shown, and only affects the size, inside of a window.
        for change in ["notify::selected", "notify::root"] {
            signals.connect(change, to: child) { [unowned self] in self.node.invalidateLayout() }
        }
        update()
    }

    /// The focusable widget is the button inside.
    override var named: [UnsafeMutablePointer<GtkWidget>] { [child] + buttons(inside: child).prefix(1) }

    override func name(_ name: String) {
        label = name
        nameAfterSelection()
    }

    /// Sets the accessible name to the label and the title of the selection, which GTK doesn't report as a value.
    private func nameAfterSelection() {
        let chosen = options.first(where: \.isSelected)?.title ?? ""
        super.name([label, chosen].filter { !$0.isEmpty }.joined(separator: ": "))
    }

    private var options: [_PickerOption] { (node.item.view as! any _PickerChoices)._options(at: node) }

    private func write() {
        let (options, chosen) = (options, Int(gtk_drop_down_get_selected(child.opaque)))
        if options.indices.contains(chosen), options[chosen].isEnabled { options[chosen].choose() }
        MainLoop.beforeNextFrame { [weak self] in self?.update() }
    }

    override func update() {
        super.update()
        let options = options
        changes.paused {
            let chosen = options.firstIndex(where: \.isSelected)
            // In GTK 4.18 an entry is always selected.
            let shown = options.map(\.title) + (chosen == nil ? [""] : [])
            if shown != titles {
                let removed = UInt32(titles.count)
                titles = shown
                gtk_string_list_splice(model.opaque, 0, removed, nil)
                titles.forEach { gtk_string_list_append(model.opaque, $0) }
                node.invalidateLayout()
            }
            let selected = UInt32(chosen ?? options.count)
            if gtk_drop_down_get_selected(child.opaque) != selected {
                gtk_drop_down_set_selected(child.opaque, selected)
            }
        }
        nameAfterSelection()
    }
}

/// A mount for native buttons: linked toggle buttons in a row, or radio buttons in a column.
final class PickerButtonsMount: InputMount {
    private let isRow: Bool
    private var buttons: [UnsafeMutablePointer<GtkWidget>] = []
    private var titles: [String] = []
    private var changes: [SignalConnection] = []
    /// A hidden option that is selected if no other is, since a group always has a selection.
    private let none: ObjectRef

    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        isRow = node.environment._pickerLook == .segmented
        none = ObjectRef(sinking: isRow ? gtk_toggle_button_new()! : cork_check_button_new(nil)!)
        super.init(
            node, renderer,
            cork_box_new(isRow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
        )
        if isRow {
            gtk_widget_add_css_class(child, "linked")
            gtk_box_set_homogeneous(child.cast(), 1)
        }
        update()
    }

    private var options: [_PickerOption] { (node.item.view as! any _PickerChoices)._options(at: node) }

    private func isActive(_ button: UnsafeMutablePointer<GtkWidget>) -> Bool {
        cork_object_get_bool(button, "active") != 0
    }

    private func write(_ index: Int) {
        guard isActive(buttons[index]) else { return }
        let options = options
        if options.indices.contains(index) { options[index].choose() }
        MainLoop.beforeNextFrame { [weak self] in self?.update() }
    }

    private func makeButtons(_ titles: [String]) {
        changes.forEach { $0.disconnect() }
        buttons.forEach { gtk_box_remove(child.cast(), $0) }
        self.titles = titles
        buttons = titles.map { isRow ? gtk_toggle_button_new_with_label($0)! : cork_check_button_new($0)! }
        for button in buttons {
            if isRow {
                gtk_toggle_button_set_group(button.cast(), none.cast())
            } else {
                gtk_check_button_set_group(button.cast(), none.cast())
            }
            gtk_box_append(child.cast(), button)
        }
        changes = buttons.indices.map { index in
            signals.connect("toggled", to: buttons[index]) { [unowned self] in write(index) }
        }
        node.invalidateLayout()
    }

    override func update() {
        super.update()
        let options = options
        if options.map(\.title) != titles { makeButtons(options.map(\.title)) }
        let selected = options.firstIndex(where: \.isSelected)
        func pausing(_ rest: ArraySlice<SignalConnection>, _ body: () -> Void) {
            guard let first = rest.first else { return body() }
            first.paused { pausing(rest.dropFirst(), body) }
        }
        pausing(changes[...]) {
            cork_object_set_bool(selected.map { buttons[$0] } ?? none.widget, "active", 1)
        }
        for (button, option) in zip(buttons, options) { gtk_widget_set_sensitive(button, option.isEnabled ? 1 : 0) }
    }
}
