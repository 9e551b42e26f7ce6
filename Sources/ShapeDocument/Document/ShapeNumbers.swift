/// Which of its kind each shape of a drawing is, from 1, so that those without a name can be told apart.
///
/// A file's shapes are counted in its order, those that come later after them. A number stays with its shape, whatever happens to
/// others, and is written nowhere. What shapes are made of elsewhere, such as the outline of a clip, is not counted.
struct ShapeNumbers: Sendable, Equatable {
    /// By the number of the node; 0 for what is no shape.
    private var numbers: [UInt32] = []
    private var counts: [ShapeKind: UInt32] = [:]

    /// Counts the node that comes next.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - parent: what it lies in.
    mutating func append(_ node: Node, in parent: Node?) {
        guard let kind = node.facts?.kind, parent?.facts?.kind != nil else { return numbers.append(0) }
        counts[kind, default: 0] += 1
        numbers.append(counts[kind]!)
    }

    subscript(shape: ShapeID) -> Int { Int(numbers[shape.rawValue]) }
}
