import CGtk
import CorkUI

/// The accent color of the desktop, which the settings portal knows.
final class DesktopAccent {
    static let shared = DesktopAccent()

    /// The color; `nil` without a portal or a valid color, where the theme's colors stay.
    private(set) var color: Color.Resolved?
    /// Called when the color changed.
    private var followers: [ObjectIdentifier: () -> Void] = [:]
    private var provider: ObjectRef?
    private var styleSheet: String?
    private var isStarted = false

    private static let portal = BusService(
        name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
        interface: "org.freedesktop.portal.Settings")
    private static let (group, key) = ("org.freedesktop.appearance", "accent-color")

    /// Calls a closure at each change from now on, until ``forget(_:)``.
    func follow(_ follower: AnyObject, _ onChange: @escaping () -> Void) {
        followers[ObjectIdentifier(follower)] = onChange
        guard !isStarted else { return }
        isStarted = true
        Task { await start() }
    }

    func forget(_ follower: AnyObject) { followers[ObjectIdentifier(follower)] = nil }

    private func start() async {
        guard let bus = await SessionBus.connection() else { return }
        // The connection lasts as long as the program, and so does what it is followed by.
        g_dbus_connection_signal_subscribe(
            bus.opaque, Self.portal.name, Self.portal.interface, "SettingChanged", Self.portal.path, Self.group,
            G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, arguments, _ in
                nonisolated(unsafe) let arguments = arguments!
                onMainActor {
                    let parts = Variant(adopting: g_variant_ref(arguments)).children
                    if parts.count == 3, parts[1].text == DesktopAccent.key { DesktopAccent.shared.take(parts[2]) }
                }
            }, nil, nil)
        let question = [g_variant_new_string(Self.group)!, g_variant_new_string(Self.key)!]
        if let answer = await SessionBus.call("Read", of: Self.portal, question, on: bus) { take(answer) }
        withExtendedLifetime(bus) {}
    }

    /// Takes the color from red, green and blue; a part that is not from 0 to 1 means that there is none.
    private func take(_ value: Variant) {
        let parts = value.unwrapped.children.compactMap(\.fraction)
        let isColor = parts.count == 3 && parts.allSatisfy { (0...1).contains($0) }
        let new = isColor ? Color.Resolved(SIMD4(parts[0], parts[1], parts[2], 1)) : nil
        guard new != color else { return }
        color = new
        followers.values.forEach { $0() }
    }

    /// Gives GTK's own selections, checks and bars the color, toned for the theme of a window.
    func style(in environment: EnvironmentValues) {
        let new = color.map { Self.styleSheet($0, in: environment) }
        guard new != styleSheet else { return }
        let display = gdk_display_get_default()!
        if let provider { gtk_style_context_remove_provider_for_display(display, provider.opaque) }
        (styleSheet, provider) = (new, new.map { Application.apply($0) })
    }

    /// Returns the style sheet of an accent color.
    static func styleSheet(_ color: Color.Resolved, in environment: EnvironmentValues) -> String {
        func hex(_ color: Color.Resolved) -> String { "\(Color(color))".prefix(7).description }
        let (mark, selection) = (hex(color.mark(in: environment)), hex(color.selection(in: environment)))
        return """
            check:checked, check:indeterminate, radio:checked, radio:indeterminate, switch:checked,
            progressbar > trough > progress, scale > trough > highlight, levelbar > trough > block.filled {
                background-color: \(mark); background-image: none; border-color: \(mark); color: white;
            }
            row:selected, listview > row:selected, columnview > listview > row:selected, gridview > child:selected,
            selection, button.suggested-action {
                background-color: \(selection); background-image: none; border-color: \(selection); color: white;
            }
            """
    }
}
