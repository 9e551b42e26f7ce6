import DocumentFiles
import Foundation

/// What elements say about their place and for whom they are meant.
enum Viewport {
    /// The `viewBox`; nil where there is none that can be used.
    static func box(_ element: Element) -> CGRect? {
        guard let text = element["viewBox"] else { return nil }
        var scanner = NumberScanner(text)
        let n = scanner.numbers()
        guard n.count == 4, n[2] > 0, n[3] > 0 else { return nil }
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    /// A length that does not depend on anything around.
    static func length(_ element: Element, _ key: String) -> Double? {
        guard let length = element[key].flatMap({ Length(parsing: $0) }), length.unit != .percent else { return nil }
        let value = length.resolve(of: 0)
        return value > 0 ? value : nil
    }

    /// `x`, `y`, `width` and `height`; 0 where one is missing.
    static func rect(_ element: Element, in viewport: CGSize) -> CGRect {
        func length(_ key: String, _ whole: Double) -> Double {
            element[key].flatMap { Length(parsing: $0) }?.resolve(of: whole).clamped ?? 0
        }
        return CGRect(
            x: length("x", viewport.width), y: length("y", viewport.height),
            width: max(length("width", viewport.width), 0), height: max(length("height", viewport.height), 0))
    }

    /// Whether an element needs nothing that is not there, and speaks a language that is read.
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
