import CorkTesting
import Foundation
import Testing

@testable import CorkUI

@MainActor
@Suite("Decorations of text, and labels")
struct TextDecorationTests {
    private func resolved(_ text: Text, _ around: TextDecorations = []) -> ResolvedText {
        var environment = EnvironmentValues()
        environment.textDecorations = around
        return text.resolve(in: environment)
    }

    @Test func `a text's own modifiers override the environment, and its last modifier overrides earlier ones`() {
        let text = Text("a").strikethrough().underline(false).italic()
        let plain = resolved(text, .underline)
        #expect(plain.isStruckThrough && !plain.isUnderlined && plain.font.isItalic)
        #expect(!resolved(Text("a").strikethrough().strikethrough(false), .strikethrough).isStruckThrough)
        #expect(resolved(Text("a").strikethrough(false).strikethrough()).isStruckThrough)
        #expect(resolved(Text("a"), [.italic, .underline]).isUnderlined && !resolved(Text("a")).font.isItalic)
    }

    private struct Look: View {
        @Environment(\.textDecorations) private var decorations
        var body: some View { Text("\(decorations.rawValue)") }
    }

    @Test func `text modifiers of a view apply to all text in it unless an inner modifier overrides them`() {
        let host = TestHost {
            VStack {
                Look().underline(false)
                Look().italic()
            }
            .underline()
            .strikethrough()
            Look()
        }
        #expect(host.texts == ["4", "7", "0"])
    }

    @Test func `the design of letters and digits is that of the text, else that around, else that of the font`() {
        var environment = EnvironmentValues()
        environment.fontDesign = .serif
        let around = environment
        func font(_ text: Text) -> Font.Resolved { text.resolve(in: around).font }
        #expect(font(Text("a")).design == .serif && font(Text("a").fontDesign(.rounded)).design == .rounded)
        #expect(
            font(Text("a").monospaced()).design == .monospaced && font(Text("a").monospaced(false)).design == .serif)
        #expect(resolved(Text("a").font(.body.monospaced())).font.design == .monospaced)
        #expect(font(Text("1").monospacedDigit()).hasMonospacedDigits && !font(Text("1")).hasMonospacedDigits)
        #expect(resolved(Text("1"), .monospacedDigit).font.hasMonospacedDigits)
    }

    private struct Design: View {
        @Environment(\.self) private var environment
        var body: some View {
            let text = Text("a").resolve(in: environment)
            Text("\(text.font.design) \(text.font.hasMonospacedDigits) \(Int(text.font.size)) \(text.string)")
        }
    }

    @Test func `font, font design and text case of a view apply to its texts`() {
        let host = TestHost {
            Design().monospaced().monospacedDigit()
            Design().fontDesign(.serif).monospaced(false).font(.caption2)
            Design().font(nil).font(.title).textCase(.uppercase)
            Design().textCase(nil).textCase(.uppercase)
        }
        #expect(host.texts == ["monospaced true 16 a", "serif false 11 a", "default false 16 A", "default false 16 a"])
    }

    @Test func `letters of one kind follow the language, and screen readers hear the text as it is`() throws {
        #expect(Text.Case.uppercase.applied(to: "istanbul", in: Locale(identifier: "tr_TR")) == "İSTANBUL")
        #expect(Text.Case.lowercase.applied(to: "ABC", in: Locale(identifier: "en_US")) == "abc")
        let host = TestHost { Text("Straße").textCase(.uppercase) }
        // A letter becomes two, and both have their room.
        #expect(try #require(host.element("Straße")).frame.width == 7 * 8)
    }

    @Test
    func
        `a role has its weight unless another one is given; a custom font grows with the reader's choice, or does not`()
    {
        let environment = EnvironmentValues()
        #expect(Font.system(.headline).resolve(in: environment).weight == .semibold)
        #expect(Font.system(.headline, weight: .light).resolve(in: environment).weight == .light)
        #expect(Font.custom("Serif", size: 20).resolve(in: environment).isScaled)
        #expect(!Font.custom("Serif", fixedSize: 20).resolve(in: environment).isScaled)
    }

    @Test func `a label is its icon and its title, side by side, and called by its title`() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Button(action: {}) { Label("Fruit", systemImage: "starred-symbolic") }
        }
        let (icon, title) = (host.elements("Image")[0].frame, host.elements("Text")[0].frame)
        #expect(title.minX == icon.maxX + 6 && title.midY == icon.midY)
        #expect(host.element("Fruit")?.kind == "Button")
    }
}
