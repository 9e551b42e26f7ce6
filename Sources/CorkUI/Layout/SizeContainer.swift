import Foundation

/// A node on whose visible size views inside may depend: a window or a scroll view.
@MainActor
protocol SizeContainer: _ViewNode {
    var followers: SizeFollowers { get set }
}

/// The visible size of a container, and the nodes whose sizes depend on it.
@MainActor
struct SizeFollowers {
    private(set) var size = CGSize.zero
    private var nodes: [ObjectIdentifier: Follower] = [:]

    private struct Follower {
        weak var node: _ViewNode?
    }

    /// A Boolean value that indicates whether no node has ever depended on the size.
    var isEmpty: Bool { nodes.isEmpty }

    /// Returns the size and registers the node for updates when it changes.
    mutating func size(for node: _ViewNode) -> CGSize {
        nodes[ObjectIdentifier(node)] = Follower(node: node)
        return size
    }

    /// Sets the size of `container` and discards the cached layout of dependent nodes and the nodes in between.
    mutating func take(_ size: CGSize, of container: _ViewNode) {
        guard size != self.size else { return }
        self.size = size
        nodes = nodes.filter { $0.value.node.map { !$0.isRetired } ?? false }
        for follower in nodes.values {
            var node = follower.node
            while let current = node, current !== container {
                current.memory.forget(sizes: true)
                current.needsPlacing = true
                current.layoutInvalidated()
                node = current.parent
            }
        }
    }
}
