import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@MainActor
@Suite("List")
struct ListTests {
    @Observable final class RowModel { var hidden: Int? }

    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 280)) { content() }
    }

    private func rows(_ host: TestHost) -> [String] { host.elements("Row").map { $0.label ?? "" } }

    /// The bottom of each line, seen from the list.
    private func lines(_ host: TestHost) -> [CGFloat] { host.elements("Divider").map(\.frame.maxY) }

    @Test
    func `R7.30: each resolved subview is a row over the width of the list, headers and footers are rows of their own`()
    {
        let host = host {
            List {
                Text("a")
                Section {
                    ForEach(0..<3) { Text("b\($0)") }
                } header: {
                    Text("head")
                } footer: {
                    Text("foot")
                }
                Pair(name: "c")
            }
        }
        #expect(rows(host) == ["a", "b0", "b1", "b2", "c1", "c2"])
        #expect(host.texts == ["a", "head", "b0", "b1", "b2", "foot", "c1", "c2"])
        #expect(host.elements("Header").map(\.frame) == [CGRect(x: 0, y: 28, width: 200, height: 28)])
        #expect(host.elements("Footer").map(\.frame) == [CGRect(x: 0, y: 140, width: 200, height: 28)])
        #expect(host.elements("List")[0].frame == CGRect(x: 0, y: 0, width: 200, height: 280))
        #expect(host.element("a")?.frame.origin == CGPoint(x: 12, y: 6))
    }

    @Test func `R7.31: rows of data are the same as those of a loop inside`() {
        let items = (0..<4).map { Item($0) }
        let outlines = [
            host { List(items) { Text($0.text) } }, host { List(items, id: \.id) { Text($0.text) } },
            host { List(0..<4) { Text("item \($0)") } }, host { List { ForEach(items) { Text($0.text) } } },
        ].map(\.outline)
        #expect(Set(outlines).count == 1)
        #expect(outlines[0].contains("Row 0,84 200x28"))
    }

    @Test func `R7.32: a list scrolls by itself and makes the rows in sight and at most a page around`() {
        let host = host { List(0..<100_000) { Text("\($0)") } }
        #expect(rows(host) == (0..<15).map(String.init))
        host.elements("List")[0].scroll(toOffset: 28 * 1000)
        #expect(host.element("1000")?.frame.minY == 6)
        host.elements("List")[0].scroll(toRow: 77_777)
        #expect(host.element("77777")?.frame.minY == 6)
        #expect(rows(host).count <= 30)
    }

    @Test
    func `R7.33: lines separate the rows of a section, unless one of both hides them; others show when said so`() {
        let plain = host {
            List {
                ForEach(0..<3) { Text("\($0)") }
                Section { ForEach(0..<2) { Text("\($0)") } }
            }
        }
        #expect(lines(plain) == [28, 56, 112])
        let hidden = host {
            List {
                Text("a")
                Text("b").listRowSeparator(.hidden)
                Text("c")
                Text("d").listRowSeparator(.hidden, edges: .top)
                Text("e").listRowSeparator(.visible)
            }
        }
        #expect(lines(hidden) == [112, 140])
        let all = host {
            List {
                Section { ForEach(0..<3) { Text("\($0)") } }.listRowSeparator(.hidden)
                VStack { Text("x").listRowSeparator(.hidden) }
                Text("y")
            }
        }
        #expect(lines(all) == [112])
        let first = host { List { Text("a").listRowSeparator(.visible, edges: .top) } }
        #expect(lines(first) == [1])
    }

    @Test func `a line goes and comes as the rows around it do`() {
        let items = Box([0, 1])
        let host = host { List(items.value, id: \.self) { Text("\($0)") } }
        items.value = [0, 1, 2]
        host.update()
        #expect(lines(host) == [28, 56])
        items.value = [2]
        host.update()
        #expect(lines(host) == [])
    }

    @Test func `a separator is updated when only the row below it changes`() {
        let model = RowModel()
        let host = host {
            List {
                Section {
                    ForEach(0..<3) {
                        Text("\($0)").listRowSeparator(model.hidden == $0 ? .hidden : .automatic, edges: .top)
                    }
                }
            }
        }
        #expect(lines(host) == [28, 56])
        model.hidden = 2
        host.settle()
        #expect(lines(host) == [28])
        model.hidden = nil
        host.settle()
        #expect(lines(host) == [28, 56])
    }

    @Test
    func `a section whose loop is over the same data shows what its content captured, and what objects say by now`() {
        final class Song { var title = "a" }
        struct Entry: Identifiable {
            let id = 0
            let song: Song
        }
        let (suffix, song) = (Box(""), Song())
        let entries = [Entry(song: song)]
        let host = host {
            List {
                ForEach(0..<2) { _ in Section { ForEach([1], id: \.self) { Text("\($0)\(suffix.value)") } } }
                ForEach(0..<2) { _ in Section { ForEach([song], id: \.title) { Text($0.title) } } }
                ForEach(0..<2) { _ in Section { ForEach(entries) { Text($0.song.title) } } }
            }
        }
        #expect(host.texts == ["1", "1", "a", "a", "a", "a"])
        suffix.value = "!"
        song.title = "b"
        host.update()
        #expect(host.texts == ["1!", "1!", "b", "b", "b", "b"])
    }

    @Test func `R7.33: the room around rows is theirs to say`() {
        let insets = Box<EdgeInsets?>(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        let host = host { List { Text("a").listRowInsets(insets.value) } }
        #expect(host.elements("Row")[0].frame.height == 20)
        #expect(host.element("a")?.frame.origin == CGPoint(x: 2, y: 1))
        insets.value = nil
        host.update()
        #expect(host.elements("Row")[0].frame.height == 28)
    }

    @Test func `R7.41: rows of a list are deleted and moved`() {
        let items = Box(["a", "b", "c"])
        let host = host {
            List {
                ForEach(items.value, id: \.self) { Text($0) }
                    .onDelete { items.value.remove(atOffsets: $0) }
                    .onMove { items.value.move(fromOffsets: $0, toOffset: $1) }
            }
        }
        host.elements("List")[0].move(fromOffsets: [0], toOffset: 3)
        host.update()
        #expect(rows(host) == ["b", "c", "a"])
        host.elements("List")[0].delete(atOffsets: [1])
        host.update()
        #expect(rows(host) == ["b", "a"])
    }

    @Test func `R6.11: the state of a row is its own where it scrolls away and comes back`() {
        let host = host { List(0..<1000) { Counter(name: "\($0)") } }
        host.element("2:0")?.tap()
        host.elements("List")[0].scroll(toRow: 900)
        #expect(host.element("2:1") == nil)
        host.elements("List")[0].scroll(toRow: 0)
        #expect(host.element("2:1") != nil)
    }
}
