/// Content whose subviews become rows, with disclosed content in rows after its label.
struct InRows<Content: View>: _TransparentView {
    let content: Content

    static func _shape(_ table: inout _ShapeTable) -> _ViewListShape { table.shape(of: Content.self) }
    func _count() -> Int { content._count() }
    static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        Content._item(of: view.held(Content.self), at: index, inputs)
    }

    func _metadata(_ inputs: _ItemInputs) -> _ItemInputs { inputs._addingMetadata(of: content) }

    static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        ForwardingListNode(view, inputs, content: { $0.content }) { _, inputs in
            var inputs = inputs
            inputs.isInRows = true
            return inputs
        }
    }
}

/// A view that is several rows in containers of rows, and one view elsewhere.
struct RowsOrWhole<Rows: View, Whole: View>: _TransparentView {
    @ViewBuilder let rows: @MainActor () -> Rows
    @ViewBuilder let whole: @MainActor () -> Whole

    static func _shape(_ table: inout _ShapeTable) -> _ViewListShape {
        _ViewListShape(arity: nil, isPure: false, hasIDs: true, hasValues: true)
    }

    static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        preconditionFailure("It is followed by a node")
    }

    static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        inputs.isInRows
            ? ForwardingListNode(view, inputs) { $0.rows() } : ForwardingListNode(view, inputs) { $0.whole() }
    }
}

/// A modifier for the rows of a disclosed content: they are one level deeper and have no container values of the outer
/// row.
struct DisclosedModifier: _MetadataModifier {
    static var _setsID: Bool { true }

    func _apply(_ inputs: inout _ItemInputs) {
        let level = inputs.values.disclosure?.level ?? 0
        inputs = inputs.appending(.disclosed)
        inputs.values = ContainerValues()
        inputs.values.disclosure = RowDisclosure(level: level + 1)
    }
}

/// A modifier for a row that expands and collapses the rows after it.
struct DisclosingModifier: _MetadataModifier {
    let expansion: Expansion

    func _apply(_ inputs: inout _ItemInputs) {
        inputs.values.disclosure = RowDisclosure(
            level: inputs.values.disclosure?.level ?? 0, isExpanded: expansion.isExpanded, expansion: expansion)
    }
}
