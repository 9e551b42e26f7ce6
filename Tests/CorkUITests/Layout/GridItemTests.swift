import Foundation
import Testing

@testable import CorkUI

@Suite("Columns of lazy grids")
struct GridItemTests {
    struct Row: CustomTestStringConvertible {
        let width: CGFloat
        let items: [GridItem]
        let first: [CGFloat]
        let total: CGFloat
        var rendered: [CGFloat]?

        init(_ width: CGFloat, _ items: [GridItem], _ first: [CGFloat], _ total: CGFloat, _ rendered: [CGFloat]? = nil)
        {
            (self.width, self.items, self.first, self.total, self.rendered) = (width, items, first, total, rendered)
        }

        var testDescription: String { "\(items.map(\.size)) in \(width)" }
    }

    private static func items(_ sizes: GridItem.Size..., spacing: CGFloat? = nil) -> [GridItem] {
        sizes.map { GridItem($0, spacing: spacing) }
    }

    private static let third: CGFloat = 304.0 / 3

    static let rows: [Row] = [
        Row(200, items(.fixed(70), .adaptive(minimum: 40)), [70, 57, 57], 200),
        Row(
            200, items(.flexible(minimum: 60), .flexible(minimum: 120), spacing: 10), [95, 120], 225, [107.5, 120]),
        Row(200, items(.flexible(minimum: 60), .flexible(minimum: 120)), [96, 120], 224, [108, 120]),
        Row(320, items(.flexible(), .flexible(), .flexible()), [third, third, third], 320),
        Row(320, items(.flexible(), .flexible(), .flexible(), spacing: 0), [320 / 3, 320 / 3, 320 / 3], 320),
        Row(320, items(.adaptive(minimum: 80)), [third, third, third], 320),
        Row(800, items(.adaptive(minimum: 80)), Array(repeating: 736.0 / 9, count: 9), 800),
        Row(88, items(.adaptive(minimum: 40)), [40, 40], 88),
        Row(87, items(.adaptive(minimum: 40)), [87], 87),
        Row(60, items(.adaptive(minimum: 80)), [60], 60),
        Row(230, items(.adaptive(minimum: 40, maximum: 50)), [50, 50, 50, 50], 224),
        Row(200, items(.flexible(maximum: 50), .flexible(maximum: 50)), [50, 50], 108),
        Row(300, items(.flexible(maximum: 50), .flexible()), [50, 242], 300),
        Row(300, items(.flexible(), .flexible(maximum: 50)), [146, 50], 204, [98, 50]),
        Row(300, items(.fixed(100), .flexible(), .flexible(), spacing: 0), [100, 100, 100], 300),
        Row(100, items(.fixed(80), .fixed(80)), [80, 80], 168),
        Row(
            300, items(.adaptive(minimum: 50, maximum: 100), .adaptive(minimum: 40, maximum: 100)),
            [69, 69, 130 / 3, 130 / 3, 130 / 3], 300),
        Row(300, items(.adaptive(minimum: 50, maximum: 100)), Array(repeating: 53.6, count: 5), 300),
        Row(
            300, items(.flexible(minimum: 100), .fixed(100), .adaptive(minimum: 100), .fixed(100)),
            [100, 100, 0, 100], 324),
        Row(300, items(.flexible(minimum: 100), .flexible(minimum: 180)), [146, 180], 334, [163, 180]),
        Row(300, items(.flexible(minimum: 180), .flexible(minimum: 100)), [180, 112], 300),
        Row(
            300, items(.flexible(minimum: 100), .adaptive(minimum: 40), .flexible(minimum: 180)),
            [100, 42, 42, 180], 388, [124, 58, 58, 180]),
        Row(300, items(.adaptive(minimum: 50), .flexible()), [69, 69, 146], 300),
        Row(375, items(.adaptive(minimum: 160), spacing: 16), [179.5, 179.5], 375),
    ]

    @Test(arguments: rows)
    func `R7.11, R7.12: one pass over the items, and another one over what it came to`(row: Row) {
        let tracks = row.items.tracks(proposed: row.width)
        let placed = row.items.tracks(proposed: tracks.length)
        expect(tracks, row.first)
        #expect(abs(tracks.length - row.total) < 0.01)
        expect(placed, row.rendered ?? row.first)
    }

    private func expect(_ tracks: GridTracks, _ lengths: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation) {
        let found = tracks.tracks.map(\.length)
        #expect(
            found.count == lengths.count && zip(found, lengths).allSatisfy { abs($0 - $1) < 0.01 },
            "\(found), not \(lengths)", sourceLocation: sourceLocation)
    }

    @Test func `R7.11: the gap after an item is before the next, and between the columns of an adaptive one`() {
        let items = [
            GridItem(.adaptive(minimum: 20), spacing: 4, alignment: .topLeading), GridItem(.fixed(10), spacing: 90),
        ]
        let tracks = items.tracks(proposed: 58).tracks
        #expect(tracks.map(\.gap) == [0, 4, 4])
        #expect(tracks.map(\.length) == [20, 20, 10])
        #expect(tracks.map(\.alignment) == [.topLeading, .topLeading, nil])
    }

    @Test func `R7.17: no items are one flexible column`() {
        #expect([GridItem]().tracks(proposed: 100).tracks.map(\.length) == [100])
    }

    @Test(arguments: [-1, 0, .nan, .infinity, -.infinity, 1e12] as [CGFloat])
    func `lengths that are no lengths lead to columns all the same`(length: CGFloat) {
        let sizes: [GridItem.Size] = [
            .fixed(length), .flexible(minimum: length, maximum: length), .adaptive(minimum: length, maximum: length),
        ]
        for items in [sizes.map { GridItem($0, spacing: length) }, sizes.map { GridItem($0) }] {
            for proposed in [length, 100] {
                let tracks = items.tracks(proposed: items.tracks(proposed: proposed).length)
                #expect(tracks.tracks.count >= 3 && tracks.tracks.count <= GridTracks.limit + 2)
                #expect(tracks.tracks.allSatisfy { $0.length >= 0 && $0.length.isFinite && $0.gap >= 0 })
            }
        }
    }
}
