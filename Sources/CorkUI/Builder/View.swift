/// A part of the user interface: a value that says what is shown, and costs nothing until it is.
///
/// The requirements whose names begin with an underscore are the *view list*: what a view resolves to when a container
/// receives it. Custom views get them from their `body`.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder var body: Body { get }

    /// Describes the part of the view list that the type determines.
    static func _shape(_ table: inout _ShapeTable) -> _ViewListShape
    /// Returns the number of subviews; called only for pure shapes.
    func _count() -> Int
    /// The number of subviews, or nil if only a node can tell.
    var _plainCount: _PlainCount? { get }
    /// Returns the subview at `index` of a view of this type; called only for pure shapes.
    static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem
    /// The id and values of the one subview, where the shape says that it tells any.
    func _metadata(_ inputs: _ItemInputs) -> _ItemInputs
    /// A node that follows the list while values change.
    static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self>
    /// The node of the one subview that this view is, placed.
    static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode
    /// Returns the view and the modifier of a modified view, or nil.
    static func _modified(_ view: _HeldView) -> _ModifiedParts?
    /// The name of the view's elements in tests and descriptions, or nil if it has none.
    var _kind: String? { get }
}

// What names `Body` is inlined into the module of the view, where its type is known as it is written. To find it from
// here, the runtime would look through every conformance there is, once for each modifier and container of the body.
extension View {
    /// Describes the number of subviews as far as the type determines it.
    @inlinable @inline(__always)
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape {
        table._shape(of: Self.self, withBody: Body.self)
    }

    /// Returns the number of subviews.
    public func _count() -> Int {
        guard let arity = _ShapeTable.shape(of: Self.self).arity else {
            preconditionFailure("The count of \(Self.self) is not known from its type")
        }
        return arity
    }

    /// The number of subviews, if it is known without listing them.
    public var _plainCount: _PlainCount? {
        _ShapeTable.shape(of: Self.self).isPure ? _PlainCount(_count()) : nil
    }

    /// Returns the subview at an index.
    public static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        _ViewListItem(view, inputs.told(by: view, as: Self.self))
    }

    /// Adds what the modifier tells the container to the inputs of a subview.
    @inlinable @inline(__always)
    public func _metadata(_ inputs: _ItemInputs) -> _ItemInputs { inputs._told(by: body) }

    /// Makes the node that lists the subviews.
    @inlinable @inline(__always)
    public static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        ._withBody(view, inputs) { $0.body }
    }

    /// Makes the node that shows the view.
    @inlinable @inline(__always)
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        ._withBody(item, inputs) { (view: Self) in view.body }
    }

    /// Returns the modified view and the modifier, if the view has one.
    public static func _modified(_ view: _HeldView) -> _ModifiedParts? { nil }
    /// The name of the view's elements in tests and descriptions, or nil if it has none.
    public var _kind: String? { nil }
}

extension Never: View {
    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("Never has no body") }
}

/// A view without a body of its own.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("\(Self.self) has no body: it is shown as it is") }
}

/// A view that is always exactly one subview: a leaf or a container (R1.1, R1.10).
public protocol _UnaryView: _PrimitiveView {}

extension _UnaryView {
    /// The name of the view's elements in tests and descriptions, or nil if it has none.
    public var _kind: String? { nameWithoutGenerics(of: Self.self) }
    /// Describes the number of subviews as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape { .unary }
    /// The number of subviews, if it is known without listing them.
    @inlinable
    public var _plainCount: _PlainCount? { _PlainCount(1) }
    /// Adds what the modifier tells the container to the inputs of a subview.
    @inlinable
    public func _metadata(_ inputs: _ItemInputs) -> _ItemInputs { inputs }
    /// Makes the node that lists the subviews.
    public static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        StaticListNode(view, inputs)
    }
}

/// A view that contributes its children and never itself, such as `Group` or `ForEach`.
public protocol _TransparentView: _PrimitiveView {}

extension _TransparentView {
    /// Adds what the modifier tells the container to the inputs of a subview.
    public func _metadata(_ inputs: _ItemInputs) -> _ItemInputs {
        inputs.telling(of: Self._item(of: _HeldView(self), at: 0, inputs))
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        preconditionFailure("\(Self.self) is placed as its subviews, never as itself")
    }
}

/// The name of a type, as `VStack` of `VStack<Text>`; written out once a type, since names of builders are long.
@MainActor
func nameWithoutGenerics(of type: Any.Type) -> String {
    if let name = typeNames[ObjectIdentifier(type)] { return name }
    let name = String("\(type)".prefix { $0 != "<" })
    typeNames[ObjectIdentifier(type)] = name
    return name
}

@MainActor private var typeNames: [ObjectIdentifier: String] = [:]
