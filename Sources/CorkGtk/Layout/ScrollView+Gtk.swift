import CGtk
import CorkUI
import Foundation

extension ScrollView: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount {
        if let list = node as? any AnyListScrollNode { return ListMount(list, renderer) }
        return ScrollMount(node as! any AnyScrollNode, HostView(), renderer)
    }
}

/// A mount for a native scroll view around the host of its content.
class ScrollMount: WidgetMount, ScrollMounting {
    private let scroll: any AnyScrollNode
    /// The host of the content.
    final let content: HostView
    private let scroller: Scroller
    private var visible = CGSize.zero

    init(_ scroll: any AnyScrollNode, _ content: HostView, _ renderer: GtkRenderer) {
        self.scroll = scroll
        self.content = content
        scroller = Scroller(content)
        super.init(scroll, renderer, gtk_scrolled_window_new())
        content.measure = { [unowned self] proposal in
            var size = scroll.idealSize(in: visible)
            // Along an axis without scrolling, the content adapts to the scroll view and doesn't limit its minimum
            // size.
            let axes = scroll.environment.isScrollEnabled ? scroll.axes : []
            if proposal.width == 0, !axes.contains(.horizontal) { size.width = 0 }
            if proposal.height == 0, !axes.contains(.vertical) { size.height = 0 }
            return size
        }
        content.layout = { [unowned self] _ in
            reported = nil
            scroll.placeContent(at: remainder, visible: visible)
        }
        scroller.contentSize = { [unowned self] in scroll.idealSize(in: visible) }
        content.show(childrenOf: scroll)
        content.visibleRect = { [unowned self] in visibleRect }
        content.scroll = self
        for adjustment in [horizontal, vertical] {
            signals.connect("value-changed", to: adjustment) { [unowned self] in
                offsetChanged()
                guard !isPut, !scroller.isAllocating else { return }
                noteMotion()
                motion?.moved()
            }
        }
        gtk_scrolled_window_set_child(child.opaque, scroller.widget)
        gtk_widget_set_focusable(child, 0)
        update()
        childrenChanged()
    }

    private func offsetChanged() {
        notifyFollowers()
        guard !scroller.isAllocating else { return }
        if !needsPlacing() { gtk_widget_queue_allocate(scroller.widget) }
        renderer.scrolled(self)
    }

    // MARK: Visible content

    /// The observers of the visible part, removed with their owners.
    private var followers: [() -> Bool] = []

    /// The visible part of the content, in its coordinates.
    var visibleRect: CGRect { CGRect(origin: offset, size: visible) }

    /// The scroll offset that was announced to the views since the last layout.
    private var reported: CGPoint?

    /// Makes views create the content that becomes visible, before its layout.
    func showAhead() {
        let origin = CGPoint(x: offset.x.rounded(), y: offset.y.rounded())
        let before = reported ?? content.origin
        guard origin != before else { return }
        reported = origin
        scroll.willScroll(by: CGPoint(x: origin.x - before.x, y: origin.y - before.y))
    }

    /// Requests that the content is placed before the next frame; returns `false` if GTK has to do it in a layout.
    func needsPlacing() -> Bool { scroller.setOutdated { renderer.needsPlacing(self) } }

    /// Places the content; returns `false` if GTK has to do it in a layout.
    func placeContent() -> Bool { !isRemoved && scroller.place(alone: !scroll.needsPlacing) }

    /// Requests an allocation, after which GTK updates the widget under the pointer.
    func findPointer() { gtk_widget_queue_allocate(scroller.widget) }

    /// Calls `action` when the visible part changes, during the lifetime of `owner`.
    func follow<Owner: AnyObject>(_ owner: Owner, _ action: @escaping (Owner) -> Void) {
        followers.append { [weak owner] in
            guard let owner else { return false }
            action(owner)
            return true
        }
    }

    private func notifyFollowers() { followers.removeAll { !$0() } }

    override func host(for child: _ViewNode) -> HostView? { content }
    override func childrenChanged() { renderer.needsSync(content) }
    override func remainderChanged() { gtk_widget_queue_allocate(content.widget) }

    override func update() {
        updatePolicies()
        updateBarMargins()
        let isClipped = !scroll.environment._isScrollClipDisabled
        if isClipped != content.isClipped {
            content.isClipped = isClipped
            let overflow = isClipped ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE
            for widget in [child, scroller.widget] { gtk_widget_set_overflow(widget, overflow) }
        }
    }

    private func updateBarMargins() {
        let margins = scroll.environment._scrollIndicatorMargins
        for bar in [gtk_scrolled_window_get_hscrollbar(child.opaque), gtk_scrolled_window_get_vscrollbar(child.opaque)]
        {
            gtk_widget_set_margin_top(bar, Int32(margins.top.rounded()))
            gtk_widget_set_margin_bottom(bar, Int32(margins.bottom.rounded()))
            gtk_widget_set_margin_start(bar, Int32(margins.leading.rounded()))
            gtk_widget_set_margin_end(bar, Int32(margins.trailing.rounded()))
        }
    }

    private func updatePolicies() {
        gtk_scrolled_window_set_policy(
            child.opaque, policy(.horizontal, .horizontal, horizontal), policy(.vertical, .vertical, vertical))
    }

    private func policy(
        _ axis: Axis, _ set: Axis.Set, _ adjustment: UnsafeMutablePointer<GtkAdjustment>
    ) -> GtkPolicyType {
        let environment = scroll.environment
        guard scroll.axes.contains(set), environment.isScrollEnabled else { return GTK_POLICY_NEVER }
        let bounce =
            axis == .horizontal ? environment.horizontalScrollBounceBehavior : environment.verticalScrollBounceBehavior
        if bounce != .automatic {
            followLength(adjustment)
            let length = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment)
            let fits = length <= gtk_adjustment_get_page_size(adjustment)
            // Without a visible scroll bar, GTK only overshoots with the external policy.
            if fits { return bounce == .always ? GTK_POLICY_EXTERNAL : GTK_POLICY_NEVER }
        }
        return switch scroll.indicators(axis) {
        case .automatic: GTK_POLICY_AUTOMATIC
        case .visible: GTK_POLICY_ALWAYS
        default: GTK_POLICY_EXTERNAL
        }
    }

    private var followedLengths: Set<UnsafeMutablePointer<GtkAdjustment>> = []

    /// Begins to update the scroll bar policies after changes of the content's length.
    private func followLength(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) {
        guard followedLengths.insert(adjustment).inserted else { return }
        signals.connect("changed", to: adjustment) { [unowned self] in
            MainLoop.beforeNextFrame { [weak self] in self?.updatePolicies() }
        }
    }

    private var horizontal: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_hadjustment(child.opaque)!
    }
    private var vertical: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_vadjustment(child.opaque)! }

    var offset: CGPoint {
        CGPoint(
            x: gtk_adjustment_get_value(horizontal) + scroller.shift.x,
            y: gtk_adjustment_get_value(vertical) + scroller.shift.y)
    }

    /// A Boolean value that indicates whether a scroll position is being set.
    private var isPut = false
    private var motion: ScrollMotion?

    func follow(_ movement: ScrollMovement) { motion = ScrollMotion(movement, of: self) }

    func scroll(to offset: CGPoint) {
        stopGliding()
        isPut = true
        defer { isPut = false }
        set(horizontal, offset.x - scroller.shift.x)
        set(vertical, offset.y - scroller.shift.y)
    }

    // MARK: Kinetic scrolling

    /// A Boolean value that indicates whether GTK scrolls the content, over several frames or by single steps.
    private var isInMotion = false
    /// The time at which GTK last scrolled the content, in microseconds, and the number of frames since.
    private var lastMotion = (time: 0, frames: 0)
    /// The time without motion after which the scroll view is at rest, in microseconds.
    private static let stillness = 100_000

    private func noteMotion() {
        lastMotion = (g_get_monotonic_time(), 0)
        guard !isInMotion else { return }
        isInMotion = true
        beforeEachFrame(of: child) { [weak self] in
            guard let self, !isRemoved else { return false }
            lastMotion.frames += 1
            // Frames can take longer than this time.
            isInMotion = lastMotion.frames < 3 || g_get_monotonic_time() - lastMotion.time < Self.stillness
            if !isInMotion { applyShift() }
            return isInMotion
        }
    }

    private func applyShift() {
        isPut = true
        defer { isPut = false }
        scroller.applyShift()
    }

    func followContent(movedBy distance: CGPoint) -> Bool {
        guard isInMotion else { return false }
        scroller.add(toShift: distance)
        offsetChanged()
        return true
    }

    /// The number of the current animated scroll.
    private var glides = 0

    func stopGliding() { glides += 1 }

    func glide(to end: CGPoint) {
        stopGliding()
        let (number, start, begin) = (glides, offset, g_get_monotonic_time())
        let duration = scroll.graph.motions.isEnabled ? 0.25 : 0
        beforeEachFrame(of: child) { [weak self] in
            guard let self, number == glides else { return false }
            let seconds = Double(g_get_monotonic_time() - begin) / 1_000_000
            let rest = seconds < duration ? pow(1 - seconds / duration, 3) : 0
            set(horizontal, end.x + (start.x - end.x) * rest - scroller.shift.x)
            set(vertical, end.y + (start.y - end.y) * rest - scroller.shift.y)
            return rest > 0
        }
    }

    private func set(_ adjustment: UnsafeMutablePointer<GtkAdjustment>, _ value: Double) {
        // The content may have grown since the last layout.
        let end = value + gtk_adjustment_get_page_size(adjustment)
        if end > gtk_adjustment_get_upper(adjustment) { gtk_adjustment_set_upper(adjustment, end) }
        gtk_adjustment_set_value(adjustment, value)
    }

    override func place(_ frame: CGRect) {
        super.place(frame)
        gtk_widget_set_direction(scroller.widget, gtk_widget_get_direction(child))
        if frame.size != visible {
            visible = frame.size
            scroll.setVisibleSize(frame.size)
            gtk_widget_queue_resize(content.widget)
            notifyFollowers()
        }
    }
}
