import CGtk
import Foundation
import GtkTestSupport

/// A temporary home folder in which windows look the same wherever GTK and the fonts are the same.
final class PinnedLook {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
        let fonts = home.url.appending(path: "fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        for name in Self.fontNames {
            guard let font = Self.font(name) else { continue }
            try FileManager.default.createSymbolicLink(at: fonts.appending(path: name), withDestinationURL: font)
        }
        _ = try home.file("fonts.conf", Self.fontSettings(folder: fonts.path, cache: home.url.path + "/cache"))
        let settings = home.url.appending(path: "config/gtk-4.0")
        try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
        _ = try home.file("config/gtk-4.0/settings.ini", Self.settings)
    }

    /// The environment of a program; `nil` removes a variable.
    var environment: [String: String?] {
        let home = home.url.path
        return [
            "HOME": home, "XDG_CONFIG_HOME": "\(home)/config", "XDG_DATA_HOME": "\(home)/data",
            "XDG_CACHE_HOME": "\(home)/cache", "FONTCONFIG_FILE": "\(home)/fonts.conf", "LC_ALL": "C.UTF-8",
            "LANGUAGE": nil, "TZ": "UTC", "GTK_THEME": nil, "GDK_SCALE": nil, "GDK_DPI_SCALE": nil,
        ]
    }

    /// A description of the versions that pictures depend on.
    nonisolated static var present: String {
        let size = font(fontNames[0]).flatMap {
            try? $0.resolvingSymlinksInPath().resourceValues(forKeys: [.fileSizeKey])
        }
        let pango = String(cString: pango_version_string()).split(separator: ".").prefix(2).joined(separator: ".")
        return "GTK \(gtk_get_major_version()).\(gtk_get_minor_version()), Pango \(pango), "
            + "DejaVu Sans of \(size?.fileSize ?? 0) bytes"
    }

    /// The required fonts of the package fonts-dejavu-core.
    nonisolated private static let fontNames = [
        "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf",
    ]

    nonisolated private static func font(_ name: String) -> URL? {
        for folder in ["/usr/share/fonts", "/usr/local/share/fonts"] {
            let files = FileManager.default.enumerator(atPath: folder)
            for case let file as String in files ?? .init() where file.hasSuffix("/\(name)") {
                return URL(fileURLWithPath: "\(folder)/\(file)")
            }
        }
        return nil
    }

    private static func fontSettings(folder: String, cache: String) -> String {
        func edit(_ name: String, _ value: String) -> String {
            "<edit name=\"\(name)\" mode=\"assign\">\(value)</edit>"
        }
        let alias = ["sans-serif", "serif", "Cantarell"].map {
            "<alias binding=\"same\"><family>\($0)</family><prefer><family>DejaVu Sans</family></prefer></alias>"
        }
        return """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>
            <dir>\(folder)</dir><cachedir>\(cache)</cachedir>\(alias.joined())
            <alias binding="same"><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
            <match target="font">\(edit("hinting", "<bool>false</bool>"))\(edit("rgba", "<const>none</const>"))</match>
            </fontconfig>
            """
    }

    /// Settings without animations and a blinking cursor.
    private static let settings = """
        [Settings]
        gtk-font-name=DejaVu Sans 10
        gtk-icon-theme-name=Adwaita
        gtk-xft-dpi=98304
        gtk-xft-antialias=1
        gtk-xft-hinting=0
        gtk-xft-hintstyle=hintnone
        gtk-xft-rgba=none
        gtk-enable-animations=0
        gtk-cursor-blink=0
        """
}
