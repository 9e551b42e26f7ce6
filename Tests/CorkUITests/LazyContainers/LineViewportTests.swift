import CorkTesting
import Foundation
import Testing

@testable import CorkUI

@MainActor
@Suite("Position among the lines of a lazy container")
struct LineViewportTests {
    private func table(_ count: Int) -> LineTable {
        let graph = Graph(textMeasuring: FixedTextMeasuring())
        let rows = ForEach(0..<count, id: \.self) { Text("\($0)") }
        let list = ResolvedList(rows, graph: graph, environment: EnvironmentValues(), depth: 0)
        return LineTable(list, columns: 1)
    }

    /// Lines of 20 points each.
    private func lengths(_ count: Int) -> LineLengths {
        var lengths = LineLengths(count: count, gap: 0)
        for line in 0..<count { lengths.measure(line, 20) }
        return lengths
    }

    private func range(_ start: CGFloat) -> VisibleRange { VisibleRange(start: start, end: start + 100, offset: start) }

    /// Returns a viewport that shows 100 points of 50 lines from `start` on, of which some are built.
    private func viewport(from start: CGFloat, built: Range<Int> = 0..<0) -> LineViewport {
        var viewport = LineViewport()
        viewport.show(range(start), built: built, table(50), lengths(50))
        return viewport
    }

    @Test func `the first visible line is the anchor, and at the beginning there is none`() {
        #expect(viewport(from: 0).anchor == nil)
        let anchor = viewport(from: 210).anchor
        #expect(anchor?.item == 10 && anchor?.offset == 10)
    }

    @Test func `a line that is visible before and after scrolling becomes the anchor`() {
        var viewport = viewport(from: 210)
        viewport.show(range(170), built: 8..<20, table(50), lengths(50))
        #expect(viewport.anchor?.item == 10)
    }

    @Test(arguments: [3, 9])
    func `lines inserted before the anchor are the distance to scroll, and others are none`(index: Int) {
        var viewport = viewport(from: 210)
        viewport.follow([Splice(old: index..<index, new: index..<index + 2)], count: 52) { _, _ in nil }
        viewport.linesMoved()
        #expect(viewport.anchor?.item == 12 && viewport.hasMoved && viewport.filled == nil)
        #expect(viewport.shift(range(210), scrolledBy: 0, back: 0, table(52), lengths(52)) == 40)
        #expect(viewport.expected(range(210), table(52), lengths(52)).start == 250)
        viewport.follow([Splice(old: 30..<30, new: 30..<33)], count: 55) { _, _ in nil }
        #expect(viewport.shift(range(250), scrolledBy: 0, back: 0, table(55), lengths(55)) == 0)
    }

    @Test func `an anchor that is replaced stays with its item, or else the next item takes its place`() {
        let changes = [Splice(old: 8..<12, new: 8..<9)]
        var moved = viewport(from: 210)
        moved.follow(changes, count: 47) { old, range in old == 10 && range == 8..<9 ? 8 : nil }
        #expect(moved.anchor?.item == 8 && moved.anchor?.offset == 10)
        var gone = viewport(from: 210)
        gone.follow(changes, count: 47) { _, _ in nil }
        #expect(gone.anchor?.item == 9 && gone.anchor?.offset == 0)
        gone.follow([Splice(old: 0..<47, new: 0..<0)], count: 0) { _, _ in nil }
        #expect(gone.anchor == nil)
    }

    @Test func `a target that moves is followed until it is visible, is removed or has had eight layouts`() {
        var viewport = viewport(from: 210)
        viewport.aim(at: 40, table(50), lengths(50))
        viewport.follow([Splice(old: 20..<20, new: 20..<21)], count: 51) { _, _ in nil }
        #expect(viewport.target?.item == 41)
        #expect(viewport.shift(range(210), scrolledBy: 0, back: 0, table(51), lengths(51)) == 20)
        #expect(viewport.shift(range(210), scrolledBy: 0, back: 0, table(51), lengths(51)) == 0)
        var (shown, removed) = (viewport, viewport)
        shown.show(range(780), built: 0..<0, table(51), lengths(51))
        shown.releaseTarget(table(51), lengths(51))
        #expect(shown.target == nil)
        removed.follow([Splice(old: 41..<42, new: 41..<41)], count: 50) { _, _ in nil }
        #expect(removed.target == nil)
        for _ in 0..<8 {
            viewport.releaseTarget(table(51), lengths(51))
            #expect(viewport.target != nil)
        }
        viewport.releaseTarget(table(51), lengths(51))
        #expect(viewport.target == nil)
    }

    @Test func `lines that are released or moved are not taken for built`() {
        var viewport = viewport(from: 210)
        viewport.didFill(range(210), 5..<20)
        viewport.didRelease(6, isBefore: true)
        viewport.didRelease(18, isBefore: false)
        #expect(viewport.filledLines == 7..<18)
        viewport.beginFilling()
        #expect(viewport.filledLines == 7..<18)
        viewport.scrolled(to: 300)
        viewport.beginFilling()
        #expect(viewport.range?.offset == 300 && viewport.filledLines.isEmpty)
    }
}
