import Foundation

/// A subview that is built when it becomes visible; until then only its identity is known.
///
/// It is built immediately if the renderer does not restrict itself to the visible range. A board of 240 cards shows its
/// first frame in 1.08 times the CPU time of the C program, and would take 1.70 times if all were built at once.
package final class DeferredNode: _ViewNode {
    private unowned let list: ResolvedList
    /// The index of the subview in its list.
    var index: Int
    /// A Boolean value that indicates whether the subview has been built; it never reverts to false.
    package var isBuilt: Bool { !children.isEmpty }
    /// Builds the subview in its cell; `nil` before there is one.
    package var buildInCell: (() -> Void)?
    /// The number of deferred nodes that were made before this one.
    private let order: Int
    private static var count = 0

    init(_ id: ItemID, at index: Int, of list: ResolvedList, _ inputs: _NodeInputs) {
        self.index = index
        self.list = list
        order = Self.count
        Self.count += 1
        super.init(_ViewListItem(EmptyView(), _ItemInputs(id: id)), inputs)
    }

    package override var kind: String? { nil }

    override func build() {
        if graph.renderer?.showsOnlyVisibleContent != true {
            makeContent(list.item(at: index))
        } else {
            graph.deferredNodes[order] = Weak(self)
        }
    }

    package override func remove() {
        graph.deferredNodes[order] = nil
        super.remove()
    }

    /// The accessibility label that is set on the subview as a whole, which is known before the subview is built; `nil`
    /// if there is none.
    package var declaredLabel: String? {
        let item = list.item(at: index)
        if let outer = item.modifiers.lazy.compactMap({ $0 as? _AccessibilityModifier }).first { return outer.label }
        var view = item.held
        while let parts = view.type._modified(view), parts.modifier is any _PrimitiveModifier.Type {
            if parts.modifier == _AccessibilityModifier.self {
                return view.part(_AccessibilityModifier.self, at: parts.offset).label
            }
            view = parts.content.held
        }
        return nil
    }

    private func makeContent(_ item: _ViewListItem) {
        graph.deferredNodes[order] = nil
        buildInCell = nil
        update(item, environment: environment, bodyEnvironment: bodyEnvironment)
        children = [makeChild(item, environment: environment, bodyEnvironment: bodyEnvironment)]
    }

    /// Builds the subview, unless it already is.
    ///
    /// The caller checks whether its size requires another layout.
    package func buildContent() {
        guard !isBuilt else { return }
        makeContent(list.item(at: index))
        forgetSizes()
        graph.renderer?.structureChanged(self)
    }

    /// Builds the subview wherever it is, so that it can take the focus.
    func buildForFocus() {
        buildInCell?()
        buildContent()
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        if isBuilt {
            updateChild(item, environment: environment, bodyEnvironment: bodyEnvironment)
        } else {
            graph.renderer?.accessibleTextChanged(at: self)
        }
    }
}
