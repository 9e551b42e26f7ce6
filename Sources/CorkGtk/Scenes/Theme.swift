import CGtk
import CorkUI

/// The color scheme and the contrast in which GTK draws.
struct Theme {
    let colorScheme: ColorScheme
    let contrast: ColorSchemeContrast

    /// Creates the description of a theme.
    ///
    /// - Parameters:
    ///   - text: The color of text; light text indicates a dark theme, whatever its name.
    ///   - name: The name of the theme, such as `Adwaita`, `HighContrast`, `HighContrastInverse`, `Default-hc-dark`.
    ///   - wantsContrast: Pass `true` if the desktop requests increased contrast.
    init(text: GdkRGBA, name: String, wantsContrast: Bool) {
        colorScheme = 0.299 * text.red + 0.587 * text.green + 0.114 * text.blue > 0.5 ? .dark : .light
        let name = name.lowercased()
        let hasContrast = name.hasPrefix("highcontrast") || name.split(separator: "-").contains("hc")
        contrast = hasContrast || wantsContrast ? .increased : .standard
    }

    /// Creates the theme that applies to a widget at present.
    init(of widget: UnsafeMutablePointer<GtkWidget>) {
        var text = GdkRGBA()
        // The color of the widget itself fades in inactive windows.
        if cork_widget_lookup_color(widget, "theme_fg_color", &text) == 0 {
            cork_widget_get_color(widget, &text)
        }
        let settings = gtk_settings_get_default()!.objectAddress
        let name = cork_object_get_string(settings, "gtk-theme-name")
        defer { g_free(name) }
        self.init(
            text: text, name: name.map { String(cString: $0) } ?? "",
            wantsContrast: Self.setting("gtk-interface-contrast") == 2)
    }

    /// The settings that change how GTK draws.
    ///
    /// Those of the interface are there from GTK 4.20 on.
    static let settings = [
        "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-interface-color-scheme", "gtk-interface-contrast",
    ]

    /// A Boolean value that indicates whether animations are enabled and motion is not reduced.
    static var allowsMotion: Bool {
        cork_object_get_bool(gtk_settings_get_default()!.objectAddress, "gtk-enable-animations") != 0
            && setting("gtk-interface-reduced-motion") != 2
    }

    /// The settings that ``allowsMotion`` depends on.
    ///
    /// The second is there from GTK 4.22 on.
    static let motionSettings = ["gtk-enable-animations", "gtk-interface-reduced-motion"]

    /// Sets the color scheme in which GTK draws, regardless of the desktop's.
    ///
    /// - Parameter colorScheme: `nil` for that of the desktop.
    static func prefer(_ colorScheme: ColorScheme?) {
        let settings = gtk_settings_get_default()!.objectAddress
        if setting("gtk-interface-color-scheme") == nil {
            cork_object_set_bool(settings, "gtk-application-prefer-dark-theme", colorScheme == .dark ? 1 : 0)
        } else {
            let values: [ColorScheme?: Int32] = [.dark: 2, .light: 3]
            cork_object_set_int(settings, "gtk-interface-color-scheme", values[colorScheme] ?? 1)
        }
    }

    /// Returns the value of a setting, or `nil` if this version of GTK lacks it.
    private static func setting(_ name: String) -> Int32? {
        let settings = gtk_settings_get_default()!.objectAddress
        return cork_object_has_property(settings, name) != 0 ? cork_object_get_int(settings, name) : nil
    }
}
