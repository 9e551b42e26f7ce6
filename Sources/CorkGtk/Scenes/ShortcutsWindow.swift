import CGtk
import CorkUI

/// The window that lists keyboard shortcuts.
enum ShortcutsWindow {
    static func show(_ groups: [ShortcutGroup], over window: ObjectRef) {
        let text = interface(groups)
        let builder = ObjectRef(adopting: gtk_builder_new_from_string(text, -1)!)
        let shortcuts = ObjectRef(retaining: gtk_builder_get_object(builder.opaque, "window")!)
        gtk_window_set_transient_for(shortcuts.cast(), window.cast())
        gtk_window_present(shortcuts.cast())
    }

    /// Up to GTK 4.14, only GtkBuilder can create such a window.
    private static func interface(_ groups: [ShortcutGroup]) -> String {
        func object(_ type: String, id: String = "", _ properties: [(String, String)], _ children: [String] = [])
            -> String
        {
            let properties = properties.map { "<property name=\"\($0)\">\(escaped($1))</property>" }.joined()
            let children = children.map { "<child>\($0)</child>" }.joined()
            return "<object class=\"\(type)\"\(id.isEmpty ? "" : " id=\"\(id)\"")>\(properties)\(children)</object>"
        }
        let content = groups.map { group in
            let rows = group.shortcuts.map { title, keys in
                let accelerators = keys.map(accelerator).joined(separator: " ")
                return object("GtkShortcutsShortcut", [("accelerator", accelerators), ("title", title)])
            }
            return object("GtkShortcutsGroup", [("title", group.title)], rows)
        }
        let section = object("GtkShortcutsSection", [("section-name", "all"), ("max-height", "12")], content)
        return "<interface>" + object("GtkShortcutsWindow", id: "window", [("modal", "1")], [section]) + "</interface>"
    }

    private static func accelerator(_ shortcut: KeyboardShortcut) -> String {
        let name = gtk_accelerator_name(Key.keyval(shortcut.key), Key.mask(shortcut.modifiers))!
        defer { g_free(name) }
        return String(cString: name)
    }

    private static func escaped(_ text: String) -> String {
        let escaped = g_markup_escape_text(text, -1)!
        defer { g_free(escaped) }
        return String(cString: escaped)
    }
}
