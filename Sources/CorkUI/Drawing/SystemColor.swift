import Foundation

/// A color of the system, as other systems name them.
public struct _SystemColor: Sendable {
    fileprivate let color: Color

    /// The background of windows.
    public static let systemBackground = _SystemColor(color: .ground)
    /// The background of windows.
    public static let systemGroupedBackground = _SystemColor(color: .ground)
    /// The background of windows.
    public static let windowBackgroundColor = _SystemColor(color: .ground)
    /// The background of windows.
    public static let underPageBackgroundColor = _SystemColor(color: .ground)
    /// The background of content in a window.
    public static let secondarySystemBackground = _SystemColor(color: .ground.mix(with: .primary, by: 0.05))
    /// The background of content in a window.
    public static let secondarySystemGroupedBackground = _SystemColor(color: .ground.mix(with: .primary, by: 0.05))
    /// The background of content in a window.
    public static let controlBackgroundColor = _SystemColor(color: .ground.mix(with: .primary, by: 0.05))
    /// The background of content in a window.
    public static let textBackgroundColor = _SystemColor(color: .ground.mix(with: .primary, by: 0.05))
    /// The background of content over content.
    public static let tertiarySystemBackground = _SystemColor(color: .ground.mix(with: .primary, by: 0.1))
    /// The background of content over content.
    public static let tertiarySystemGroupedBackground = _SystemColor(color: .ground.mix(with: .primary, by: 0.1))
    /// The color of text.
    public static let label = _SystemColor(color: .primary)
    /// The color of text.
    public static let labelColor = _SystemColor(color: .primary)
    /// The color of text.
    public static let textColor = _SystemColor(color: .primary)
    /// The color of text.
    public static let controlTextColor = _SystemColor(color: .primary)
    /// The color of text.
    public static let windowFrameTextColor = _SystemColor(color: .primary)
    /// The color of less important text.
    public static let secondaryLabel = _SystemColor(color: .secondary)
    /// The color of less important text.
    public static let secondaryLabelColor = _SystemColor(color: .secondary)
    /// The color of faint text.
    public static let tertiaryLabel = _SystemColor(color: .primary.opacity(0.4))
    /// The color of faint text.
    public static let tertiaryLabelColor = _SystemColor(color: .primary.opacity(0.4))
    /// The color of faint text.
    public static let placeholderText = _SystemColor(color: .primary.opacity(0.4))
    /// The color of faint text.
    public static let placeholderTextColor = _SystemColor(color: .primary.opacity(0.4))
    /// The color of faint text.
    public static let disabledControlTextColor = _SystemColor(color: .primary.opacity(0.4))
    /// The color of very faint text.
    public static let quaternaryLabel = _SystemColor(color: .primary.opacity(0.25))
    /// The color of very faint text.
    public static let quaternaryLabelColor = _SystemColor(color: .primary.opacity(0.25))
    /// The color of lines.
    public static let separator = _SystemColor(color: .primary.opacity(0.15))
    /// The color of lines.
    public static let separatorColor = _SystemColor(color: .primary.opacity(0.15))
    /// The color of lines.
    public static let opaqueSeparator = _SystemColor(color: .primary.opacity(0.15))
    /// The color of lines.
    public static let gridColor = _SystemColor(color: .primary.opacity(0.15))
    /// The color of selections and links.
    public static let controlAccentColor = _SystemColor(color: .accentColor)
    /// The color of selections and links.
    public static let tintColor = _SystemColor(color: .accentColor)
    /// The color of selections and links.
    public static let link = _SystemColor(color: .accentColor)
    /// The color of selections and links.
    public static let linkColor = _SystemColor(color: .accentColor)
    /// The color of selections and links.
    public static let selectedContentBackgroundColor = _SystemColor(color: .accentColor)
    /// A gray between the background and text.
    public static let systemGray = _SystemColor(color: .ground.mix(with: .primary, by: 0.6))
    /// A gray between the background and text.
    public static let systemGray2 = _SystemColor(color: .ground.mix(with: .primary, by: 0.45))
    /// A gray between the background and text.
    public static let systemGray3 = _SystemColor(color: .ground.mix(with: .primary, by: 0.35))
    /// A gray between the background and text.
    public static let systemGray4 = _SystemColor(color: .ground.mix(with: .primary, by: 0.25))
    /// A gray between the background and text.
    public static let systemGray5 = _SystemColor(color: .ground.mix(with: .primary, by: 0.16))
    /// A gray between the background and text.
    public static let systemGray6 = _SystemColor(color: .ground.mix(with: .primary, by: 0.08))
    /// A translucent fill of shapes.
    public static let systemFill = _SystemColor(color: .primary.opacity(0.2))
    /// A translucent fill of shapes.
    public static let secondarySystemFill = _SystemColor(color: .primary.opacity(0.16))
    /// A translucent fill of shapes.
    public static let tertiarySystemFill = _SystemColor(color: .primary.opacity(0.12))
    /// A translucent fill of shapes.
    public static let quaternarySystemFill = _SystemColor(color: .primary.opacity(0.08))
    /// A red that suits the appearance of the window.
    public static let systemRed = _SystemColor(color: .red)
    /// A orange that suits the appearance of the window.
    public static let systemOrange = _SystemColor(color: .orange)
    /// A yellow that suits the appearance of the window.
    public static let systemYellow = _SystemColor(color: .yellow)
    /// A green that suits the appearance of the window.
    public static let systemGreen = _SystemColor(color: .green)
    /// A mint that suits the appearance of the window.
    public static let systemMint = _SystemColor(color: .mint)
    /// A teal that suits the appearance of the window.
    public static let systemTeal = _SystemColor(color: .teal)
    /// A cyan that suits the appearance of the window.
    public static let systemCyan = _SystemColor(color: .cyan)
    /// A blue that suits the appearance of the window.
    public static let systemBlue = _SystemColor(color: .blue)
    /// A indigo that suits the appearance of the window.
    public static let systemIndigo = _SystemColor(color: .indigo)
    /// A purple that suits the appearance of the window.
    public static let systemPurple = _SystemColor(color: .purple)
    /// A pink that suits the appearance of the window.
    public static let systemPink = _SystemColor(color: .pink)
    /// A brown that suits the appearance of the window.
    public static let systemBrown = _SystemColor(color: .brown)
    /// The color red.
    public static let red = _SystemColor(color: .red)
    /// The color orange.
    public static let orange = _SystemColor(color: .orange)
    /// The color yellow.
    public static let yellow = _SystemColor(color: .yellow)
    /// The color green.
    public static let green = _SystemColor(color: .green)
    /// The color cyan.
    public static let cyan = _SystemColor(color: .cyan)
    /// The color blue.
    public static let blue = _SystemColor(color: .blue)
    /// The color purple.
    public static let purple = _SystemColor(color: .purple)
    /// The color brown.
    public static let brown = _SystemColor(color: .brown)
    /// The color white.
    public static let white = _SystemColor(color: .white)
    /// The color black.
    public static let black = _SystemColor(color: .black)
    /// The color gray.
    public static let gray = _SystemColor(color: .gray)
    /// The color clear.
    public static let clear = _SystemColor(color: .clear)
}

extension Color {
    /// Creates a color of the system.
    public init(_ color: _SystemColor) { self = color.color }
    /// Creates a color of the system.
    public init(uiColor: _SystemColor) { self = uiColor.color }
    /// Creates a color of the system.
    public init(nsColor: _SystemColor) { self = nsColor.color }
}
