import CGtk
import CorkUI
import Foundation

/// A container widget whose owner allocates its children.
final class PlacedWidgets {
    private let reference: ObjectRef
    /// The widget to insert into a parent.
    var widget: UnsafeMutablePointer<GtkWidget> { reference.widget }
    /// The height request, in pixels.
    var height: Int32 = 0
    /// A closure that allocates the children in a size in pixels.
    var allocate: (_ width: Int32, _ height: Int32) -> Void = { _, _ in }
    /// A closure that moves the keyboard focus and returns whether it did; `nil` to follow the order of the children.
    var moveFocus: ((GtkDirectionType) -> Bool)?

    init() {
        let link = PlacedWidgetsLink()
        reference = ObjectRef(
            sinking: cork_host_new(
                &PlacedWidgetsLink.table, Unmanaged.passRetained(link).toOpaque(), GTK_ACCESSIBLE_ROLE_GENERIC, nil)!)
        link.owner = self
    }
}

/// The context of the widget's functions; the widget can outlive its owner.
private final class PlacedWidgetsLink {
    weak var owner: PlacedWidgets?

    static var table = CorkHostVTable(
        measure: { context, _, orientation, _, minimum, natural in
            nonisolated(unsafe) let (context, minimum, natural) = (context!, minimum!, natural!)
            onMainActor {
                guard orientation == GTK_ORIENTATION_VERTICAL, let owner = owner(context) else { return }
                (minimum.pointee, natural.pointee) = (owner.height, owner.height)
            }
        },
        size_allocate: { context, _, width, height, _ in
            nonisolated(unsafe) let context = context!
            onMainActor { owner(context)?.allocate(width, height) }
        },
        snapshot: { context, widget, snapshot in
            nonisolated(unsafe) let (widget, snapshot) = (widget!, snapshot!)
            onMainActor { for child in widget.children { gtk_widget_snapshot_child(widget, child, snapshot) } }
        },
        contains: nil,
        focus: { context, _, direction in
            nonisolated(unsafe) let context = context!
            return onMainActor { (owner(context)?.moveFocus).map { $0(direction) ? 1 : 0 } ?? -1 }
        },
        grab_focus: nil, state_flags_changed: nil, click: nil,
        destroy: { context in
            nonisolated(unsafe) let context = context!
            onMainActor { Unmanaged<PlacedWidgetsLink>.fromOpaque(context).release() }
        })

    static func owner(_ context: UnsafeMutableRawPointer) -> PlacedWidgets? {
        Unmanaged<PlacedWidgetsLink>.fromOpaque(context).takeUnretainedValue().owner
    }
}
