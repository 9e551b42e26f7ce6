import CorkTesting
import CorkUI
import Foundation
import Observation

/// An element that can be reordered.
struct Piece: Identifiable, Equatable, Sendable {
    let id: String
    var size = CGSize(width: 40, height: 20)
}

/// Collections of pieces that a container reorders.
@MainActor
@Observable
final class Pieces {
    var collections: [String: [Piece]]
    /// The received changes, in order.
    private(set) var log: [String] = []
    var takesMoves = true

    init(_ collections: [String: String], size: CGSize = CGSize(width: 40, height: 20)) {
        self.collections = collections.mapValues { names in names.map { Piece(id: String($0), size: size) } }
    }

    /// Returns the joined ids of a collection.
    func names(_ collection: String = "") -> String { collections[collection, default: []].map(\.id).joined() }

    func move(_ difference: ReorderDifference<String, ReorderableSingleCollectionIdentifier>) {
        move(difference.sources, difference.destination.position.before, to: "")
    }

    func move(_ difference: ReorderDifference<String, String>) {
        move(difference.sources, difference.destination.position.before, to: difference.destination.collectionID)
    }

    private func move(_ ids: [String], _ before: String?, to collection: String) {
        log.append("\(ids.joined()) > \(collection)\(before ?? "end")")
        guard takesMoves else { return }
        let all = collections.values.flatMap(\.self)
        let moved = ids.compactMap { id in all.first { $0.id == id } }
        for key in collections.keys { collections[key]!.removeAll { ids.contains($0.id) } }
        let place = collections[collection]!.firstIndex { $0.id == before } ?? collections[collection]!.endIndex
        collections[collection]!.insert(contentsOf: moved, at: place)
    }
}

extension ReorderDifference.Destination.Position {
    var before: ItemID? { if case .before(let id) = self { id } else { nil } }
}

/// A piece that shows its number of taps.
struct PieceView: View {
    let piece: Piece
    @State private var taps = 0

    var body: some View {
        Button("\(piece.id)\(taps == 0 ? "" : "\(taps)")") { taps += 1 }
            .buttonStyle(.plain)
            .frame(width: piece.size.width, height: piece.size.height)
    }
}

extension TestHost {
    /// The visible pieces in reading order, without dragged ones that are elsewhere.
    var order: String {
        elements("Button").sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .compactMap(\.label).joined()
    }

    func center(_ name: String) -> CGPoint {
        let frame = element(name)!.frame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Drags a piece to a point and drops it.
    func drag(_ name: String, to point: CGPoint) {
        element(name)!.drag(to: point)
        dropDrag()
        update()
    }
}
