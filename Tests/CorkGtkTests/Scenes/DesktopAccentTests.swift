import CGtk
import CorkUI
import Testing

@testable import CorkGtk

extension GtkTests {
    /// The accent color of the desktop on GTK's own widgets.
    @MainActor
    @Suite struct DesktopAccentTests {
        @Test func `marks and letters on the accent color are legible, and GTK understands its style sheet`() throws {
            let white = Color.white.resolve(in: EnvironmentValues())
            for hue in stride(from: 0.0, to: 1, by: 0.1) {
                let color = Color(hue: hue, saturation: 0.8, brightness: 1).resolve(in: EnvironmentValues())
                let sheet = DesktopAccent.styleSheet(color)
                let hex = try #require(sheet.split(separator: "#").dropFirst().first?.prefix(6))
                let ground = Color(hex: try #require(UInt32(hex, radix: 16))).resolve(in: EnvironmentValues())
                #expect(ground.contrast(with: white) >= 4.5)
            }
            let provider = Application.apply(DesktopAccent.styleSheet(white))
            gtk_style_context_remove_provider_for_display(gdk_display_get_default(), provider.opaque)
        }
    }
}
