import CorkTesting
import SwiftUI
import Testing

/// The board of the talk about containers, step by step: S0.5-S0.9, S0.11-S0.13, S0.15, S3.*.
@MainActor
@Suite("Listings: a board")
struct BoardListings {
    private let wide = CGSize(width: 1600, height: 1200)

    @Test func `S0.5, S3.13, B3.4: a board of one collection has a card an element`() {
        struct DisplayBoard<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
            var data: Data
            @ViewBuilder var content: (Data.Element) -> Content

            init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
                self.data = data
                self.content = content
            }

            var body: some View {
                DisplayBoardCardLayout {
                    ForEach(data) { item in
                        CardView { content(item) }
                    }
                }
                .padding(66)
                .background { BoardBackgroundView() }
            }
        }
        struct Songs: View {
            @State private var songs: [Song] = [Song("Scrolling"), Song("Stacking")]

            var body: some View {
                DisplayBoard(songs) { song in Text(song.title) }
                Button("Add") { songs.append(.init("Sorting")) }
            }
        }
        let host = TestHost(size: wide) { Songs() }
        #expect(host.elements("HStack").count == 2)
        host.element("Add")?.tap()
        #expect(host.texts == ["Scrolling", "Stacking", "Sorting", "Add"])
        #expect(host.elements("HStack").count == 3)
    }

    /// S0.6, S3.15: a board that takes any views.
    private struct ComposedBoard<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            DisplayBoardCardLayout {
                ForEach(subviewOf: content) { subview in
                    CardView { subview }
                }
            }
            .padding(66)
            .background { BoardBackgroundView() }
        }
    }

    @Test func `S0.6, S0.7, S3.20, B0.1, B0.4, B3.9: four declared views are twelve cards`() {
        let host = TestHost(size: wide) {
            ComposedBoard {
                Text("Scrolling in the Deep")
                Text("Born to Build & Run")
                Text("Some Body Like View")

                ForEach(songsFromSam) { song in
                    Text(song.title)
                }
            }
        }
        #expect(host.elements("HStack").count == 12)
        #expect(host.texts.count == 12)
        #expect(host.texts.first == "Scrolling in the Deep")
        #expect(host.texts.last == songsFromSam.last?.title)
    }

    @Test func `S0.8, S3.23-S3.26, B0.6-B0.10, B3.11: what is declared is not what is resolved`() {
        func cards<Content: View>(@ViewBuilder _ content: () -> Content) -> Int {
            let content = content()
            return TestHost(size: wide) { ComposedBoard { content } }.elements("HStack").count
        }
        #expect(cards { ForEach(songsFromSam) { Text($0.title) } } == 9)
        #expect(
            cards {
                Group {
                    Text("Scrolling in the Deep")
                    Text("Born to Build & Run")
                    Text("Some Body Like View")
                }
            } == 3)
        #expect(cards { EmptyView() } == 0)
        for flag in [true, false] {
            #expect(
                cards {
                    if flag {
                        Text("one")
                    } else {
                        Text("one")
                        Text("two")
                    }
                } == (flag ? 1 : 2))
        }
        #expect(
            cards {
                Text("first")
                ForEach(songsFromSam) { Text($0.title) }
                ForEach(songsFromSommer) { Text($0.title) }
            } == 12)
    }

    @Test func `S0.9, S3.31, S3.32, B0.11, B0.12, B3.14: more than fifteen cards are small`() {
        struct ScaledBoard<Content: View>: View {
            @ViewBuilder var content: Content

            var body: some View {
                DisplayBoardCardLayout {
                    Group(subviewsOf: content) { subviews in
                        ForEach(subviews) { subview in
                            CardView(scale: subviews.count > 15 ? .small : .normal) { subview }
                        }
                    }
                }
            }
        }
        @MainActor final class Count {
            var value = 15
        }
        let count = Count()
        let host = TestHost(size: wide) { ScaledBoard { ForEach(0..<count.value, id: \.self) { Text("\($0)") } } }
        func inset() -> CGFloat { host.elements("Text")[0].frame.minY - host.elements("Color")[0].frame.minY }
        #expect(inset() == 6)
        count.value = 16
        host.update()
        #expect(inset() == 2)
        #expect(host.elements("Color").count == 16)
    }

    @Test
    func `S0.11-S0.13, S3.34, S3.36-S3.38, B0.13-B0.18, B3.15-B3.18: a column a section, with its header on top`() {
        let host = TestHost(size: wide) {
            DisplayBoard {
                Section("Matt's Favorites") {
                    Text("Scrolling in the Deep")
                    Text("Born to Build & Run")
                }
                Section("Sam's Favorites") {
                    ForEach(songsFromSam) { song in Text(song.title) }
                }
                Section {
                    Text("loose")
                }
            }
        }
        #expect(host.elements("DisplayBoardCardLayout").map(\.children.count) == [2 * 2, 9 * 2, 1 * 2])
        let columns = host.elements("VStack").map(\.frame)
        #expect(columns.count == 3)
        #expect(columns[1].minX - columns[0].maxX == 80)
        #expect(columns[2].minX - columns[1].maxX == 80)
        let header = host.element("Sam's Favorites")
        #expect(header.map { $0.frame.maxY + 3 + 20 } == host.elements("DisplayBoardCardLayout")[1].frame.minY)
        // The third column has cards only: one background of a card, one of the section.
        #expect(host.elements("VStack")[2].texts == ["loose"])
    }

    @Test
    func `S0.15, S3.40-S3.42, B0.19-B0.21, B3.19-B3.24: cards are rejected one by one, by their data, or by section`() {
        let host = TestHost(size: wide) {
            DisplayBoard {
                Section("Matt's Favorites") {
                    Text("Scrolling in the Deep")
                        .displayBoardCardRejected(true)
                    Text("Born to Build & Run")
                    Text("Some Body Like View")
                }
                Section("Sam's Favorites") {
                    ForEach(songsFromSam) { song in
                        Text(song.title)
                            .displayBoardCardRejected(song.samHasDibs)
                    }
                }
                Section("Sommer's Favorites") {
                    ForEach(songsFromSommer) { Text($0.title) }
                }
                .displayBoardCardRejected(true)
            }
        }
        let columns = host.elements("VStack").map { $0.texts.dropFirst().filter { $0 == "rejected" }.count }
        #expect(columns == [1, 5, 2])
        #expect(Array(host.elements("VStack")[0].texts.dropFirst().prefix(2)) == ["Scrolling in the Deep", "rejected"])

        var found: [[Bool]] = []
        let reader = TestHost {
            Group(
                sectionsOf: Group {
                    Section { Text("a") }
                    Section { VStack { Text("b").displayBoardCardRejected(true) } }
                    Section { Text("c") }.displayBoardCardRejected(true)
                }
            ) { sections in
                let _ =
                    found = sections.map {
                        [
                            $0.containerValues.isDisplayBoardCardRejected,
                            $0.content[0].containerValues.isDisplayBoardCardRejected,
                        ]
                    }
                EmptyView()
            }
        }
        #expect(found == [[false, false], [false, false], [true, true]])
        reader.close()
    }
}

extension TestElement {
    /// The strings of all texts inside.
    var texts: [String] { (text.map { [$0] } ?? []) + children.flatMap(\.texts) }
}
