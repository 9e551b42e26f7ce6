import CGtk
import CorkUI
import Foundation

/// The one process of a program on the desktop: others hand it what they were started for, and end.
///
/// The desktop reaches it by the program's id on the session bus, as `org.freedesktop.Application`.
package final class SingleInstance {
    private let application: ObjectRef
    private let signals = SignalOwner()
    private let isService: Bool
    /// Called when the program is started again, for nothing in particular.
    package var onActivate: () -> Void = {}
    /// Called when the program is started with files; the text says what for, and is empty where the desktop asks.
    package var onOpen: ([URL], String) -> Void = { _, _ in }

    /// - Parameters:
    ///   - id: the program's name to the desktop, as `io.github.corkboard.Corkboard`.
    ///   - isService: whether the bus started the program, which then waits for what it is wanted for.
    package init(id: String, isService: Bool = false) {
        self.isService = isService
        let service = isService ? G_APPLICATION_IS_SERVICE.rawValue : 0
        let flags = GApplicationFlags(rawValue: G_APPLICATION_HANDLES_OPEN.rawValue | service)
        // GLib wants an application that is on the bus to last as long as the process.
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

    /// Lets others have something done by its name, as the actions of a desktop file.
    package func addAction(_ name: String, _ perform: @escaping () -> Void) {
        let action = ObjectRef(adopting: g_simple_action_new(name, nil)!)
        signals.connect("activate", to: action) { perform() }
        g_action_map_add_action(application.opaque, action.opaque)
    }

    /// Lets others have something done to a text.
    package func addAction(_ name: String, _ perform: @escaping (String) -> Void) {
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        let action = ObjectRef(adopting: g_simple_action_new(name, type)!)
        signals.connect("activate", to: action) { (text: OpaquePointer) in
            perform(String(cString: g_variant_get_string(text, nil)))
        }
        g_action_map_add_action(application.opaque, action.opaque)
    }

    /// Becomes the one process, unless there is one.
    ///
    /// - Returns: whether this is it; also where there is no session bus, on which processes find each other.
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

    /// Has the one process do what it was started for again.
    package func activate() { send { g_application_activate(application.cast()) } }

    /// Has the one process open files.
    ///
    /// - Parameters:
    ///   - files: one at least.
    ///   - purpose: what for.
    package func open(_ files: [URL], purpose: String) {
        let references = files.map { ObjectRef(adopting: g_file_new_for_path($0.path)!) }
        var pointers: [OpaquePointer?] = references.map(\.opaque)
        send { g_application_open(application.cast(), &pointers, gint(pointers.count), purpose) }
        withExtendedLifetime(references) {}
    }

    /// Has the one process do something by its name.
    ///
    /// - Parameters:
    ///   - action: the name.
    ///   - text: what it is done to; nil for what takes no text.
    package func perform(_ action: String, _ text: String? = nil) {
        send { g_action_group_activate_action(application.opaque, action, text.map { g_variant_new_string($0) }) }
    }

    /// Sends something to the one process, which has it when this returns.
    private func send(_ body: () -> Void) {
        body()
        guard let bus = g_application_get_dbus_connection(application.cast()) else { return }
        g_dbus_connection_flush_sync(bus, nil, nil)
    }

    /// Runs until the last window is closed; a service for which nobody wants anything ends after ten seconds.
    package func run() {
        if isService {
            _ = MainLoop.after(milliseconds: 10_000) { if !Application.hasWindows { MainLoop.quit() } }
            MainLoop.run()
        }
        Application.run()
    }
}
