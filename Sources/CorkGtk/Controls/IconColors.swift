import CorkUI
import Foundation

/// Gives icons of the theme colours of their own, a style class for each.
///
/// Colours that come after the last one there is room for, such as on the way from one to another, are taken as near as
/// a step of 17 in each channel.
@MainActor
final class IconColors {
    static let shared = IconColors()

    private var known: Set<String> = []
    private static let limit = 256

    /// The class of a colour, for which there is a style from now on.
    func className(_ color: Color.Resolved) -> String {
        func byte(_ part: Double) -> Int {
            let byte = Int((min(max(part, 0), 1) * 255).rounded())
            return known.count < Self.limit ? byte : (byte + 8) / 17 * 17
        }
        let (red, green, blue, opacity) = (byte(color.red), byte(color.green), byte(color.blue), byte(color.opacity))
        let name = "cork-icon-\(red)-\(green)-\(blue)-\(opacity)"
        if known.insert(name).inserted {
            // Numbers of Swift are written with a point wherever one is.
            Application.apply("image.\(name) { color: rgba(\(red), \(green), \(blue), \(Double(opacity) / 255)); }")
        }
        return name
    }
}
