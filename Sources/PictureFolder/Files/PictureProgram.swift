import CGio
import Foundation

/// A program of the desktop that opens pictures.
public struct PictureProgram: Identifiable, Hashable, Sendable {
    /// The name of its desktop file.
    public let id: String
    /// The name that people see.
    public let name: String

    /// Returns the programs that open files of a MIME type, the preferred one first.
    public static func all(for mimeType: String) -> [PictureProgram] {
        withPrograms(mimeType) { infos in
            infos.compactMap { info in
                guard let id = g_app_info_get_id(info), let name = g_app_info_get_display_name(info) else { return nil }
                return PictureProgram(id: String(cString: id), name: String(cString: name))
            }
        }
    }

    /// Opens pictures in the program.
    ///
    /// - Parameters:
    ///   - pictures: The pictures.
    ///   - mimeType: A MIME type for which the program was found.
    /// - Returns: The reason why the program can't be started, or `nil`.
    public func open(_ pictures: [Picture], as mimeType: String) -> String? {
        Self.withPrograms(mimeType) { infos in
            guard let info = infos.first(where: { g_app_info_get_id($0).map { String(cString: $0) } == id }) else {
                return "it is no longer installed"
            }
            var uris: UnsafeMutablePointer<GList>?
            for picture in pictures.reversed() { uris = g_list_prepend(uris, strdup(picture.url.absoluteString)) }
            defer { g_list_free_full(uris) { free($0) } }
            var error: UnsafeMutablePointer<GError>?
            defer { g_clear_error(&error) }
            guard g_app_info_launch_uris(info, uris, nil, &error) == 0 else { return nil }
            return error.map { String(cString: $0.pointee.message) } ?? "it could not be started"
        }
    }

    private static func withPrograms<Result>(_ mimeType: String, _ body: ([OpaquePointer]) -> Result) -> Result {
        let list = g_app_info_get_recommended_for_type(mimeType)
        defer { g_list_free_full(list) { g_object_unref($0) } }
        let infos = sequence(first: list, next: { $0?.pointee.next }).prefix { $0 != nil }
            .compactMap { $0?.pointee.data.map { OpaquePointer($0) } }
        return body(infos)
    }
}

/// The file manager of the desktop.
public enum FileManagerProgram {
    /// The time to wait for the file manager to start, in milliseconds.
    private static let patience: Int32 = 20_000

    /// Shows files in the file manager, selected; blocks.
    ///
    /// - Returns: The reason why it can't show them, or `nil`.
    public static func show(_ files: [URL]) -> String? {
        var error: UnsafeMutablePointer<GError>?
        defer { g_clear_error(&error) }
        func reason() -> String { error.map { String(cString: $0.pointee.message) } ?? "it does not answer" }
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, &error) else { return reason() }
        defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
        var uris = files.map { UnsafePointer(strdup($0.absoluteString)) as UnsafePointer<CChar>? }
        defer { for uri in uris { free(UnsafeMutableRawPointer(mutating: uri)) } }
        var parts: [OpaquePointer?] = [g_variant_new_strv(&uris, uris.count), g_variant_new_string("")]
        let name = "org.freedesktop.FileManager1"
        let reply = g_dbus_connection_call_sync(
            bus, name, "/org/freedesktop/FileManager1", name, "ShowItems",
            g_variant_new_tuple(&parts, gsize(parts.count)),
            nil,
            G_DBUS_CALL_FLAGS_NONE, patience, nil, &error)
        guard let reply else { return reason() }
        g_variant_unref(reply)
        return nil
    }
}
