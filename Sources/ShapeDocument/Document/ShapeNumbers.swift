/// The number of each shape among those of its kind, from 1, which tells shapes without a name apart.
///
/// Shapes of a file are numbered in document order, and shapes added later continue the sequence. A shape keeps its
/// number when others change. The numbers aren't saved. Shapes outside of the tree of shapes, such as the outline of a
/// clip, aren't numbered.
struct ShapeNumbers: Sendable, Equatable {
    /// The numbers by node; 0 for nodes that aren't shapes.
    private var numbers: [UInt32] = []
    private var counts: [ShapeKind: UInt32] = [:]

    /// Counts the next node.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - parent: The parent of the node.
    mutating func append(_ node: Node, in parent: Node?) {
        guard let kind = node.facts?.kind, parent?.facts?.kind != nil else { return numbers.append(0) }
        counts[kind, default: 0] += 1
        numbers.append(counts[kind]!)
    }

    subscript(shape: ShapeID) -> Int { Int(numbers[shape.rawValue]) }
}
