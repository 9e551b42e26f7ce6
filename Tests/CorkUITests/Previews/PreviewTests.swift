import CorkTesting
import CorkUI
import Foundation
import Testing

private struct CardPreviews: PreviewProvider {
    static var previews: some View {
        Text("Short").previewDisplayName("A short one")
        Text("Odd").previewDisplayName("An odd one").previewLayout(.fixed(width: .infinity, height: .nan))
        ForEach(0..<2, id: \.self) { Text("Row \($0)").previewLayout(.fixed(width: 200, height: 40 + CGFloat($0))) }
    }
}

private enum Shelf {
    final class Previews: PreviewProvider {
        static var previews: some View { CountedPreview() }
    }
}

private struct CountedPreview: View {
    @State private var count = 0
    var body: some View { Button("Pressed \(count) times") { count += 1 } }
}

private struct OfAnything<Value>: PreviewProvider {
    static var previews: some View { Text("Never") }
}

private struct NoPreviews: PreviewProvider {
    static var previews: some View { EmptyView() }
}

@MainActor
@Suite("Previews")
struct PreviewTests {
    private var own: [Preview] { Preview.all.filter { $0.module == "CorkUITests" } }

    @Test func `each view of a provider is a preview, found without being registered; generic providers have none`() {
        // Names of private types carry the file they are in.
        let names = own.map { $0.name.split(separator: ".").suffix(2).joined(separator: ".") }
        #expect(names.filter { $0 == "A short one" }.count == 1)
        #expect(names.filter { $0.hasSuffix("CardPreviews") }.count == 2)
        #expect(names.filter { $0.hasSuffix("Shelf.Previews") || $0.hasSuffix(").Previews") }.count == 1)
        #expect(names.count == 5)
    }

    @Test func `a preview is as large as its layout says, else as a window`() {
        #expect(own.filter { $0.name.hasSuffix("CardPreviews") }.map(\.size.height) == [40, 41])
        #expect(own.first { $0.name == "An odd one" }?.size == CGSize(width: 8192, height: 1))
        #expect(own.first { $0.name == "A short one" }?.size == CGSize(width: 800, height: 600))
    }

    @Test func `a preview shows its own view, which lives`() throws {
        let rows = own.filter { $0.name.hasSuffix("CardPreviews") }
        #expect(rows.map { preview in TestHost { preview.view }.texts } == [["Row 0"], ["Row 1"]])
        let counted = try #require(own.first { $0.name.hasSuffix("Previews") && !$0.name.hasSuffix("CardPreviews") })
        let host = TestHost { counted.view }
        try #require(host.element("Pressed 0 times")).tap()
        host.update()
        #expect(host.texts == ["Pressed 1 times"])
    }
}
