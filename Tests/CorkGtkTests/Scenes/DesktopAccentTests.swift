import CGtk
import CorkUI
import Testing

@testable import CorkGtk

extension GtkTests {
    /// The accent color of the desktop on GTK's own widgets.
    @MainActor
    @Suite struct DesktopAccentTests {
        @Test func `GTK draws checks in the accent color as far from the background as marks need`() async throws {
            let window = await ViewWindow { Toggle("On", isOn: .constant(true)).toggleStyle(.checkbox) }
            let before = try window.picture()
            let black = Color.Resolved(SIMD4(0, 0, 0, 1))
            for scheme in ColorScheme.allCases {
                var environment = EnvironmentValues()
                environment.colorScheme = scheme
                let provider = Application.apply(DesktopAccent.styleSheet(black, in: environment))
                defer { gtk_style_context_remove_provider_for_display(gdk_display_get_default(), provider.opaque) }
                await window.frames()
                let mark = UInt32("\(Color(black.mark(in: environment)))".dropFirst().prefix(6), radix: 16)
                let check = try #require(window.widget.descendants.first { $0.isA(gtk_check_button_get_type()) })
                let box = check.bounds(in: window.widget)
                let picture = try window.picture()
                let pixels = (Int(box.minX)..<Int(box.maxX)).map { picture[$0, Int(box.midY)] }
                #expect(pixels.contains(try #require(mark)) && before != picture)
            }
        }
    }
}
