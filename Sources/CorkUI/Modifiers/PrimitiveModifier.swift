/// A modifier that wraps each subview in a node of its own, for layout, drawing, environment or actions (R1.12).
public protocol _PrimitiveModifier: ViewModifier where Body == Never {
    /// Makes the node; the modifier is the outermost one of `item`.
    func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode
    /// Changes the environment of the modified view.
    func _modify(_ environment: inout EnvironmentValues)
    /// Returns whether two environments, made from the same one by the previous and the current modifier, are equal.
    func _isSame(_ a: EnvironmentValues, _ b: EnvironmentValues) -> Bool
}

extension _PrimitiveModifier {
    /// Changes the environment of the modified view.
    public func _modify(_ environment: inout EnvironmentValues) {}

    /// Returns false, so that the new environment is used.
    public func _isSame(_ a: EnvironmentValues, _ b: EnvironmentValues) -> Bool { false }

    /// Never called: CorkUI applies the modifier itself.
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

    /// Describes the number of subviews as far as the type determines it.
    public static func _shape<C: View>(of content: C.Type, _ table: inout _ShapeTable) -> _ViewListShape {
        table.shape(of: content)
    }

    /// Returns the subview at an index.
    public static func _item<C: View>(
        of view: _HeldView, _ content: C.Type, at index: Int, _ inputs: _ItemInputs
    ) -> _ViewListItem {
        if _ShapeTable.shape(of: C.self).arity != 1 {
            let modifier = view.part(Self.self, at: PartOffsets.second(C.self, Self.self))
            return C._item(of: view.held(C.self), at: index, inputs.adding(modifier))
        }
        return _ViewListItem(view, inputs.addingMetadata(of: view, as: C.self))
    }

    /// Adds the metadata of the content to the inputs of a subview.
    public static func _metadata<C: View>(of view: ModifiedContent<C, Self>, _ inputs: _ItemInputs) -> _ItemInputs {
        inputs._addingMetadata(of: view.content)
    }

    /// Makes the node that lists the subviews.
    public static func _makeListNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ListInputs
    ) -> _TypedListNode<ModifiedContent<C, Self>> {
        if _ShapeTable.shape(of: ModifiedContent<C, Self>.self).isStatic { return StaticListNode(view, inputs) }
        return ForwardingListNode(view, inputs, content: { $0.content }) { view, inputs in
            var inputs = inputs
            inputs.item = inputs.item.adding(view.modifier)
            view.modifier._modify(&inputs.environment)
            return inputs
        }
    }

    /// Makes the node that shows the view.
    public static func _makeViewNode<C: View>(
        _ item: _ViewListItem, _ content: C.Type, _ inputs: _NodeInputs
    ) -> _ViewNode {
        item.held.part(Self.self, at: PartOffsets.second(C.self, Self.self))._makeNode(item, inputs)
    }
}

/// The node of a modifier, around the node of the modified view.
@MainActor
public class _ModifierNode<M>: _ViewNode {
    private(set) var modifier: M
    private var childItem: _ViewListItem

    override init(_ item: _ViewListItem, _ inputs: _NodeInputs) {
        (modifier, childItem) = Self.split(item)
        super.init(item, inputs)
    }

    public override var head: Any { modifier }
    public override var isModifier: Bool { true }

    private static func split(_ item: _ViewListItem) -> (M, _ViewListItem) {
        if let modifier = item.modifiers.first {
            var child = item
            child.modifiers.removeFirst()
            return (modifier as! M, child)
        }
        let parts = item.held.type._modified(item.held)!
        precondition(parts.modifier == M.self, "A \(parts.modifier) is no \(M.self)")
        return (item.held.part(M.self, at: parts.offset), parts.content)
    }

    /// The environments of the modified view.
    var childEnvironment: (environment: EnvironmentValues, body: EnvironmentValues) { (environment, bodyEnvironment) }

    /// The modified view.
    var contentItem: _ViewListItem { childItem }

    /// The index of the modified view among the children.
    var contentIndex: Int { 0 }

    override var retainableState: PropertyStorage? {
        children.indices.contains(contentIndex) ? children[contentIndex].retainableState : nil
    }

    /// Called when the modifier changed.
    func modifierChanged(from old: M) {}

    override func build() {
        let (environment, body) = childEnvironment
        children = [makeChild(contentItem, environment: environment, bodyEnvironment: body)]
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        let before = modifier
        (modifier, childItem) = Self.split(item)
        modifier = approach(modifier, from: before)
        let changed = !ValueComparator.equal(before, modifier)
        if changed { modifierChanged(from: before) }
        updateContent()
        if changed || environmentChanged { updateMount() }
    }

    /// Updates the value and environment of the modified view.
    final func updateContent() {
        let (environment, body) = childEnvironment
        updateChild(at: contentIndex, contentItem, environment: environment, bodyEnvironment: body)
    }

    override func valueMoved() {
        guard let moved: M = valueInMotion() else { return }
        let before = modifier
        modifier = moved
        modifierChanged(from: before)
        let content = children[contentIndex]
        if !childEnvironment.environment.isIdentical(to: content.environment) { updateContent() }
        updateMount()
    }
}
