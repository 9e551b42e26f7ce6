import Foundation

/// A length with its unit.
struct Length: Hashable, Sendable {
    enum Unit: Hashable, Sendable { case user, percent, em, ex }

    /// The number of units; user units are a 96th of an inch.
    var value: Double
    var unit = Unit.user

    init(_ value: Double, _ unit: Unit = .user) {
        self.value = value
        self.unit = unit
    }

    init?(parsing text: String) {
        var scanner = NumberScanner(text)
        scanner.skipSpace()
        guard let number = scanner.number() else { return nil }
        let unit = scanner.word().lowercased()
        if unit.isEmpty, scanner.next == UInt8(ascii: "%") {
            scanner.advance()
            self.init(number, .percent)
        } else {
            switch unit {
            case "", "px": self.init(number)
            case "pt": self.init(number * 96 / 72)
            case "pc": self.init(number * 16)
            case "mm": self.init(number * 96 / 25.4)
            case "cm": self.init(number * 96 / 2.54)
            case "in": self.init(number * 96)
            case "em": self.init(number, .em)
            case "ex": self.init(number, .ex)
            default: return nil
            }
        }
        scanner.skipSpace()
        guard scanner.isAtEnd else { return nil }
    }

    /// Returns the length in user units.
    ///
    /// - Parameters:
    ///   - whole: The length of 100 %.
    ///   - fontSize: The length of an em.
    /// - Returns: The length.
    func resolve(of whole: Double, fontSize: Double = 16) -> Double {
        switch unit {
        case .user: value
        case .percent: value / 100 * whole
        case .em: value * fontSize
        case .ex: value * fontSize / 2
        }
    }

    /// Returns the length that children inherit, in which ems have been resolved.
    func inherited(_ fontSize: Double) -> Length {
        unit == .em || unit == .ex ? Length(resolve(of: 0, fontSize: fontSize).clamped) : self
    }
}
