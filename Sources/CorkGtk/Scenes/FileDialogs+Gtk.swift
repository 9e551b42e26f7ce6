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
        let action = allowsMultipleSelection ? CORK_FILE_DIALOG_OPEN_MULTIPLE : CORK_FILE_DIALOG_OPEN
        return await run(title, action, types, accept: "_Open")
    }

    func chooseFolder(_ title: String) async -> URL? {
        await run(title, CORK_FILE_DIALOG_SELECT_FOLDER, [], accept: "_Open").first
    }

    func save(_ title: String, suggestedName: String, types: [FileType]) async -> URL? {
        await run(title, CORK_FILE_DIALOG_SAVE, types, accept: "_Save", suggestedName: suggestedName).first
    }

    /// Shows a dialog and returns the chosen files: none if the person or the task cancels.
    private func run(
        _ title: String, _ action: CorkFileDialogAction, _ types: [FileType], accept: String,
        suggestedName: String? = nil
    ) async -> [URL] {
        guard !Task.isCancelled else { return [] }
        let filters = Self.filters(types)
        let cancellable = ObjectRef(adopting: g_cancellable_new()!)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                cork_file_dialog_run(
                    window?.cast(), action, title, accept, suggestedName, filters.opaque, cancellable.cast(),
                    { files, data in
                        nonisolated(unsafe) let (files, data) = (files, data!)
                        onMainActor {
                            let waiting = Unmanaged<Waiting>.fromOpaque(data).takeRetainedValue()
                            waiting.continuation.resume(returning: files.map(GtkFileDialogs.urls) ?? [])
                        }
                    }, Unmanaged.passRetained(Waiting(continuation)).toOpaque())
            }
        } onCancel: {
            Task { @MainActor in g_cancellable_cancel(cancellable.cast()) }
        }
    }

    private static func filters(_ types: [FileType]) -> ObjectRef {
        let filters = ObjectRef(adopting: g_list_store_new(gtk_file_filter_get_type())!)
        for type in types {
            let filter = gtk_file_filter_new()!
            gtk_file_filter_set_name(filter, type.name)
            for ending in type.filenameExtensions { gtk_file_filter_add_suffix(filter, ending) }
            if let mimeType = type.mimeType {
                gtk_file_filter_add_mime_type(filter, mimeType)
            } else if type.filenameExtensions.isEmpty {
                gtk_file_filter_add_pattern(filter, "*")
            }
            g_list_store_append(filters.opaque, filter.objectAddress)
            g_object_unref(filter.objectAddress)
        }
        return filters
    }

    private static func urls(_ files: OpaquePointer) -> [URL] {
        (0..<g_list_model_get_n_items(files)).compactMap { index in
            let file = ObjectRef(adopting: g_list_model_get_item(files, index)!)
            guard let path = g_file_get_path(file.opaque) else { return nil }
            defer { g_free(path) }
            return URL(fileURLWithPath: String(cString: path))
        }
    }
}

/// The context of a dialog's callback.
private final class Waiting {
    let continuation: CheckedContinuation<[URL], Never>
    init(_ continuation: CheckedContinuation<[URL], Never>) { self.continuation = continuation }
}
