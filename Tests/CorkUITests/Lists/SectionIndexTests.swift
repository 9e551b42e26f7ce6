import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("Section index")
struct SectionIndexTests {
    private let letters = Box(["A", "B", "C"])
    private let visibility = Box(Visibility.automatic)
    private let isLabeled = Box(true)

    private func host(rows: Int = 10, _ direction: LayoutDirection = .leftToRight) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 280)) {
            List {
                ForEach(letters.value, id: \.self) { letter in
                    Section(letter) {
                        ForEach(0..<rows, id: \.self) { Text("\(letter) \($0)") }
                    }
                    .sectionIndexLabel(isLabeled.value ? letter : nil)
                }
            }
            .listSectionIndexVisibility(visibility.value)
            .environment(\.layoutDirection, direction)
        }
    }

    private func strip(_ host: TestHost) -> TestElement? { host.elements("ViewThatFits").first }

    private func label(_ text: String, in host: TestHost) throws -> CGPoint {
        let element = try #require(strip(host)?.children[0].children.first { $0.text == text })
        return CGPoint(x: element.frame.midX, y: element.frame.midY)
    }

    /// Returns the header at the top of the list.
    private func top(_ host: TestHost) -> String? {
        host.elements("Header").first { $0.frame.minY == 0 }?.label
    }

    @Test func `R13.5: a list whose sections have labels has an index of them at its trailing edge`() throws {
        let host = host()
        let index = try #require(strip(host))
        #expect(index.texts == ["A", "B", "C"])
        let list = host.elements("List")[0].frame
        #expect(list.minX == 0 && list.maxX < index.frame.minX && index.frame.maxX < 200)
        let mirrored = self.host(.rightToLeft)
        #expect(mirrored.elements("List")[0].frame == CGRect(x: 200 - list.width, y: 0, width: list.width, height: 280))
        #expect(try #require(strip(mirrored)).frame.minX == 200 - index.frame.maxX)
    }

    @Test func `R13.5: a click on a label, or a drag over the labels, scrolls to the section`() throws {
        let host = host()
        let (a, b, c) = (try label("A", in: host), try label("B", in: host), try label("C", in: host))
        host.press(at: c)
        #expect(top(host) == "C")
        host.press(at: a)
        #expect(top(host) == "A")
        host.press(at: a, thenMoveBy: CGSize(width: 0, height: b.y - a.y))
        #expect(top(host) == "B")
    }

    @Test func `R13.5: the arrow keys, Home and End on the index scroll to sections`() throws {
        let host = host()
        let index = try #require(strip(host))
        index.focus()
        let ways: [(KeyEquivalent, String)] = [
            (.downArrow, "B"), (.downArrow, "C"), (.upArrow, "B"), (.end, "C"), (.home, "A"), (.upArrow, "A"),
        ]
        for (key, letter) in ways {
            index.press(key)
            #expect(top(host) == letter)
        }
        host.elements("List")[0].scroll(toOffset: 400)
        index.press(.downArrow)
        #expect(top(host) == "C")
    }

    @Test func `R13.5: it is a slider for screen readers, also where nothing scrolls`() throws {
        let host = host(rows: 1)
        let slider = try #require(host.elements("Color").first { $0.label == "Section index" })
        #expect(slider.value == "A" && strip(host)?.isAccessibilityHidden == true)
        slider.adjust(.increment)
        slider.adjust(.increment)
        #expect(slider.value == "C")
        try #require(strip(host)).press(.upArrow)
        #expect(slider.value == "B")
    }

    @Test func `R13.5: the index follows the sections, and is not there without labels or where it is hidden`() throws {
        let host = host()
        letters.value = ["A", "D"]
        host.update()
        #expect(strip(host)?.texts == ["A", "D"])
        isLabeled.value = false
        host.update()
        #expect(strip(host) == nil && host.elements("List")[0].frame.width == 200)
        (isLabeled.value, visibility.value) = (true, .hidden)
        host.update()
        #expect(strip(host) == nil)
        visibility.value = .visible
        host.update()
        #expect(strip(host)?.texts == ["A", "D"])
        letters.value = []
        host.update()
        #expect(strip(host) == nil)
    }

    @Observable final class Labels { var first = "A" }

    @Test func `R13.5: the index follows a label that changes alone`() {
        let labels = Labels()
        let host = TestHost {
            List {
                ForEach(0..<2) { number in
                    Section { Text("row") }.sectionIndexLabel(number == 0 ? labels.first : "Z")
                }
            }
        }
        #expect(strip(host)?.texts == ["A", "Z"])
        labels.first = "B"
        host.settle()
        #expect(strip(host)?.texts == ["B", "Z"])
    }

    @Test func `R13.5: an index without room for all labels shows some, and still leads to each section`() throws {
        letters.value = (0..<40).map { "\($0)" }
        let host = host()
        let index = try #require(strip(host))
        let lines = index.children[0].children
        let frames = lines.map(\.frame)
        #expect(lines.count < 40 && index.children[0].frame.height <= 280)
        var found: [Int] = []
        for (line, frame) in zip(lines, frames).reversed() {
            for part in 0..<8 {
                host.press(at: CGPoint(x: frame.midX, y: frame.maxY - frame.height * (CGFloat(part) + 0.5) / 8))
                let section = try #require(top(host).flatMap { Int($0) })
                if let label = line.text.flatMap({ Int($0) }) { #expect(section == label) }
                if found.last != section { found.append(section) }
            }
        }
        #expect(found == (0..<40).reversed())
    }
}
