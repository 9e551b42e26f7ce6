import CGtk
import CorkUI
import Testing

@testable import CorkGtk

@Suite struct ThemeTests {
    @Test(arguments: [
        ("Adwaita", false, ColorScheme.light, ColorSchemeContrast.standard), ("Adwaita-dark", false, .dark, .standard),
        ("Default", true, .dark, .standard), ("HighContrast", false, .light, .increased),
        ("HighContrast", true, .dark, .increased), ("HighContrastInverse", false, .dark, .increased),
        ("Default-hc", false, .light, .increased), ("Default-hc-dark", false, .dark, .increased),
        ("Orchid", false, .light, .standard), ("", false, .light, .standard),
    ])
    func aThemeTellsItsColoursByItsName(
        name: String, prefersDark: Bool, scheme: ColorScheme, contrast: ColorSchemeContrast
    ) {
        let theme = Theme(name: name, prefersDark: prefersDark)
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

        @Test func viewsFollowTheThemeThatIsSet() async throws {
            #expect(Application.start(id: "io.github.corkboard.Tests"))
            let settings = gtk_settings_get_default()!.objectAddress
            let before = cork_object_get_string(settings, "gtk-theme-name")
            defer {
                cork_object_set_string(settings, "gtk-theme-name", before)
                g_free(before)
            }
            let window = await ViewWindow { Colours() }
            for (name, text) in [
                ("HighContrast", "light increased"), ("HighContrastInverse", "dark increased"),
                ("Default", "light standard"),
            ] {
                await window.change { cork_object_set_string(settings, "gtk-theme-name", name) }
                #expect(window.texts == [text])
            }
        }
    }
}
