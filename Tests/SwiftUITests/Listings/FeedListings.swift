import CorkTesting
import SwiftUI
import Testing

private struct ItemHighlightedKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

private struct SectionAxisKey: ContainerValueKey {
    static var defaultValue: Axis { .vertical }
}

private struct SectionItemsLimitKey: ContainerValueKey {
    static var defaultValue: Int { 0 }
}

extension ContainerValues {
    fileprivate var isItemHighlighted: Bool {
        get { self[ItemHighlightedKey.self] }
        set { self[ItemHighlightedKey.self] = newValue }
    }

    fileprivate var sectionAxis: Axis {
        get { self[SectionAxisKey.self] }
        set { self[SectionAxisKey.self] = newValue }
    }

    fileprivate var sectionItemsLimit: Int {
        get { self[SectionItemsLimitKey.self] }
        set { self[SectionItemsLimitKey.self] = newValue }
    }
}

extension View {
    fileprivate func itemHighlighted(_ isHighlighted: Bool) -> some View {
        containerValue(\.isItemHighlighted, isHighlighted)
    }
    fileprivate func sectionAxis(_ axis: Axis) -> some View { containerValue(\.sectionAxis, axis) }
    fileprivate func sectionItemsLimit(_ limit: Int) -> some View { containerValue(\.sectionItemsLimit, limit) }
}

private struct TextItem: View {
    var title: String

    var body: some View {
        Text(title)
            .font(.body)
            .padding(10)
            .background(Color.black.opacity(0.1).clipShape(RoundedRectangle(cornerRadius: 5)))
    }
}

private struct ColorItem: View {
    var color: Color

    var body: some View {
        RoundedRectangle(cornerRadius: 5, style: .circular)
            .fill(color)
            .frame(width: 50, height: 50)
    }
}

/// Lists and feeds of an article about containers: S2.2-S2.9, S2.11-S2.14.
@MainActor
@Suite("Listings: a feed")
struct FeedListings {
    @Test func `S2.2, S2.3, B2.2: a list of data, and one of any views`() {
        struct DataList<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
            let data: Data
            @ViewBuilder let content: (Data.Element) -> Content
            var body: some View { VStack { ForEach(data) { content($0) } } }
        }
        struct CustomList<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View { VStack { ForEach(subviews: content) { $0.padding() } } }
        }
        let data = TestHost { DataList(data: songsFromSommer) { Text($0.title) } }
        #expect(data.texts == songsFromSommer.map(\.title))
        let host = TestHost {
            CustomList {
                ForEach(songsFromSommer) { Text($0.title) }
                TextItem(title: "static")
                ForEach(0..<2) { _ in ColorItem(color: .pink) }
            }
        }
        #expect(host.texts == songsFromSommer.map(\.title) + ["static"])
        #expect(host.elements("RoundedRectangle").count == 2)
    }

    @Test func `S2.5, S2.6, B2.4, B2.5: highlighted items are bold, in sections as well`() {
        // R4.25: keys written out stand for @Entry, which the article's listings leave out.
        struct CustomList<Content: View>: View {
            @ViewBuilder var content: Content

            var body: some View {
                VStack {
                    Group(sections: content) { sections in
                        ForEach(sections) { section in
                            ForEach(subviews: section.content) { subview in
                                subview.bold(subview.containerValues.isItemHighlighted)
                                Text(subview.containerValues.isItemHighlighted ? "bold" : "regular")
                            }
                        }
                    }
                }
            }
        }
        let host = TestHost {
            CustomList {
                Text("a").itemHighlighted(true)
                Section {
                    Text("b")
                    HStack { Text("c").itemHighlighted(true) }
                }
            }
        }
        #expect(host.texts == ["a", "bold", "b", "regular", "c", "regular"])
    }

    @Test func `S2.7, S2.8, B2.3, B2.6, B2.7: header, content and footer where there are some`() {
        struct FeedContainer<Content: View>: View {
            @ViewBuilder var content: Content

            var body: some View {
                ScrollView {
                    VStack {
                        Group(sections: content) { sections in
                            ForEach(sections) { section in
                                if !section.header.isEmpty { section.header }
                                section.content
                                if !section.footer.isEmpty { section.footer }
                            }
                        }
                    }
                }
            }
        }
        let host = TestHost {
            FeedContainer {
                Section {
                    Text("Item 1")
                    ForEach(2...3, id: \.self) { Text("Item \($0)") }
                } header: {
                    Text("Header").bold()
                }
                Section {
                    Text("Item 4")
                } footer: {
                    Text("Footer")
                }
            }
        }
        #expect(host.texts == ["Header", "Item 1", "Item 2", "Item 3", "Item 4", "Footer"])
        #expect(host.elements("VStack")[0].children.count == 6)
    }

    /// S2.9-S2.11, S2.14: sections along an axis, of limited length, with a button that shows the rest.
    private struct FeedContainer<Content: View>: View {
        @State private var expandedSections = Set<SectionConfiguration.ID>()
        @ViewBuilder var content: Content

        var body: some View {
            ScrollView(.vertical) {
                VStack(spacing: 0) {
                    Group(sections: content) { sections in
                        ForEach(sections) { section in
                            let limit = section.containerValues.sectionItemsLimit
                            let isExpanded = expandedSections.contains(section.id)
                            if !section.header.isEmpty {
                                HStack(alignment: .center) {
                                    section.header
                                        .font(.title)
                                        .frame(maxWidth: .infinity, alignment: .leading)
                                    if limit > 0 && section.content.count > limit {
                                        Button {
                                            withAnimation {
                                                if isExpanded {
                                                    expandedSections.remove(section.id)
                                                } else {
                                                    expandedSections.insert(section.id)
                                                }
                                            }
                                        } label: {
                                            Image(
                                                systemName: isExpanded
                                                    ? "rectangle.compress.vertical" : "rectangle.expand.vertical")
                                        }
                                        .accessibilityLabel(isExpanded ? "Less" : "More")
                                    }
                                }
                                .padding()
                            }
                            sectionContent(
                                section.content.prefix(limit > 0 && !isExpanded ? limit : section.content.count),
                                axis: section.containerValues.sectionAxis)
                        }
                    }
                }
            }
        }

        @ViewBuilder
        private func sectionContent(_ content: SubviewsCollectionSlice, axis: Axis) -> some View {
            switch axis {
            case .vertical:
                VStack(spacing: 10) { content }
                    .padding(.horizontal)
            case .horizontal:
                ScrollView(.horizontal) {
                    HStack(spacing: 10) { content }
                        .padding(.horizontal)
                }
            }
        }
    }

    private func feed() -> TestHost {
        TestHost(size: CGSize(width: 400, height: 1500)) {
            FeedContainer {
                Section {
                    ForEach(1...10, id: \.self) { TextItem(title: "Item \($0)") }
                } header: {
                    Text("Section 1")
                }
                .sectionItemsLimit(3)
                .id(AnyHashable("123"))

                Section {
                    TextItem(title: "a")
                    TextItem(title: "b")
                    Text("plain")
                    TextItem(title: "d")
                } header: {
                    Text("Section 2")
                }
                .sectionAxis(.horizontal)

                Section {
                    ForEach([Color.red, .green, .blue, .brown, .pink, .purple, .cyan], id: \.self) {
                        ColorItem(color: $0)
                    }
                } header: {
                    Text("Section 3")
                }
                .sectionItemsLimit(2)
                .sectionAxis(.horizontal)
            }
        }
    }

    @Test func `S2.9-S2.13, B2.8-B2.13: sections along their axes, as long as their limit`() {
        let host = feed()
        #expect(
            host.texts == ["Section 1", "Item 1", "Item 2", "Item 3", "Section 2", "a", "b", "plain", "d", "Section 3"])
        #expect(host.elements("ScrollView").count == 3)
        #expect(host.elements("RoundedRectangle").filter { $0.frame.width == 50 }.count == 2)
        let (a, d) = (host.element("a")!.frame, host.element("d")!.frame)
        #expect(a.minY == d.minY && a.maxX < d.minX)
        let (first, third) = (host.element("Item 1")!.frame, host.element("Item 3")!.frame)
        // Lines of 16 points, 10 points of padding around each, 10 between.
        let between: CGFloat = 16 + 2 * (10 + 10 + 10)
        #expect(third.minY - first.maxY == between)
    }

    @Test
    func `S2.14, B2.18: what is shown fades in while what is below glides away, and the other way round`() throws {
        let host = feed()
        let closed = host.outline
        func below() throws -> CGFloat { try #require(host.element("Section 2")).frame.minY }
        let top = try below()
        host.elements("Button")[0].tap()
        #expect(try below() == top && host.element("Item 4")?.opacity == 0)
        host.advance(0.2)
        let opacity = try #require(host.element("Item 4")).opacity
        #expect(opacity > 0.1 && opacity < 0.9)
        #expect(try below() > top)
        host.advance(2)
        // Seven lines of 36 points, 10 between.
        #expect(try below() == top + 7 * 46 && host.element("Item 4")?.opacity == 1 && host.isAtRest)
        host.elements("Button")[0].tap()
        #expect(host.leaving.compactMap(\.text) == (4...10).map { "Item \($0)" })
        host.advance(2)
        #expect(host.outline == closed && host.isAtRest)
    }

    @Test func `S2.14, B2.14-B2.17, B2.19: the rest of a section is shown and hidden, each section by itself`() {
        let host = feed()
        #expect(host.elements("Button").count == 2)
        host.elements("Button")[0].tap()
        #expect(host.texts.filter { $0.hasPrefix("Item") }.count == 10)
        #expect(host.elements("Button").map(\.label) == ["Less", "More"])
        #expect(host.elements("RoundedRectangle").filter { $0.frame.width == 50 }.count == 2)
        host.elements("Button")[1].tap()
        #expect(host.elements("RoundedRectangle").filter { $0.frame.width == 50 }.count == 7)
        host.elements("Button")[0].tap()
        #expect(host.texts.filter { $0.hasPrefix("Item") } == ["Item 1", "Item 2", "Item 3"])
        #expect(host.elements("Button").map(\.label) == ["More", "Less"])
    }
}
