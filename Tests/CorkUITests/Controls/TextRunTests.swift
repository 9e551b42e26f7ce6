import CorkTesting
import Foundation
import Testing

@testable import CorkUI

@MainActor
@Suite("Texts of several parts", .serialized)
struct TextRunTests {
    private func runs(_ text: Text, in environment: EnvironmentValues = EnvironmentValues()) -> [ResolvedTextRun] {
        text.resolve(in: environment).runs
    }

    /// Returns the string of each run.
    private func strings(_ text: Text) -> [String] {
        let resolved = text.resolve(in: EnvironmentValues())
        let bytes = Array(resolved.string.utf8)
        return resolved.runs.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test func `two texts become one, whose parts keep their looks`() {
        let text =
            Text("Ä").font(.title) + Text("b").bold() + Text("c").foregroundColor(.red)
            + Text("d").foregroundStyle(.blue)
            + Text("e").underline() + Text("f").strikethrough(color: .red) + Text("g").kerning(2)
            + Text("h").baselineOffset(3) + Text("i").italic().monospaced()
        let parts = runs(text)
        #expect(strings(text) == ["Ä", "b", "c", "d", "e", "f", "g", "h", "i"])
        #expect(parts[0].font.size == 28 && parts[0].range == 0..<2 && parts[1].range == 2..<3)
        #expect(parts[1].font.weight == .bold && parts[2].font.weight == .regular)
        #expect(parts[2].color == Color.red.resolve(in: EnvironmentValues()) && parts[1].color == nil)
        #expect(parts[3].color == Color.blue.resolve(in: EnvironmentValues()))
        #expect(parts[4].isUnderlined && !parts[5].isUnderlined && parts[5].isStruckThrough)
        #expect(parts[5].strikethroughColor != nil && parts[4].underlineColor == nil)
        #expect(parts[6].letterSpacing == 2 && parts[7].baselineOffset == 3)
        #expect(parts[8].font.isItalic && parts[8].font.design == .monospaced)
        #expect(TestHost { text }.texts == ["Äbcdefghi"])
    }

    @Test func `modifiers of a concatenated text apply to parts without modifiers of their own`() {
        let text = ((Text("a").fontWeight(.light) + Text("b").underline(false)).bold().underline() + Text("c")).italic()
        let parts = runs(text)
        #expect(parts.map(\.font.weight) == [.light, .bold, .regular])
        #expect(parts.map(\.isUnderlined) == [true, false, false])
        #expect(parts.map(\.font.isItalic) == [true, true, true])
        var around = EnvironmentValues()
        around.font = .title
        #expect(runs(Text("a") + Text("b").font(.caption), in: around).map(\.font.size) == [28, 12])
    }

    @Test func `texts are equal where their parts are`() {
        func text(_ last: String) -> Text { Text("a").bold() + Text(last).foregroundColor(.red) }
        #expect(text("b") == text("b") && text("b") != text("c"))
        #expect(Text("a").foregroundColor(.red) == Text("a").foregroundColor(.red))
        #expect(Text("a").foregroundColor(.red) != Text("a").foregroundColor(.blue))
        #expect(Text("a").foregroundColor(nil) == Text("a") && Text("a").baselineOffset(0) == Text("a"))
    }

    @Test func `a plain text has no parts, and what parts of one look come to has none either`() {
        #expect(Text("a \(1) b").runs == nil && Text(verbatim: "**a**").runs == nil)
        #expect(runs(Text("a") + Text("b")).isEmpty && runs(Text("a").foregroundColor(.red)).isEmpty)
        #expect(Text("a").foregroundColor(.red).resolve(in: EnvironmentValues()).color != nil)
    }

    @Test func `Markdown of literals and keys is shown, that of strings is not`() {
        let string = "**a**"
        let host = TestHost {
            Text("**bold** _it_ `code` ~~gone~~")
            Text(string)
            Text(verbatim: "**a**")
            Text(LocalizedStringKey(string))
            Text("**\(string)** \(1)")
            Button("*Open*") {}
            TextField("*Name*", text: .constant(""))
        }
        #expect(host.texts == ["bold it code gone", "**a**", "**a**", "a", "**a** 1", "Open"])
        #expect(host.elements("TextField")[0].label == "Name")
        let parts = runs(Text("**bold** _it_ `code` ~~gone~~"))
        #expect(parts[0].font.weight == .bold && parts[2].font.isItalic && parts[4].font.design == .monospaced)
        #expect(parts[6].isStruckThrough && parts[1].font.weight == .regular)
        #expect(runs(Text("a**\(string)**"))[1].font.weight == .bold)
    }

    @Test func `translations have marks and styled values in places of their own`() {
        let german = Translations { _, key in key == "%@ is *%lld*" ? "*%2$lld* ist **%1$@**" : key }
        let text = Translations.$ofTask.withValue(german) { Text("\(Text("a").underline()) is *\(7)*") }
        #expect(strings(text) == ["7", " ist ", "a"])
        let parts = runs(text)
        #expect(parts[0].font.isItalic && parts[2].font.weight == .bold && parts[2].isUnderlined)
    }

    @Test func `interpolated texts and attributed strings keep their looks, and pictures have a place`() {
        var attributed = AttributedString("red")
        attributed.foregroundColor = .red
        attributed.underlineStyle = .single
        attributed.link = URL(string: "https://example.org")
        let star = Image(systemName: "star")
        let text = Text("x\(Text("y").bold()) \(attributed) \(star)!")
        #expect(strings(text) == ["x", "y", " ", "red", " ", "\u{FFFC}", "!"])
        let parts = runs(text)
        #expect(parts[1].font.weight == .bold && parts[3].color != nil && parts[3].isUnderlined)
        #expect(parts[3].link?.host() == "example.org" && parts[5].image == star.source)
        #expect(TestHost { text }.texts == ["xy red !"])
        #expect(TestHost { Text(star) + Text("a") }.texts == ["a"])
        #expect(strings(Text(attributed)) == ["red"])
    }

    @Test func `a link opens its address as the environment says`() throws {
        let opened = Box<[String]>([])
        let name = "b"
        let host = TestHost {
            Text("See [this](https://example.org/a) or [**that**](https://example.org/\(name)).")
                .environment(
                    \.openURL,
                    OpenURLAction {
                        opened.value.append($0.path)
                        return .handled
                    })
        }
        let text = host.elements("Text")[0]
        #expect(text.links.map(\.path) == ["/a", "/b"])
        text.openLink("this")
        text.openLink("that")
        text.openLink("See")
        #expect(opened.value == ["/a", "/b"])
    }

    @Test func `a part of larger letters makes the line higher`() {
        let host = TestHost { Text("ab").font(.title) + Text("cd") }
        #expect(host.elements("Text")[0].frame.size == CGSize(width: 28 + 16, height: 28))
        let smaller = TestHost {
            (Text("ab").font(.system(size: 20)) + Text("cd").font(.system(size: 10))).lineLimit(1)
                .minimumScaleFactor(0.5).frame(width: 15)
        }
        #expect(smaller.elements("Text")[0].frame.size == CGSize(width: 15, height: 10))
    }

    @Test func `a text with a colour of its own moves to another one, and keeps its size`() {
        struct Warning: View {
            @State private var isLate = false
            var body: some View {
                Button("late") { withAnimation(.linear(duration: 1)) { isLate = true } }
                Text("a").foregroundStyle(isLate ? Color(.init(red: 1, green: 0, blue: 0)) : .black)
            }
        }
        let host = TestHost { Warning() }
        host.element("late")!.tap()
        #expect(!host.isAtRest)
        host.advance(1)
        #expect(host.isAtRest)
    }

    @Test func `letters of one kind are made of every part`() {
        var environment = EnvironmentValues()
        environment.textCase = .uppercase
        #expect((Text("ß") + Text("b").bold()).resolve(in: environment).string == "SSB")
        #expect((Text("ß") + Text("b").bold()).resolve(in: environment).runs.map(\.range) == [0..<2, 2..<3])
    }
}
