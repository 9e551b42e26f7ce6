/// The nodes of a drawing by number, stored in pieces that copies share until they change.
struct NodeTable: Sendable, Equatable {
    private static let size = 128

    private var pieces: [[Node]] = []
    private(set) var count = 0
    /// The style sheets among the nodes, in ascending order.
    private(set) var sheets: [ShapeID] = []
    private var numbers = ShapeNumbers()

    init(_ nodes: [Node]) {
        count = nodes.count
        for node in nodes { numbers.append(node, in: node.parent.map { nodes[$0.rawValue] }) }
        sheets = nodes.indices.filter { nodes[$0].isSheet }.map { ShapeID(rawValue: $0) }
        pieces = stride(from: 0, to: nodes.count, by: Self.size).map {
            Array(nodes[$0..<min($0 + Self.size, nodes.count)])
        }
    }

    subscript(id: ShapeID) -> Node {
        get { pieces[id.rawValue / Self.size][id.rawValue % Self.size] }
        set { pieces[id.rawValue / Self.size][id.rawValue % Self.size] = newValue }
    }

    /// Adds a node.
    ///
    /// - Returns: The number of the new node.
    mutating func append(_ node: Node) -> ShapeID {
        if count % Self.size == 0 { pieces.append([]) }
        if node.isSheet { sheets.append(ShapeID(rawValue: count)) }
        numbers.append(node, in: node.parent.map { self[$0] })
        pieces[pieces.count - 1].append(node)
        defer { count += 1 }
        return ShapeID(rawValue: count)
    }

    /// Returns the number of a shape among those of its kind; see ``ShapeNumbers``.
    func number(of shape: ShapeID) -> Int { numbers[shape] }

    /// Returns the nodes that were added or replaced since an earlier table.
    ///
    /// - Complexity: O(count / 128), plus O(128) for each changed piece.
    func changes(since old: NodeTable) -> [ShapeID] {
        pieces.indices.flatMap { place -> [ShapeID] in
            let piece = pieces[place]
            let before = place < old.pieces.count ? old.pieces[place] : []
            let isSame =
                piece.count == before.count
                && piece.withUnsafeBufferPointer { own in
                    before.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
                }
            if isSame { return [] }
            return piece.indices.filter { $0 >= before.count || piece[$0] !== before[$0] }
                .map { ShapeID(rawValue: place * Self.size + $0) }
        }
    }

    func contains(_ id: ShapeID) -> Bool { 0..<count ~= id.rawValue }
}
