import CGtk
import CorkUI
import Foundation

/// Shows the nodes of one window with GTK.
package final class GtkRenderer: ViewRenderer {
    /// The surface of the window's content.
    let rootHost = HostView()
    private var makers: [ObjectIdentifier: ((_ViewNode, GtkRenderer) -> Mount)?] = [:]
    /// Hosts that go with their nodes before their turn comes are left out.
    private var outdated: [WeakHost] = []
    /// Scroll views that have scrolled, of which it is not shown yet.
    private var scrolled: [WeakScroll] = []
    /// Scroll views whose content is to be placed before the next frame, and those where it was in frames before this one.
    private var (unplaced, placed): ([WeakScroll], [WeakScroll]) = ([], [])
    private var renamed: [ObjectIdentifier: _ViewNode] = [:]
    /// The window's header bar and what it is part of; none for views that are shown by themselves.
    weak var window: WindowController?
    /// The drags and drops of the window.
    package private(set) lazy var dragging = Dragging(self)
    /// The gestures of the window.
    private(set) lazy var gestures = Gestures(self)

    /// Whether what is out of sight may be left until it is scrolled to.
    package let showsOnlyWhatIsInSight: Bool

    /// The time per frame for work that may take several frames; nil for no limit.
    private let makingTime: Duration?

    /// - Parameters:
    ///   - showsOnlyWhatIsInSight: whether what is out of sight may be left until it is scrolled to.
    ///   - makingTime: how long lines of lazy containers are made in one frame, where nothing that was in sight stays so; nil
    ///     for as long as it takes.
    package init(showsOnlyWhatIsInSight: Bool = true, makingTime: Duration? = nil) {
        self.showsOnlyWhatIsInSight = showsOnlyWhatIsInSight
        self.makingTime = makingTime
    }

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

    /// When making what may take several frames began in this one, how many were begun, and whether there was no time for
    /// all; nil until it does.
    private var making: (began: ContinuousClock.Instant, count: Int, isCutShort: Bool)?

    /// Returns whether the frame has time to make another row.
    package func hasTimeToMakeMore() -> Bool {
        guard let makingTime else { return true }
        guard let (began, count, _) = making else {
            making = (.now, 1, false)
            window?.afterNextFrame { [weak self] in self?.endMaking() }
            return true
        }
        // The next one is taken to last as long as those before it.
        let spent = ContinuousClock.now - began
        let isCutShort = spent + spent / count > makingTime
        making = (began, count + 1, isCutShort)
        return !isCutShort
    }

    private func endMaking() {
        if making?.isCutShort == true { window?.requestLayout() }
        making = nil
    }

    /// Whether something is still to be done when all is still.
    var waitsForStillness: Bool { !timeouts.isEmpty || unarranged.timeout != nil }

    /// Makes what shows a node, or nil if the node shows nothing itself.
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

    /// Tells that nodes below a node came, went or moved.
    package func structureChanged(_ node: _ViewNode) {
        spokenTextChanged(at: node)
        // The mount of a surface looks after its hosts itself; the window's content has none.
        guard !node.isSurface || node.parent == nil, let host = changedHost(of: node) else { return }
        needsSync(host)
        // The widgets of nodes that are gone go before GTK lays out again.
        node.graph.requestTurn()
    }

    /// Tells that a node became visible or invisible.
    package func visibilityChanged(_ node: _ViewNode) {
        spokenTextChanged(at: node)
        if let host = changedHost(of: node) { needsSync(host) }
    }

    /// Tells that a node needs to be laid out again.
    package func layoutChanged(_ node: _ViewNode, sizeMayChange: Bool) {
        host(of: node)?.invalidate(isResized: sizeMayChange)
    }

    /// Tells that a node got another place.
    package func moved(_ node: _ViewNode) {
        let mount = node.gtkMount
        mount?.moved()
        if mount != nil || node.shownEffect != nil { (mount?.host ?? host(of: node))?.redraw() }
    }

    /// Tells that a node is drawn in another way.
    package func effectChanged(_ node: _ViewNode) { changedHost(of: node)?.drawingChanged() }

    /// Returns the frame of a node in its window, in points.
    package func windowFrame(of node: _ViewNode) -> CGRect? {
        guard let found = host(of: node) else { return nil }
        var (host, frame) = (found, node.frame)
        // GTK allocates list items later than their lines are placed in the container.
        if let lines = found.cellOf, let around = lines.host {
            let (origin, start) = (lines.node.frame.origin, lines.start)
            (host, frame) = (around, frame.offsetBy(dx: origin.x - start.x, dy: origin.y - start.y))
        }
        var (from, to) = (host.onWidget(frame).graphene, graphene_rect_t())
        guard cork_widget_transform_bounds(host.widget, rootHost.widget, &from, &to) != 0 else { return nil }
        return CGRect(to)
    }

    /// Lets a host look for its widgets before the next frame.
    func needsSync(_ host: HostView) {
        guard !host.isOutdated else { return }
        host.isOutdated = true
        outdated.append(WeakHost(host: host))
    }

    /// Has what comes into sight in a scroll view made before the next layout.
    func scrolled(_ scroll: ScrollMount) {
        if scrolled.isEmpty { window?.requestUpdate() }
        scrolled.append(WeakScroll(scroll: scroll))
    }

    /// Has the content of a scroll view placed before the next frame; false where nobody would.
    func needsPlacing(_ scroll: ScrollMount) -> Bool {
        guard window?.requestUpdate() == true else { return false }
        unplaced.append(WeakScroll(scroll: scroll))
        return true
    }

    /// Places what is on scroll views; says whether there was anything to place.
    func placeScrolled() -> Bool {
        let mounts = unplaced
        unplaced.removeAll()
        let before = placed.count
        for mount in mounts where mount.scroll?.placeContent() == true { placed.append(mount) }
        return placed.count > before
    }

    /// Nothing more is placed for now: has GTK find what the pointer is over, unless nothing was placed before.
    func placingEnded() -> Bool {
        let scroll = placed.lazy.compactMap(\.scroll).first
        placed.removeAll()
        scroll?.findPointer()
        return scroll != nil
    }

    /// Whether views are to make what comes into sight.
    var isScrolled: Bool { !scrolled.isEmpty }

    private func showAhead() {
        let mounts = scrolled
        scrolled.removeAll()
        mounts.forEach { $0.scroll?.showAhead() }
    }

    /// Updates the accessible names that come from content: of every button and cell around `node`.
    func spokenTextChanged(at node: _ViewNode) { renamed[ObjectIdentifier(node)] = node }

    /// Brings all hosts and names up to date with their nodes; after each turn.
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

    /// Hosts whose children are not in the order of the content, and what will bring them into it.
    private var unarranged: (hosts: [WeakHost], timeout: UInt32?) = ([], nil)

    private func arrangeWhenStill() {
        unarranged.timeout.map(MainLoop.cancel)
        unarranged.timeout = MainLoop.after(milliseconds: 100) { [weak self] in
            self?.unarranged.timeout = nil
            self?.arrange()
        }
    }

    /// Brings the children of what has scrolled or changed into the order of the content.
    func arrange() {
        let hosts = unarranged.hosts
        unarranged.hosts.removeAll()
        for host in hosts.compactMap(\.host) where !host.isArranged { host.arrange() }
    }

    private func rename(around node: _ViewNode) {
        var (current, child): (_ViewNode?, _ViewNode?) = (node, nil)
        while let place = current {
            place.gtkMount?.spokenTextChanged(below: child)
            (current, child) = (place.parent, place)
        }
    }

    /// The host on which a node is shown, which knows nothing any more of the cells that the node is in; nil while it is not
    /// complete.
    private func changedHost(of node: _ViewNode) -> HostView? {
        let host = host(of: node)
        var child = node
        while let host, let parent = child.parent, !parent.isSurface {
            if parent.isLazy { host.changed(in: child) }
            child = parent
        }
        return host
    }

    /// The host on which a node is shown, nil while it is not complete.
    func host(of node: _ViewNode) -> HostView? {
        var child = node
        while let parent = child.parent {
            if parent.isSurface {
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
