import Foundation

/// Something placed: a view's value at one place, with its identity, environment, layout and what shows it.
@MainActor
open class _ViewNode: _GraphNode {
    /// The node this one is below; owns it, and is forgotten when it is removed.
    public final private(set) unowned(unsafe) var parent: _ViewNode?
    /// The subview this node shows: identity, value and container values.
    public final private(set) var item: _ViewListItem
    /// The environment in which the view is drawn.
    public final private(set) var environment: EnvironmentValues
    /// The environment in which custom views at the top of the item run their body (R5.2).
    private(set) final var bodyEnvironment: EnvironmentValues
    /// Nodes below, in display order.
    public final internal(set) var children: [_ViewNode] = []
    /// The mount of this node; nil without a display, and for nodes that show nothing themselves.
    package final private(set) var mount: (any ViewMount)?
    /// The place in the coordinates of the nearest surface, in points.
    public final internal(set) var frame: CGRect = .zero
    /// The proposal that the node was placed with.
    package final var proposal = ProposedViewSize.zero
    /// Whether the container shows another node in its place.
    package internal(set) final var isPassedOver = false

    /// The cached preferences below, until one of them changes.
    final var preferences = KnownPreferences()

    /// The running animations, or nil while the node is at rest.
    final var motion: NodeMotion?

    /// The frame that the parent's layout gave to the node.
    final var placement: Placement?
    /// The sizes that the node answered since something inside changed.
    final var memory = LayoutMemory()
    package internal(set) final var needsPlacing = true
    /// Whether the node has been given a place.
    package internal(set) final var isPlaced = false

    init(_ item: _ViewListItem, _ inputs: _NodeInputs) {
        self.item = item
        parent = inputs.parent
        environment = inputs.environment
        bodyEnvironment = inputs.bodyEnvironment
        super.init(graph: inputs.graph, depth: inputs.depth)
    }

    /// Makes the nodes below and the mount; called once, when the node is complete.
    func finish() {
        build()
        if mayBeShown { mount = graph.renderer?.makeMount(for: self) }
    }

    /// A Boolean value that indicates whether a renderer may have a mount for the node itself.
    ///
    /// Looking for one is slow for types that were not seen before.
    var mayBeShown: Bool { true }

    /// Whether what the node shows is a modifier.
    public var isModifier: Bool { false }

    /// The view or the modifier of the node.
    public var head: Any { item.view }

    /// What the node shows, by the name of its view type without generics, such as "Text" or "VStack"; nil for nodes
    /// that stand for a modifier or for a custom view, and so show nothing themselves.
    public var kind: String? { item.modifiers.isEmpty ? item.held.kind : nil }

    // MARK: For subclasses

    /// Makes the nodes below, the first time.
    func build() {}

    /// Takes over a new item or environment; `old` is the item before.
    func take(from old: _ViewListItem, environmentChanged: Bool) {}

    /// The size for a proposal, uncached.
    func computeSize(_ proposal: ProposedViewSize) -> CGSize { children.first?.sizeThatFits(proposal) ?? .zero }

    /// The length on an axis for a proposal where it does not take to measure what is inside; nil where it does.
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

    /// The order in which layouts give room to the node where it does not say; larger first.
    var defaultPriority: Double { isContainer || children.count != 1 ? 0 : children[0].defaultPriority }

    /// The room the node wants around itself, uncached.
    func computeSpacing() -> ViewSpacing { children.first?.spacing ?? ViewSpacing() }

    /// Places the nodes below; `bounds` is the frame, or for a surface the same size at its own origin.
    open func placeChildren(in bounds: CGRect) { children.first?.place(bounds, proposal: proposal) }

    /// Whether nodes below are placed in coordinates of their own, from this node's top left corner.
    public var isSurface: Bool { false }

    /// The origin of a host's content in its own coordinates: the inset minus the scrolled distance.
    public var contentOrigin: CGPoint { .zero }

    /// What is used in a labelled control, which stands for all of it; nil for what is none.
    public var inputNode: _ViewNode? { nil }

    /// What says what a labelled control is for; nil where nothing does.
    public var labelNode: _ViewNode? { nil }

    /// The list of the nodes below, or nil if they have none.
    var contentList: ResolvedList? { nil }

    /// Whether the node arranges the subviews of a list.
    var isContainer: Bool { false }

    /// Whether the nodes below are those of a lazy container that are made.
    public var isLazy: Bool { false }

    /// The axis along which a container stacks; nil where it does not.
    var stackOrientation: Axis? { nil }

    /// Whether it is known that no reader uses the container values of the subviews.
    var readsNoContainerValues: Bool { false }

    /// Called when the cached results of the layout are out of date.
    func layoutInvalidated() {}

    /// Changes the transaction with which the node and what is below are shown, for changes since a round.
    func transform(_ transaction: inout Transaction, since round: Int) {}

    /// The value that is on its way moved on.
    func valueMoved() {}

    /// Whether the frame takes all sizes between two, and not only all places.
    var glidesInSize: Bool { !isSurface }

    /// The opacity that the view gives to the content below, from 0 to 1.
    var ownOpacity: Double { 1 }

    /// How far in front each of the nodes below is; empty where all are drawn in their order.
    var childDepths: [Double] { children.depths }

    /// The node as a view that scrolls; nil for any other.
    ///
    /// Looking for one is slow for types that were not seen before.of many nodes.
    package var asScrollSurface: (any ScrollSurface)? { nil }

    /// The state of the custom view that the node stands for, to be kept while it is out of sight; nil where there is none.
    var retainableState: PropertyStorage? {
        !isContainer && children.count == 1 ? children[0].retainableState : nil
    }

    /// Whether another subview of the same structure may take the node over: nothing here or below belongs to the identity
    /// of this one, such as state, focus, or actions on appearing.
    var isReusable: Bool { false }

    /// Whether all nodes below may be taken over: what is on its way is not.
    final var hasReusableChildren: Bool {
        // A closure would be checked for its actor at each call.
        for child in children where child.motion != nil || !child.isReusable { return false }
        return true
    }

    /// Whether the node may be taken over by `item`, another subview.
    func canBecome(_ item: _ViewListItem) -> Bool {
        item.headType == self.item.headType && motion == nil && isReusable
    }

    /// Goes on as another subview, with all below, so that nothing has to be made for it; nothing of it moves from what
    /// it was and where it was.
    final func become(_ item: _ViewListItem, environment: EnvironmentValues) {
        graph.isReusing = true
        defer { graph.isReusing = false }
        update(item, environment: environment, bodyEnvironment: environment)
        forgetPlaces()
    }

    /// The next place comes without a way to it.
    private func forgetPlaces() {
        isPlaced = false
        needsPlacing = true
        children.forEach { $0.forgetPlaces() }
    }

    /// Makes a subview that somebody called `id` in a lazy container here or below, so that it can be scrolled to: the
    /// container, and where in the window the subview is going to be; nil where none waits to be made.
    func bringIn(_ id: AnyHashable) -> (container: _ViewNode, frame: CGRect)? {
        for child in children { if let found = child.bringIn(id) { return found } }
        return nil
    }

    /// A scroll view around is about to be scrolled to a subview, or to something in it.
    func willBeScrolled(to child: _ViewNode) {}

    /// The subviews that can be deleted or moved here.
    var rows: [_ViewListItem] { children.map(\.item) }

    /// Where in the window the subview at a place in a list of lines is, which is made if it was not yet; nil where there
    /// is none.
    package func bringIn(row index: Int) -> CGRect? {
        for child in children { if let found = child.bringIn(row: index) { return found } }
        return nil
    }

    /// Whether the node takes its room without being seen or touched.
    var isInvisible: Bool { false }

    /// Whether a node directly below is seen only in what the mount of this one draws, and touched by nobody.
    func showsInPicture(_ child: _ViewNode) -> Bool { false }

    /// Whether the node is seen only in what the node around draws, and touched by nobody.
    public final var isPicture: Bool { parent?.showsInPicture(self) ?? false }

    /// A rectangle of the surface that the node is, around it in the coordinates of the surface it is on.
    func leavingSurface(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }

    /// A point of the surface that the node is on, in the coordinates of the one it is.
    package func enteringSurface(_ point: CGPoint) -> CGPoint { point - frame.origin }

    /// Whether neither the node nor anything below is seen or touched.
    public final var isHidden: Bool { isPassedOver || isInvisible }

    /// Whether the size answers no matter what is inside.
    var hasFixedSize: Bool { false }
    /// Whether, of what a native container has answered, nothing depends on what is inside.
    var keepsAnswers: Bool { false }

    /// The value of a preference, uncached; nil where neither this node nor one below writes it.
    func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { reducedPreference(key) }

    /// A preference may have changed, below `child`, or where that is nil because of the nodes there are below.
    func preferenceChanged(below child: _ViewNode?) {}

    // MARK: Update

    /// Whether this node can go on as `item`: the same identity and the same type.
    final func canTake(_ item: _ViewListItem) -> Bool {
        (item.id == self.item.id || graph.isReusing) && item.headType == self.item.headType
    }

    /// Whether the node is known to show an item already: nothing comes of updating it.
    final func shows(_ item: _ViewListItem, in environment: EnvironmentValues) -> Bool {
        motion == nil && environment.isIdentical(to: self.environment)
            && environment.isIdentical(to: bodyEnvironment) && item.isSame(as: self.item)
    }

    /// Gives the node a new value and environment, as its parent does.
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

    /// Shows the view as it is on the way to its value.
    final func show<V>(_ view: V) { item.show(view) }

    /// Makes the node of an item below this one.
    func makeChild(_ item: _ViewListItem, environment: EnvironmentValues, bodyEnvironment: EnvironmentValues)
        -> _ViewNode
    {
        makeChild(environment: environment, bodyEnvironment: bodyEnvironment) { makeNode(item, $0) }
    }

    /// Makes a node below this one with `make`.
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

    /// Updates the child at `index`, or replaces it by another identity.
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

    /// Tells that the nodes below are others than before, or in another order.
    func childrenChanged() {
        mount?.childrenChanged()
        graph.renderer?.structureChanged(self)
        forgetPreferences()
        invalidateLayout()
    }

    /// Tells the mount that value or environment changed.
    func updateMount() { mount?.update() }

    /// Takes the node and all below it from the screen, for good.
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

/// The inputs of a placed node.
@MainActor
public struct _NodeInputs {
    let graph: Graph
    let environment: EnvironmentValues
    let bodyEnvironment: EnvironmentValues
    unowned(unsafe) var parent: _ViewNode?
    let depth: Int

    /// Leaves room for the list nodes of a container, which are served before its children.
    static let depthStep = 1024

    /// Whether views are nested too deep here.
    var isTooDeep: Bool { depth > Self.levelLimit * Self.depthStep }

    /// Levels of nodes, so that a pass over them needs no more stack than there is.
    private static let levelLimit = 512
}

/// Stands for a view that is nested too deep, and shows nothing.
private final class RefusedNode: _ViewNode {
    override var kind: String? { nil }
    override func build() { graph.warnOfDepth() }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
