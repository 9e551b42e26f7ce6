import CorkTesting
import CorkUI
import Observation
import Seeds
import Testing

@Observable
private final class Song: Identifiable {
    let id: Int
    var title: String

    init(_ id: Int) {
        self.id = id
        title = "Song \(id)"
    }
}

@Observable
private final class Singer: Identifiable {
    let id: Int
    var name: String
    var songs: [Song] = []

    init(_ id: Int) {
        self.id = id
        name = "Singer \(id)"
    }
}

@Observable
private final class Party {
    var singers: [Singer] = []
}

extension ContainerValues {
    fileprivate var title: String {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
}

private struct TitleKey: ContainerValueKey {
    static var defaultValue: String { "" }
}

/// A container that shows the container values of sections and subviews, and the subviews, with a container for each
/// section.
private struct Columns<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        HStack {
            Group(sections: content) { sections in
                Text("\(sections.map(\.containerValues.title))")
                ForEach(sections) { Column(section: $0) }
            }
            ForEach(sections: content) { section in
                VStack { ForEach(subviews: section.content) { TitleCard(subview: $0) } }
            }
        }
    }
}

private struct Column: View {
    let section: SectionConfiguration

    var body: some View {
        Text(section.containerValues.title)
        section.header
        Group(subviews: section.content) { subviews in
            Text("\(subviews.count)")
            ForEach(subviews) { TitleCard(subview: $0) }
        }
    }
}

private struct TitleCard: View {
    let subview: Subview

    var body: some View {
        Text(subview.containerValues.title)
        subview
    }
}

private struct Songs: View {
    let singer: Singer

    var body: some View { ForEach(singer.songs) { Text($0.title).containerValue(\.title, $0.title) } }
}

private struct PartyBoard: View {
    let party: Party

    var body: some View {
        Columns {
            ForEach(party.singers) { singer in
                Section {
                    Songs(singer: singer)
                } header: {
                    Text(singer.name)
                }
                .containerValue(\.title, singer.name)
            }
        }
    }

    /// Returns the texts that should be visible.
    static func texts(of party: Party) -> [String] {
        let cards = party.singers.map { $0.songs.flatMap { [$0.title, $0.title] } }
        let columns = zip(party.singers, cards).flatMap { [$0.name, $0.name, "\($0.songs.count)"] + $1 }
        return ["\(party.singers.map(\.name))"] + columns + cards.flatMap(\.self)
    }
}

@MainActor
@Suite("Loops over objects that are edited at random")
struct RandomObjectTests {
    @Test(arguments: seeds(0..<60))
    func `after random edits the views show the content of the objects`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let party = Party()
        var next = 0
        func song() -> Song {
            next += 1
            return Song(next)
        }
        party.singers = (0..<4).map { id in
            let singer = Singer(id)
            singer.songs = (0..<4).map { _ in song() }
            return singer
        }
        let host = TestHost { PartyBoard(party: party) }
        for step in 0..<40 {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let singer = party.singers.randomElement(using: &random)!
                let other = party.singers.randomElement(using: &random)!
                switch Int.random(in: 0..<9, using: &random) {
                case 0: party.singers.shuffle(using: &random)
                case 1: singer.songs.shuffle(using: &random)
                case 2: singer.songs.insert(song(), at: Int.random(in: 0...singer.songs.count, using: &random))
                case 3: if !singer.songs.isEmpty { other.songs.append(singer.songs.removeFirst()) }
                case 4: if singer.songs.count > 2 { singer.songs.removeLast() }
                case 5: singer.name = "Singer of \(step)"
                default: singer.songs.randomElement(using: &random)?.title = "Step \(step) \(next)"
                }
            }
            host.settle()
            #expect(host.texts == PartyBoard.texts(of: party), "step \(step)")
            #expect(host.warnings.isEmpty)
        }
    }
}
