import CGtk
import CorkUI
import Foundation

/// The child of a native scroll view, a widget as large as the visible part of the content.
///
/// Scrolling moves only the widgets near the visible part. Thus the content may be longer than 16 million pixels, the
/// maximum size of a widget, and GTK repaints rows but not the background behind them.
final class Scroller {
    private let reference: ObjectRef
    var widget: UnsafeMutablePointer<GtkWidget> { reference.widget }
    private let content: HostView
    /// The size of the content, in points.
    var contentSize: () -> CGSize = { .zero }

    /// Creates a scroller.
    ///
    /// - Parameter content: The host of the content.
    init(_ content: HostView) {
        self.content = content
        let link = ScrollerLink()
        let created = cork_scroller_new(&ScrollerLink.table, Unmanaged.passRetained(link).toOpaque())!
        reference = ObjectRef(sinking: created)
        link.scroller = self
        gtk_widget_set_parent(content.widget, created)
    }

    /// A Boolean value that indicates whether the content is being placed.
    private(set) var isAllocating = false
    /// The visible part and the whole content at the last placement.
    private var placed: (visible: CGSize, content: CGSize)?
    /// A Boolean value that indicates whether the content is placed again before the next frame.
    private var isOutdated = false
    /// The part of the scroll offset that the values of the adjustments do not include, in points.
    ///
    /// GTK computes the values of kinetic scrolling from the start of the motion. Changed lengths of lines before the
    /// visible part are added here during the motion, and to the values when it has ended.
    private(set) var shift = CGPoint.zero
    /// A Boolean value that indicates whether the last placement was for right-to-left text.
    private var wasMirrored: Bool?

    /// A Boolean value that indicates whether the scroller is placed and mapped, so that only its content may need
    /// placing.
    private var isPlaced: Bool { placed != nil && gtk_widget_get_mapped(widget) != 0 }

    /// Requests that ``place(alone:)`` is called before the next frame.
    ///
    /// - Returns: `false` if GTK has to place the content.
    func setOutdated(_ request: () -> Bool) -> Bool {
        if !isOutdated { isOutdated = isPlaced && request() }
        return isOutdated
    }

    /// Places the content again, without a layout of the window.
    ///
    /// Rows whose lengths turn out different are placed in the frame that shows them: with a layout of the window
    /// instead, rows of mixed heights jump by up to 62 pixels in a fling, as `KineticScrollTests` show.
    ///
    /// - Parameter isAlone: Pass `true` if no ancestor needs placing.
    /// - Returns: `false` if GTK has to place the content because its size changed.
    func place(alone isAlone: Bool) -> Bool {
        guard isOutdated else { return false }
        isOutdated = false
        guard isAlone, isPlaced, let placed, contentSize().inPixels == placed.content.inPixels else {
            gtk_widget_queue_resize(content.widget)
            return false
        }
        allocate(placed.visible)
        return true
    }

    fileprivate func allocate(_ visible: CGSize) {
        (isAllocating, isOutdated) = (true, false)
        defer { isAllocating = false }
        let content = contentSize()
        placed = (visible, content)
        var origin = CGPoint.zero
        for axis in Axis.allCases {
            guard let adjustment = adjustment(axis) else { continue }
            let shift = shift[axis]
            let page = visible[axis]
            let length = max(content[axis].rounded(.up), page)
            var value = gtk_adjustment_get_value(adjustment)
            if axis == .horizontal {
                // Keep the distance of the visible part from the leading edge.
                let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
                let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
                let distance = wasMirrored ?? isMirrored ? end - value : value
                value = isMirrored ? length - page - shift - distance : distance
                wasMirrored = isMirrored
            }
            value = min(max(value, -shift), length - page - shift)
            gtk_adjustment_configure(adjustment, value, -shift, length - shift, page * 0.1, page * 0.9, page)
            origin[axis] = (value + shift).rounded()
        }
        self.content.allocate(visible, showing: origin)
    }

    private func adjustment(_ axis: Axis) -> UnsafeMutablePointer<GtkAdjustment>? {
        axis == .horizontal
            ? gtk_scrollable_get_hadjustment(widget.opaque) : gtk_scrollable_get_vadjustment(widget.opaque)
    }

    /// Scrolls the content without changing the values of the adjustments.
    func add(toShift distance: CGPoint) {
        shift.x += distance.x
        shift.y += distance.y
    }

    /// Adds the shift to the values of the adjustments.
    func applyShift() {
        guard shift != .zero else { return }
        let before = shift
        shift = .zero
        for axis in Axis.allCases {
            guard before[axis] != 0, let adjustment = adjustment(axis) else { continue }
            let page = gtk_adjustment_get_page_size(adjustment)
            gtk_adjustment_configure(
                adjustment, gtk_adjustment_get_value(adjustment) + before[axis], 0,
                gtk_adjustment_get_upper(adjustment) + before[axis], page * 0.1, page * 0.9, page)
        }
    }
}

extension CGSize {
    fileprivate var inPixels: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}

/// The context of a scroller's functions; the widget may outlive the scroller briefly.
private final class ScrollerLink {
    weak var scroller: Scroller?

    static var table = CorkScrollerVTable(
        size_allocate: { context, _, width, height in
            nonisolated(unsafe) let context = context!
            onMainActor {
                Unmanaged<ScrollerLink>.fromOpaque(context).takeUnretainedValue().scroller?
                    .allocate(CGSize(width: Int(width), height: Int(height)))
            }
        },
        destroy: { context in
            nonisolated(unsafe) let context = context!
            onMainActor { Unmanaged<ScrollerLink>.fromOpaque(context).release() }
        })
}
