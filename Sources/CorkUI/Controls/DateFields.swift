import Foundation

/// A binding to a date, with optional bounds.
public struct _DateValue {
    let selection: Binding<Date>
    var least: Date?
    var most: Date?

    @MainActor var date: Date { selection.wrappedValue }

    /// Writes a date to the binding, clamped to the bounds.
    @MainActor
    func choose(_ date: Date) {
        let chosen = min(max(date, least ?? date), most ?? max(date, least ?? date))
        if chosen != self.date { selection.wrappedValue = chosen }
    }

    /// Changes the day, the time of day, or both, and keeps the other components of the date.
    @MainActor
    func choose(_ parts: DateComponents) {
        let calendar = Self.calendar
        var all = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
        if parts.year != nil { (all.year, all.month, all.day) = (parts.year, parts.month, parts.day) }
        if parts.hour != nil { (all.hour, all.minute, all.second, all.nanosecond) = (parts.hour, parts.minute, 0, 0) }
        if let chosen = calendar.date(from: all) { choose(chosen) }
    }

    /// The Gregorian calendar in the current time zone.
    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        return calendar
    }
}

/// The content of a date picker.
public struct _DateFields: View {
    let value: _DateValue
    let components: DatePickerComponents
    @State private var isOpen = false
    @Environment(\._datePickerLook) private var look

    init(value: _DateValue, components: DatePickerComponents) {
        self.value = value
        self.components = components
    }

    /// The content and behavior of the view.
    public var body: some View {
        if look == .graphical {
            VStack(alignment: .leading, spacing: 6) {
                if components.contains(.date) { _CalendarInput(value: value) }
                if components.contains(.hourAndMinute) { time }
            }
        } else {
            HStack(spacing: 6) {
                if components.contains(.date) || components.isEmpty { day }
                if components.contains(.hourAndMinute) { time }
            }
        }
    }

    @ViewBuilder private var day: some View {
        let text = Date.FormatStyle(date: .abbreviated, time: .omitted).inUserLocale.format(value.date)
        if components.isEmpty {
            Text(verbatim: text)
        } else {
            Button(text) { isOpen = true }.popover(isPresented: $isOpen) { _CalendarInput(value: value) }
        }
    }

    private var time: some View {
        TextField(
            "Time",
            value: Binding(
                get: { TimeOfDay(value.date) },
                set: { value.choose(DateComponents(hour: $0.hour, minute: $0.minute)) }),
            format: TimeOfDay.Format()
        )
        .frame(width: 100)
    }
}

/// The calendar of a date picker.
public struct _CalendarInput: _InputView {
    let value: _DateValue

    /// Reads the bindings of the control, so that their changes update it.
    public func _readInput() { _ = value.date }
    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize { CGSize(width: 280, height: 240) }
    /// The description of the view for tests and assistive technologies.
    public var _description: _LeafDescription {
        _LeafDescription(value: _day.map { "\($0.year)-\($0.month)-\($0.day)" })
    }

    /// The chosen day; months count from 1.
    public var _day: (year: Int, month: Int, day: Int)? {
        let parts = _DateValue.calendar.dateComponents([.year, .month, .day], from: value.date)
        guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
        return (year, month, day)
    }

    /// Chooses a day, clamped to the bounds.
    public func _choose(year: Int, month: Int, day: Int) {
        value.choose(DateComponents(year: year, month: month, day: day))
    }

    /// Chooses a date, clamped to the bounds.
    package func _choose(_ date: Date) { value.choose(date) }
}

extension DatePicker {
    /// Chooses a date, clamped to the bounds.
    package func _choose(_ date: Date) { _input.value.choose(date) }
    /// The chosen date.
    package var _date: Date { _input.value.date }
}

/// A date picker, independent of the type of its label.
@MainActor
package protocol _AnyDatePicker {
    var _date: Date { get }
    func _choose(_ date: Date)
}

extension DatePicker: _AnyDatePicker {}
