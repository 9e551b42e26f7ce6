import CorkUI
import Foundation

/// The colors of the board for a color scheme and contrast.
struct BoardPalette: Equatable {
    let cork: Color
    let specks: Specks
    let panel: Color
    let paper: Color
    let paperEdge: Color
    /// The width of an edge, in points.
    let edgeWidth: CGFloat
    let paperShadow: Color
    let ink: Color
    let caption: Color
    /// The mark that crosses a card off.
    let cross: Color
    let header: Color
    let headerInk: Color
    let crossedPaper: Color
    let crossedInk: Color
    let slash: Color
    let chosen: Color
    /// The edge of selected cards.
    let selection: Color

    static let light = BoardPalette(
        cork: Color(hex: 0xD9BF9B),
        specks: Specks(dark: Color(hex: 0x9C7445, opacity: 0.34), light: Color(hex: 0xF0DFC4, opacity: 0.34)),
        panel: Color(hex: 0xFFFDF8, opacity: 0.28), paper: Color(hex: 0xFFFDF8),
        paperEdge: Color(hex: 0x3C280F, opacity: 0.22), edgeWidth: 1, paperShadow: Color(hex: 0x3C280F, opacity: 0.2),
        ink: Color(hex: 0x2A2622), caption: Color(hex: 0x6B6259), cross: Color(hex: 0x6B6259, opacity: 0.55),
        header: Color(hex: 0x5C4630), headerInk: Color(hex: 0xFFFDF8), crossedPaper: Color(hex: 0xEFE8DC),
        crossedInk: Color(hex: 0x5A5148), slash: Color(hex: 0xC01C28), chosen: Color(hex: 0x1F7F53),
        selection: Color(hex: 0x1A5FB4))

    static let dark = BoardPalette(
        cork: Color(hex: 0x2B2520),
        specks: Specks(dark: Color(hex: 0x15110E, opacity: 0.45), light: Color(hex: 0x5A4A3B, opacity: 0.45)),
        panel: Color(hex: 0xFFF5E6, opacity: 0.045), paper: Color(hex: 0x4D443A), paperEdge: Color(hex: 0x6E6254),
        edgeWidth: 1, paperShadow: .clear, ink: Color(hex: 0xF6F0E6), caption: Color(hex: 0xC9BFB1),
        cross: Color(hex: 0xC9BFB1, opacity: 0.55), header: Color(hex: 0xE8DCC6), headerInk: Color(hex: 0x2A2622),
        crossedPaper: Color(hex: 0x3A332C), crossedInk: Color(hex: 0xC9BFB1), slash: Color(hex: 0xFF7B63),
        chosen: Color(hex: 0x57E389), selection: Color(hex: 0x78AEED))

    // With increased contrast, the cork is flat and paper has an outline.

    static let lightIncreased = BoardPalette(
        cork: Color(hex: 0xE9DCC6), specks: Specks(dark: .clear, light: .clear), panel: .clear,
        paper: Color(hex: 0xFFFFFF), paperEdge: Color(hex: 0x000000), edgeWidth: 2, paperShadow: .clear,
        ink: Color(hex: 0x000000), caption: Color(hex: 0x333333), cross: Color(hex: 0x333333),
        header: Color(hex: 0x000000), headerInk: Color(hex: 0xFFFFFF), crossedPaper: Color(hex: 0xE6E6E6),
        crossedInk: Color(hex: 0x333333), slash: Color(hex: 0xA40000), chosen: Color(hex: 0x0B5132),
        selection: Color(hex: 0x0D3D7A))

    static let darkIncreased = BoardPalette(
        cork: Color(hex: 0x1E1A16), specks: Specks(dark: .clear, light: .clear), panel: .clear,
        paper: Color(hex: 0x000000), paperEdge: Color(hex: 0xFFFFFF), edgeWidth: 2, paperShadow: .clear,
        ink: Color(hex: 0xFFFFFF), caption: Color(hex: 0xD9D9D9), cross: Color(hex: 0xD9D9D9),
        header: Color(hex: 0xFFFFFF), headerInk: Color(hex: 0x000000), crossedPaper: Color(hex: 0x2E2E2E),
        crossedInk: Color(hex: 0xD9D9D9), slash: Color(hex: 0xFF8F80), chosen: Color(hex: 0x57E389),
        selection: Color(hex: 0x78AEED))

    /// The names of the colors of pins.
    static let pinNames = ["Blue", "Green", "Orange", "Purple", "Red", "Brown", "Teal", "Grey"]

    /// The colors of the people's pins, in the order in which people are added.
    static let pins: [Color] = [0x1C71D8, 0x26A269, 0xC64600, 0x813D9C, 0xC01C28, 0x986A44, 0x1F8A8A, 0x5E5C64].map {
        Color(hex: $0)
    }

    /// The specks of the cork.
    struct Specks: Equatable {
        let dark: Color
        let light: Color
    }
}

extension EnvironmentValues {
    /// The colors of the board for the color scheme and contrast.
    var boardPalette: BoardPalette {
        switch (colorScheme, colorSchemeContrast) {
        case (.light, .standard): .light
        case (.dark, .standard): .dark
        case (.light, .increased): .lightIncreased
        case (.dark, .increased): .darkIncreased
        }
    }
}
