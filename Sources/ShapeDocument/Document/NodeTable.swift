/// The nodes of a drawing by number, in pieces, so that a copy shares all pieces but those that were changed.
struct NodeTable: Sendable, Equatable {
    private static let size = 128

    private var pieces: [[Node]] = []
    private(set) var count = 0

    init(_ nodes: [Node]) {
        count = nodes.count
        pieces = stride(from: 0, to: nodes.count, by: Self.size).map {
            Array(nodes[$0..<min($0 + Self.size, nodes.count)])
        }
    }

    subscript(id: ShapeID) -> Node {
        get { pieces[id.rawValue / Self.size][id.rawValue % Self.size] }
        set { pieces[id.rawValue / Self.size][id.rawValue % Self.size] = newValue }
    }

    /// - Returns: the number of the new node.
    mutating func append(_ node: Node) -> ShapeID {
        if count % Self.size == 0 { pieces.append([]) }
        pieces[pieces.count - 1].append(node)
        defer { count += 1 }
        return ShapeID(rawValue: count)
    }

    func contains(_ id: ShapeID) -> Bool { 0..<count ~= id.rawValue }
}
