import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

private struct Row: View {
    let item: Item
    var body: some View { Text(item.text) }
}

private struct Framed<Content: View>: View {
    let isSmall: Bool
    @ViewBuilder var content: Content
    var body: some View { HStack { content }.padding(isSmall ? 1 : 4) }
}

/// The rows of one section in a view of their own.
private struct Rows: View {
    let items: [Item]
    var body: some View { ForEach(items) { Row(item: $0) } }
}

/// The view that a container shows for a section.
private struct Column<Content: View>: View {
    let content: Content
    var body: some View {
        VStack { ForEach(subviews: content) { subview in Framed(isSmall: true) { subview } } }
    }
}

/// A label for a retained subview.
private struct Label: View {
    let subview: Subview
    var body: some View { Text(subview.containerValues.label) }
}

@Observable
private final class ObservedSong: Identifiable {
    let id: Int
    var title: String

    init(_ id: Int) {
        self.id = id
        title = "Song \(id)"
    }
}

private protocol Named {
    var name: String { get }
}

/// A view that logs its initialization.
@MainActor
private struct Noted: View {
    static var made: [Int] = []
    let item: Item

    init(_ item: Item) {
        Self.made.append(item.id)
        self.item = item
    }

    var body: some View { Text(item.text) }
}

extension ContainerValues {
    fileprivate var label: String {
        get { self[LabelKey.self] }
        set { self[LabelKey.self] = newValue }
    }
}

private struct LabelKey: ContainerValueKey {
    static var defaultValue: String { "none" }
}

@MainActor
@Suite("Evaluation counts")
struct EvaluationTests {
    @Test func `one more of 1,000 subviews evaluates one row and one card`() {
        let items = Box((0..<1000).map { Item($0) })
        let host = TestHost {
            VStack {
                ForEach(subviews: ForEach(items.value) { Row(item: $0) }) { subview in
                    Framed(isSmall: true) { subview }
                }
            }
        }
        host.resetEvaluations()
        items.value.insert(Item(5000), at: 500)
        host.update()
        #expect(host.texts.count == 1001)
        #expect(host.evaluations(of: Row.self) == 1)
        #expect(host.evaluations(of: Framed<Subview>.self) == 1)
    }

    @Test func `a changed text evaluates its row and no card`() {
        let items = Box((0..<100).map { Item($0) })
        let host = TestHost {
            Group(subviews: ForEach(items.value) { Row(item: $0) }) { subviews in
                ForEach(subviews) { subview in Framed(isSmall: subviews.count > 15) { subview } }
            }
        }
        host.resetEvaluations()
        items.value[50].text = "changed"
        host.update()
        #expect(host.texts[50] == "changed")
        #expect(host.evaluations(of: Row.self) == 1)
        #expect(host.evaluations(of: Framed<Subview>.self) == 0)
    }

    @Test func `from 15 to 16, all cards and one row are evaluated`() {
        let items = Box((0..<15).map { Item($0) })
        let host = TestHost {
            Group(subviews: ForEach(items.value) { Row(item: $0) }) { subviews in
                ForEach(subviews) { subview in Framed(isSmall: subviews.count > 15) { subview } }
            }
        }
        host.resetEvaluations()
        items.value.append(Item(16))
        host.update()
        #expect(host.evaluations(of: Row.self) == 1)
        #expect(host.evaluations(of: Framed<Subview>.self) == 16)
    }

    /// Returns three sections of ten rows, each in a column.
    private func columns(_ sections: Box<[[Item]]>) -> TestHost {
        TestHost {
            HStack {
                ForEach(
                    sections: ForEach(sections.value.indices, id: \.self) { index in
                        Section("\(index)") { Rows(items: sections.value[index]) }
                    }
                ) { section in
                    Column(content: section.content)
                }
            }
        }
    }

    @Test func `a change in one section evaluates nothing of the others`() {
        let sections = Box((0..<3).map { section in (0..<10).map { Item(section * 10 + $0) } })
        let host = columns(sections)
        for text in ["once", "twice", "again"] {
            host.resetEvaluations()
            sections.value[1][5].text = text
            host.update()
            #expect(host.texts[15] == text)
            #expect(host.evaluations(of: Rows.self) == 1)
            #expect(host.evaluations(of: Row.self) == 1)
            #expect(host.evaluations(of: Column<SubviewsCollection>.self) == 0)
        }
    }

    @Test func `a change in one section makes nothing of the others again, whatever modifies their columns`() {
        struct Cards<Content: View>: View {
            let made: Box<Int>
            let content: Content
            var body: some View {
                Group(subviews: content) { subviews in
                    VStack {
                        ForEach(subviews) { subview in
                            let _ = made.value += 1
                            HStack { subview }
                        }
                    }
                    .padding(subviews.count > 5 ? 1 : 2)
                }
            }
        }
        let sections = Box((0..<3).map { section in (0..<10).map { Item(section * 10 + $0) } })
        let made = Box(0)
        let host = TestHost {
            HStack {
                ForEach(
                    sections: ForEach(sections.value.indices, id: \.self) { index in
                        Section { Rows(items: sections.value[index]) }
                    }
                ) { section in
                    VStack {
                        if !section.content.isEmpty {
                            Cards(made: made, content: section.content)
                                .background { if section.content.isEmpty { Text("none") } else { Color.red } }
                        }
                    }
                }
            }
        }
        made.value = 0
        sections.value[1][5].text = "changed"
        host.update()
        #expect(host.texts[15] == "changed")
        #expect(made.value == 0)
    }

    @Test func `a changed value makes again what reads it, and no other subview`() {
        struct Labels<Content: View>: View {
            let made: Box<[String]>
            let content: Content
            var body: some View {
                VStack {
                    ForEach(subviews: content) { subview in
                        let _ = made.value.append(subview.containerValues.label)
                        HStack { Text(subview.containerValues.label) }
                    }
                }
            }
        }
        let items = Box((0..<20).map { Item($0) })
        let made = Box([String]())
        let host = TestHost {
            ForEach(
                sections: ForEach(items.value) { Row(item: $0).containerValue(\.label, $0.text) }
            ) { section in
                Labels(made: made, content: section.content)
            }
        }
        func change(_ change: (inout [Item]) -> Void) {
            made.value = []
            change(&items.value)
            host.update()
            #expect(host.texts == items.value.map(\.text))
        }
        for text in ["once", "twice"] {
            change { $0[3].text = text }
            #expect(made.value == [text])
        }
        change {
            $0.remove(at: 1)
            $0[0].text = "first"
        }
        change { $0[2].text = "after" }
        #expect(made.value == ["after"])
        change { $0[2].text = "again" }
        #expect(made.value == ["again"])
    }

    @Test(arguments: [false, true])
    func `an object that changes makes again the subviews that read it, wherever they are by then, and no other`(
        readsValues: Bool
    ) {
        struct Labels<Content: View>: View {
            let content: Content
            var body: some View {
                VStack { ForEach(subviews: content) { subview in Label(subview: subview) } }
            }
        }
        let songs = Box((0..<10).map { ObservedSong($0) })
        let made = Box([Int]())
        let host = TestHost {
            let rows = ForEach(songs.value) { song in
                let _ = made.value.append(song.id)
                Text(song.title).containerValue(\.label, song.title)
            }
            if readsValues { Labels(content: rows) } else { VStack { rows } }
        }
        func change(_ show: @MainActor () -> Void = host.settle, _ body: () -> Void) -> [Int] {
            made.value = []
            body()
            show()
            #expect(host.texts == songs.value.map(\.title))
            return made.value
        }
        for title in ["once", "twice"] { #expect(change { songs.value[3].title = title } == [3]) }
        _ = change(host.update) { songs.value.remove(at: 0) }
        #expect(change { songs.value[2].title = "moved" } == [3])
        #expect(
            change {
                songs.value[1].title = "one"
                songs.value[5].title = "other"
            }.sorted() == [2, 6])
    }

    @Test
    func `an object that changes is shown as it is, also where its section changed places before or in the same turn`()
    {
        struct Labels<Content: View>: View {
            let content: Content
            var body: some View {
                VStack { ForEach(subviews: content) { subview in Label(subview: subview) } }
            }
        }
        struct Group: Identifiable {
            let id: Int
            let songs: [ObservedSong]
        }
        let groups = Box((0..<3).map { id in Group(id: id, songs: (0..<3).map { ObservedSong(3 * id + $0) }) })
        let host = TestHost {
            Labels(
                content: ForEach(groups.value) { group in
                    Section {
                        ForEach(group.songs) { Text($0.title).containerValue(\.label, $0.title) }
                    }
                })
        }
        var titles: [String] { groups.value.flatMap { $0.songs.map(\.title) } }
        for step in 0..<12 {
            groups.value.swapAt(step % 3, (step + 1) % 3)
            let song = groups.value[step % 3].songs[step % 2]
            if step % 2 == 0 { host.update() }
            song.title = "changed \(step)"
            if step % 2 == 0 { host.settle() } else { host.update() }
            #expect(host.texts == titles)
        }
    }

    @Test func `elements that stay equal are not made again by content that captures nothing`() {
        let items = Box((0..<10).map { Item($0) })
        let color = Box(Color.red)
        let host = TestHost {
            VStack { ForEach(items.value) { Noted($0) } }.foregroundStyle(color.value)
        }
        func change(_ body: (inout [Item]) -> Void) -> [Int] {
            Noted.made = []
            body(&items.value)
            host.update()
            #expect(host.texts == items.value.map(\.text))
            return Noted.made
        }
        #expect(change { $0[5].text = "changed" } == [5])
        #expect(change { $0.insert(Item(20), at: 2) } == [20])
        #expect(change { $0[6].text = "again" } == [5])
        #expect(change { $0.remove(at: 0) } == [])
        #expect(change { $0.append(Item(21)) } == [21])
        #expect(change { items in (0..<10).forEach { items[$0].text += "!" } }.count == 10)
        #expect(change { $0[0].text = "last" } == [1])
        #expect(change { _ in color.value = .blue } == items.value.map(\.id))
    }

    @Test func `elements in sight of a list of hundreds are made again only where they are others`() {
        let items = Box((0..<500).map { Item($0) })
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(items.value) { Noted($0).frame(height: 20) } } }
        }
        func change(_ body: (inout [Item]) -> Void) -> [Int] {
            Noted.made = []
            body(&items.value)
            host.update()
            #expect(host.texts.count >= 5)
            #expect(host.texts == items.value.prefix(host.texts.count).map(\.text))
            return Noted.made
        }
        #expect(change { $0[3].text = "changed" } == [3])
        #expect(change { $0.insert(Item(5000), at: 2) } == [5000])
        #expect(change { $0[4].text = "again" } == [3])
        #expect(change { items in (250..<500).forEach { items[$0].text += "!" } } == [])
        #expect(change { $0[0].text = "last" } == [0])
        #expect(change { items in items.indices.reversed().forEach { items[$0].text += "!" } }.count >= 5)
        #expect(change { $0.insert(contentsOf: (6000..<8000).map { Item($0) }, at: 1) }.count >= 4)
    }

    /// A type whose values are equal if they have the same id.
    private struct Song: Identifiable, Equatable {
        let id: Int
        var title: String
        static func == (a: Song, b: Song) -> Bool { a.id == b.id }
    }

    private final class Singer: Named, Equatable {
        var name: String
        init(name: String) { self.name = name }
        static func == (a: Singer, b: Singer) -> Bool { a === b }
    }

    /// A value whose equality ignores the object that it contains.
    private struct Act: Identifiable, Equatable {
        var singer: any Named
        let id = 1
        static func == (a: Act, b: Act) -> Bool { a.id == b.id }
    }

    /// Bitwise equal values whose content changes over time.
    private struct Solo: Identifiable, Equatable {
        let singer: Singer
        let id = 1
        static func == (a: Solo, b: Solo) -> Bool { a.id == b.id }
    }

    private struct Band: Identifiable {
        let singers: [Singer]
        let partner: [String: Singer]
        let id = 1
    }

    private struct Slot: Identifiable {
        var singer: any Named
        var backup: (any Named)?
        let id = 1
    }

    /// A value whose equality compares the identities of objects, not their names.
    private struct Choir: Identifiable, Equatable {
        let singers: [Singer]
        let id = 1
    }

    private struct Hit: Identifiable {
        var song: Song
        var partner: Song?
        var songs: [Song]
        var id: Int { song.id }
    }

    @Test func `elements are shown as they are, though their types say that they are equal`() {
        let songs = Box((0..<3).map { Song(id: $0, title: "song \($0)") })
        let list = TestHost { ForEach(songs.value) { Text($0.title) } }
        songs.value[1].title = "other"
        list.update()
        #expect(list.texts == ["song 0", "other", "song 2"])

        let hits = Box(songs.value.map { Hit(song: $0, partner: $0, songs: [$0]) })
        let host = TestHost { ForEach(hits.value) { Text([$0.song, $0.partner!, $0.songs[0]].map(\.title).joined()) } }
        for change: (inout Hit) -> Void in [
            { $0.song.title = "a" }, { $0.partner!.title = "b" }, { $0.songs[0].title = "c" },
        ] {
            change(&hits.value[2])
            host.update()
        }
        #expect(host.texts == ["song 0song 0song 0", "otherotherother", "abc"])

        let acts = Box([Act(singer: Singer(name: "Ann"))])
        let title = Box("")
        let stage = TestHost {
            Text(title.value)
            ForEach(acts.value) { Text($0.singer.name) }
        }
        (acts.value[0].singer as! Singer).name = "Ben"
        (acts.value, title.value) = ([Act(singer: acts.value[0].singer)], "Act")
        stage.update()
        #expect(stage.texts == ["Act", "Ben"])
    }

    @Test func `objects that nobody observes are shown as they are, in elements of the same bytes`() {
        let singer = Singer(name: "Ann")
        let solos = Box([Solo(singer: singer)])
        let bands = Box([Band(singers: [singer], partner: ["x": singer])])
        let choirs = Box([Choir(singers: [singer])])
        let host = TestHost {
            ForEach(solos.value) { Text($0.singer.name) }
            ForEach(choirs.value) { Text($0.singers[0].name) }
            List {
                ForEach(solos.value) { solo in
                    Section(solo.singer.name) { ForEach([solo]) { Text($0.singer.name) } }
                }
                ForEach(bands.value) { band in
                    Section { Text(band.singers[0].name + band.partner["x"]!.name) }
                }
            }
        }
        #expect(host.texts == ["Ann", "Ann", "Ann", "Ann", "AnnAnn"])
        singer.name = "Ben"
        solos.value = [Solo(singer: singer)]
        bands.value = [Band(singers: bands.value[0].singers, partner: bands.value[0].partner)]
        choirs.value = [Choir(singers: choirs.value[0].singers)]
        host.update()
        #expect(host.texts == ["Ben", "Ben", "Ben", "Ben", "BenBen"])
    }

    @Test func `elements may hold, or be, values of any type`() {
        let singer = Singer(name: "Ann")
        let slots = Box([Slot(singer: singer, backup: nil)])
        let anyone = Box<[any Named]>([singer])
        let host = TestHost {
            ForEach(slots.value) { Text($0.singer.name + ($0.backup?.name ?? "")) }
            ForEach(anyone.value, id: \.name) { Text($0.name) }
        }
        #expect(host.texts == ["Ann", "Ann"])
        singer.name = "Ben"
        slots.value = [Slot(singer: singer, backup: singer)]
        host.update()
        #expect(host.texts == ["BenBen", "Ben"])
    }

    @Test func `edits in a section evaluate only new rows after changes of other sections`() {
        let sections = Box((0..<3).map { section in (0..<10).map { Item(section * 10 + $0) } })
        let host = columns(sections)
        for _ in 0..<3 {
            sections.value[0][0].text += "!"
            host.update()
        }
        for id in 100..<103 {
            host.resetEvaluations()
            sections.value[2].insert(Item(id), at: 5)
            host.update()
            #expect(host.texts.count == 30 + id - 99)
            #expect(host.texts[25] == "item \(id)")
            #expect(host.evaluations(of: Row.self) == 1)
            #expect(host.evaluations(of: Framed<Subview>.self) == 1)
        }
        host.resetEvaluations()
        sections.value[1].swapAt(0, 9)
        host.update()
        #expect(host.texts[10] == "item 19")
        #expect(host.evaluations(of: Row.self) == 0)
    }

    @Test func `a view that keeps a subview reads the container values that it has now`() {
        let labels = Box(["a", "b"])
        let host = TestHost {
            VStack {
                ForEach(
                    subviews: ForEach(0..<2) { index in Text("x").containerValue(\.label, labels.value[index]) }
                ) { Label(subview: $0) }
            }
        }
        #expect(host.texts == ["a", "b"])
        labels.value[1] = "c"
        host.update()
        #expect(host.texts == ["a", "c"])
    }

    @Test func `container values are up to date after a list removes its own subviews`() {
        struct Labels: View {
            @State private var count = 3
            var body: some View {
                ForEach(0..<count, id: \.self) { index in Text("x").containerValue(\.label, "\(index)") }
                Button("fewer") { count -= 2 }
            }
        }
        let host = TestHost {
            VStack { ForEach(subviews: Labels()) { subview in Text(subview.containerValues.label) } }
        }
        #expect(host.texts == ["0", "1", "2", "none"])
        let shrinking = TestHost {
            VStack {
                ForEach(subviews: Labels()) { subview in
                    HStack {
                        subview
                        Text(subview.containerValues.label)
                    }
                }
            }
        }
        shrinking.element("fewer")?.tap()
        #expect(shrinking.texts == ["x", "0", "fewer", "none"])
    }
}
