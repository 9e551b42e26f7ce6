/// The node with the keyboard focus of a window, and the focused values around it.
@MainActor
package final class Focus {
    /// The node that has the focus; `nil` if no node has it.
    package private(set) weak var node: _ViewNode?
    /// A Boolean value that indicates whether a widget that is not a view has the focus, such as a button of the title
    /// bar.
    private var isElsewhere = false
    /// A Boolean value that indicates whether the window chose the focus itself, because nothing had it.
    private var isMadeUp = false
    private(set) var values = FocusedValues()
    private let effect: FocusEffect
    private weak var graph: Graph?
    private var followers: [ObjectIdentifier: WeakFollower] = [:]
    private var readers: [ObjectIdentifier: WeakReader] = [:]
    /// Nodes that publish values for the whole window, regardless of the focus.
    private var windowNodes: [ObjectIdentifier: FocusedValueNode] = [:]

    init(graph: Graph) {
        self.graph = graph
        effect = FocusEffect(graph: graph)
        effect.focus = self
    }

    /// A Boolean value that indicates whether neither the person nor a view has chosen the focus.
    package var isFree: Bool { (node == nil && !isElsewhere) || isMadeUp }

    /// Records that the focus moved to `node`, or to no node.
    ///
    /// - Parameters:
    ///   - node: The node with the focus; `nil` if no node has it.
    ///   - isElsewhere: Whether a widget that is not a view has the focus.
    ///   - isMadeUp: Whether the window chose the focus because nothing had it.
    package func move(to node: _ViewNode?, isElsewhere: Bool = false, isMadeUp: Bool = false) {
        guard node !== self.node || isElsewhere != self.isElsewhere || isMadeUp != self.isMadeUp else { return }
        (self.node, self.isElsewhere, self.isMadeUp) = (node, isElsewhere, isMadeUp)
        node?.focusEntered()
        effect.schedule()
    }

    /// Moves the focus to `node`; `nil` clears it.
    func request(_ node: _ViewNode?) {
        if let renderer = graph?.renderer { renderer.moveFocus(to: node) } else { move(to: node) }
    }

    /// Clears the focus if the removed node had it.
    func leave(_ node: _ViewNode) {
        if node === self.node { move(to: nil) }
    }

    /// Schedules an update of the focused values after the value of a node changed or the node was removed.
    func changed(_ node: FocusedValueNode, isGone: Bool = false) {
        if node.modifier.isOfWindow { windowNodes[ObjectIdentifier(node)] = isGone ? nil : node }
        effect.schedule()
    }

    func add(_ reader: any FocusReader) { readers[ObjectIdentifier(reader)] = WeakReader(reader: reader) }
    func remove(_ reader: any FocusReader) { readers[ObjectIdentifier(reader)] = nil }

    func add(follower: any FocusFollower) { followers[ObjectIdentifier(follower)] = WeakFollower(follower: follower) }
    func remove(follower: any FocusFollower) { followers[ObjectIdentifier(follower)] = nil }

    /// Uses the focused values of another window, for a menu that belongs to that window.
    func take(_ values: FocusedValues) { self.values = values }

    fileprivate func refresh() {
        values = FocusedValues()
        for node in windowNodes.values.sorted(by: { $0.depth < $1.depth }) { node.modifier.set(&values) }
        var around: [FocusedValueNode] = []
        var current = node
        while let node = current {
            if let node = node as? FocusedValueNode, !node.modifier.isOfWindow { around.append(node) }
            current = node.parent
        }
        for node in around.reversed() { node.modifier.set(&values) }
        for reader in readers.values { reader.reader?.take(values) }
        for follower in followers.values { follower.follower?.focusMoved() }
    }
}

extension _ViewNode {
    /// Tells the list around the node, if any, which of its rows has the focus.
    fileprivate func focusEntered() {
        var node: _ViewNode? = self
        while let current = node {
            if let row = current as? ListRowNode { return row.list?.focusEntered(row) ?? () }
            node = current.parent
        }
    }
}

/// A reader of the focused values.
@MainActor
protocol FocusReader: AnyObject {
    func take(_ values: FocusedValues)
}

private struct WeakFollower {
    weak var follower: (any FocusFollower)?
}

private struct WeakReader {
    weak var reader: (any FocusReader)?
}

/// Updates the focused values and their readers after the views are shown.
private final class FocusEffect: AnyEffect {
    weak var focus: Focus?

    override func run(_ phase: EffectPhase) {
        if phase == .appear { focus?.refresh() }
    }
}
