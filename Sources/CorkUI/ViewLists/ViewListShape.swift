/// The properties of a view's list that its type determines.
public struct _ViewListShape: Equatable, Sendable {
    /// The number of resolved subviews; `nil` if it depends on the value.
    public var arity: Int?
    /// The number of subviews of each element of a loop, if that and the number of elements determine the count.
    @usableFromInline var elementArity: Int?
    /// A Boolean value that indicates whether the count and the subviews follow from the value, without a node that
    /// stores state.
    public var isPure: Bool
    /// A Boolean value that indicates whether subviews have ids beyond their structural position.
    public var hasIDs: Bool
    /// A Boolean value that indicates whether ids depend on the value, so that a position can get another subview.
    public var variesIDs: Bool
    /// A Boolean value that indicates whether container values are set on subviews.
    public var hasValues: Bool
    /// A Boolean value that indicates whether the list may contain a `Section`.
    public var hasSections: Bool

    /// Creates a shape.
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

    /// A Boolean value that indicates whether each subview follows from the value, and the count from the type.
    public var isStatic: Bool { isPure && arity != nil }
    /// A Boolean value that indicates whether the view sets ids or container values.
    var hasMetadata: Bool { hasIDs || hasValues }

    /// The shape of a leaf or a container, which is exactly one subview.
    public static let unary = _ViewListShape(arity: 1, isPure: true)
    /// The shape of a view without subviews.
    public static let empty = _ViewListShape(arity: 0, isPure: true)
    /// The shape about which nothing is known, also used for a type while its own shape is being computed.
    public static let unknown = _ViewListShape(
        arity: nil, isPure: false, hasIDs: true, variesIDs: true, hasValues: true, hasSections: true)

    /// Returns the shape of two views one after the other.
    static func + (a: _ViewListShape, b: _ViewListShape) -> _ViewListShape {
        _ViewListShape(
            arity: a.arity.flatMap { n in b.arity.map { n + $0 } }, isPure: a.isPure && b.isPure,
            hasIDs: a.hasIDs || b.hasIDs, variesIDs: a.variesIDs || b.variesIDs, hasValues: a.hasValues || b.hasValues,
            hasSections: a.hasSections || b.hasSections)
    }
}

/// A cache of shapes by type; a recursive type counts as unknown.
@MainActor
public struct _ShapeTable {
    private static var known: [ObjectIdentifier: _ViewListShape] = [:]
    /// The last result, since a loop requests the same shape repeatedly.
    private static var last: (type: ObjectIdentifier, shape: _ViewListShape)?
    private var visiting: Set<ObjectIdentifier> = []

    /// Returns the shape of a part, while that of the whole is computed.
    public mutating func shape<V: View>(of type: V.Type) -> _ViewListShape {
        let key = ObjectIdentifier(type)
        if let shape = Self.known[key] { return shape }
        guard visiting.insert(key).inserted else { return .unknown }
        let shape = V._shape(&self)
        visiting.remove(key)
        Self.known[key] = shape
        return shape
    }

    /// Returns the shape of a custom view.
    public mutating func _shape<V: View, Body: View>(of type: V.Type, withBody body: Body.Type) -> _ViewListShape {
        var shape = shape(of: body)
        let hasProperties = ValueComparator.of(type).hasProperties
        shape.isPure = shape.isStatic && shape.arity == 1 && !(hasProperties && shape.hasMetadata)
        return shape
    }

    /// Returns the shape of a view type.
    ///
    /// - Complexity: O(1) after the first call.
    public static func shape<V: View>(of type: V.Type) -> _ViewListShape {
        let key = ObjectIdentifier(type)
        if let last, last.type == key { return last.shape }
        var table = _ShapeTable()
        let shape = table.shape(of: type)
        last = (key, shape)
        return shape
    }
}
