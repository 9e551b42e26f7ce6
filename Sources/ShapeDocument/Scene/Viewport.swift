import DocumentFiles
import Foundation

/// The attributes of elements for position, size and conditional processing.
enum Viewport {
    /// Returns the `viewBox`, or `nil` if there is no valid one.
    static func box(_ element: Element) -> CGRect? {
        guard let text = element["viewBox"] else { return nil }
        var scanner = NumberScanner(text)
        let n = scanner.numbers()
        guard n.count == 4, n[2] > 0, n[3] > 0 else { return nil }
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    /// Returns an absolute length greater than 0, or `nil`.
    static func length(_ element: Element, _ key: String) -> Double? {
        guard let length = element[key].flatMap({ Length(parsing: $0) }), length.unit != .percent else { return nil }
        let value = length.resolve(of: 0)
        return value > 0 ? value : nil
    }

    /// Returns `x`, `y`, `width` and `height`, which default to 0.
    static func rect(_ element: Element, in viewport: CGSize) -> CGRect {
        func length(_ key: String, _ whole: Double) -> Double {
            element[key].flatMap { Length(parsing: $0) }?.resolve(of: whole).clamped ?? 0
        }
        return CGRect(
            x: length("x", viewport.width), y: length("y", viewport.height),
            width: max(length("width", viewport.width), 0), height: max(length("height", viewport.height), 0))
    }

    /// Returns a Boolean value that indicates whether an element requires no extension and is in the user's language.
    static func isMeantForUs(_ element: Element) -> Bool {
        if let extensions = element["requiredExtensions"], !extensions.isEmpty { return false }
        guard let languages = element["systemLanguage"] else { return true }
        let own = Locale.userLanguage.identifier.prefix { $0 != "_" && $0 != "-" && $0 != "." }.lowercased()
        return languages.split(separator: ",").contains { part in
            let language = part.trimmed.prefix { $0 != "-" }.lowercased()
            return language == own || (own.isEmpty || own == "c") && language == "en"
        }
    }
}
