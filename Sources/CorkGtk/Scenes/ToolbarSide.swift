import CGtk
import CorkUI
import Foundation

/// The items at one end or in the middle of a header bar; items that don't fit are in a popover.
final class ToolbarSide {
    private let bar: OpaquePointer
    private let unpack: (OpaquePointer, UnsafeMutablePointer<GtkWidget>) -> Void
    private let row: ObjectRef
    /// The button that opens the popover, created with the first item.
    private var more: ObjectRef?
    /// The content of the popover, created when it is first opened.
    private var column: ObjectRef?
    private let signals = SignalOwner()
    /// Called with the items in the popover when it opens and when it has closed.
    var onMenuChange: (([UnsafeMutablePointer<GtkWidget>]) -> Void)?
    private var items: [UnsafeMutablePointer<GtkWidget>] = []
    private var buttons: [UnsafeMutablePointer<GtkWidget>] { more.map { [$0.widget] } ?? [] }
    /// The priority of each item if not all items fit into the bar.
    private var priorities: [ToolbarItemVisibilityPriority] = []
    /// The indices of the items that don't fit.
    private var overflowing: Set<Int> = []
    /// A Boolean value that indicates whether the items that do not fit are in the popover.
    private var isOpen = false
    /// The spacing of a header bar's children, in pixels.
    private static let spacing: Int32 = 6

    init(
        _ bar: OpaquePointer, _ pack: (OpaquePointer, UnsafeMutablePointer<GtkWidget>) -> Void,
        unpack: @escaping (OpaquePointer, UnsafeMutablePointer<GtkWidget>) -> Void = { gtk_header_bar_remove($0, $1) }
    ) {
        self.bar = bar
        self.unpack = unpack
        let link = RowLink()
        let context = Unmanaged.passRetained(link).toOpaque()
        row = ObjectRef(sinking: cork_host_new(&RowLink.table, context, GTK_ACCESSIBLE_ROLE_GENERIC, nil)!)
        link.side = self
        pack(bar, row.widget)
    }

    // MARK: Items

    func removeAll(except widgets: [UnsafeMutablePointer<GtkWidget>]) {
        for item in items where !widgets.contains(item) { leave(item) }
        items.removeAll { !widgets.contains($0) }
    }

    func show(_ widgets: [UnsafeMutablePointer<GtkWidget>], _ priorities: [ToolbarItemVisibilityPriority]) {
        items = widgets
        self.priorities = priorities
        if isOpen { gtk_menu_button_popdown(more!.opaque) }
        close()
        if more == nil, !items.isEmpty { makeButton() }
        var previous: UnsafeMutablePointer<GtkWidget>?
        for item in items {
            if gtk_widget_get_parent(item) != row.widget || gtk_widget_get_prev_sibling(item) != previous {
                gtk_widget_insert_after(item, row.widget, previous)
            }
            previous = item
        }
        gtk_widget_set_visible(row.widget, items.isEmpty ? 0 : 1)
        gtk_widget_queue_resize(row.widget)
    }

    func remove() {
        signals.disconnectAll()
        for item in items { leave(item) }
        if let more { gtk_widget_unparent(more.widget) }
        unpack(bar, row.widget)
    }

    private func leave(_ item: UnsafeMutablePointer<GtkWidget>) {
        guard let parent = gtk_widget_get_parent(item) else { return }
        if parent == row.widget { gtk_widget_unparent(item) } else { gtk_box_remove(parent.cast(), item) }
    }

    // MARK: The popover

    private func makeButton() {
        let button = ObjectRef(sinking: gtk_menu_button_new()!)
        gtk_menu_button_set_icon_name(button.opaque, "view-more-symbolic")
        setAccessibleLabel("More", on: button.widget, from: .content)
        setTooltip("More", on: button.widget)
        gtk_widget_set_valign(button.widget, GTK_ALIGN_CENTER)
        gtk_widget_insert_after(button.widget, row.widget, nil)
        gtk_menu_button_set_create_popup_func(
            button.opaque,
            { _, data in
                nonisolated(unsafe) let data = data!
                onMainActor { Unmanaged<RowLink>.fromOpaque(data).takeUnretainedValue().side?.open() }
            }, cork_host_get_context(row.widget), nil)
        more = button
    }

    /// Moves the items that don't fit into the popover before it opens.
    fileprivate func open() {
        isOpen = true
        let column = column ?? makePopover()
        let moved = items.indices.filter(overflowing.contains).map { items[$0] }
        for item in moved {
            gtk_widget_unparent(item)
            gtk_widget_set_child_visible(item, 1)
            gtk_box_append(column.cast(), item)
        }
        onMenuChange?(moved)
    }

    private func makePopover() -> ObjectRef {
        let popover = gtk_popover_new()!
        let column = ObjectRef(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.spacing)!)
        gtk_popover_set_child(popover.cast(), column.widget)
        gtk_menu_button_set_popover(more!.opaque, popover)
        signals.connect("closed", to: popover) { [unowned self] in close() }
        self.column = column
        return column
    }

    private func close() {
        guard isOpen else { return }
        isOpen = false
        for item in items where gtk_widget_get_parent(item) == column?.widget { leave(item) }
        onMenuChange?([])
        show(items, priorities)
    }

    // MARK: Layout

    private func size(
        of widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, for length: Int32 = -1
    ) -> Int32 {
        var natural: Int32 = 0
        gtk_widget_measure(widget, orientation, length, nil, &natural, nil, nil)
        return natural
    }

    private func width(of widgets: some Collection<UnsafeMutablePointer<GtkWidget>>) -> Int32 {
        let widths = widgets.map { size(of: $0, GTK_ORIENTATION_HORIZONTAL) }
        return widths.reduce(0, +) + Self.spacing * max(Int32(widths.count) - 1, 0)
    }

    fileprivate func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
        if orientation == GTK_ORIENTATION_VERTICAL {
            let height = (items + buttons).map { size(of: $0, orientation) }.max() ?? 0
            return (height, height)
        }
        let all = width(of: items)
        return (min(all, width(of: buttons)), all)
    }

    fileprivate func allocate(width: Int32, height: Int32) {
        overflowing = overflow(in: width)
        let isMirrored = gtk_widget_get_direction(row.widget) == GTK_TEXT_DIR_RTL
        var x: Int32 = 0
        func place(_ widget: UnsafeMutablePointer<GtkWidget>, isShown: Bool) {
            guard gtk_widget_get_parent(widget) == row.widget else { return }
            gtk_widget_set_child_visible(widget, isShown ? 1 : 0)
            let length = size(of: widget, GTK_ORIENTATION_HORIZONTAL)
            cork_widget_allocate(widget, Float(isMirrored ? width - x - length : x), 0, length, height, -1, 0)
            if isShown { x += length + Self.spacing }
        }
        for (index, item) in items.enumerated() { place(item, isShown: !overflowing.contains(index)) }
        for button in buttons { place(button, isShown: !overflowing.isEmpty) }
    }

    /// Returns the indices of the items that don't fit a width: those of the lowest priority, last ones first.
    private func overflow(in width: Int32) -> Set<Int> {
        var left: Set<Int> = []
        guard self.width(of: items) > width else { return left }
        for index in items.indices.sorted(by: { (priorities[$0], $1) < (priorities[$1], $0) }) {
            left.insert(index)
            let shown = items.indices.filter { !left.contains($0) }.map { items[$0] }
            if self.width(of: shown + buttons) <= width { break }
        }
        return left
    }

    fileprivate func draw(into snapshot: OpaquePointer) {
        for child in row.widget.children {
            gtk_widget_snapshot_child(row.widget, child, snapshot)
        }
    }
}

/// The context of the row's functions; the widget may outlive the side briefly.
private final class RowLink {
    weak var side: ToolbarSide?

    static var table = CorkHostVTable(
        measure: { context, _, orientation, _, minimum, natural in
            nonisolated(unsafe) let (context, minimum, natural) = (context!, minimum!, natural!)
            onMainActor {
                guard let size = RowLink.side(context)?.measure(orientation) else { return }
                (minimum.pointee, natural.pointee) = size
            }
        },
        size_allocate: { context, _, width, height, _ in
            nonisolated(unsafe) let context = context!
            onMainActor { RowLink.side(context)?.allocate(width: width, height: height) }
        },
        snapshot: { context, _, snapshot in
            nonisolated(unsafe) let (context, snapshot) = (context!, snapshot!)
            onMainActor { RowLink.side(context)?.draw(into: snapshot) }
        },
        contains: nil, focus: nil, grab_focus: nil, state_flags_changed: nil, click: nil,
        destroy: { context in
            nonisolated(unsafe) let context = context!
            onMainActor { Unmanaged<RowLink>.fromOpaque(context).release() }
        })

    static func side(_ context: UnsafeMutableRawPointer) -> ToolbarSide? {
        Unmanaged<RowLink>.fromOpaque(context).takeUnretainedValue().side
    }
}
