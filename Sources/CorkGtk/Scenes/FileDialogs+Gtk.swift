import CGtk
import CorkUI
import Foundation

/// The file dialogs of the desktop, over one window.
final class GtkFileDialogs: FileDialogs {
    private weak var window: ObjectRef?

    init(window: ObjectRef) { self.window = window }

    func open(_ title: String, types: [FileType]) async -> [URL] {
        await run(title, GTK_FILE_CHOOSER_ACTION_OPEN, types, accept: "_Open") { chooser in
            gtk_file_chooser_set_select_multiple(chooser, 1)
        }
    }

    func chooseFolder(_ title: String) async -> URL? {
        await run(title, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, [], accept: "_Open") { _ in }.first
    }

    func save(_ title: String, suggestedName: String, types: [FileType]) async -> URL? {
        await run(title, GTK_FILE_CHOOSER_ACTION_SAVE, types, accept: "_Save") { chooser in
            gtk_file_chooser_set_current_name(chooser, suggestedName)
        }.first
    }

    private func run(
        _ title: String, _ action: GtkFileChooserAction, _ types: [FileType], accept: String,
        _ configure: (OpaquePointer) -> Void
    ) async -> [URL] {
        let chooser = ObjectRef(
            adopting: gtk_file_chooser_native_new(title, window?.cast(), action, accept, "_Cancel")!)
        for type in types {
            let filter = gtk_file_filter_new()!
            gtk_file_filter_set_name(filter, type.name)
            for ending in type.filenameExtensions { gtk_file_filter_add_suffix(filter, ending) }
            if type.filenameExtensions.isEmpty { gtk_file_filter_add_pattern(filter, "*") }
            gtk_file_chooser_add_filter(chooser.opaque, filter)
            g_object_unref(filter.objectAddress)
        }
        gtk_native_dialog_set_modal(chooser.cast(), 1)
        configure(chooser.opaque)
        let signals = SignalOwner()
        let response = await withCheckedContinuation { continuation in
            signals.connect("response", to: chooser) { (response: Int32) in
                signals.disconnectAll()
                continuation.resume(returning: response)
            }
            gtk_native_dialog_show(chooser.cast())
        }
        defer { gtk_native_dialog_destroy(chooser.cast()) }
        guard response == GTK_RESPONSE_ACCEPT.rawValue else { return [] }
        let files = ObjectRef(adopting: gtk_file_chooser_get_files(chooser.opaque)!)
        return (0..<g_list_model_get_n_items(files.opaque)).compactMap { index in
            let file = ObjectRef(adopting: g_list_model_get_item(files.opaque, index)!)
            guard let path = g_file_get_path(file.opaque) else { return nil }
            defer { g_free(path) }
            return URL(fileURLWithPath: String(cString: path))
        }
    }
}
