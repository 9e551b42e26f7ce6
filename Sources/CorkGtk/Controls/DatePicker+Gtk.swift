import CGtk
import CorkUI
import Foundation

extension _CalendarInput: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { CalendarMount(node, renderer) }
}

/// A mount for a native calendar.
final class CalendarMount: InputMount {
    private var isShowing = false

    init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer, gtk_calendar_new())
        signals.connect("day-selected", to: child) { [unowned self] in write() }
        name(node.controlName)
        nameParts()
        update()
    }

    private var calendar: _CalendarInput { node.item.value(as: _CalendarInput.self) }

    /// Without a name, screen readers would announce the class of the widget.
    override func name(_ name: String) { super.name(name.isEmpty ? "Calendar" : name) }

    private func nameParts() {
        namePages(inside: child, "Month")
        // The order of the buttons from the leading edge in GTK.
        let names = ["Previous Month", "Next Month", "Previous Year", "Next Year"]
        for (name, button) in zip(names, buttons(inside: child)) { setAccessibleLabel(name, on: button) }
    }

    private var shown: (year: Int, month: Int, day: Int) {
        let date = gtk_calendar_get_date(child.opaque)!
        defer { g_date_time_unref(date) }
        return (
            Int(g_date_time_get_year(date)), Int(g_date_time_get_month(date)), Int(g_date_time_get_day_of_month(date))
        )
    }

    private func write() {
        guard !isShowing else { return }
        let day = shown
        calendar._choose(year: day.year, month: day.month, day: day.day)
        MainLoop.beforeNextFrame { [weak self] in self?.update() }
    }

    override func update() {
        super.update()
        guard let day = calendar._day, day != shown,
            let date = g_date_time_new_local(gint(day.year), gint(day.month), gint(day.day), 12, 0, 0)
        else { return }
        defer { g_date_time_unref(date) }
        isShowing = true
        cork_calendar_select(child.opaque, date)
        isShowing = false
    }
}
