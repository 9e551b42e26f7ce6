import CGtk
import CorkUI
import Foundation

/// The file dialogs of the desktop, over one window.
final class GtkFileDialogs: FileDialogs {
    private weak var window: ObjectRef?

    init(window: ObjectRef) { self.window = window }

    func open(_ title: String, types: [FileType]) async -> [URL] {
        await open(title, types: types, allowsMultipleSelection: true)
    }

    func open(_ title: String, types: [FileType], allowsMultipleSelection: Bool) async -> [URL] {
        await run(title, GTK_FILE_CHOOSER_ACTION_OPEN, types, accept: "_Open") { chooser in
            gtk_file_chooser_set_select_multiple(chooser, allowsMultipleSelection ? 1 : 0)
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
            if let mimeType = type.mimeType {
                gtk_file_filter_add_mime_type(filter, mimeType)
            } else if type.filenameExtensions.isEmpty {
                gtk_file_filter_add_pattern(filter, "*")
            }
            gtk_file_chooser_add_filter(chooser.opaque, filter)
            g_object_unref(filter.objectAddress)
        }
        gtk_native_dialog_set_modal(chooser.cast(), 1)
        configure(chooser.opaque)
        let answer = Answer()
        let signals = SignalOwner()
        signals.connect("response", to: chooser) { (response: Int32) in answer.give(response) }
        defer { signals.disconnectAll() }
        let response = await withTaskCancellationHandler {
            if !Task.isCancelled { gtk_native_dialog_show(chooser.cast()) } else { answer.give(nil) }
            return await answer.value()
        } onCancel: {
            Task { @MainActor in answer.give(nil) }
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

/// The first answer to a question.
private final class Answer {
    private var given: Int32??
    private var waiting: CheckedContinuation<Int32?, Never>?

    /// Ends the question.
    ///
    /// - Parameter response: The response; `nil` if the question is withdrawn.
    func give(_ response: Int32?) {
        guard given == nil else { return }
        given = .some(response)
        waiting?.resume(returning: response)
    }

    func value() async -> Int32? {
        if let given { return given }
        return await withCheckedContinuation { waiting = $0 }
    }
}
