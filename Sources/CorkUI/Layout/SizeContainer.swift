import Foundation

/// A node whose visible size views inside take lengths from: a window or a scroll view.
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

    /// Whether there has been any follower.
    var isEmpty: Bool { nodes.isEmpty }

    /// Returns the size and has the node updated when it changes.
    mutating func size(for node: _ViewNode) -> CGSize {
        nodes[ObjectIdentifier(node)] = Follower(node: node)
        return size
    }

    /// Takes another size of `container`: followers, and what is between, forget what they answered.
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
