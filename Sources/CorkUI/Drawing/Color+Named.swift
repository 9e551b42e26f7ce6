import Foundation
import Synchronization

extension Color {
    /// Creates a color from an asset catalog in a bundle; clear, with a message, if there is none.
    ///
    /// The catalogs are searched once for each name.
    ///
    /// - Parameters:
    ///   - name: The name of the color set, such as `Accent` for `Assets.xcassets/Accent.colorset`.
    ///   - bundle: The bundle; `nil` for the main bundle.
    public init(_ name: String, bundle: Bundle? = nil) {
        self = NamedColors.known(name, in: bundle ?? .main)
    }
}

/// The colors of asset catalogs.
private enum NamedColors {
    /// The contents of a color set.
    private struct ColorSet: Decodable {
        struct Appearance: Decodable {
            let appearance: String
            let value: String
        }

        struct Value: Decodable {
            let components: [String: String]
        }

        struct Entry: Decodable {
            let appearances: [Appearance]?
            let color: Value?
        }

        let colors: [Entry]

        func color(_ isWanted: (Entry) -> Bool) -> Color? {
            guard let parts = colors.first(where: isWanted)?.color?.components else { return nil }
            func part(_ name: String) -> Double {
                guard let text = parts[name] ?? parts["white"] else { return name == "alpha" ? 1 : 0 }
                if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
                let number = Double(text) ?? 0
                return text.contains(".") ? number : number / 255
            }
            let alpha = parts["alpha"].flatMap(Double.init) ?? 1
            return Color(red: part("red"), green: part("green"), blue: part("blue"), opacity: alpha)
        }
    }

    private struct Key: Hashable {
        let folder: URL?
        let name: String
    }

    private static let known = Mutex<[Key: Color]>([:])

    /// Returns the color with a name, searched when the name is first used.
    static func known(_ name: String, in bundle: Bundle) -> Color {
        let key = Key(folder: bundle.resourceURL, name: name)
        return known.withLock { known in
            if let color = known[key] { return color }
            let found = color(name, in: bundle)
            if found == nil {
                let sentence = "There is no color “\(name)” in the asset catalogs of the bundle.\n"
                FileHandle.standardError.write(Data(sentence.utf8))
            }
            let color = found ?? .clear
            known[key] = color
            return color
        }
    }

    /// Returns the color with a name, or `nil` if there is none.
    ///
    /// - Complexity: linear in the number of files in the bundle.
    private static func color(_ name: String, in bundle: Bundle) -> Color? {
        guard let resources = bundle.resourceURL,
            let files = FileManager.default.enumerator(at: resources, includingPropertiesForKeys: nil)
        else { return nil }
        for case let file as URL in files where file.lastPathComponent == "\(name).colorset" {
            guard let data = try? Data(contentsOf: file.appendingPathComponent("Contents.json")),
                let set = try? JSONDecoder().decode(ColorSet.self, from: data),
                let light = set.color({ $0.appearances == nil })
            else { continue }
            let dark = set.color { $0.appearances?.contains { $0.value == "dark" } == true }
            return dark.map { Color(light: light, dark: $0) } ?? light
        }
        return nil
    }
}
