import CGtk
import CorkUI
import Foundation

/// Autoscrolling while a drag is near an edge, faster the nearer it is.
final class DragScrolling {
    private let root: HostView
    /// The position of the drag in the window; `nil` without a drag.
    private var point: CGPoint?
    private(set) var isTicking = false
    /// A closure that is called when the content under the pointer may have changed.
    private var scrolled: () -> Void = {}
    /// The distance from an edge within which a drag scrolls, in pixels.
    private static let reach = 32.0

    init(_ root: HostView) { self.root = root }

    /// Updates the position of the drag.
    ///
    /// - Parameters:
    ///   - point: The point, in points.
    ///   - scrolled: A closure that is called after each step.
    func drag(to point: CGPoint, scrolled: @escaping () -> Void) {
        (self.point, self.scrolled) = (point, scrolled)
        guard !isTicking, !steps(at: point).isEmpty else { return }
        isTicking = true
        beforeEachFrame(of: root.widget) { [weak self] in self?.tick() == true }
    }

    /// Ends autoscrolling after the drag has left the window or ended.
    func end() { (point, scrolled) = (nil, {}) }

    private func tick() -> Bool {
        // The content scrolled in the last frame has been placed now.
        scrolled()
        let steps = point.map(steps(at:)) ?? []
        isTicking = !steps.isEmpty
        for (adjustment, step) in steps {
            gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + step)
        }
        return isTicking
    }

    /// Returns the steps of the innermost scroll views that can scroll at a point, one for each axis.
    private func steps(at point: CGPoint) -> [(UnsafeMutablePointer<GtkAdjustment>, Double)] {
        var found: [Axis: (UnsafeMutablePointer<GtkAdjustment>, Double)] = [:]
        var next = gtk_widget_pick(root.widget, point.x, point.y, GTK_PICK_DEFAULT)
        while let widget = next {
            if widget.isA(gtk_scrolled_window_get_type()) {
                for axis in Axis.allCases where found[axis] == nil {
                    let step = step(along: axis, of: widget, at: point)
                    if let step { found[axis] = step }
                }
            }
            next = gtk_widget_get_parent(widget)
        }
        return Array(found.values)
    }

    private func step(
        along axis: Axis, of scroll: UnsafeMutablePointer<GtkWidget>, at point: CGPoint
    ) -> (UnsafeMutablePointer<GtkAdjustment>, Double)? {
        guard let point = point.converted(from: root.widget, to: scroll) else { return nil }
        let isHorizontal = axis == .horizontal
        let place = isHorizontal ? point.x : point.y
        let length = Double(isHorizontal ? gtk_widget_get_width(scroll) : gtk_widget_get_height(scroll))
        let reach = min(Self.reach, length / 4)
        let step = (max(place - (length - reach), 0) - max(reach - place, 0)) / 3
        let adjustment =
            isHorizontal
            ? gtk_scrolled_window_get_hadjustment(scroll.opaque)! : gtk_scrolled_window_get_vadjustment(scroll.opaque)!
        let value = gtk_adjustment_get_value(adjustment)
        let last = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
        let canScroll = step < 0 ? value > gtk_adjustment_get_lower(adjustment) : step > 0 && value < last
        return canScroll ? (adjustment, step) : nil
    }
}
