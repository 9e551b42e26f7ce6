import Foundation
import Seeds
import Testing

@testable import CorkUI

@MainActor
@Suite("Arrangement of a reordered loop")
struct ReorderArrangementTests {
    /// Returns the positions of a list with some elements removed and a block inserted between the others.
    private func naive(_ count: Int, _ removed: [Int], _ gap: Int, _ block: [ReorderArrangement.Entry])
        -> [ReorderArrangement.Entry]
    {
        var entries = (0..<count).filter { !removed.contains($0) }.map { ReorderArrangement.Entry.own($0) }
        entries.insert(contentsOf: block, at: gap)
        return entries
    }

    /// Returns the result of splices that insert elements of `after`.
    private func apply<T>(_ splices: [Splice], to before: [T], _ after: [T]) -> [T] {
        var result: [T] = []
        var next = 0
        for splice in splices {
            result += before[next..<splice.old.lowerBound]
            result += after[splice.new]
            next = splice.old.upperBound
        }
        return result + before[next...]
    }

    @Test(arguments: seeds(0..<200))
    func `R10.2: places and changes are those of a list from which some are taken and put elsewhere`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...12, using: &random)
        let removed = (0..<count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        var block: [ReorderArrangement.Entry] =
            Bool.random(using: &random) ? removed.shuffled(using: &random).map { .own($0) } : []
        if Bool.random(using: &random) { block.append(.guest(7)) }
        let gap = Int.random(in: 0...count - removed.count, using: &random)
        let arrangement = ReorderArrangement(removed: removed, gap: gap, block: block)
        let expected = naive(count, removed, gap, block)
        #expect(arrangement.count(of: count) == expected.count)
        #expect(expected.indices.map(arrangement.entry(at:)) == expected)
        #expect((0..<count).map(arrangement.place(of:)) == (0..<count).map { expected.firstIndex(of: .own($0)) })
        let base = (0..<count).map { ReorderArrangement.Entry.own($0) }
        #expect(apply(arrangement.splices, to: base, expected) == expected)
        #expect(apply(arrangement.inverse, to: expected, base) == base)
    }

    private func items(_ frames: [CGRect], placeholder: Int? = nil) -> [ReorderAim.Item] {
        frames.enumerated().map { ReorderAim.Item(place: $0, frame: $1, isPlaceholder: $0 == placeholder) }
    }

    private func place(_ x: CGFloat, _ y: CGFloat, _ items: [ReorderAim.Item], isMirrored: Bool = false) -> Int? {
        ReorderAim.place(at: CGPoint(x: x, y: y), among: items, axis: .vertical, isMirrored: isMirrored)
            .map { $0.isAfter ? $0.item.place + 1 : $0.item.place }
    }

    @Test func `R10.2: columns are halved by height, whatever their widths`() {
        let items = items([
            CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 20, height: 40),
            CGRect(x: 0, y: 60, width: 60, height: 20),
        ])
        #expect([9, 11, 39, 41, 69, 71, 500].map { place(90, $0, items) } == [0, 1, 1, 2, 2, 3, 3])
    }

    @Test func `R10.9: the lines of a grid are halved in the reading direction, from either side`() {
        let frames = (0..<7).map { CGRect(x: CGFloat($0 % 3) * 50, y: CGFloat($0 / 3) * 30, width: 40, height: 20) }
        #expect(place(10, 5, items(frames)) == 0 && place(60, 32, items(frames)) == 4)
        #expect(place(140, 45, items(frames)) == 6 && place(140, 70, items(frames)) == 7)
        let mirrored = frames.map { CGRect(x: 140 - $0.maxX, y: $0.minY, width: 40, height: 20) }
        #expect(place(130, 5, items(mirrored), isMirrored: true) == 0)
        #expect(place(80, 32, items(mirrored), isMirrored: true) == 4)
        #expect(place(0, 70, items(mirrored), isMirrored: true) == 7)
    }

    @Test func `R10.2: on its own room nothing moves`() {
        let frames = (0..<3).map { CGRect(x: 0, y: CGFloat($0) * 20, width: 40, height: 20) }
        #expect(place(5, 22, items(frames, placeholder: 1)) == nil)
        #expect(place(5, 55, items(frames, placeholder: 1)) == 3)
    }

    @Test func `R10.3: of collections beside each other the one in whose column the pointer is takes the item`() {
        let tall = CGRect(x: 0, y: 0, width: 100, height: 400)
        let short = CGRect(x: 120, y: 0, width: 100, height: 40)
        #expect(ReorderAim.region(at: CGPoint(x: 130, y: 380), of: [tall, short]) == 1)
        #expect(ReorderAim.region(at: CGPoint(x: 108, y: 380), of: [tall, short]) == 0)
        #expect(ReorderAim.region(at: .zero, of: []) == nil)
    }
}
