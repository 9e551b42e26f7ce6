import Foundation

/// A node that looks at sizes and places after each layout.
@MainActor
protocol GeometryObserver: _ViewNode {
    /// Acts on what differs from the last time; says whether anything did.
    func observeGeometry() -> Bool
    /// Makes ready for a layout after which the content of a scroll view will have moved by `shift` against its axes.
    func willScroll(_ surface: any ScrollSurface, by shift: CGPoint)
}

extension GeometryObserver {
    func willScroll(_ surface: any ScrollSurface, by shift: CGPoint) {}
}

/// The nodes of a window that look at sizes and places.
@MainActor
struct GeometryObservers {
    private var observers: [ObjectIdentifier: any GeometryObserver] = [:]
    private var rounds = 0

    /// The maximum number of layouts that may cause one another.
    private static let roundLimit = 100

    mutating func insert(_ node: any GeometryObserver) { observers[ObjectIdentifier(node)] = node }
    mutating func remove(_ node: any GeometryObserver) { observers[ObjectIdentifier(node)] = nil }

    /// Nodes from the root down.
    var all: [any GeometryObserver] {
        observers.isEmpty ? [] : observers.values.sorted { $0.depth < $1.depth }
    }

    /// Counts layouts in which something differed; says whether there were too many in a row.
    mutating func count(_ changed: Bool) -> Bool {
        rounds = changed ? rounds + 1 : 0
        return rounds > Self.roundLimit
    }

    /// Starts counting again, since the next layout has another cause.
    mutating func restart() { rounds = 0 }
}

extension ScrollSurface {
    /// Has what comes into sight made before the layout that shows it: without that it takes another layout.
    ///
    /// - Parameter shift: how much further the content will be scrolled than when this was said, or laid out, last; in
    ///   points.
    package func willScroll(by shift: CGPoint) {
        for node in graph.geometryObservers.all where !node.isRetired { node.willScroll(self, by: shift) }
    }
}

extension Graph {
    /// Tells views that read sizes and places that there may be others, after a layout or when something scrolled.
    ///
    /// - Returns: whether any did something about it; then the host runs a turn and lays out again.
    @discardableResult
    package func layoutEnded() -> Bool {
        isLayoutAsked = false
        isLayingOut = true
        defer { isLayingOut = false }
        var changed: [any GeometryObserver] = []
        // What one of them does may have taken another away.
        for node in geometryObservers.all where !node.isRetired && node.observeGeometry() { changed.append(node) }
        let hasClosedSwipes = closeMovedSwipes()
        if changed.isEmpty { motions.endLayout() } else { continueTransaction() }
        guard geometryObservers.count(!changed.isEmpty) else { return !changed.isEmpty || hasClosedSwipes }
        let names = Set(changed.map { nameWithoutGenerics(of: type(of: $0.head)) }).sorted().joined(separator: ", ")
        warn("A layout did not come to rest: what \(names) reads depends on what it changes.")
        forgetMarked()
        return false
    }

    /// Notes that views show what they made of sizes and places; where that asks for no other layout, as where
    /// something scrolls or moves frame after frame, it has come to rest.
    package func layoutWasFollowed() {
        if !isLayoutAsked { geometryObservers.restart() }
    }
}
