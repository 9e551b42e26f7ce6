extension Drawing {
    /// A change of a shape's position in the stacking order.
    public enum Order: CaseIterable, Sendable { case front, forward, backward, back }

    /// Moves shapes forward or backward among their siblings; the moved shapes keep their relative order.
    public mutating func arrange(_ shapes: some Sequence<ShapeID>, _ order: Order) {
        keepingRules { $0.arrangeNodes(shapes, order) }
    }

    private mutating func arrangeNodes(_ shapes: some Sequence<ShapeID>, _ order: Order) {
        let moved = outermost(shapes)
        for parent in Set(moved.compactMap { nodes[$0].parent }).sorted() {
            let members = Set(moved.filter { nodes[$0].parent == parent })
            let places = nodes[parent].children.indices.filter { nodes[nodes[parent].children[$0]].facts?.kind != nil }
            // From back to front; nodes that aren't shapes keep their positions.
            var order = order.applied(to: places.map { nodes[parent].children[$0] }, members)[...]
            var children = nodes[parent].children
            for place in places { children[place] = order.removeFirst() }
            if children != nodes[parent].children { setChildren(of: parent, children) }
        }
    }
}

extension Drawing.Order {
    /// Returns an order of shapes after the step.
    ///
    /// - Parameters:
    ///   - shapes: The shapes, from back to front.
    ///   - members: The shapes that move.
    /// - Returns: The new order.
    fileprivate func applied(to shapes: [ShapeID], _ members: Set<ShapeID>) -> [ShapeID] {
        switch self {
        case .front: return shapes.filter { !members.contains($0) } + shapes.filter(members.contains)
        case .back: return shapes.filter(members.contains) + shapes.filter { !members.contains($0) }
        case .forward:
            return Drawing.Order.backward.applied(to: shapes.reversed(), members).reversed()
        case .backward:
            var shapes = shapes
            for index in shapes.indices.dropFirst() where members.contains(shapes[index]) {
                if !members.contains(shapes[index - 1]) { shapes.swapAt(index - 1, index) }
            }
            return shapes
        }
    }
}
