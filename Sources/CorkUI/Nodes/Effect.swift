/// The phases in which the actions of one round run, in order (R6.19).
enum EffectPhase: CaseIterable {
    /// The disappearance of views with the transition `identity`.
    case replacement
    case appear, disappear, task
}

/// An effect that runs after views are shown, once for all views that a modifier applies to (R6.17).
@MainActor
package class AnyEffect {
    unowned let graph: Graph
    private var views = 0
    private var isScheduled = false

    init(graph: Graph) { self.graph = graph }

    /// A Boolean value that indicates whether at least one of the views is on screen.
    final var hasViews: Bool { views > 0 }
    /// A Boolean value that indicates whether one of them was on screen when the actions of the round were collected.
    ///
    /// An action can remove the view of another one that waits; that one appears nevertheless, and disappears later.
    private(set) final var hadViews = false
    /// A Boolean value that indicates whether the last view was removed with the transition `identity`.
    private(set) final var isReplaced = false

    final func viewAppeared() {
        views += 1
        isReplaced = false
        schedule()
    }

    final func viewDisappeared() {
        views -= 1
        isReplaced = graph.isReplacing
        schedule()
    }

    /// Schedules a run at the end of the current or next turn.
    final func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        graph.schedule(self)
    }

    /// Called before a run, or when a scheduled run is cancelled.
    final func unschedule() { (isScheduled, hadViews) = (false, hasViews) }

    /// Runs the actions of a phase; called for each phase after ``schedule()``.
    func run(_ phase: EffectPhase) {}
}

/// The effect of a modifier.
package class Effect<Modifier>: AnyEffect {
    /// The current value of the modifier.
    private(set) final var modifier: Modifier

    init(_ modifier: Modifier, graph: Graph) {
        self.modifier = modifier
        super.init(graph: graph)
    }

    final func update(_ modifier: Modifier) {
        self.modifier = modifier
        modifierChanged()
    }

    /// Called after ``modifier`` was set; its value may equal the previous one.
    func modifierChanged() {}
}

/// A modifier that draws nothing and runs actions, once for all subviews of the modified view.
package protocol EffectModifier: _PrimitiveModifier {
    /// Makes the effect that runs the actions, for one identity of the modified view.
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

/// A view that can be an `AnyView` of an `EmptyView`: modifiers on it run their actions although it has no subviews.
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

/// Tracks the views that an effect applies to; an erased `EmptyView` counts as one of them.
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

    override func update(_ view: V, _ inputs: _ListInputs) -> ListChange {
        count(view)
        return super.update(view, inputs)
    }

    override func tearDown() {
        count(nil)
        super.tearDown()
    }
}

/// The node of a view with an effect of its own.
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

/// A modifier that registers a subview with an effect shared by several subviews.
struct EffectMembership: _PrimitiveModifier {
    let effect: AnyEffect

    func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { EffectMembershipNode(item, inputs) }
}

/// The node of a view that shares an effect with other views.
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
