import CorkTesting
import SwiftUI
import Testing

@Observable private final class Model {
    var count = 0
}

/// Declarations that files from other platforms use.
@MainActor
@Suite("Declarations of ported files")
struct DeclarationTests {
    @Test func `an observable object that may be missing from the environment`() {
        struct Reader: View {
            @Environment(Model.self) private var model: Model?

            var body: some View { Text(model.map { "\($0.count)" } ?? "none") }
        }
        let model = Model()
        let host = TestHost {
            Reader()
            Reader().environment(model)
        }
        #expect(host.texts == ["none", "0"])
        model.count = 1
        host.settle()
        #expect(host.texts == ["none", "1"])
    }

    @Test func `a binding whose setter gets the transaction`() {
        var (stored, animation) = (0, Animation?.none)
        let binding = Binding<Int>(
            get: { stored },
            set: { value, transaction in
                stored = value
                animation = transaction.animation
            })
        binding.animation(.linear(duration: 1)).wrappedValue = 2
        #expect(stored == 2)
        #expect(animation == .linear(duration: 1))
    }

    @Test func `colors of a color space, and by name`() {
        let red = Color.Resolved(colorSpace: .sRGB, red: 1, green: 0, blue: 0)
        #expect(red.red == 1 && red.opacity == 1)
        let half: Float = 0.5
        #expect(Color.Resolved(red: half, green: 0, blue: 0).red == half)
        #expect(Color(Color.Resolved(colorSpace: .sRGBLinear, red: half, green: 0, blue: 0)).description == "#BC0000FF")
        #expect(Color(red).description == "#FF0000FF")
        #expect(Color("Missing") == .clear)
    }

    @Test func `a color set of an asset catalog`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
        let set = folder.appendingPathComponent("Assets.xcassets/Accent.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let components = #""components": {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "1.000"}"#
        let contents = #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", \#(components)}}]}"#
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        let color = Color(red: 1, green: 0.5, blue: 0.2)
        #expect(Color("Accent", bundle: bundle) == color)
        // The catalogs are read once.
        try FileManager.default.removeItem(at: set)
        #expect(Color("Accent", bundle: bundle) == color)
    }

    @Test func `descriptions`() {
        #expect("\(Axis.horizontal) \(EnvironmentValues())" == "horizontal ")
    }

    @Test func `locale, calendar and time zone of the environment`() {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "fr")
        environment.calendar = Calendar(identifier: .buddhist)
        #expect(environment.locale.identifier == "fr")
        #expect(environment.calendar.identifier == .buddhist)
    }

    @Test func `lines that text has room for`() {
        let host = TestHost {
            Text("a")
            Text("a").lineLimit(2...3)
            Text("a").lineLimit(3, reservesSpace: true)
        }
        let heights = host.elements("Text").map(\.frame.height)
        #expect(heights[1] == 2 * heights[0])
        #expect(heights[2] == 3 * heights[0])
    }

    @Test func `a part of a container`() {
        let host = TestHost(size: CGSize(width: 320, height: 100)) {
            VStack {
                Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10).frame(height: 10)
                Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).frame(height: 10)
            }
        }
        #expect(host.elements("Color").map(\.frame.width) == [100, 210])
    }

    @Test func `fill styles, search placement, margins of scroll bars, bound titles`() {
        @Bindable var title = Title()
        let host = TestHost {
            ScrollView { Text("a").background(.fill.quaternary) }
                .contentMargins(.vertical, 8, for: .scrollIndicators)
                .searchable(text: $title.text, placement: .toolbar)
                .navigationTitle($title.text)
        }
        // Only the bars keep away: the content begins where the scroll view does.
        #expect(host.element("a")?.frame.minY == host.elements("ScrollView")[0].frame.minY)
        #expect(HorizontalEdge.Set.all == [.leading, .trailing])
        #expect(Animation.linear.logicallyComplete(after: 1) != .linear)
    }

    @Observable
    final class Title {
        var text = "Songs"
    }
}
