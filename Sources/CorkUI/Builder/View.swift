/// A part of the user interface: a value that describes its content, and costs nothing until it is shown.
///
/// The requirements that begin with an underscore form the *view list*: the subviews to which a view resolves in a
/// container. Custom views get them from their `body`.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder var body: Body { get }

    /// Returns the shape of the view list as far as the type determines it.
    static func _shape(_ table: inout _ShapeTable) -> _ViewListShape
    /// Returns the number of subviews; called only for pure shapes.
    func _count() -> Int
    /// The number of subviews, or `nil` if it is not known without listing them.
    var _plainCount: _PlainCount? { get }
    /// Returns the subview at `index` of a view of this type; called only for pure shapes.
    static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem
    /// Returns the inputs of a subview with the ID and the container values that this view adds.
    ///
    /// It is called for views with one subview whose shape has IDs or values.
    func _metadata(_ inputs: _ItemInputs) -> _ItemInputs
    /// Makes the node that lists the subviews and follows changes of the value.
    static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self>
    /// Makes the node that shows this view as one subview.
    static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode
    /// Returns the view and the modifier of a modified view, or `nil` for other views.
    static func _modified(_ view: _HeldView) -> _ModifiedParts?
    /// The name of the view's elements in tests and descriptions, or `nil` if it has none.
    var _kind: String? { get }
}

// Functions that use `Body` are inlined into the module of the view, where its type is known statically. From here, the
// runtime would search all conformances, once for each modifier and container of the body.
extension View {
    /// Returns the shape of the view list as far as the type determines it.
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
        _ViewListItem(view, inputs.addingMetadata(of: view, as: Self.self))
    }

    /// Returns the inputs of a subview with the ID and the container values that this view adds.
    @inlinable @inline(__always)
    public func _metadata(_ inputs: _ItemInputs) -> _ItemInputs { inputs._addingMetadata(of: body) }

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

    /// Returns the view and the modifier of a modified view, or `nil` for other views.
    public static func _modified(_ view: _HeldView) -> _ModifiedParts? { nil }
    /// The name of the view's elements in tests and descriptions, or `nil` if it has none.
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
    /// The name of the view's elements in tests and descriptions, or `nil` if it has none.
    public var _kind: String? { nameWithoutGenerics(of: Self.self) }
    /// Returns the shape of the view list as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape { .unary }
    /// The number of subviews, if it is known without listing them.
    @inlinable
    public var _plainCount: _PlainCount? { _PlainCount(1) }
    /// Returns the inputs of a subview with the ID and the container values that this view adds.
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
    /// Returns the inputs of a subview with the ID and the container values that this view adds.
    public func _metadata(_ inputs: _ItemInputs) -> _ItemInputs {
        inputs.withMetadata(of: Self._item(of: _HeldView(self), at: 0, inputs))
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        preconditionFailure("\(Self.self) is placed as its subviews, never as itself")
    }
}

/// Returns the name of a type without its generic arguments, such as `VStack` for `VStack<Text>`.
///
/// The result is cached, because the full names of builder types are long.
@MainActor
func nameWithoutGenerics(of type: Any.Type) -> String {
    if let name = typeNames[ObjectIdentifier(type)] { return name }
    let name = String("\(type)".prefix { $0 != "<" })
    typeNames[ObjectIdentifier(type)] = name
    return name
}

@MainActor private var typeNames: [ObjectIdentifier: String] = [:]
