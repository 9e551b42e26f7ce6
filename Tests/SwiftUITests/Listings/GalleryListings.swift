import CorkTesting
import SwiftUI
import Testing

/// The examples of the talk about stacks, grids and outlines: B4.
@MainActor
@Suite("Listings: a gallery and a drawing")
struct GalleryListings {
    private struct Sandwich: Identifiable {
        let id: Int
        var name: String
        var rating: Int
        var color: Color

        static func some(_ count: Int) -> [Sandwich] {
            (0..<count).map { Sandwich(id: $0, name: "Sandwich \($0)", rating: $0 % 6, color: .orange) }
        }
    }

    private struct HeroView: View {
        var sandwich: Sandwich

        var body: some View {
            sandwich.color
                .frame(height: 80)
                .overlay(alignment: .bottom) { BannerView(sandwich: sandwich) }
                .onAppear { GalleryListings.appeared += 1 }
        }
    }

    private struct BannerView: View {
        var sandwich: Sandwich

        var body: some View {
            VStack(alignment: .leading, spacing: 10) {
                Text(sandwich.name)
                RatingView(rating: sandwich.rating)
            }
        }
    }

    private struct RatingView: View {
        var rating: Int

        var body: some View {
            HStack {
                ForEach(0..<5) { star in
                    Image(systemName: star < rating ? "star.fill" : "star")
                }
            }
        }
    }

    private static var appeared = 0
    private let size = CGSize(width: 320, height: 400)

    @Test func `B4.1-B4.3, B4.7: a hero is a picture with a banner over it, which has a name over five stars`() {
        let host = TestHost(size: size) { HeroView(sandwich: .some(4)[3]) }
        let stars = host.elements("Image").map(\.frame)
        #expect(stars.count == 5 && stars.allSatisfy { $0.minY == stars[0].minY })
        #expect(zip(stars, stars.dropFirst()).allSatisfy { $0.maxX < $1.minX })
        let (name, picture) = (host.element("Sandwich 3")!.frame, host.elements("Color")[0].frame)
        #expect(name.maxY + 10 == stars[0].minY && name.minX == stars[0].minX)
        #expect(stars[0].maxY == picture.maxY)
    }

    @Test
    func
        `B4.4-B4.6, B4.20: a stack makes all its views at once, a lazy one those in sight; both scroll in a scroll view`()
    {
        let sandwiches = Sandwich.some(200)
        func hosts<V: View>(@ViewBuilder _ content: @escaping () -> V) -> (host: TestHost, made: Int) {
            Self.appeared = 0
            return (TestHost(size: size) { ScrollView { content() } }, Self.appeared)
        }
        let eager = hosts { VStack(spacing: 0) { ForEach(sandwiches) { HeroView(sandwich: $0) } } }
        let lazy = hosts { LazyVStack(spacing: 0) { ForEach(sandwiches) { HeroView(sandwich: $0) } } }
        #expect(eager.made == 200 && lazy.made >= 5 && lazy.made <= 20)
        for host in [eager.host, lazy.host] {
            host.elements("ScrollView")[0].scroll(toOffset: 800)
            #expect(host.element("Sandwich 10").map { $0.frame.minY >= 0 && $0.frame.minY < 80 } == true)
        }
        #expect(Self.appeared < 200)
    }

    @Test func `B4.8-B4.12: three equal columns stay three, adaptive ones become more with more room`() {
        let sandwiches = Sandwich.some(12)
        func widths(_ items: [GridItem], _ width: CGFloat) -> [CGFloat] {
            let host = TestHost(size: CGSize(width: width, height: 400)) {
                ScrollView {
                    LazyVGrid(columns: items, spacing: 0) { ForEach(sandwiches) { HeroView(sandwich: $0) } }
                }
            }
            let frames = host.elements("Color").map(\.frame)
            return frames.filter { $0.minY == frames[0].minY }.map(\.width)
        }
        let three = [GridItem(), GridItem(), GridItem()]
        #expect(widths(three, 316) == [100, 100, 100] && widths(three, 616) == [200, 200, 200])
        let adaptive = [GridItem(.adaptive(minimum: 100))]
        #expect(widths(adaptive, 316) == [100, 100, 100])
        #expect(widths(adaptive, 640).count == 6 && widths(adaptive, 640).allSatisfy { $0 >= 100 })
        #expect(Set(widths(adaptive, 640)).count == 1)
    }

    private struct Graphic: Identifiable {
        let id: String
        var children: [Graphic]?
    }

    private let graphics = [
        Graphic(id: "Circle"),
        Graphic(id: "Group", children: [Graphic(id: "Line"), Graphic(id: "Inner", children: [Graphic(id: "Dot")])]),
    ]

    @Test func `B4.13-B4.15: one key path makes a list an outline; rows are selected`() throws {
        final class Model { var selection: String? }
        let model = Model()
        let selection = Binding(get: { model.selection }, set: { model.selection = $0 })
        let flat = TestHost(size: size) { List(graphics, selection: selection) { Text($0.id) } }
        #expect(flat.texts == ["Circle", "Group"] && flat.elements("Row").allSatisfy { $0.isExpanded == nil })
        let host = TestHost(size: size) {
            List(graphics, children: \.children, selection: selection) { Text($0.id) }
        }
        #expect(host.texts == ["Circle", "Group"])
        host.elements("Row")[1].press(.rightArrow)
        #expect(host.texts == ["Circle", "Group", "Line", "Inner"] && host.elements("Row")[3].level == 1)
        try #require(host.element("Line")).tap()
        #expect(model.selection == "Line")
    }

    @Test func `B4.16, B4.17: a section a canvas, whose graphics are an outline`() {
        struct Canvas: Identifiable {
            let id: String
            let graphics: [Graphic]
        }
        let canvases = [Canvas(id: "Front", graphics: graphics), Canvas(id: "Back", graphics: [Graphic(id: "Square")])]
        let host = TestHost(size: size) {
            List {
                ForEach(canvases) { canvas in
                    Section {
                        OutlineGroup(canvas.graphics, children: \.children) { Text($0.id) }
                    } header: {
                        Text(canvas.id)
                    }
                }
            }
        }
        #expect(host.elements("Header").map(\.label) == ["Front", "Back"])
        #expect(host.elements("Row").map(\.label) == ["Circle", "Group", "Square"])
    }

    @Test func `B4.18-B4.20: a form of groups, of which one is open at first because its binding says so`() throws {
        struct Inspector: View {
            @State private var areFillControlsShowing = true

            var body: some View {
                Form {
                    DisclosureGroup("Fill", isExpanded: $areFillControlsShowing) {
                        Toggle("Fill?", isOn: .constant(true))
                    }
                    DisclosureGroup("Shadow") { Text("Radius") }
                }
            }
        }
        let host = TestHost(size: size) { Inspector() }
        #expect(host.element("Fill?") != nil && host.element("Radius") == nil)
        try #require(host.element("Fill")).tap()
        try #require(host.element("Shadow")).tap()
        #expect(host.element("Fill?") == nil && host.element("Radius") != nil)
    }
}
