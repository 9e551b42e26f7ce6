import Foundation

/// A day, a time of day, or both, in the time zone and in the form of the person.
public struct DatePicker<Label: View>: _LabeledControl {
    /// The parts of a date that can be chosen.
    public typealias Components = DatePickerComponents

    /// The label of the control.
    public let _label: Label
    /// The control without its label.
    public let _input: _DateFields

    /// A date, and its label.
    ///
    /// - Parameters:
    ///   - selection: read, and written when another one is chosen; what is not shown of it stays.
    ///   - displayedComponents: what can be chosen; nothing shows the date for reading.
    ///   - label: what it is for.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        _input = _DateFields(value: _DateValue(selection: selection), components: displayedComponents)
        _label = label()
    }

    /// A date within bounds, and its label.
    ///
    /// - Parameters:
    ///   - selection: read, and written when another one is chosen; what is not shown of it stays.
    ///   - range: what is chosen beyond it becomes the bound: a closed range, or one from or through a date.
    ///   - displayedComponents: what can be chosen; nothing shows the date for reading.
    ///   - label: what it is for.
    public init<R: _DateRange>(
        selection: Binding<Date>, in range: R, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        _input = _DateFields(
            value: _DateValue(selection: selection, least: range._least, most: range._most),
            components: displayedComponents)
        _label = label()
    }

    /// Returns where the label stands in an environment.
    public func _labelPlacement(in environment: EnvironmentValues) -> _LabelPlacement {
        environment._datePickerLook == .graphical ? .above : .before
    }
}

@MainActor
extension DatePicker where Label == Text {
    /// A date with a title, which is translated.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A date within bounds with a title, which is translated.
    public init<R: _DateRange>(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// A date with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// A date within bounds with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, R: _DateRange>(
        _ title: S, selection: Binding<Date>, in range: R,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}

/// What can be chosen of a date.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Makes options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The day.
    public static let date = DatePickerComponents(rawValue: 1)
    /// The time of day.
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// Dates between bounds.
public protocol _DateRange {
    /// The first; nil where there is none.
    var _least: Date? { get }
    /// The last; nil where there is none.
    var _most: Date? { get }
}

extension ClosedRange: _DateRange where Bound == Date {
    /// The earliest date, or nil if there is none.
    public var _least: Date? { lowerBound }
    /// The latest date, or nil if there is none.
    public var _most: Date? { upperBound }
}

extension PartialRangeFrom: _DateRange where Bound == Date {
    /// The earliest date, or nil if there is none.
    public var _least: Date? { lowerBound }
    /// The latest date, or nil if there is none.
    public var _most: Date? { nil }
}

extension PartialRangeThrough: _DateRange where Bound == Date {
    /// The earliest date, or nil if there is none.
    public var _least: Date? { nil }
    /// The latest date, or nil if there is none.
    public var _most: Date? { upperBound }
}
