/// A resolved subview as a container receives it: a leaf, a container, or a custom view around one of them.
@MainActor
public struct _ViewListItem {
    /// The identity of the subview.
    package var id: ItemID
    /// The view, possibly a part of a larger stored value.
    public private(set) var held: _HeldView
    /// The container values of the subview.
    public var values: ContainerValues
    /// The modifiers between the container and the view, outermost first.
    public var modifiers: [any _PrimitiveModifier]

    /// Creates a subview from a view.
    public init(_ view: some View, _ inputs: _ItemInputs) { self.init(_HeldView(view), inputs) }

    /// Creates a subview from a stored view.
    public init(_ view: _HeldView, _ inputs: _ItemInputs) {
        id = inputs.id
        held = view
        values = inputs.values
        modifiers = inputs.modifiers
    }

    /// The view as an existential, for dynamic casts.
    public var view: any View { held.view }

    /// Returns the value of a view of type `V`.
    public func value<V>(as: V.Type = V.self) -> V { held.value() }

    /// Returns the value of the view; `nil` if it is not of type `V`.
    public func value<V>(ifOf type: V.Type) -> V? { held.type == type ? held.value(as: type) : nil }

    /// Replaces the view by an intermediate value of an animation.
    mutating func show<V>(_ view: V) { held = held.with(view) }

    /// The container values that the container reads, including default tags.
    package var containerValues: ContainerValues {
        var values = values
        values.id = id
        return values
    }

    /// Returns whether both items are known to be equal.
    func isSame(as other: _ViewListItem) -> Bool {
        values.isSame(as: other.values) && id == other.id && modifiers.isSame(as: other.modifiers)
            && held.isSame(as: other.held)
    }

    /// The type of the outermost modifier, or of the view if there is none, which determines the node.
    var headType: Any.Type { modifiers.first.map { type(of: $0) } ?? held.type }
}

extension _ViewListItem: ComparedByParts {}

/// The inputs with which a view makes one of its subviews.
@MainActor
public struct _ItemInputs {
    /// The identity so far.
    @usableFromInline package var id: ItemID
    /// The container values so far.
    public var values: ContainerValues
    /// The modifiers so far, outermost first.
    public var modifiers: [any _PrimitiveModifier]

    /// The inputs of a single subview.
    static let single = _ItemInputs(id: .root(.slot(0)))

    /// Creates inputs; modifiers are ordered outermost first.
    package init(id: ItemID, values: ContainerValues = ContainerValues(), modifiers: [any _PrimitiveModifier] = []) {
        self.id = id
        self.values = values
        self.modifiers = modifiers
    }

    /// Returns the inputs for the next step of the path.
    @inlinable
    package func appending(_ component: ItemID.Component) -> _ItemInputs {
        var inputs = self
        inputs.id = ItemID(id, component)
        return inputs
    }

    /// Returns the inputs with the id and values of a subview.
    func withMetadata(of item: _ViewListItem) -> _ItemInputs {
        _ItemInputs(id: item.id, values: item.values, modifiers: modifiers)
    }

    /// Returns the inputs with the id and values that `view`, a single subview, sets.
    public func _addingMetadata<V: View>(of view: V) -> _ItemInputs {
        _ShapeTable.shape(of: V.self).hasMetadata ? view._metadata(self) : self
    }

    /// Returns the inputs with the id and values that a single subview of type `V` sets, at the start of a stored view.
    func addingMetadata<V: View>(of view: _HeldView, as _: V.Type) -> _ItemInputs {
        _ShapeTable.shape(of: V.self).hasMetadata ? view.part(V.self)._metadata(self) : self
    }

    func adding(_ modifier: any _PrimitiveModifier) -> _ItemInputs {
        var inputs = self
        inputs.modifiers.append(modifier)
        return inputs
    }
}

extension [any _PrimitiveModifier] {
    /// Returns whether both lists of modifiers are known to be equal.
    @MainActor
    func isSame(as other: Self) -> Bool {
        guard count == other.count else { return false }
        if withUnsafeBufferPointer({ own in other.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress } }) {
            return true
        }
        return zip(self, other).allSatisfy { ValueComparator.equal(any: $0, $1) }
    }
}
