private struct ZIndexKey: LayoutValueKey {
    static var defaultValue: Double { 0 }
}

extension View {
    /// Sets the order in which the container of the view draws it; larger in front, equal ones in their order.
    ///
    /// What the container resolves to, and where it places its subviews, does not change (R1.24).
    public func zIndex(_ value: Double) -> some View { layoutValue(key: ZIndexKey.self, value: value) }
}

extension _ViewNode {
    /// The nodes below from back to front.
    public final var childrenFromBack: [_ViewNode] {
        guard isContainer else { return children }
        let depths = childDepths
        if depths.isEmpty { return children }
        return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
    }
}

@MainActor
extension [_ViewNode] {
    /// How far in front each of them is; empty where all are drawn in their order.
    var depths: [Double] {
        for node in self where node.layoutValue(ZIndexKey.self) != 0 {
            return map { $0.layoutValue(ZIndexKey.self) }
        }
        return []
    }
}
