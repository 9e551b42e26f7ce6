/// What is known of a view's list from its type alone.
public struct ListShape: Equatable, Sendable {
    /// The number of resolved subviews, or nil where it depends on the value.
    public var arity: Int?
    /// Whether the k-th subview can be computed from the value, without a node that keeps state.
    public var isStatic: Bool
    /// Whether ids or container values are set on the way to the subviews.
    public var hasMetadata: Bool
    /// Whether there may be a `Section` among them.
    public var hasSections: Bool

    /// A shape; without metadata and sections where nothing is said.
    public init(arity: Int?, isStatic: Bool, hasMetadata: Bool = false, hasSections: Bool = false) {
        self.arity = arity
        self.isStatic = isStatic
        self.hasMetadata = hasMetadata
        self.hasSections = hasSections
    }

    /// A leaf or a container: exactly one subview, whatever is inside.
    public static let unary = ListShape(arity: 1, isStatic: true)
    /// No subviews.
    public static let empty = ListShape(arity: 0, isStatic: true)
    /// Nothing is known: the answer for a type that is met while its own shape is computed.
    public static let unknown = ListShape(arity: nil, isStatic: false, hasMetadata: true, hasSections: true)

    /// The shape of both, one after the other.
    static func + (a: ListShape, b: ListShape) -> ListShape {
        ListShape(
            arity: a.arity.flatMap { n in b.arity.map { n + $0 } }, isStatic: a.isStatic && b.isStatic,
            hasMetadata: a.hasMetadata || b.hasMetadata, hasSections: a.hasSections || b.hasSections)
    }
}

/// Computes shapes, once a type; a recursive type sees itself as unknown.
@MainActor
public struct ShapeTable {
    private static var known: [ObjectIdentifier: ListShape] = [:]
    private var visiting: Set<ObjectIdentifier> = []

    /// The shape of a part, while that of the whole is computed.
    public mutating func shape<V: View>(of type: V.Type) -> ListShape {
        let key = ObjectIdentifier(type)
        if let shape = Self.known[key] { return shape }
        guard visiting.insert(key).inserted else { return .unknown }
        let shape = V._shape(&self)
        visiting.remove(key)
        Self.known[key] = shape
        return shape
    }

    /// The shape of a view type. **Complexity:** O(1) after the first time.
    public static func shape<V: View>(of type: V.Type) -> ListShape {
        if let shape = known[ObjectIdentifier(type)] { return shape }
        var table = ShapeTable()
        return table.shape(of: type)
    }
}
