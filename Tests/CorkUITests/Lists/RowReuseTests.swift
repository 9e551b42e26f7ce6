import CorkTesting
import CorkUI
import Foundation
import Testing

/// Rows far from the visible part are reused for others, without any of their state.
@MainActor
@Suite("Row reuse")
struct RowReuseTests {
    private func host<Row: View>(@ViewBuilder _ row: @escaping (Int) -> Row) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { id in row(id).frame(height: 20) } } }
        }
    }

    /// Scrolls by less than a page at a time, so that rows come as others go.
    private func walk(_ host: TestHost, from start: Int, to end: Int) {
        for row in stride(from: start, through: end, by: start < end ? 2 : -2) {
            host.elements("ScrollView")[0].scroll(toOffset: CGFloat(row) * 20)
        }
    }

    @Test func `state stays with its row and never comes to another one`() {
        let host = host { Counter(name: "\($0)") }
        host.element("1:0")?.tap()
        host.element("3:0")?.tap()
        walk(host, from: 0, to: 60)
        #expect(host.texts.allSatisfy { $0.hasSuffix(":0") })
        walk(host, from: 60, to: 0)
        #expect(host.texts.prefix(5) == ["0:0", "1:1", "2:0", "3:1", "4:0"])
    }

    @Test func `every row shows its own value, whatever its views are, and has its own length`() {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { id in
                        HStack {
                            Text("a\(id)").id(id)
                            if id % 3 == 0 { Text("b\(id)") } else { Color.red.frame(width: 5) }
                            ForEach(0..<(id % 4), id: \.self) { Text("c\(id).\($0)") }
                        }
                        .frame(height: CGFloat(20 + id % 2 * 10)).background { AnyView(Text("d\(id)")) }
                    }
                }
            }
        }
        for offset in stride(from: CGFloat(0), to: 2500, by: 30) {
            host.elements("ScrollView")[0].scroll(toOffset: offset)
            for row in host.elements("HStack") {
                let texts = row.texts
                let id = Int(texts[0].dropFirst())!
                let inner = (id % 3 == 0 ? ["b\(id)"] : []) + (0..<id % 4).map { "c\(id).\($0)" }
                #expect(texts == ["a\(id)"] + inner)
                let middle = CGFloat(id / 2 * 50 + (id % 2 == 0 ? 10 : 35))
                #expect(row.frame.midY == middle - offset)
            }
        }
    }

    @Test func `rows appear and disappear, each once`() {
        let journal = Journal()
        let host = host { id in
            Text("\(id)").onAppear { journal.note("+\(id)") }.onDisappear { journal.note("-\(id)") }
        }
        walk(host, from: 0, to: 60)
        walk(host, from: 60, to: 0)
        let entries = journal.take()
        for id in 0..<60 {
            let own = entries.filter { $0.dropFirst() == "\(id)" }
            #expect(own.first == "+\(id)")
            #expect(zip(own, own.dropFirst()).allSatisfy { $0 != $1 })
        }
    }

    @Test func `a row that comes while something is animated is at its place at once, with its own value`() {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<1000) { Color.red.frame(width: CGFloat($0 % 100) + 10, height: 20) }
                }
            }
        }
        walk(host, from: 0, to: 10)
        withAnimation(.linear(duration: 1)) { host.elements("ScrollView")[0].scroll(toOffset: 40 * 20) }
        #expect(host.isAtRest)
        #expect(host.elements("Color").filter { $0.frame.minY == 0 }.map(\.frame.width) == [50])
    }

    @Test func `a field that is typed in stays what it is`() {
        let texts = Box(Array(repeating: "", count: 1000))
        let host = host { id in
            TextField("\(id)", text: Binding(get: { texts.value[id] }, set: { texts.value[id] = $0 }))
        }
        host.element("1")?.focus()
        host.element("1")?.set("half")
        walk(host, from: 0, to: 60)
        #expect(host.element("1")?.isFocused == true)
        host.element("60")?.set("other")
        #expect(texts.value[1] == "half" && texts.value[60] == "other")
    }
}
