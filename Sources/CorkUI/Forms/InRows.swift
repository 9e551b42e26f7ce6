/// Content whose subviews become rows: what they disclose are rows after them.
struct InRows<Content: View>: _TransparentView {
    let content: Content

    static func _shape(_ table: inout _ShapeTable) -> _ViewListShape { table.shape(of: Content.self) }
    func _count() -> Int { content._count() }
    static func _item(of view: _HeldView, at index: Int, _ inputs: _ItemInputs) -> _ViewListItem {
        Content._item(of: view.held(Content.self), at: index, inputs)
    }

    func _metadata(_ inputs: _ItemInputs) -> _ItemInputs { inputs._told(by: content) }

    static func _makeListNode(_ view: Self, _ inputs: _ListInputs) -> _TypedListNode<Self> {
        ForwardingListNode(view, inputs, content: { $0.content }) { _, inputs in
            var inputs = inputs
            inputs.isInRows = true
            return inputs
        }
    }
}

/// A view that is several rows where its container shows rows, and one view everywhere else.
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

/// Makes rows part of what the row before discloses: one level further in, and nothing that the outer row is.
struct DisclosedModifier: _MetadataModifier {
    static var _setsID: Bool { true }

    func _apply(_ inputs: inout _ItemInputs) {
        let level = inputs.values.disclosure?.level ?? 0
        inputs = inputs.appending(.disclosed)
        inputs.values = ContainerValues()
        inputs.values.disclosure = RowDisclosure(level: level + 1)
    }
}

/// Makes a row one that opens and closes those after it.
struct DisclosingModifier: _MetadataModifier {
    let expansion: Expansion

    func _apply(_ inputs: inout _ItemInputs) {
        inputs.values.disclosure = RowDisclosure(
            level: inputs.values.disclosure?.level ?? 0, isExpanded: expansion.isExpanded, expansion: expansion)
    }
}
