import CorkUI
import Foundation
import Testing

@testable import Corkboard

/// Contrast ratios: 4.5 to 1 for text, 3 to 1 for marks (WCAG 2.2, 1.4.3 and 1.4.11), and 7 to 1 for text with
/// increased contrast (1.4.6).
@MainActor
@Suite struct PaletteTests {
    typealias Colour = @MainActor @Sendable (BoardPalette) -> Color

    nonisolated struct Pair: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let front: Colour
        let ground: Colour
        let atLeast: Double

        init(
            _ name: String, _ front: @escaping Colour,
            on ground: @escaping Colour, _ atLeast: Double
        ) {
            testDescription = name
            self.front = front
            self.ground = ground
            self.atLeast = atLeast
        }
    }

    nonisolated static let pairs = [
        Pair("title", { $0.ink }, on: { $0.paper }, 4.5),
        Pair("caption", { $0.caption }, on: { $0.paper }, 4.5),
        Pair("header", { $0.headerInk }, on: { $0.header }, 4.5),
        Pair("crossed title", { $0.crossedInk }, on: { $0.crossedPaper }, 4.5),
        Pair("slash", { $0.slash }, on: { $0.crossedPaper }, 3),
        Pair("chosen word", { $0.chosen }, on: { $0.paper }, 4.5),
        Pair("header card", { $0.header }, on: { $0.cork }, 3),
    ]

    @Test(arguments: pairs, [ColorScheme.light, .dark])
    func `pairs have the contrast they need`(pair: Pair, scheme: ColorScheme) {
        let palette = palette(scheme)
        let contrast = contrast(resolve(pair.front(palette)), resolve(pair.ground(palette)))
        #expect(contrast >= pair.atLeast)
    }

    @Test(arguments: pairs, [ColorScheme.light, .dark])
    func `pairs are further apart with increased contrast`(pair: Pair, scheme: ColorScheme) {
        let palette = palette(scheme, .increased)
        let contrast = contrast(resolve(pair.front(palette)), resolve(pair.ground(palette)))
        #expect(contrast >= (pair.atLeast == 3 ? 4.5 : 7))
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `cards have an edge that is seen with increased contrast`(scheme: ColorScheme) {
        let palette = palette(scheme, .increased)
        #expect(palette.edgeWidth == 2)
        for ground in [palette.cork, palette.paper, palette.crossedPaper] {
            #expect(contrast(resolve(palette.paperEdge), resolve(ground)) >= 7)
        }
        #expect(contrast(resolve(palette.cross), resolve(palette.paper)) >= 4.5)
        #expect(contrast(resolve(palette.cross), resolve(palette.crossedPaper)) >= 4.5)
    }

    private func palette(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard) -> BoardPalette {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.colorSchemeContrast = contrast
        return environment.boardPalette
    }

    @Test func `pins stand out on light paper`() {
        for pin in BoardPalette.pins {
            #expect(contrast(resolve(pin), resolve(BoardPalette.light.paper)) >= 3, "\(pin)")
        }
    }

    @Test func `the panel lets the cork through and the cards stand out`() {
        for scheme in [ColorScheme.light, .dark] {
            let palette = palette(scheme)
            let ground = over(resolve(palette.panel), resolve(palette.cork))
            #expect(contrast(ground, resolve(palette.cork)) < 1.5)
            #expect(contrast(resolve(palette.paper), ground) > 1.25)
        }
    }

    private func resolve(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

    private func over(_ front: Color.Resolved, _ ground: Color.Resolved) -> Color.Resolved {
        func mix(_ a: Float, _ b: Float) -> Float { a * front.opacity + b * (1 - front.opacity) }
        return Color.Resolved(
            red: mix(front.red, ground.red), green: mix(front.green, ground.green), blue: mix(front.blue, ground.blue))
    }

    private func contrast(_ a: Color.Resolved, _ b: Color.Resolved) -> Double {
        let (lighter, darker) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
        return (lighter + 0.05) / (darker + 0.05)
    }

    private func luminance(_ color: Color.Resolved) -> Double {
        func linear(_ channel: Float) -> Double {
            let channel = Double(channel)
            return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
}
