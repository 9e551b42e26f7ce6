import CGtk
import CorkUI
import Foundation

/// The single instance of a program on the desktop, to which later processes pass on their requests.
///
/// The desktop addresses it by the application id on the session bus, as `org.freedesktop.Application`.
package final class SingleInstance {
    private let application: ObjectRef
    private let signals = SignalOwner()
    private let isService: Bool
    /// A closure that is called when the program is activated without files.
    package var onActivate: () -> Void = {}
    /// A closure that is called with files to open, and a text for their purpose, which is empty for the desktop.
    package var onOpen: ([URL], String) -> Void = { _, _ in }

    /// Creates the instance.
    ///
    /// - Parameters:
    ///   - id: The application id, such as `io.github.corkboard.Corkboard`.
    ///   - isService: Pass `true` if the bus started the program, which then waits for requests.
    package init(id: String, isService: Bool = false) {
        self.isService = isService
        let flags = isService ? cork_application_service : cork_application_opens_files
        // GLib requires a registered application to live as long as the process.
        application = ObjectRef(retaining: gtk_application_new(id, flags)!)
        signals.connect("activate", to: application) { [unowned self] in onActivate() }
        signals.connect("open", to: application) {
            [unowned self] (files: OpaquePointer, count: Int32, hint: String) in
            let files = UnsafePointer<OpaquePointer>(files)
            onOpen((0..<Int(count)).compactMap { Self.url(of: files[$0]) }, hint)
        }
    }

    private static func url(of file: OpaquePointer) -> URL? {
        guard let path = g_file_get_path(file) else { return nil }
        defer { g_free(path) }
        return URL(fileURLWithPath: String(cString: path))
    }

    /// Adds an action without an argument, as desktop files have them.
    package func addAction(_ name: String, _ perform: @escaping () -> Void) {
        let action = ObjectRef(adopting: g_simple_action_new(name, nil)!)
        signals.connect("activate", to: action) { perform() }
        g_action_map_add_action(application.opaque, action.opaque)
    }

    /// Adds an action with a text as its argument.
    package func addAction(_ name: String, _ perform: @escaping (String) -> Void) {
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        let action = ObjectRef(adopting: g_simple_action_new(name, type)!)
        signals.connect("activate", to: action) { (text: OpaquePointer) in
            perform(String(cString: g_variant_get_string(text, nil)))
        }
        g_action_map_add_action(application.opaque, action.opaque)
    }

    /// Registers this process as the single instance, unless another one exists.
    ///
    /// - Returns: `true` if this process is the instance, or there is no session bus.
    package func register() -> Bool {
        var error: UnsafeMutablePointer<GError>?
        guard g_application_register(application.cast(), nil, &error) != 0 else {
            let reason = error.map { String(cString: $0.pointee.message) } ?? "no reason is known"
            g_clear_error(&error)
            Application.warn("Other windows of the program cannot be reached: \(reason).")
            return true
        }
        return g_application_get_is_remote(application.cast()) == 0
    }

    /// Activates the single instance.
    package func activate() { send { g_application_activate(application.cast()) } }

    /// Opens files in the single instance.
    ///
    /// - Parameters:
    ///   - files: At least one file.
    ///   - purpose: The purpose.
    package func open(_ files: [URL], purpose: String) {
        let references = files.map { ObjectRef(adopting: g_file_new_for_path($0.path)!) }
        var pointers: [OpaquePointer?] = references.map(\.opaque)
        send { g_application_open(application.cast(), &pointers, gint(pointers.count), purpose) }
        withExtendedLifetime(references) {}
    }

    /// Performs an action in the single instance.
    ///
    /// - Parameters:
    ///   - action: The name of the action.
    ///   - text: The argument of the action, or `nil`.
    package func perform(_ action: String, _ text: String? = nil) {
        send { g_action_group_activate_action(application.opaque, action, text.map { g_variant_new_string($0) }) }
    }

    /// Sends a request to the single instance, and waits until it is delivered.
    private func send(_ body: () -> Void) {
        body()
        guard let bus = g_application_get_dbus_connection(application.cast()) else { return }
        g_dbus_connection_flush_sync(bus, nil, nil)
    }

    /// Runs until the last window is closed; a service without requests ends after ten seconds.
    package func run() {
        if isService {
            _ = MainLoop.after(milliseconds: 10_000) { if !Application.hasWindows { MainLoop.quit() } }
            MainLoop.run()
        }
        Application.run()
    }
}
