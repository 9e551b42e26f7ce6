import CorkTesting
import Foundation
import Testing

@testable import CorkUI

@MainActor
@Suite("The room in text, and what fields hint at")
struct TextSpacingTests {
    private func letterSpacing(_ text: Text, _ around: LetterSpacing = LetterSpacing()) -> CGFloat {
        var environment = EnvironmentValues()
        environment.letterSpacing = around
        return text.resolve(in: environment).letterSpacing
    }

    @Test func `tracking goes over kerning, and what a text says of itself over what is said around`() {
        let around = LetterSpacing(kerning: 1, tracking: nil)
        #expect(letterSpacing(Text("a"), around) == 1)
        #expect(letterSpacing(Text("a").kerning(2), around) == 2)
        #expect(letterSpacing(Text("a").kerning(2).tracking(-3), around) == -3)
        #expect(letterSpacing(Text("a").tracking(0), around) == 1)
        #expect(letterSpacing(Text("a").kerning(2), LetterSpacing(kerning: nil, tracking: 4)) == 4)
    }

    @Test func `room after letters and between lines makes text larger`() {
        let host = TestHost {
            VStack {
                Text("abc").kerning(2)
                Text("abc").tracking(1)
                Text("abcd efgh ijkl").frame(width: 40)
            }
            .lineSpacing(5)
            Text("abc").kerning(0).kerning(1)
        }
        // Three lines of 16 with 5 between each.
        #expect(
            host.elements("Text").map(\.frame.size) == [
                CGSize(width: 30, height: 16), CGSize(width: 27, height: 16), CGSize(width: 32, height: 58),
                CGSize(width: 27, height: 16),
            ])
    }

    @Test func `as many lines are shown as fit with the room between them`() {
        let text = Text("a b c d").resolve(in: EnvironmentValues())
        var spaced = text
        spaced.lineSpacing = 4
        let measuring = FixedTextMeasuring()
        #expect(measuring.measure(text, width: 8, height: 56).lineCount == 3)
        #expect(measuring.measure(spaced, width: 8, height: 56).lineCount == 3)
        #expect(measuring.measure(spaced, width: 8, height: 55).lineCount == 2)
        let metrics = measuring.measure(spaced, width: 8, height: nil)
        #expect(metrics.size.height == 76 && metrics.firstBaseline == 12 && metrics.lastBaseline == 72)
    }

    @Test func `the keyboard says what is typed, else what the text is`() {
        var hints = _TextInputHints()
        #expect(hints.purpose == .freeForm && hints.capitals == nil)
        hints.content = .emailAddress
        #expect(hints.purpose == .email)
        hints.keyboard = .numberPad
        #expect(hints.purpose == .digits)
        for (capitalization, capitals) in [
            (TextInputAutocapitalization.never, _TextInputHints.Capitals.lowercase), (.words, .words),
            (.sentences, .sentences), (.characters, .characters),
        ] {
            hints.capitalization = capitalization
            #expect(hints.capitals == capitals)
        }
    }

    @Test func `a metric grows with text, and its view is evaluated again when that grows`() {
        struct Square: View {
            @ScaledMetric private var side = 10.0
            @ScaledMetric(relativeTo: .title) private var height: CGFloat = 20
            var body: some View { Color.red.frame(width: side, height: height) }
        }
        let scale = Box(CGFloat(1))
        let host = TestHost { Square().environment(\.textScale, scale.value) }
        #expect(host.elements("Color")[0].frame.size == CGSize(width: 10, height: 20))
        scale.value = 1.5
        host.update()
        #expect(host.elements("Color")[0].frame.size == CGSize(width: 15, height: 30))
    }
}
