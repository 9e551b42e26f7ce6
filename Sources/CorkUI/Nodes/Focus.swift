/// The node with the keyboard focus of a window, and the focused values around it.
@MainActor
package final class Focus {
    /// The node that has the focus; nil where none has it.
    package private(set) weak var node: _ViewNode?
    /// Whether something that is no view has it, as a button of the window itself.
    private var isElsewhere = false
    /// Whether what has it has it only because nothing had.
    private var isMadeUp = false
    private(set) var values = FocusedValues()
    private let effect: FocusEffect
    private weak var graph: Graph?
    private var followers: [ObjectIdentifier: WeakFollower] = [:]
    private var readers: [ObjectIdentifier: WeakReader] = [:]
    /// Nodes that say something for the whole window.
    private var windowNodes: [ObjectIdentifier: FocusedValueNode] = [:]

    init(graph: Graph) {
        self.graph = graph
        effect = FocusEffect(graph: graph)
        effect.focus = self
    }

    /// Whether nothing has the focus that it was given to: not by the person, and not by a view.
    var isFree: Bool { (node == nil && !isElsewhere) || isMadeUp }

    /// Tells that the focus is at `node` now, or nowhere.
    ///
    /// - Parameters:
    ///   - node: The node; nil for nowhere.
    ///   - isElsewhere: whether something that is no view has it.
    ///   - isMadeUp: whether the window gave it to something because nothing had it.
    package func move(to node: _ViewNode?, isElsewhere: Bool = false, isMadeUp: Bool = false) {
        guard node !== self.node || isElsewhere != self.isElsewhere || isMadeUp != self.isMadeUp else { return }
        (self.node, self.isElsewhere, self.isMadeUp) = (node, isElsewhere, isMadeUp)
        node?.focusEntered()
        effect.schedule()
    }

    /// Asks for the focus to be at `node`, or nowhere.
    func request(_ node: _ViewNode?) {
        if let renderer = graph?.renderer { renderer.moveFocus(to: node) } else { move(to: node) }
    }

    /// A node is gone.
    func leave(_ node: _ViewNode) {
        if node === self.node { move(to: nil) }
    }

    /// Reports that a node's value changed; nil if the node is gone.
    func changed(_ node: FocusedValueNode, isGone: Bool = false) {
        if node.modifier.isOfWindow { windowNodes[ObjectIdentifier(node)] = isGone ? nil : node }
        effect.schedule()
    }

    func add(_ reader: any FocusReader) { readers[ObjectIdentifier(reader)] = WeakReader(reader: reader) }
    func remove(_ reader: any FocusReader) { readers[ObjectIdentifier(reader)] = nil }

    func add(follower: any FocusFollower) { followers[ObjectIdentifier(follower)] = WeakFollower(follower: follower) }
    func remove(follower: any FocusFollower) { followers[ObjectIdentifier(follower)] = nil }

    /// Says what another window's focus says, as for a menu of that window.
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
    /// The focus is at this node: a list remembers its row.
    fileprivate func focusEntered() {
        var node: _ViewNode? = self
        while let current = node {
            if let row = current as? ListRowNode { return row.list?.focusEntered(row) ?? () }
            node = current.parent
        }
    }
}

/// Something that follows the focused values.
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

/// Brings the focused values up to date after what is shown.
private final class FocusEffect: AnyEffect {
    weak var focus: Focus?

    override func run(_ phase: EffectPhase) {
        if phase == .appear { focus?.refresh() }
    }
}
