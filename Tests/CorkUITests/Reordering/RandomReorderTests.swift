import CorkTesting
import CorkUI
import Foundation
import Seeds
import Testing

@MainActor
@Suite("Random reordering")
struct RandomReorderTests {
    /// Three collections in columns of some kind.
    private func host(_ pieces: Pieces, isLazy: Bool) -> TestHost {
        TestHost(size: CGSize(width: 180, height: 200)) {
            HStack(alignment: .top, spacing: 20) {
                ForEach(["x", "y", "z"], id: \.self) { column in
                    let loop = ForEach(pieces.collections[column]!) { PieceView(piece: $0) }
                        .reorderable(collectionID: column)
                    if isLazy {
                        ScrollView { LazyVStack(spacing: 0) { loop } }.frame(width: 40)
                    } else {
                        VStack(spacing: 0) { loop }.frame(width: 40)
                    }
                }
            }
            .reorderContainer(for: Piece.self, in: String.self) { pieces.move($0) }
            .frame(width: 180, height: 200, alignment: .topLeading)
        }
    }

    private func column(_ host: TestHost, _ index: Int) -> String {
        let x = CGFloat(index) * 60 + 20
        return host.elements("Button").filter { abs($0.frame.midX - x) < 5 }.sorted { $0.frame.minY < $1.frame.minY }
            .compactMap(\.label).joined()
    }

    @Test(arguments: seeds(0..<30))
    func `R10.2, R10.3: random drags and changes leave data and views as in a list without drags`(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let pieces = Pieces(["x": "abcd", "y": "efg", "z": ""])
        let host = host(pieces, isLazy: seed % 2 == 1)
        host.enablesAnimations = false
        var next = 0
        for _ in 0..<25 {
            let all = pieces.collections.values.flatMap(\.self).map(\.id).sorted()
            guard let id = all.randomElement(using: &random), let element = host.element(id) else { continue }
            element.drag(to: host.center(id))
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                host.moveDrag(
                    to: CGPoint(
                        x: .random(in: 0..<180, using: &random), y: .random(in: 0..<100, using: &random)))
                let column = ["x", "y", "z"].randomElement(using: &random)!
                switch Int.random(in: 0..<5, using: &random) {
                case 0:
                    pieces.collections[column]!.insert(
                        Piece(id: "\(Character(Unicode.Scalar(UInt32(0x4E00 + next))!))"),
                        at: .random(in: 0...pieces.collections[column]!.count, using: &random))
                    next += 1
                case 1 where !pieces.collections[column]!.isEmpty:
                    pieces.collections[column]!.remove(
                        at: .random(in: 0..<pieces.collections[column]!.count, using: &random))
                case 2: pieces.collections[column]!.shuffle(using: &random)
                default: continue
                }
                host.update()
            }
            let (before, count) = (pieces.collections, pieces.log.count)
            if Bool.random(using: &random) { host.dropDrag() } else { host.cancelDrag() }
            host.update()
            #expect(pieces.log.count - count <= 1)
            if pieces.log.count == count { #expect(pieces.collections == before) }
            for (index, name) in ["x", "y", "z"].enumerated() {
                #expect(column(host, index) == pieces.names(name), "\(pieces.log)")
            }
        }
        #expect(host.warnings.isEmpty)
    }
}
