import CGtk
import CorkUI
import Foundation

extension TextEditor: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { TextEditorMount(node, renderer) }
}

/// A mount for a native text view, which has its own undo and scrolling.
class TextEditorMount: WidgetMount {
    let view: ObjectRef
    private let buffer: ObjectRef
    private var changes: SignalConnection!

    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        view = ObjectRef(sinking: gtk_text_view_new()!)
        buffer = ObjectRef(retaining: gtk_text_view_get_buffer(view.cast())!)
        super.init(node, renderer, gtk_scrolled_window_new())
        gtk_text_view_set_wrap_mode(view.cast(), GTK_WRAP_WORD_CHAR)
        for setMargin in [gtk_text_view_set_left_margin, gtk_text_view_set_right_margin] { setMargin(view.cast(), 8) }
        for setMargin in [gtk_text_view_set_top_margin, gtk_text_view_set_bottom_margin] { setMargin(view.cast(), 6) }
        gtk_scrolled_window_set_has_frame(child.opaque, 1)
        gtk_scrolled_window_set_policy(child.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(child.opaque, view.widget)
        changes = signals.connect("changed", to: buffer.opaque) { [unowned self] in write() }
        update()
    }

    var binding: Binding<String> { node.item.value(as: TextEditor.self)._text }
    /// The name of the editor, in addition to that of a label beside it.
    var ownName: String { "" }

    /// Returns the displayed text, with replacement characters for zeros, which would end a C string.
    private static func shown(_ text: String) -> String { text.replacingOccurrences(of: "\0", with: "\u{FFFD}") }

    private var text: String {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer.cast(), &start, &end)
        let text = gtk_text_buffer_get_text(buffer.cast(), &start, &end, 1)!
        defer { g_free(text) }
        return String(cString: text)
    }

    private func write() {
        let text = text
        binding.wrappedValue = text
        // A binding that rejects the change causes no update.
        guard binding.wrappedValue != text else { return }
        MainLoop.beforeNextFrame { [weak self] in self?.showValue() }
    }

    /// Replaces only the differing text, so that the cursor and the selection keep their positions.
    private func showValue() {
        let (old, new) = (Array(text.unicodeScalars), Array(Self.shown(binding.wrappedValue).unicodeScalars))
        guard old != new else { return }
        let start = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
        let (before, after) = (old[start..<old.count - end], new[start..<new.count - end])
        changes.paused {
            gtk_text_buffer_begin_user_action(buffer.cast())
            if before.count + after.count < Self.comparedLength {
                let difference = after.difference(from: before)
                for case .remove(let offset, _, _) in difference.removals.reversed() { delete(start + offset, 1) }
                for case .insert(let offset, let character, _) in difference.insertions {
                    insert([character], at: start + offset)
                }
            } else {
                delete(start, before.count)
                insert(after, at: start)
            }
            gtk_text_buffer_end_user_action(buffer.cast())
        }
    }

    /// The maximum length of a difference that is compared character by character.
    private static let comparedLength = 2000

    private func delete(_ offset: Int, _ count: Int) {
        var (first, last) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_iter_at_offset(buffer.cast(), &first, Int32(offset))
        gtk_text_buffer_get_iter_at_offset(buffer.cast(), &last, Int32(offset + count))
        gtk_text_buffer_delete(buffer.cast(), &first, &last)
    }

    private func insert(_ characters: some Sequence<Unicode.Scalar>, at offset: Int) {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: characters)
        var place = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer.cast(), &place, Int32(offset))
        gtk_text_buffer_insert(buffer.cast(), &place, String(text), -1)
    }

    override var accessibleWidget: UnsafeMutablePointer<GtkWidget> { view.widget }

    /// Sets the accessible label; without one, screen readers would announce the class of the widget.
    func updateName() {
        let name = ownName.isEmpty ? node.controlName : ownName
        setAccessibleLabel(name.isEmpty ? "Text" : name, on: view.widget, from: .content)
    }

    override func update() {
        updateName()
        view.widget.setClass("cork-clear", node.environment._scrollContentBackground == .hidden)
        gtk_widget_set_sensitive(child, node.environment.isEnabled ? 1 : 0)
        gtk_text_view_set_input_purpose(view.cast(), node.environment._textInputHints.gtkPurpose)
        gtk_text_view_set_input_hints(view.cast(), node.environment._textInputHints.gtkHints)
        // With a document's undo manager, typing is undone by the document.
        gtk_text_buffer_set_enable_undo(buffer.cast(), node.environment.undoManager == nil ? 1 : 0)
        showValue()
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
        let least = nativeSize(.zero)
        return CGSize(width: max(proposal.width ?? 200, least.width), height: max(proposal.height ?? 120, least.height))
    }
}
