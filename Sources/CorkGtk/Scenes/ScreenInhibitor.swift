import CGtk

/// A request to the desktop session to keep the screen on, which ends with the object.
///
/// Nothing waits for the session, unlike in `gtk_application_inhibit`: where no service answers, the request has no effect.
final class ScreenInhibitor {
    /// A service that keeps the screen on until the number that `Inhibit` returned is given back.
    private struct Keeper: Sendable {
        let service: BusService
        let release: String
        /// The arguments of `Inhibit` for a reason.
        let arguments: @MainActor @Sendable (String) -> [OpaquePointer]
    }

    private static let keepers = [
        Keeper(
            service: BusService(
                name: "org.gnome.SessionManager", path: "/org/gnome/SessionManager",
                interface: "org.gnome.SessionManager"),
            release: "Uninhibit"
        ) { reason in
            let (noWindow, idle): (UInt32, UInt32) = (0, 8)
            return [
                g_variant_new_string(g_get_prgname()), g_variant_new_uint32(noWindow), g_variant_new_string(reason),
                g_variant_new_uint32(idle),
            ]
        },
        Keeper(
            service: BusService(
                name: "org.freedesktop.ScreenSaver", path: "/org/freedesktop/ScreenSaver",
                interface: "org.freedesktop.ScreenSaver"),
            release: "UnInhibit"
        ) { [g_variant_new_string(g_get_prgname()), g_variant_new_string($0)] },
    ]

    /// The service that keeps the screen on, with the number of the request.
    private var held: (bus: ObjectRef, keeper: Keeper, number: UInt32)?

    /// Begins the request.
    ///
    /// - Parameter reason: A short sentence that a desktop may show.
    init(reason: String) {
        Task { [weak self] in
            guard let bus = await SessionBus.connection() else { return }
            for keeper in Self.keepers {
                let reply = await SessionBus.call("Inhibit", of: keeper.service, keeper.arguments(reason), on: bus)
                guard let number = reply?.number else { continue }
                // The request may have ended meanwhile.
                guard let self else { return Self.release(keeper, number, on: bus) }
                held = (bus, keeper, number)
                return
            }
        }
    }

    isolated deinit {
        if let (bus, keeper, number) = held { Self.release(keeper, number, on: bus) }
    }

    private static func release(_ keeper: Keeper, _ number: UInt32, on bus: ObjectRef) {
        SessionBus.send(keeper.release, to: keeper.service, [g_variant_new_uint32(number)], on: bus)
    }
}
