import CGtk
import CorkUI
import Testing

@testable import CorkGtk

@Suite struct ThemeTests {
    @Test(arguments: [
        (0.18, "Adwaita", false, ColorScheme.light, ColorSchemeContrast.standard),
        (0.93, "Adwaita", false, .dark, .standard), (0.93, "", false, .dark, .standard),
        (0, "HighContrast", false, .light, .increased), (1, "HighContrastInverse", false, .dark, .increased),
        (1, "Default-hc-dark", false, .dark, .increased), (0.18, "Orchid-dark", false, .light, .standard),
        (0.18, "Default", true, .light, .increased),
    ])
    func `text colour and theme name determine scheme and contrast`(
        grey: Double, name: String, wantsContrast: Bool, scheme: ColorScheme, contrast: ColorSchemeContrast
    ) {
        let text = GdkRGBA(red: Float(grey), green: Float(grey), blue: Float(grey), alpha: 1)
        let theme = Theme(text: text, name: name, wantsContrast: wantsContrast)
        #expect(theme.colorScheme == scheme)
        #expect(theme.contrast == contrast)
    }
}

extension GtkTests {
    @MainActor
    @Suite struct ThemeInUseTests {
        private struct Colours: View {
            @Environment(\.colorScheme) private var scheme
            @Environment(\.colorSchemeContrast) private var contrast

            var body: some View { Text("\(scheme) \(contrast)") }
        }

        @Test(
            .enabled(
                if: gtk_get_minor_version() < 20, "From GTK 4.20 on, the name of a theme does not tell its colours."))
        func `views follow the theme that is set`() async throws {
            #expect(Application.start(id: "io.github.corkboard.Tests"))
            let settings = gtk_settings_get_default()!.objectAddress
            let before = cork_object_get_string(settings, "gtk-theme-name")
            defer {
                cork_object_set_string(settings, "gtk-theme-name", before)
                g_free(before)
            }
            let window = await ViewWindow { Colours() }
            for (name, text) in [
                ("HighContrast", "light increased"), ("Default-hc-dark", "dark increased"),
                // GTK 4.8 has none of this name and draws light.
                ("HighContrastInverse", gtk_get_minor_version() < 18 ? "light increased" : "dark increased"),
                ("Default", "light standard"),
            ] {
                await window.change { cork_object_set_string(settings, "gtk-theme-name", name) }
                #expect(window.texts == [text])
            }
        }

        @Test(.enabled(if: gtk_get_minor_version() >= 20, "The settings are there from GTK 4.20 on."))
        func `views follow the settings of the interface`() async throws {
            #expect(Application.start(id: "io.github.corkboard.Tests"))
            let settings = gtk_settings_get_default()!.objectAddress
            defer {
                cork_object_set_int(settings, "gtk-interface-color-scheme", 1)
                cork_object_set_int(settings, "gtk-interface-contrast", 0)
            }
            let window = await ViewWindow { Colours() }
            for (property, value, text) in [
                ("gtk-interface-color-scheme", 2, "dark standard"), ("gtk-interface-contrast", 2, "dark increased"),
                ("gtk-interface-color-scheme", 3, "light increased"), ("gtk-interface-contrast", 1, "light standard"),
            ] as [(String, Int32, String)] {
                await window.change { cork_object_set_int(settings, property, value) }
                #expect(window.texts == [text])
            }
        }
    }
}
