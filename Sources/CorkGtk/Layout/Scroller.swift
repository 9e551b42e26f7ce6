import CGtk
import CorkUI
import Foundation

/// What a native scroll view scrolls: one widget, longer than any widget can be.
///
/// GTK counts pixels of a widget in whole numbers, and draws exactly up to 16 million. Of longer content the widget holds
/// a stretch around what is in sight, which begins at ``base`` and is taken anew near its ends.
final class Scroller {
    private let reference: ObjectRef
    var widget: UnsafeMutablePointer<GtkWidget> { reference.widget }
    private let content: HostView
    /// How large the content is in a visible part of a size.
    var contentSize: (CGSize) -> CGSize = { $0 }
    /// Where the stretch that the widget holds begins in the content, in points.
    private(set) var base = CGPoint.zero

    /// The longest stretch, in pixels.
    private static let limit: CGFloat = 4_000_000

    /// - Parameter content: the widget.
    init(_ content: HostView) {
        self.content = content
        let link = ScrollerLink()
        let created = cork_scroller_new(&ScrollerLink.table, Unmanaged.passRetained(link).toOpaque())!
        reference = ObjectRef(sinking: created)
        link.scroller = self
        gtk_widget_set_parent(content.widget, created)
    }

    private func adjustment(_ axis: Axis) -> UnsafeMutablePointer<GtkAdjustment>? {
        axis == .horizontal
            ? gtk_scrollable_get_hadjustment(widget.opaque) : gtk_scrollable_get_vadjustment(widget.opaque)
    }

    fileprivate func allocate(_ visible: CGSize) {
        let content = contentSize(visible)
        var size = CGSize.zero
        var place = CGPoint.zero
        var isMoved = false
        for axis in Axis.allCases {
            guard let adjustment = adjustment(axis) else { continue }
            let (page, length) = (visible[axis], max(content[axis], visible[axis]).rounded(.up))
            var value = gtk_adjustment_get_value(adjustment)
            if axis == .horizontal, gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL {
                // What is in sight keeps its distance from the right edge, where text begins.
                value +=
                    (length - page) - (gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment))
            }
            value = min(max(value, 0), length - page)
            gtk_adjustment_configure(adjustment, value, 0, length, page * 0.1, page * 0.9, page)
            let base = Self.base(self.base[axis], for: value, page: page, length: length)
            if base != self.base[axis] {
                self.base[axis] = base
                isMoved = true
            }
            size[axis] = min(length - base, Self.limit)
            place[axis] = base - value
        }
        cork_widget_allocate(
            self.content.widget, Float(place.x), Float(place.y), pixels(size.width), pixels(size.height), -1, 0)
        if isMoved { self.content.layOutAgain() }
    }

    /// Where the stretch begins that shows what is at `value`: the old one while it does, well away from its ends.
    private static func base(_ base: CGFloat, for value: CGFloat, page: CGFloat, length: CGFloat) -> CGFloat {
        guard length > limit else { return 0 }
        let reach = limit / 4
        if value >= base + (base > 0 ? reach : 0), value + page <= base + limit - reach || base + limit >= length {
            return base
        }
        return min(max(value - limit / 2, 0), length - limit).rounded()
    }
}

/// What a scroller's functions are called with; the widget may outlive it by a moment.
private final class ScrollerLink {
    weak var scroller: Scroller?

    static var table = CorkScrollerVTable(
        size_allocate: { context, _, width, height in
            nonisolated(unsafe) let context = context!
            gtkMain {
                Unmanaged<ScrollerLink>.fromOpaque(context).takeUnretainedValue().scroller?
                    .allocate(CGSize(width: Int(width), height: Int(height)))
            }
        },
        destroy: { context in
            nonisolated(unsafe) let context = context!
            gtkMain { Unmanaged<ScrollerLink>.fromOpaque(context).release() }
        })
}
