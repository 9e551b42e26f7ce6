import Foundation

/// A view in the tree of a window: its value, identity, environment, layout and mount.
@MainActor
open class _ViewNode: _GraphNode {
    /// The parent, which owns this node; `nil` after removal.
    public final private(set) unowned(unsafe) var parent: _ViewNode?
    /// The subview this node shows: identity, value and container values.
    public final private(set) var item: _ViewListItem
    /// The environment of the view.
    public final private(set) var environment: EnvironmentValues
    /// The environment in which custom views at the top of the item evaluate their body (R5.2).
    private(set) final var bodyEnvironment: EnvironmentValues
    /// The child nodes, in display order.
    public final internal(set) var children: [_ViewNode] = []
    /// The mount that shows this node; `nil` without a display and for nodes that draw nothing themselves.
    package final private(set) var mount: (any ViewMount)?
    /// The frame in the coordinates of the nearest host around the node, in points.
    public final internal(set) var frame: CGRect = .zero
    /// The proposal that the node was last placed with.
    package final var proposal = ProposedViewSize.zero
    /// A Boolean value that indicates whether the parent currently neither lays out nor shows the node.
    package internal(set) final var isExcluded = false

    /// The cached preference values of the nodes below.
    final var preferences = KnownPreferences()

    /// The running animations, or `nil` while the node is at rest.
    final var motion: NodeMotion?

    /// The frame that the parent's layout gave to the node.
    final var placement: Placement?
    /// The cached answers to layout queries, valid until something inside changes.
    final var memory = LayoutMemory()
    package internal(set) final var needsPlacing = true
    /// A Boolean value that indicates whether the node has a frame, so that its next frame can be animated.
    package internal(set) final var isPlaced = false

    init(_ item: _ViewListItem, _ inputs: _NodeInputs) {
        self.item = item
        parent = inputs.parent
        environment = inputs.environment
        bodyEnvironment = inputs.bodyEnvironment
        super.init(graph: inputs.graph, depth: inputs.depth)
    }

    /// Builds the child nodes and the mount; called once, after initialization.
    func finish() {
        build()
        if mayBeShown { mount = graph.renderer?.makeMount(for: self) }
    }

    /// A Boolean value that indicates whether a renderer may have a mount for the node.
    ///
    /// Nodes that return false save the renderer a lookup, which is slow for types that it sees for the first time.
    var mayBeShown: Bool { true }

    /// A Boolean value that indicates whether the node belongs to a modifier.
    public var isModifier: Bool { false }

    /// The view or the modifier of the node.
    public var head: Any { item.view }

    /// The name of the view type without generic arguments, such as "Text" or "VStack"; `nil` for modifiers and custom
    /// views, which show nothing themselves.
    public var kind: String? { item.modifiers.isEmpty ? item.held.kind : nil }

    // MARK: For subclasses

    /// Builds the child nodes for the first time.
    func build() {}

    /// Updates the node after `item` or `environment` was replaced; `old` is the previous item.
    func take(from old: _ViewListItem, environmentChanged: Bool) {}

    /// Returns the size for a proposal, uncached.
    func computeSize(_ proposal: ProposedViewSize) -> CGSize { children.first?.sizeThatFits(proposal) ?? .zero }

    /// Returns the length on an axis for a proposal if it is known without measuring the content, otherwise `nil`.
    func lengthKnown(on axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? { nil }

    /// Returns the facts about sizes that are known without measuring.
    func computeTraits() -> LayoutTraits {
        if children.isEmpty { return .unknown }
        return children.reduce(into: LayoutTraits()) { $0.formUnion($1.traits) }
    }

    /// Computes the position of an explicit guide inside, from the node's top leading corner.
    func computeAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        children.first?.explicitAlignment(guide, proposal)
    }

    /// The layout priority of the node if no modifier sets one; larger values get space first.
    var defaultPriority: Double { isContainer || children.count != 1 ? 0 : children[0].defaultPriority }

    /// The preferred spacing around the node, uncached.
    func computeSpacing() -> ViewSpacing { children.first?.spacing ?? ViewSpacing() }

    /// Places the child nodes in `bounds`: the node's frame, or for a host a rectangle of the same size at its own
    /// origin.
    open func placeChildren(in bounds: CGRect) { children.first?.place(bounds, proposal: proposal) }

    /// A Boolean value that indicates whether the node is a host: its child nodes are placed in its own coordinates.
    ///
    /// Their origin is the top left corner of the node.
    public var isHost: Bool { false }

    /// The origin of a host's content in its own coordinates: the inset minus the scrolled distance.
    public var contentOrigin: CGPoint { .zero }

    /// The child that the node stands for, such as the control of a labeled control; `nil` for most nodes.
    public var inputNode: _ViewNode? { nil }

    /// The node of the label of a labeled control; `nil` if there is none.
    public var labelNode: _ViewNode? { nil }

    /// The list of the nodes below, or `nil` if they have none.
    var contentList: ResolvedList? { nil }

    /// A Boolean value that indicates whether the node arranges the subviews of a view list.
    var isContainer: Bool { false }

    /// A Boolean value that indicates whether the node is a lazy container, whose `children` are only the subviews
    /// built so far.
    public var isLazy: Bool { false }

    /// The axis along which a stack arranges its subviews; `nil` for any other node.
    var stackOrientation: Axis? { nil }

    /// A Boolean value that indicates whether the container is known not to read container values of its subviews.
    var readsNoContainerValues: Bool { false }

    /// Called when the cached layout answers are out of date.
    func layoutInvalidated() {}

    /// Modifies the transaction of changes to the node and its descendants since a round.
    func transform(_ transaction: inout Transaction, since round: Int) {}

    /// Called when an animation advances the value that the node shows.
    func valueMoved() {}

    /// A Boolean value that indicates whether an animation of the frame interpolates its size, rather than only its
    /// origin.
    var glidesInSize: Bool { !isHost }

    /// The opacity that the view gives to the content below, from 0 to 1.
    var ownOpacity: Double { 1 }

    /// The z-indexes of the child nodes; empty if all are drawn in their order.
    var childDepths: [Double] { children.depths }

    /// The node as a scroll view; `nil` for any other.
    ///
    /// An override avoids a dynamic cast, which is slow for types that are cast for the first time.
    package var asScrollNode: (any AnyScrollNode)? { nil }

    /// The state to keep while the custom view is outside the visible range of a lazy container; `nil` if there is none.
    var retainableState: PropertyStorage? {
        !isContainer && children.count == 1 ? children[0].retainableState : nil
    }

    /// A Boolean value that indicates whether the node can be reused for another subview of the same structure.
    ///
    /// A node is not reusable if it or a descendant holds something that belongs to the identity of its view, such as
    /// state, focus, or actions on appearing.
    var isReusable: Bool { false }

    /// A Boolean value that indicates whether all child nodes can be reused; nodes that are being animated cannot.
    final var hasReusableChildren: Bool {
        // A closure would be checked for its actor at each call.
        for child in children where child.motion != nil || !child.isReusable { return false }
        return true
    }

    /// Returns whether the node can be reused for `item`, which has another identity.
    func canBeReused(for item: _ViewListItem) -> Bool {
        item.headType == self.item.headType && motion == nil && isReusable
    }

    /// Reuses the node and its descendants for another subview, without animating the difference.
    final func reuse(for item: _ViewListItem, environment: EnvironmentValues) {
        graph.isReusing = true
        defer { graph.isReusing = false }
        update(item, environment: environment, bodyEnvironment: environment)
        forgetPlaces()
    }

    /// Discards the frames of the node and its descendants, so that the next ones are not animated.
    private func forgetPlaces() {
        isPlaced = false
        needsPlacing = true
        children.forEach { $0.forgetPlaces() }
    }

    /// Builds the subview with the explicit id `id` in a lazy container at or below the node, so that it can be
    /// scrolled to.
    ///
    /// - Returns: The container and the future frame of the subview in the window; `nil` if no lazy container has such a
    ///   subview left to build.
    func bringIn(_ id: AnyHashable) -> (container: _ViewNode, frame: CGRect)? {
        for child in children { if let found = child.bringIn(id) { return found } }
        return nil
    }

    /// Called before a scroll view around the node scrolls to a subview or to one of its descendants.
    func willBeScrolled(to child: _ViewNode) {}

    /// The subviews that can be deleted or moved in this container.
    var rows: [_ViewListItem] { children.map(\.item) }

    /// Builds the subview at `index` of a list, if needed, and returns its frame in the window; `nil` if there is none.
    package func bringIn(row index: Int) -> CGRect? {
        for child in children { if let found = child.bringIn(row: index) { return found } }
        return nil
    }

    /// A Boolean value that indicates whether the node takes up space but is neither drawn nor interactive.
    var isInvisible: Bool { false }

    /// Returns whether a child is visible only as a part of what this node's mount draws, and is not interactive.
    func showsInPicture(_ child: _ViewNode) -> Bool { false }

    /// A Boolean value that indicates whether the node is visible only as a part of what its parent draws.
    public final var isPicture: Bool { parent?.showsInPicture(self) ?? false }

    /// Converts a rectangle from the coordinates of this host to those of the host around it.
    func leavingHost(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }

    /// Converts a point from the coordinates of the host around this node to those of this host.
    package func enteringHost(_ point: CGPoint) -> CGPoint { point - frame.origin }

    /// A Boolean value that indicates whether the node and its descendants are neither drawn nor interactive.
    public final var isHidden: Bool { isExcluded || isInvisible }

    /// A Boolean value that indicates whether the size of the node does not depend on its content.
    var hasFixedSize: Bool { false }
    /// A Boolean value that indicates whether no answer that a native container gave depends on its content.
    var keepsAnswers: Bool { false }

    /// Returns the value of a preference, uncached; `nil` if neither the node nor a descendant sets it.
    func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { reducedPreference(key) }

    /// Called when a preference may have changed: below `child`, or, if that is `nil`, because children came or went.
    func preferenceChanged(below child: _ViewNode?) {}

    // MARK: Update

    /// Returns whether this node can be updated to `item`, which needs the same identity and type.
    final func canTake(_ item: _ViewListItem) -> Bool {
        (item.id == self.item.id || graph.isReusing) && item.headType == self.item.headType
    }

    /// Returns whether the node is known to show an item already, so that an update would have no effect.
    final func shows(_ item: _ViewListItem, in environment: EnvironmentValues) -> Bool {
        motion == nil && environment.isIdentical(to: self.environment)
            && environment.isIdentical(to: bodyEnvironment) && item.isSame(as: self.item)
    }

    /// Replaces the item and the environment of the node, on behalf of its parent.
    final func update(_ item: _ViewListItem, environment: EnvironmentValues, bodyEnvironment: EnvironmentValues) {
        var old = item
        let changed =
            !environment.isIdentical(to: self.environment) || !bodyEnvironment.isIdentical(to: self.bodyEnvironment)
        let isMirrored = changed && environment.layoutDirection != self.environment.layoutDirection
        swap(&old, &self.item)
        self.environment = environment
        self.bodyEnvironment = bodyEnvironment
        if isMirrored { invalidateLayout() }
        take(from: old, environmentChanged: changed)
    }

    /// Shows an intermediate value of an animation.
    final func show<V>(_ view: V) { item.show(view) }

    /// Makes the child node of an item.
    func makeChild(_ item: _ViewListItem, environment: EnvironmentValues, bodyEnvironment: EnvironmentValues)
        -> _ViewNode
    {
        makeChild(environment: environment, bodyEnvironment: bodyEnvironment) { makeNode(item, $0) }
    }

    /// Makes a child node with `make`.
    func makeChild(
        environment: EnvironmentValues, bodyEnvironment: EnvironmentValues, _ make: (_NodeInputs) -> _ViewNode
    ) -> _ViewNode {
        let inputs = _NodeInputs(
            graph: graph, environment: environment, bodyEnvironment: bodyEnvironment, parent: self,
            depth: depth + _NodeInputs.depthStep)
        let node = make(inputs)
        node.finish()
        return node
    }

    func makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        if inputs.isTooDeep { return RefusedNode(item, inputs) }
        if let modifier = item.modifiers.first { return modifier._makeNode(item, inputs) }
        func open<V: View>(_: V.Type) -> _ViewNode { V._makeViewNode(item, inputs) }
        return open(item.held.type)
    }

    /// Updates the child at `index`, or replaces it if the item has another identity.
    func updateChild(
        at index: Int = 0, _ item: _ViewListItem, environment: EnvironmentValues, bodyEnvironment: EnvironmentValues
    ) {
        if children[index].canTake(item) {
            children[index].update(item, environment: environment, bodyEnvironment: bodyEnvironment)
        } else {
            let back = readmit(item, environment: environment, bodyEnvironment: bodyEnvironment)
            dismiss(children[index], from: index)
            children[index] = back ?? makeChild(item, environment: environment, bodyEnvironment: bodyEnvironment)
            if back == nil { children[index].enter() }
            childrenChanged()
        }
    }

    /// Updates the mount, preferences and layout after the set or order of the children changed.
    func childrenChanged() {
        mount?.childrenChanged()
        graph.renderer?.structureChanged(self)
        forgetPreferences()
        invalidateLayout()
    }

    /// Updates the mount after the value or environment changed.
    func updateMount() { mount?.update() }

    /// Removes the node and its descendants permanently.
    open func remove() {
        children.forEach { $0.remove() }
        children = []
        motion?.end()
        motion = nil
        mount?.remove()
        mount = nil
        graph.focus.leave(self)
        parent = nil
        retire()
    }
}

/// The arguments from which a node is created.
@MainActor
public struct _NodeInputs {
    let graph: Graph
    let environment: EnvironmentValues
    let bodyEnvironment: EnvironmentValues
    unowned(unsafe) var parent: _ViewNode?
    let depth: Int

    /// The difference in depth between a container and its children; list nodes use the depths in between.
    static let depthStep = 1024

    /// A Boolean value that indicates whether views are nested too deeply.
    var isTooDeep: Bool { depth > Self.levelLimit * Self.depthStep }

    /// The maximum number of levels, which limits the stack that a recursive pass over the nodes needs.
    private static let levelLimit = 512
}

/// The empty node of a view that is nested too deeply.
private final class RefusedNode: _ViewNode {
    override var kind: String? { nil }
    override func build() { graph.warnOfDepth() }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
