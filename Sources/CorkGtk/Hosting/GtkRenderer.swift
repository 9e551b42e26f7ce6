import CGtk
import CorkUI
import Foundation

/// A renderer that shows the nodes of one window with GTK.
package final class GtkRenderer: ViewRenderer {
    /// The host of the window's content.
    let rootHost = HostView()
    private var makers: [ObjectIdentifier: ((_ViewNode, GtkRenderer) -> Mount)?] = [:]
    /// The hosts to synchronize; the references are weak because hosts may be removed first.
    private var outdated: [WeakHost] = []
    /// The scroll views that have scrolled and still have to create the rows in their visible range.
    private var scrolled: [WeakScroll] = []
    /// The scroll views whose content has to be placed before the next frame, and those that were placed before this
    /// frame.
    private var (unplaced, placed): ([WeakScroll], [WeakScroll]) = ([], [])
    private var renamed: [ObjectIdentifier: _ViewNode] = [:]
    /// The window controller; `nil` for views without a window.
    weak var window: WindowController?
    /// The drag and drop of the window.
    package private(set) lazy var dragging = Dragging(self)
    /// The gestures of the window.
    private(set) lazy var gestures = Gestures(self)

    /// A Boolean value that indicates whether content outside of the visible range is created on demand.
    package let showsOnlyVisibleContent: Bool

    /// Creates a renderer.
    ///
    /// - Parameter showsOnlyVisibleContent: Pass `true` to create content outside of the visible range on demand.
    package init(showsOnlyVisibleContent: Bool = true) { self.showsOnlyVisibleContent = showsOnlyVisibleContent }

    private var timeouts: [ObjectIdentifier: UInt32] = [:]

    /// Runs an action when a node no longer moves.
    package func whenStill(_ node: _ViewNode, _ action: @escaping @MainActor () -> Void) {
        let key = ObjectIdentifier(node)
        timeouts[key].map(MainLoop.cancel)
        timeouts[key] = MainLoop.after(milliseconds: 100) { [weak self] in
            self?.timeouts[key] = nil
            action()
        }
    }

    /// A Boolean value that indicates whether work is scheduled for when scrolling settles.
    var waitsForStillness: Bool { !timeouts.isEmpty || unarranged.timeout != nil }

    /// Creates the mount of a node, or returns `nil` if the node shows nothing itself.
    package func makeMount(for node: _ViewNode) -> (any ViewMount)? {
        let type = type(of: node.head)
        let known = makers[ObjectIdentifier(type)]
        let maker = known ?? Self.maker(for: type, isModifier: node.isModifier)
        if known == nil { makers[ObjectIdentifier(type)] = .some(maker) }
        return maker?(node, self)
    }

    private static func maker(for type: Any.Type, isModifier: Bool) -> ((_ViewNode, GtkRenderer) -> Mount)? {
        if let maker = mountables.conforming(type)?.makeMount { return maker }
        if isModifier { return nil }
        if representables.conforming(type) != nil { return RepresentableMount.init }
        if controls.conforming(type) != nil { return ControlMount.make }
        return nil
    }

    private static let mountables = Conformers<any GtkMountable.Type>(to: (any GtkMountable).self)
    private static let representables = Conformers<any GtkWidgetRepresentable.Type>(
        to: (any GtkWidgetRepresentable).self)
    private static let controls = Conformers<any _LabeledControl.Type>(to: (any _LabeledControl).self)

    /// Responds to nodes that were added, removed or moved below a node.
    package func structureChanged(_ node: _ViewNode) {
        accessibleTextChanged(at: node)
        // The mount of a node that is a host manages its host views; the window's content has no mount.
        guard !node.isHost || node.parent == nil, let host = changedHost(of: node) else { return }
        needsSync(host)
        // Remove the widgets of removed nodes before GTK's next layout.
        node.graph.requestTurn()
    }

    /// Responds to a change of a node's visibility.
    package func visibilityChanged(_ node: _ViewNode) {
        accessibleTextChanged(at: node)
        if let host = changedHost(of: node) { needsSync(host) }
    }

    /// Responds to a node that needs layout.
    package func layoutChanged(_ node: _ViewNode, sizeMayChange: Bool) {
        host(of: node)?.invalidate(isResized: sizeMayChange)
    }

    /// Responds to a node that was placed elsewhere.
    package func moved(_ node: _ViewNode) {
        let mount = node.gtkMount
        mount?.moved()
        if mount != nil || node.shownEffect != nil { (mount?.host ?? host(of: node))?.redraw() }
    }

    /// Responds to a change of a node's effects.
    package func effectChanged(_ node: _ViewNode) { changedHost(of: node)?.drawingChanged() }

    /// Returns the frame of a node in its window, in points.
    package func windowFrame(of node: _ViewNode) -> CGRect? {
        guard let found = host(of: node) else { return nil }
        var (host, frame) = (found, node.frame)
        // GTK allocates list items after their container has placed the lines.
        if let lines = found.cellOf, let around = lines.host {
            let (origin, start) = (lines.node.frame.origin, lines.start)
            (host, frame) = (around, frame.offsetBy(dx: origin.x - start.x, dy: origin.y - start.y))
        }
        var (from, to) = (host.onWidget(frame).graphene, graphene_rect_t())
        guard cork_widget_transform_bounds(host.widget, rootHost.widget, &from, &to) != 0 else { return nil }
        return CGRect(to)
    }

    /// Marks a host for synchronization before the next frame.
    func needsSync(_ host: HostView) {
        guard !host.isOutdated else { return }
        host.isOutdated = true
        outdated.append(WeakHost(host: host))
    }

    /// Requests that a scroll view creates the content in its visible range before the next layout.
    func scrolled(_ scroll: ScrollMount) {
        if scrolled.isEmpty { window?.requestUpdate() }
        scrolled.append(WeakScroll(scroll: scroll))
    }

    /// Requests that a scroll view places its content before the next frame; returns `false` without a window.
    func needsPlacing(_ scroll: ScrollMount) -> Bool {
        guard window?.requestUpdate() == true else { return false }
        unplaced.append(WeakScroll(scroll: scroll))
        return true
    }

    /// Places the content of scroll views; returns `true` if any was placed.
    func placeScrolled() -> Bool {
        let mounts = unplaced
        unplaced.removeAll()
        let before = placed.count
        for mount in mounts where mount.scroll?.placeContent() == true { placed.append(mount) }
        return placed.count > before
    }

    /// Ends placing, and makes GTK update the widget under the pointer if anything was placed; returns `true` then.
    func placingEnded() -> Bool {
        let scroll = placed.lazy.compactMap(\.scroll).first
        placed.removeAll()
        scroll?.findPointer()
        return scroll != nil
    }

    /// A Boolean value that indicates whether a scroll view has to create content in its visible range.
    var isScrolled: Bool { !scrolled.isEmpty }

    private func showAhead() {
        let mounts = scrolled
        scrolled.removeAll()
        mounts.forEach { $0.scroll?.showAhead() }
    }

    /// Marks the accessible names of all buttons and cells around `node` for an update.
    package func accessibleTextChanged(at node: _ViewNode) { renamed[ObjectIdentifier(node)] = node }

    /// Synchronizes all hosts and accessible names with their nodes after a turn.
    func flush() {
        let isScrolling = isScrolled
        showAhead()
        var isChanging = isScrolling
        while !outdated.isEmpty {
            let hosts = outdated
            outdated.removeAll()
            for host in hosts.compactMap(\.host) {
                let wasArranged = host.isArranged
                host.sync(isScrolling: isScrolling)
                if wasArranged, !host.isArranged { unarranged.hosts.append(WeakHost(host: host)) }
                isChanging = isChanging || !host.isArranged
            }
        }
        if isChanging, !unarranged.hosts.isEmpty { arrangeWhenStill() }
        for node in renamed.values { rename(around: node) }
        renamed.removeAll()
    }

    /// The hosts whose children aren't in display order, and the timeout for reordering them.
    private var unarranged: (hosts: [WeakHost], timeout: UInt32?) = ([], nil)

    private func arrangeWhenStill() {
        unarranged.timeout.map(MainLoop.cancel)
        unarranged.timeout = MainLoop.after(milliseconds: 100) { [weak self] in
            self?.unarranged.timeout = nil
            self?.arrange()
        }
    }

    /// Reorders the children of hosts whose reordering was deferred.
    func arrange() {
        let hosts = unarranged.hosts
        unarranged.hosts.removeAll()
        for host in hosts.compactMap(\.host) where !host.isArranged { host.arrange() }
    }

    private func rename(around node: _ViewNode) {
        var (current, child): (_ViewNode?, _ViewNode?) = (node, nil)
        while let place = current {
            place.gtkMount?.accessibleTextChanged(below: child)
            (current, child) = (place.parent, place)
        }
    }

    /// Returns the host of a node after invalidating the cells that contain the node; `nil` while it is incomplete.
    private func changedHost(of node: _ViewNode) -> HostView? {
        let host = host(of: node)
        var child = node
        while let host, let parent = child.parent, !parent.isHost {
            if parent.isLazy { host.changed(in: child) }
            child = parent
        }
        return host
    }

    /// Returns the host that shows a node; `nil` while it is incomplete.
    func host(of node: _ViewNode) -> HostView? {
        var child = node
        while let parent = child.parent {
            if parent.isHost {
                return parent.parent == nil ? rootHost : parent.gtkMount?.host(for: child)
            }
            child = parent
        }
        return node.parent == nil ? rootHost : nil
    }
}

private struct WeakHost {
    weak var host: HostView?
}

private struct WeakScroll {
    weak var scroll: ScrollMount?
}
