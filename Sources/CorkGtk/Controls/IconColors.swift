import CorkUI
import Foundation

/// Style classes that give theme icons custom colors.
///
/// When the limit of classes is reached, as during animations, further colors are rounded to steps of 17 in each
/// channel.
@MainActor
final class IconColors {
    static let shared = IconColors()

    private var known: Set<String> = []
    private static let limit = 256

    /// Returns the style class of a color, and creates it if necessary.
    func className(_ color: Color.Resolved) -> String {
        func byte(_ part: Float) -> Int {
            let byte = Int((min(max(part, 0), 1) * 255).rounded())
            return known.count < Self.limit ? byte : (byte + 8) / 17 * 17
        }
        let (red, green, blue, opacity) = (byte(color.red), byte(color.green), byte(color.blue), byte(color.opacity))
        let name = "cork-icon-\(red)-\(green)-\(blue)-\(opacity)"
        if known.insert(name).inserted {
            // Swift formats numbers with a decimal point in every locale.
            Application.apply("image.\(name) { color: rgba(\(red), \(green), \(blue), \(Double(opacity) / 255)); }")
        }
        return name
    }
}
