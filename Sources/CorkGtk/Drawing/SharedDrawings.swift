import CGtk
import CorkUI
import Foundation

/// The visible drawings of drawing groups, where equal ones share a render node.
@MainActor
struct SharedDrawings {
    static var shared = SharedDrawings()

    private struct Drawing {
        let commands: [_DrawCommand]
        let place: CGRect
        let scale: CGFloat
        weak var node: RenderNode?
    }

    private var drawings: [Int: [Drawing]] = [:]
    /// The number of drawings at which released ones are removed.
    private var limit = 64

    /// Returns the node of a drawing, which is created with `draw` unless it exists.
    ///
    /// - Complexity: O(commands)
    mutating func node(
        _ commands: [_DrawCommand], in place: CGRect, scale: CGFloat, draw: (OpaquePointer) -> Void
    ) -> RenderNode? {
        let key = Self.key(commands, place)
        let known = drawings[key]?.first { $0.place == place && $0.scale == scale && $0.commands == commands }
        if let node = known?.node { return node }
        let node = RenderNode(draw)
        if drawings.count >= limit {
            drawings = drawings.compactMapValues { places in
                let shown = places.filter { $0.node != nil }
                return shown.isEmpty ? nil : shown
            }
            limit = max(64, 2 * drawings.count)
        }
        drawings[key, default: []].removeAll { $0.node == nil }
        drawings[key, default: []].append(Drawing(commands: commands, place: place, scale: scale, node: node))
        return node
    }

    private static func key(_ commands: [_DrawCommand], _ place: CGRect) -> Int {
        var hasher = Hasher()
        hasher.combine(place.width)
        hasher.combine(place.height)
        for command in commands {
            hasher.combine(command.transform.b)
            hasher.combine(command.transform.tx)
            hasher.combine(command.opacity)
            switch command.operation {
            case .fill(_, .color(let color), _), .stroke(_, .color(let color), _, _): hasher.combine(color)
            default: break
            }
        }
        return hasher.finalize()
    }
}
