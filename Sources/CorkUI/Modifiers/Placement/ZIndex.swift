private struct ZIndexKey: LayoutValueKey {
    static var defaultValue: Double { 0 }
}

extension View {
    /// Sets the z-index of the view in its container; views with larger values are in front.
    ///
    /// It does not affect the order or placement of subviews (R1.24).
    public func zIndex(_ value: Double) -> some View { layoutValue(key: ZIndexKey.self, value: value) }
}

extension _ViewNode {
    /// The child nodes from back to front.
    public final var childrenFromBack: [_ViewNode] {
        guard isContainer else { return children }
        let depths = childDepths
        if depths.isEmpty { return children }
        return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
    }
}

@MainActor
extension [_ViewNode] {
    /// The z-indexes of the nodes; empty if all are drawn in their order.
    var depths: [Double] {
        for node in self where node.layoutValue(ZIndexKey.self) != 0 {
            return map { $0.layoutValue(ZIndexKey.self) }
        }
        return []
    }
}
