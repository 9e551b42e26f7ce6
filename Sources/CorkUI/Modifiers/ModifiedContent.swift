/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Creates a view with a modifier.
    @inlinable
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("A modified view has no body: it is shown as what it modifies") }

    /// Describes the number of subviews as far as the type determines it.
    public static func _shape(_ table: inout _ShapeTable) -> _ViewListShape {
        Modifier._shape(of: Content.self, &table)
    }

    /// Returns the number of subviews.
    public func _count() -> Int { content._count() }
    /// The number of subviews, if it is known without listing them.
    @inlinable
    public var _plainCount: _PlainCount? { Modifier._keepsCount ? content._plainCount : nil }

    /// Returns the subview at an index.
    public static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        Modifier._item(of: view, Content.self, at: index, inputs)
    }

    /// Adds the metadata of the modifier to the inputs of a subview.
    public func _metadata(_ inputs: _ItemInputs) -> _ItemInputs { Modifier._metadata(of: self, inputs) }

    /// Makes the node that lists the subviews.
    public static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        Modifier._makeListNode(view, inputs)
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        Modifier._makeViewNode(item, Content.self, inputs)
    }

    /// Returns the modified view and the modifier, if the view has one.
    public static func _modified(_ view: _HeldView) -> _ModifiedParts? {
        _ModifiedParts(
            modifier: Modifier.self, offset: PartOffsets.second(Content.self, Modifier.self),
            content: Content._item(of: view.held(Content.self), at: 0, .single))
    }
}

/// The parts of a modified view.
public struct _ModifiedParts {
    /// The type of the modifier.
    let modifier: any ViewModifier.Type
    /// The offset of the modifier in the view, in bytes.
    let offset: Int
    /// The modified subview.
    let content: _ViewListItem
}

/// A modifier, which makes a view from another one.
///
/// Custom modifiers implement `body(content:)` (R1.13).
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    /// Returns the view that replaces the modified one, `content`.
    @ViewBuilder func body(content: Content) -> Body

    /// A Boolean value that indicates whether the modifier preserves the number of subviews and their sections.
    static var _keepsCount: Bool { get }
    static func _shape<C: View>(of content: C.Type, _ table: inout _ShapeTable) -> _ViewListShape
    /// Returns the subview at `index` of a `ModifiedContent<C, Self>`.
    static func _item<C: View>(of view: _HeldView, _ content: C.Type, at index: Int, _ inputs: _ItemInputs)
        -> _ViewListItem
    static func _metadata<C: View>(of view: ModifiedContent<C, Self>, _ inputs: _ItemInputs) -> _ItemInputs
    static func _makeListNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ListInputs
    ) -> _TypedListNode<ModifiedContent<C, Self>>
    static func _makeViewNode<C: View>(
        _ item: _ViewListItem, _ content: C.Type, _ inputs: _NodeInputs
    ) -> _ViewNode
}

/// The modified view, inside the body of a custom modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    let view: AnyView

    /// The content that is shown.
    public var body: AnyView { view }
}

extension View {
    /// Applies a modifier to the view.
    @inlinable
    public nonisolated consuming func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// A Boolean value that indicates whether the modifier preserves the number of subviews.
    @inlinable
    public static var _keepsCount: Bool { false }
    /// Describes the number of subviews as far as the type determines it.
    public static func _shape<C: View>(of content: C.Type, _ table: inout _ShapeTable) -> _ViewListShape { .unknown }

    /// Returns the subview at an index.
    public static func _item<C: View>(
        of view: _HeldView, _ content: C.Type, at index: Int, _ inputs: _ItemInputs
    ) -> _ViewListItem {
        preconditionFailure("The count of a custom modifier's body is not known from its type")
    }

    /// Adds the metadata of the modifier to the inputs of a subview.
    public static func _metadata<C: View>(of view: ModifiedContent<C, Self>, _ inputs: _ItemInputs) -> _ItemInputs {
        inputs.withMetadata(of: _item(of: _HeldView(view), C.self, at: 0, inputs))
    }

    /// Makes the node that lists the subviews.
    @inlinable @inline(__always)
    public static func _makeListNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ListInputs
    ) -> _TypedListNode<ModifiedContent<C, Self>> {
        ._withBody(of: self, view, inputs) { $0.body(content: $1) }
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode<C: View>(
        _ item: _ViewListItem, _ content: C.Type, _ inputs: _NodeInputs
    ) -> _ViewNode {
        preconditionFailure("\(Self.self) is placed as its body")
    }
}

extension _TypedListNode {
    /// Returns the list node of a view with a custom modifier, whose body `body` evaluates.
    public static func _withBody<C: View, M: ViewModifier, Body: View>(
        of modifier: M.Type, _ view: V, _ inputs: _ListInputs, body: @escaping @MainActor (M, M.Content) -> Body
    ) -> _TypedListNode where V == ModifiedContent<C, M> {
        ForwardingListNode(view, inputs) {
            _MadeView($0.modifier, _ViewModifier_Content(view: AnyView($0.content)), make: body)
        }
    }
}
