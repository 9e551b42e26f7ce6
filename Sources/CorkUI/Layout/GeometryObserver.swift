import Foundation

/// A node that reads sizes and frames after each layout.
@MainActor
protocol GeometryObserver: _ViewNode {
    /// Acts on changes since the last call, and returns whether there were any that require another layout.
    func observeGeometry() -> Bool
    /// Prepares for scrolling the content of a scroll view by `shift` points against its axes.
    func willScroll(_ scrollNode: any AnyScrollNode, by shift: CGPoint)
}

extension GeometryObserver {
    func willScroll(_ scrollNode: any AnyScrollNode, by shift: CGPoint) {}
}

/// The nodes of a window that read sizes and frames after each layout.
@MainActor
struct GeometryObservers {
    private var observers: [ObjectIdentifier: any GeometryObserver] = [:]
    private var rounds = 0

    /// The maximum number of layouts that may cause one another.
    private static let roundLimit = 100

    mutating func insert(_ node: any GeometryObserver) { observers[ObjectIdentifier(node)] = node }
    mutating func remove(_ node: any GeometryObserver) { observers[ObjectIdentifier(node)] = nil }

    /// The nodes, ordered by depth.
    var all: [any GeometryObserver] {
        observers.isEmpty ? [] : observers.values.sorted { $0.depth < $1.depth }
    }

    /// Counts consecutive layouts with changes, and returns whether there were too many.
    mutating func count(_ changed: Bool) -> Bool {
        rounds = changed ? rounds + 1 : 0
        return rounds > Self.roundLimit
    }

    /// Resets the count, because the next layout has another cause.
    mutating func restart() { rounds = 0 }
}

extension AnyScrollNode {
    /// Builds the subviews that will become visible before the layout that shows them, which saves another layout.
    ///
    /// - Parameter shift: The distance that the content will scroll from its last announced or placed position, in
    ///   points.
    package func willScroll(by shift: CGPoint) {
        for node in graph.geometryObservers.all where !node.isRetired { node.willScroll(self, by: shift) }
    }
}

extension Graph {
    /// Notifies observers of sizes and frames after a layout or after scrolling.
    ///
    /// - Returns: Whether any of them changed something; the host then runs a turn and another layout.
    @discardableResult
    package func layoutEnded() -> Bool {
        isLayoutRequested = false
        isLayingOut = true
        defer { isLayingOut = false }
        var changed: [any GeometryObserver] = []
        // An observer may have removed another one.
        for node in geometryObservers.all where !node.isRetired && node.observeGeometry() { changed.append(node) }
        let hasClosedSwipes = closeMovedSwipes()
        if changed.isEmpty { motions.endLayout() } else { continueTransaction() }
        guard geometryObservers.count(!changed.isEmpty) else { return !changed.isEmpty || hasClosedSwipes }
        let names = Set(changed.map { nameWithoutGenerics(of: type(of: $0.head)) }).sorted().joined(separator: ", ")
        warn("A layout did not come to rest: what \(names) reads depends on what it changes.")
        forgetMarked()
        return false
    }

    /// Resets the count of layouts if the views that read sizes and frames requested no further one.
    ///
    /// Scrolling or animating every frame thus does not count as an endless layout.
    package func layoutWasFollowed() {
        if !isLayoutRequested { geometryObservers.restart() }
    }
}
