import CorkTesting
import SwiftUI
import Testing

/// The lists that the talk about containers begins with: S0.1-S0.4, S0.10, S0.14, S3.1-S3.12, S3.16-S3.19, S3.33, S3.39.
@MainActor
@Suite("Listings: lists")
struct ListListings {
    private func rows(_ host: TestHost) -> [String?] { host.elements("Row").map(\.label) }

    @Test func `S0.1, S3.1, S3.9, B3.1: a list of views that stand there`() {
        let host = TestHost {
            List {
                Text("Scrolling in the Deep")
                Text("Born to Build & Run")
                Text("Some Body Like View")
            }
        }
        #expect(rows(host) == ["Scrolling in the Deep", "Born to Build & Run", "Some Body Like View"])
    }

    @Test func `S0.2, S0.4, S3.2, S3.8-S3.12, S3.16, S3.21, B3.5: data as rows, as a loop inside, and beside others`() {
        struct Songs: View {
            @State private var songs: [Song] = [.init("Stack"), .init("Queue")]

            var body: some View {
                VStack {
                    List(songs) { song in Text(song.title) }
                    List {
                        ForEach(songs) { song in Text(song.title) }
                    }
                    List {
                        Text("first")
                        ForEach(songs) { song in Text(song.title) }
                        Text("last")
                    }
                    List {
                        ForEach(songs) { song in Text(song.title) }
                        Text("last")
                        ForEach(songsFromSommer) { song in Text(song.title) }
                    }
                    Button("Add") { songs.append(.init("Heap")) }
                }
            }
        }
        let host = TestHost { Songs() }
        func lists() -> [[String]] { host.elements("List").map(\.texts) }
        let sommers = songsFromSommer.map(\.title)
        #expect(lists()[0] == ["Stack", "Queue"] && lists()[1] == lists()[0])
        #expect(lists()[2] == ["first", "Stack", "Queue", "last"])
        #expect(lists()[3] == ["Stack", "Queue", "last"] + sommers)
        host.element("Add")?.tap()
        #expect(lists()[0] == ["Stack", "Queue", "Heap"] && lists()[1] == lists()[0])
        #expect(lists()[2] == ["first", "Stack", "Queue", "Heap", "last"])
    }

    @Test
    func
        `S3.14, S3.16-S3.22, B0.2, B0.3, B3.6-B3.10, B3.12: what makes a list of twelve rows makes a board of twelve cards`()
    {
        struct Board<Content: View>: View {
            @ViewBuilder var content: Content

            var body: some View {
                DisplayBoardCardLayout {
                    ForEach(subviewOf: content) { subview in
                        CardView { subview }
                    }
                }
            }
        }
        @ViewBuilder func songs() -> some View {
            Text("Scrolling in the Deep")
            Text("Born to Build & Run")
            Text("Some Body Like View")

            ForEach(songsFromSam) { song in
                Text(song.title)
            }
        }
        let list = TestHost(size: CGSize(width: 400, height: 2000)) { List { songs() } }
        let board = TestHost(size: CGSize(width: 400, height: 2000)) { Board { songs() } }
        #expect(rows(list).count == 12)
        #expect(board.elements("HStack").map(\.label) == rows(list))
    }

    @Test
    func
        `S0.3, S0.10, S0.14, S3.3, S3.4, S3.33, S3.39, B3.2, B3.3: sections with headers, rows without lines between them`()
    {
        let host = TestHost(size: CGSize(width: 400, height: 2000)) {
            List {
                Section("Favorite Songs") {
                    Text("Scrolling in the Deep")
                    Text("Born to Build & Run")
                }
                Section("Other Songs") {
                    ForEach(songsFromSam) { song in
                        Text(song.title)
                            .listRowSeparator(.hidden)
                    }
                }
                Section {
                    Text("Some Body Like View")
                } footer: {
                    Text("That is all")
                }
            }
        }
        #expect(host.elements("Header").map(\.label) == ["Favorite Songs", "Other Songs"])
        #expect(host.elements("Footer").map(\.label) == ["That is all"])
        #expect(rows(host).count == 2 + 9 + 1)
        // Between the two rows of the first section.
        #expect(host.elements("Divider").count == 1)
    }

    @Test
    func `S0.14, B0.18, B0.25: a section can hold several views as its header, and a row several views in a stack`() {
        var headers: [Int] = []
        let reader = TestHost {
            Group(
                sectionsOf: Group {
                    Section {
                        Text("row")
                    } header: {
                        Text("a")
                        Text("b")
                    }
                    Section {
                        ForEach(0..<2) { index in
                            HStack {
                                Text("\(index)")
                                Text("!")
                            }
                        }
                    } header: {
                        HStack {
                            Text("a")
                            Text("b")
                        }
                    }
                }
            ) { sections in
                let _ = headers = sections.flatMap { [$0.header.count, $0.content.count] }
                EmptyView()
            }
        }
        #expect(headers == [2, 1, 1, 2])
        reader.close()
    }
}
