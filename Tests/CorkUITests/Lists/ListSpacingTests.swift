import Foundation
import Testing

@testable import CorkTesting
@testable import CorkUI

@MainActor
@Suite("Room between rows and sections")
struct ListSpacingTests {
    private func gaps(_ list: some View) -> [CGFloat] {
        let host = TestHost(size: CGSize(width: 200, height: 400)) { list }
        let rows = host.elements("Row").map { ($0.node as! ListRowNode).ownFrame }
        return zip(rows, rows.dropFirst()).map { $1.minY - $0.maxY }
    }

    private var list: some View {
        List {
            Section { ForEach(0..<2) { Text("\($0)") } }
            Section { ForEach(2..<4) { Text("\($0)") } }
        }
        .listStyle(.grouped)
    }

    @Test func `rows of a section and sections are as far apart as was said, else as the style has it`() {
        #expect(gaps(list) == [0, 18, 0])
        #expect(gaps(list.listRowSpacing(5)) == [5, 18, 5])
        #expect(gaps(list.listSectionSpacing(30)) == [0, 30, 0])
        #expect(gaps(list.listSectionSpacing(.compact).listRowSpacing(2)) == [2, 8, 2])
        #expect(gaps(list.listSectionSpacing(.default).listRowSpacing(nil)) == [0, 18, 0])
    }

    @Test func `R13.5: a section has the margins that it sets, else those of the style`() {
        let length = Box<CGFloat?>(20)
        let host = TestHost(size: CGSize(width: 200, height: 400)) {
            List {
                Section("head") { Text("a") }.listSectionMargins(.horizontal, length.value)
                Section { ForEach(0..<2) { Text("b\($0)") } }.listSectionMargins(.bottom, 10)
                    .listSectionMargins(.vertical, 30)
                Section { Text("c") }
            }
            .listStyle(.insetGrouped)
        }
        func frames() -> [CGRect] {
            (host.elements("Header") + host.elements("Row")).map { ($0.node as! ListRowNode).ownFrame }
        }
        #expect(
            frames() == [
                CGRect(x: 20, y: 18, width: 160, height: 28), CGRect(x: 20, y: 46, width: 160, height: 28),
                CGRect(x: 12, y: 104, width: 176, height: 28), CGRect(x: 12, y: 132, width: 176, height: 28),
                CGRect(x: 12, y: 188, width: 176, height: 28),
            ])
        length.value = nil
        host.update()
        #expect(frames()[1] == CGRect(x: 12, y: 46, width: 176, height: 28))
    }

    @Test func `there is no line between rows that are apart`() {
        let spacing = Box<CGFloat?>(nil)
        let host = TestHost(size: CGSize(width: 200, height: 400)) { list.listRowSpacing(spacing.value) }
        #expect(host.elements("Divider").count == 2)
        spacing.value = 4
        host.update()
        #expect(host.elements("Divider").isEmpty)
    }
}
