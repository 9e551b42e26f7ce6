/// When the actions of one round run, in order (R6.19).
enum EffectPhase: CaseIterable {
    case appear, disappear, task
}

/// Something to be done after views are shown, once for all views that a modifier is on (R6.17).
@MainActor
package class AnyEffect {
    unowned let graph: Graph
    private var views = 0
    private var isScheduled = false

    init(graph: Graph) { self.graph = graph }

    /// Whether one of the views is placed.
    final var hasViews: Bool { views > 0 }

    final func viewAppeared() {
        views += 1
        schedule()
    }

    final func viewDisappeared() {
        views -= 1
        schedule()
    }

    /// Asks to be run.
    final func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        graph.schedule(self)
    }

    /// Called before a run, or in the place of one.
    final func unschedule() { isScheduled = false }

    /// Does what there is to do in a phase; called in each after ``schedule()``.
    func run(_ phase: EffectPhase) {}
}

/// The effect of a modifier.
package class Effect<Modifier>: AnyEffect {
    /// The newest value.
    private(set) final var modifier: Modifier

    init(_ modifier: Modifier, graph: Graph) {
        self.modifier = modifier
        super.init(graph: graph)
    }

    final func update(_ modifier: Modifier) {
        self.modifier = modifier
        modifierChanged()
    }

    /// The modifier may differ from before.
    func modifierChanged() {}
}

/// A modifier that shows nothing and runs actions: one for all subviews of the view it is on.
package protocol EffectModifier: _PrimitiveModifier {
    /// Makes what runs the actions, for one identity of the modified view.
    func _makeEffect(in graph: Graph) -> Effect<Self>
}

extension EffectModifier {
    /// Makes the node that shows the modified view.
    package func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { EffectNode<Self>(item, inputs) }

    /// Describes the number of subviews as far as the type determines it.
    package static func _shape<C: View>(of content: C.Type, _ table: inout _ShapeTable) -> _ViewListShape {
        var shape = table.shape(of: content)
        // Ids inside belong to the views, not to the effect around them (R6.18).
        shape.isPure = shape.isStatic && shape.arity == 1 && !shape.hasIDs
        return shape
    }

    /// Makes the node that lists the subviews.
    package static func _makeListNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ListInputs
    ) -> _TypedListNode<ModifiedContent<C, Self>> {
        if _ShapeTable.shape(of: ModifiedContent<C, Self>.self).isStatic { return StaticListNode(view, inputs) }
        let effect = view.modifier._makeEffect(in: inputs.list.graph)
        return EffectListNode(effect, view, inputs, content: { $0.content }) { view, inputs in
            effect.update(view.modifier)
            var inputs = inputs
            inputs.item = inputs.item.adding(EffectMembership(effect: effect))
            return inputs
        }
    }
}

/// A view that is there for actions though it has no subviews: an `AnyView` of an `EmptyView`.
@MainActor
protocol ErasedNothing {
    var isErasedNothing: Bool { get }
}

extension AnyView: ErasedNothing {
    var isErasedNothing: Bool { view is EmptyView || (view as? any ErasedNothing)?.isErasedNothing == true }
}

extension ModifiedContent: @MainActor ErasedNothing {
    var isErasedNothing: Bool { (content as? any ErasedNothing)?.isErasedNothing == true }
}

/// Follows the views that an effect is on, and counts one where a view is erased to nothing.
final class EffectListNode<V: View, Content: View>: ForwardingListNode<V, Content> {
    private let effect: AnyEffect
    private var isCounted = false

    init(
        _ effect: AnyEffect, _ view: V, _ inputs: _ListInputs, content: @escaping (V) -> Content,
        adapt: @escaping (V, _ListInputs) -> _ListInputs
    ) {
        self.effect = effect
        super.init(view, inputs, content: content, adapt: adapt)
        count(view)
    }

    private func count(_ view: V?) {
        let counts = (view as? any ErasedNothing)?.isErasedNothing == true
        guard counts != isCounted else { return }
        isCounted = counts
        if counts { effect.viewAppeared() } else { effect.viewDisappeared() }
    }

    override func update(_ view: V, _ inputs: _ListInputs) -> [Splice] {
        count(view)
        return super.update(view, inputs)
    }

    override func tearDown() {
        count(nil)
        super.tearDown()
    }
}

/// An effect on one view, placed.
final class EffectNode<M: EffectModifier>: _ModifierNode<M> {
    private var effect: Effect<M>!

    override func build() {
        super.build()
        effect = modifier._makeEffect(in: graph)
        effect.viewAppeared()
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        super.take(from: old, environmentChanged: environmentChanged)
        effect.update(modifier)
    }

    override func remove() {
        super.remove()
        effect.viewDisappeared()
    }
}

/// Makes a subview one of those that an effect is on.
struct EffectMembership: _PrimitiveModifier {
    let effect: AnyEffect

    func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { EffectMembershipNode(item, inputs) }
}

/// One of the views that an effect is on, placed.
final class EffectMembershipNode: _ModifierNode<EffectMembership> {
    override var mayBeShown: Bool { false }
    override func build() {
        super.build()
        modifier.effect.viewAppeared()
    }

    override func modifierChanged(from old: EffectMembership) {
        modifier.effect.viewAppeared()
        old.effect.viewDisappeared()
    }

    override func remove() {
        super.remove()
        modifier.effect.viewDisappeared()
    }
}
