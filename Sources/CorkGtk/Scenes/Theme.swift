import CGtk
import CorkUI

/// What GTK's theme says of colours, by its name, since GTK does not tell.
struct Theme {
    let colorScheme: ColorScheme
    let contrast: ColorSchemeContrast

    /// - Parameters:
    ///   - name: as `Adwaita`, `Adwaita-dark`, `HighContrast`, `HighContrastInverse`, `Default-hc-dark`.
    ///   - prefersDark: whether the dark variant is asked for.
    init(name: String, prefersDark: Bool) {
        let name = name.lowercased()
        let isDark = name.hasSuffix("dark") || name.hasSuffix("inverse")
        colorScheme = prefersDark || isDark ? .dark : .light
        let hasContrast = name.hasPrefix("highcontrast") || name.split(separator: "-").contains("hc")
        contrast = hasContrast ? .increased : .standard
    }

    /// What the settings say now.
    static var current: Theme {
        let settings = gtk_settings_get_default()!.objectAddress
        let name = cork_object_get_string(settings, "gtk-theme-name")
        defer { g_free(name) }
        return Theme(
            name: name.map { String(cString: $0) } ?? "",
            prefersDark: cork_object_get_bool(settings, "gtk-application-prefer-dark-theme") != 0)
    }
}
