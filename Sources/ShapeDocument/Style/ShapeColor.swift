import Foundation

/// A color in sRGB: red, green, blue and opacity, from 0 to 1.
public struct ShapeColor: Hashable, Sendable {
    public var red, green, blue, opacity: Double

    /// Creates a color from components between 0 and 1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    init(rgb: UInt32) {
        self.init(
            red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255, blue: Double(rgb & 255) / 255)
    }

    /// Black.
    public static let black = ShapeColor(rgb: 0)

    /// Parses a color of CSS: a name, `#abc`, `#aabbcc`, `rgb(…)`, `rgba(…)` or `hsl(…)`.
    public init?(parsing text: some StringProtocol) {
        let text = Substring(text).trimmed
        if text.utf8.first == UInt8(ascii: "#") {
            self.init(hex: text.dropFirst())
        } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
            self.init(function: text[..<open].lowercased(), text[open...].dropFirst().dropLast())
        } else if let rgb = Self.named[text.lowercased()] {
            self.init(rgb: rgb)
        } else if text.lowercased() == "transparent" {
            self.init(red: 0, green: 0, blue: 0, opacity: 0)
        } else {
            return nil
        }
    }

    private init?(hex: Substring) {
        guard let number = UInt32(hex, radix: 16) else { return nil }
        func short(_ shift: UInt32) -> Double { Double(number >> shift & 15) / 15 }
        switch hex.utf8.count {
        case 3: self.init(red: short(8), green: short(4), blue: short(0))
        case 4: self.init(red: short(12), green: short(8), blue: short(4), opacity: short(0))
        case 6: self.init(rgb: number)
        case 8:
            self.init(rgb: number >> 8)
            opacity = Double(number & 255) / 255
        default: return nil
        }
    }

    private init?(function: String, _ arguments: Substring) {
        let parts = arguments.split { $0 == "," || $0 == " " || $0 == "/" }
        guard parts.count >= 3 else { return nil }
        func value(_ index: Int, of whole: Double) -> Double? {
            let part = parts[index]
            return part.hasSuffix("%") ? Double(part.dropLast()).map { $0 / 100 } : Double(part).map { $0 / whole }
        }
        func bounded(_ value: Double) -> Double { min(max(value.clamped, 0), 1) }
        let alpha = parts.count > 3 ? value(3, of: 1) ?? 1 : 1
        switch function {
        case "rgb", "rgba":
            guard let r = value(0, of: 255), let g = value(1, of: 255), let b = value(2, of: 255) else { return nil }
            self.init(red: bounded(r), green: bounded(g), blue: bounded(b), opacity: bounded(alpha))
        case "hsl", "hsla":
            guard let h = Double(parts[0]), let s = value(1, of: 100).map(bounded),
                let l = value(2, of: 100).map(bounded)
            else { return nil }
            func part(_ n: Double) -> Double {
                let k = (n + h.clamped / 30).truncatingRemainder(dividingBy: 12)
                return bounded(l - s * min(l, 1 - l) * max(-1, min(k - 3, min(9 - k, 1))))
            }
            self.init(red: part(0), green: part(8), blue: part(4), opacity: bounded(alpha))
        default: return nil
        }
    }

    /// The color in SVG's notation without the opacity: `#aabbcc`.
    public var hex: String {
        "#"
            + [red, green, blue].map { part in
                let number = Int((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded())
                return (number < 16 ? "0" : "") + String(number, radix: 16)
            }.joined()
    }
}
