/// One resolved subview, as a container receives it: a leaf, a container, or a custom view that stands for one of them.
@MainActor
public struct _ViewListItem {
    /// The identity of the subview.
    package var id: ItemID
    /// The view, or where it is in the one that is held.
    public private(set) var held: _HeldView
    /// The container values of the subview.
    public var values: ContainerValues
    /// The modifiers between the container and the view, outermost first.
    public var modifiers: [any _PrimitiveModifier]

    /// `view` as a subview, with what comes from outside.
    public init(_ view: some View, _ inputs: _ItemInputs) { self.init(_HeldView(view), inputs) }

    /// A view that is held as a subview, with what comes from outside.
    public init(_ view: _HeldView, _ inputs: _ItemInputs) {
        id = inputs.id
        held = view
        values = inputs.values
        modifiers = inputs.modifiers
    }

    /// The view in a box of its own, for who asks what it conforms to.
    public var view: any View { held.view }

    /// The value of a view that is known to be a `V`.
    public func value<V>(as: V.Type = V.self) -> V { held.value() }

    /// The value of a view that may be a `V`; nil where it is not.
    public func value<V>(ifOf type: V.Type) -> V? { held.type == type ? held.value(as: type) : nil }

    /// Shows the view as it is on the way to its value.
    mutating func show<V>(_ view: V) { held = held.with(view) }

    /// The values as a container reads them, default tags included.
    package var containerValues: ContainerValues {
        var values = values
        values.id = id
        return values
    }

    /// Whether both are known to be shown alike and to tell the same; false where that cannot be seen.
    func isSame(as other: _ViewListItem) -> Bool {
        values.isSame(as: other.values) && id == other.id && modifiers.isSame(as: other.modifiers)
            && held.isSame(as: other.held)
    }

    /// The outermost modifier, or the view: the first thing that a node is made for.
    var headType: Any.Type { modifiers.first.map { type(of: $0) } ?? held.type }
}

/// The inputs of a view that computes one of its subviews.
@MainActor
public struct _ItemInputs {
    /// The identity so far.
    @usableFromInline package var id: ItemID
    /// The container values so far.
    public var values: ContainerValues
    /// The modifiers so far, from outside in.
    public var modifiers: [any _PrimitiveModifier]

    /// The inputs of the only subview.
    static let single = _ItemInputs(id: .root(.slot(0)))

    /// The modifiers from outside, outermost first.
    package init(id: ItemID, values: ContainerValues = ContainerValues(), modifiers: [any _PrimitiveModifier] = []) {
        self.id = id
        self.values = values
        self.modifiers = modifiers
    }

    /// The same for what is one step further in.
    @inlinable
    package func appending(_ component: ItemID.Component) -> _ItemInputs {
        var inputs = self
        inputs.id = ItemID(id, component)
        return inputs
    }

    /// The same with the id and values of a subview.
    func telling(of item: _ViewListItem) -> _ItemInputs {
        _ItemInputs(id: item.id, values: item.values, modifiers: modifiers)
    }

    /// The same with the id and values that a view tells of the one subview it is.
    public func _told<V: View>(by view: V) -> _ItemInputs {
        _ShapeTable.shape(of: V.self).hasMetadata ? view._metadata(self) : self
    }

    /// The same with the id and values that the `V` with which a view begins tells of the one subview it is.
    func told<V: View>(by view: _HeldView, as _: V.Type) -> _ItemInputs {
        _ShapeTable.shape(of: V.self).hasMetadata ? view.part(V.self)._metadata(self) : self
    }

    func adding(_ modifier: any _PrimitiveModifier) -> _ItemInputs {
        var inputs = self
        inputs.modifiers.append(modifier)
        return inputs
    }
}

extension [any _PrimitiveModifier] {
    /// Whether both are known to do the same.
    @MainActor
    func isSame(as other: Self) -> Bool {
        count == other.count && zip(self, other).allSatisfy { ValueComparator.equal(any: $0, $1) }
    }
}
