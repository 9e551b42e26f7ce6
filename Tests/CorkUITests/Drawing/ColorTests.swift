import CorkUI
import Foundation
import Testing

@MainActor
@Suite struct ColorTests {
    private func environment(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.colorSchemeContrast = contrast
        return environment
    }

    private func hex(_ color: Color, _ environment: EnvironmentValues = EnvironmentValues()) -> UInt32 {
        let resolved = color.resolve(in: environment)
        return [resolved.red, resolved.green, resolved.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }

    @Test(
        arguments: [
            ("#f80", 0xFF8800), ("FF8800", 0xFF8800), ("#1c71d8", 0x1C71D8), ("#1c71d880", 0x1C71D8),
            ("#f80c", 0xFF8800),
        ] as [(String, UInt32)])
    func `a colour is read from its digits`(text: String, value: UInt32) throws {
        #expect(hex(try #require(Color(hex: text))) == value)
    }

    @Test(arguments: ["", "#", "#12", "#12345", "red", "#GGGGGG", "##fff", "#1234567890"])
    func `other text is no colour`(text: String) { #expect(Color(hex: text) == nil) }

    @Test func `the last digits are the opacity`() throws {
        #expect(try #require(Color(hex: "#00000080")).resolve(in: EnvironmentValues()).opacity == 128 / 255)
    }

    @Test(
        arguments: [
            (0, 0xFF0000), (1.0 / 6, 0xFFFF00), (1.0 / 3, 0x00FF00), (0.5, 0x00FFFF), (2.0 / 3, 0x0000FF),
            (5.0 / 6, 0xFF00FF), (1, 0xFF0000), (-1.0 / 3, 0x0000FF),
        ] as [(Double, UInt32)])
    func `hue goes round the circle`(hue: Double, value: UInt32) {
        #expect(hex(Color(hue: hue, saturation: 1, brightness: 1)) == value)
    }

    @Test func `saturation and brightness lead to grey and black`() {
        #expect(hex(Color(hue: 0.2, saturation: 0, brightness: 0.4)) == 0x666666)
        #expect(hex(Color(hue: 0, saturation: 0.5, brightness: 0.8)) == 0xCC6666)
    }

    @Test func `parts of other spaces are those of the screen`() {
        #expect(hex(Color(.sRGBLinear, white: 0.215_860_5)) == 0x808080)
        #expect(hex(Color(.displayP3, white: 0.5)) == 0x808080)
        #expect(hex(Color(.displayP3, red: 1, green: 0, blue: 0)) == 0xFF0000)
    }

    @Test func `invalid colour components are clamped`() {
        let color = Color(red: .nan, green: 7, blue: -1, opacity: .infinity).resolve(in: EnvironmentValues())
        #expect(color == Color.Resolved(red: 0, green: 1, blue: 0, opacity: 1))
        #expect(Color.red.opacity(.nan).resolve(in: EnvironmentValues()).opacity == 0)
    }

    @Test func `a mix lies between ForEach ground`() {
        let color = Color(light: .white, dark: Color(hex: 0x404040)).mix(with: .black, by: 0.5, in: .device)
        #expect(hex(color, environment(.light)) == 0x808080)
        #expect(hex(color, environment(.dark)) == 0x202020)
    }

    @Test func `the way of the eye keeps its ends and is brighter between blue and yellow`() {
        let (blue, yellow) = (Color(hex: 0x0000FF), Color(hex: 0xFFFF00))
        #expect(hex(blue.mix(with: yellow, by: 0)) == 0x0000FF && hex(blue.mix(with: yellow, by: 1)) == 0xFFFF00)
        let middle = blue.mix(with: yellow, by: 0.5).resolve(in: EnvironmentValues())
        // Oklab, by hand: #6CABC7.
        #expect(abs(middle.red * 255 - 0x6C) < 1.5 && abs(middle.green * 255 - 0xAB) < 1.5)
        #expect(abs(middle.blue * 255 - 0xC7) < 1.5)
    }

    @Test func `clear contributes no colour to a mix`() {
        let mixed = Color(hex: 0xFF0000).mix(with: .clear, by: 0.5, in: .device).resolve(in: EnvironmentValues())
        #expect(mixed == Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5))
    }

    @Test(arguments: [
        Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
        .primary, .secondary, .accentColor,
    ])
    func `system colours stand off from the ground`(color: Color) {
        for scheme in ColorScheme.allCases {
            let ground = scheme == .light ? 1.0 : 0
            let usual = contrast(color.resolve(in: environment(scheme)), ground)
            let strong = contrast(color.resolve(in: environment(scheme, .increased)), ground)
            #expect(strong >= 7 && strong > usual)
        }
    }

    private func contrast(_ color: Color.Resolved, _ ground: Double) -> Double {
        func light(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        let own =
            0.2126 * light(Double(color.red)) + 0.7152 * light(Double(color.green)) + 0.0722 * light(Double(color.blue))
        return (max(own, ground) + 0.05) / (min(own, ground) + 0.05)
    }

    @Test func `the accent color is the desktop's, as far from the background as text needs`() {
        var environment = EnvironmentValues()
        let own = Color.accentColor.resolve(in: environment)
        for hue in 0..<24 {
            let accent = Color(hue: Double(hue) / 24, saturation: hue.isMultiple(of: 2) ? 1 : 0.4, brightness: 0.9)
                .resolve(in: environment)
            for scheme in ColorScheme.allCases {
                for contrast in ColorSchemeContrast.allCases {
                    environment.colorScheme = scheme
                    environment.colorSchemeContrast = contrast
                    environment.desktopAccent = accent
                    let shown = Color.accentColor.resolve(in: environment)
                    let ratio = shown.contrast(with: Color.ground.resolve(in: environment))
                    #expect(ratio >= (contrast == .increased ? 7 : 4.5), "\(hue) \(scheme) \(contrast)")
                    expectMarksStandOut(accent, in: environment)
                    expectMarksStandOut(Color.Resolved(accent.components * SIMD4(0.1, 0.1, 0.1, 1)), in: environment)
                }
            }
            environment = EnvironmentValues()
        }
        let legible = Color(hex: 0x7A0000).resolve(in: environment)
        environment.desktopAccent = legible
        #expect(Color.accentColor.resolve(in: environment) == legible)
        environment.desktopAccent = nil
        #expect(Color.accentColor.resolve(in: environment) == own)
    }

    /// Expects that checks stand out from the background, and white symbols and text from checks and selections.
    private func expectMarksStandOut(_ accent: Color.Resolved, in environment: EnvironmentValues) {
        let white = Color.white.resolve(in: environment)
        let ground = Color.ground.resolve(in: environment)
        let (mark, selection) = (accent.mark(in: environment), accent.selection(in: environment))
        #expect(mark.contrast(with: ground) >= 3 && mark.contrast(with: white) >= 3, "\(accent)")
        #expect(selection.contrast(with: ground) >= 2 && selection.contrast(with: white) >= 4.5, "\(accent)")
    }
}
