import Foundation

/// A subview that is built when it comes into sight: until then its identity is known, and nothing of it is made.
///
/// Without a renderer that shows only what is in sight it is built at once.
package final class DeferredNode: _ViewNode {
    private unowned let list: ResolvedList
    /// The index of the subview in its list.
    var index: Int
    /// Whether it has been built; it stays so.
    package var isBuilt: Bool { !children.isEmpty }

    init(_ id: ItemID, at index: Int, of list: ResolvedList, _ inputs: _NodeInputs) {
        self.index = index
        self.list = list
        super.init(_ViewListItem(EmptyView(), _ItemInputs(id: id)), inputs)
    }

    package override var kind: String? { nil }

    override func build() {
        if graph.renderer?.showsOnlyWhatIsInSight != true { makeContent(list.item(at: index)) }
    }

    private func makeContent(_ item: _ViewListItem) {
        update(item, environment: environment, bodyEnvironment: bodyEnvironment)
        children = [makeChild(item, environment: environment, bodyEnvironment: bodyEnvironment)]
    }

    /// Builds the subview, if it is not yet; whoever asks looks whether another layout follows from its size.
    package func buildContent() {
        guard !isBuilt else { return }
        makeContent(list.item(at: index))
        forgetSizes()
        graph.renderer?.structureChanged(self)
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        if isBuilt { updateChild(item, environment: environment, bodyEnvironment: bodyEnvironment) }
    }
}
