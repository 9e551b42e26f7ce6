extension Drawing {
    /// Where shapes go among those that they lie beside.
    public enum Order: CaseIterable, Sendable { case front, forward, backward, back }

    /// Brings shapes in front of others or behind them, each in the group that it lies in; they keep their own order.
    public mutating func arrange(_ shapes: some Sequence<ShapeID>, _ order: Order) {
        let moved = outermost(shapes)
        for parent in Set(moved.compactMap { nodes[$0].parent }).sorted() {
            let members = Set(moved.filter { nodes[$0].parent == parent })
            let places = nodes[parent].children.indices.filter { nodes[nodes[parent].children[$0]].facts?.kind != nil }
            // From back to front; what is no shape stays where it is.
            var order = order.applied(to: places.map { nodes[parent].children[$0] }, members)[...]
            var children = nodes[parent].children
            for place in places { children[place] = order.removeFirst() }
            if children != nodes[parent].children { setChildren(of: parent, children) }
        }
    }
}

extension Drawing.Order {
    /// Applies the step to an order.
    ///
    /// - Parameters:
    ///   - shapes: from back to front.
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
