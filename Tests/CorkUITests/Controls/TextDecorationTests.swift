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

    @Test("What a text says of itself goes before what is said around, the last word before the first")
    func inside() {
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

    @Test("What is said of a view holds for all text in it, until something inside says otherwise")
    func around() {
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

    @Test("A label is its icon and its title, side by side, and called by its title")
    func label() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Button(action: {}) { Label("Fruit", systemImage: "starred-symbolic") }
        }
        let (icon, title) = (host.elements("Image")[0].frame, host.elements("Text")[0].frame)
        #expect(title.minX == icon.maxX + 6 && title.midY == icon.midY)
        #expect(host.element("Fruit")?.kind == "Button")
    }
}
