/// The facts about a view's list that its type determines.
public struct _ViewListShape: Equatable, Sendable {
    /// The number of resolved subviews, or nil where it depends on the value.
    public var arity: Int?
    /// The number of subviews of each element of a loop, where that and the elements' count are all that its own takes.
    @usableFromInline var elementArity: Int?
    /// Whether count and subviews can be computed from the value, without a node that keeps state.
    public var isPure: Bool
    /// Whether a subview's id is another than that of the place where the view is declared.
    public var hasIDs: Bool
    /// Whether a subview's id depends on the value of the view: the same place may come to be another subview's.
    public var variesIDs: Bool
    /// Whether container values are set on the way to the subviews.
    public var hasValues: Bool
    /// Whether there may be a `Section` among them.
    public var hasSections: Bool

    /// A shape; without ids, values and sections of its own where nothing is said.
    public init(
        arity: Int?, elementArity: Int? = nil, isPure: Bool, hasIDs: Bool = false, variesIDs: Bool = false,
        hasValues: Bool = false,
        hasSections: Bool = false
    ) {
        self.arity = arity
        self.elementArity = elementArity
        self.isPure = isPure
        self.hasIDs = hasIDs
        self.variesIDs = variesIDs
        self.hasValues = hasValues
        self.hasSections = hasSections
    }

    /// Whether the k-th subview can be computed from the value, and the count is known from the type.
    public var isStatic: Bool { isPure && arity != nil }
    /// Whether a subview is more than the view as it is declared.
    var hasMetadata: Bool { hasIDs || hasValues }

    /// A leaf or a container: exactly one subview, whatever is inside.
    public static let unary = _ViewListShape(arity: 1, isPure: true)
    /// No subviews.
    public static let empty = _ViewListShape(arity: 0, isPure: true)
    /// Nothing is known: the answer for a type that is met while its own shape is computed.
    public static let unknown = _ViewListShape(
        arity: nil, isPure: false, hasIDs: true, variesIDs: true, hasValues: true, hasSections: true)

    /// The shape of both, one after the other.
    static func + (a: _ViewListShape, b: _ViewListShape) -> _ViewListShape {
        _ViewListShape(
            arity: a.arity.flatMap { n in b.arity.map { n + $0 } }, isPure: a.isPure && b.isPure,
            hasIDs: a.hasIDs || b.hasIDs, variesIDs: a.variesIDs || b.variesIDs, hasValues: a.hasValues || b.hasValues,
            hasSections: a.hasSections || b.hasSections)
    }
}

/// Computes shapes, once a type; a recursive type sees itself as unknown.
@MainActor
public struct _ShapeTable {
    private static var known: [ObjectIdentifier: _ViewListShape] = [:]
    /// The one that was asked for last: a loop asks for the same again and again.
    private static var last: (type: ObjectIdentifier, shape: _ViewListShape)?
    private var visiting: Set<ObjectIdentifier> = []

    /// The shape of a part, while that of the whole is computed.
    public mutating func shape<V: View>(of type: V.Type) -> _ViewListShape {
        let key = ObjectIdentifier(type)
        if let shape = Self.known[key] { return shape }
        guard visiting.insert(key).inserted else { return .unknown }
        let shape = V._shape(&self)
        visiting.remove(key)
        Self.known[key] = shape
        return shape
    }

    /// The shape of a custom view.
    public mutating func _shape<V: View, Body: View>(of type: V.Type, withBody body: Body.Type) -> _ViewListShape {
        var shape = shape(of: body)
        let hasProperties = ValueComparator.of(type).hasProperties
        shape.isPure = shape.isStatic && shape.arity == 1 && !(hasProperties && shape.hasMetadata)
        return shape
    }

    /// The shape of a view type.
    ///
    /// - Complexity: O(1) after the first time.
    public static func shape<V: View>(of type: V.Type) -> _ViewListShape {
        let key = ObjectIdentifier(type)
        if let last, last.type == key { return last.shape }
        var table = _ShapeTable()
        let shape = table.shape(of: type)
        last = (key, shape)
        return shape
    }
}
