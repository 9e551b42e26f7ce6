import Foundation

/// A control for choosing a day, a time of day, or both, in the current time zone and the user's format.
public struct DatePicker<Label: View>: _LabeledControl {
    /// The parts of a date that can be chosen.
    public typealias Components = DatePickerComponents

    /// The label of the control.
    public let _label: Label
    /// The control without its label.
    public let _input: _DateFields

    /// Creates a date picker with a label.
    ///
    /// - Parameters:
    ///   - selection: The chosen date. Components that the picker does not show keep their values.
    ///   - displayedComponents: The components to choose. An empty set shows the date as text.
    ///   - label: A view that describes the purpose of the control.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        _input = _DateFields(value: _DateValue(selection: selection), components: displayedComponents)
        _label = label()
    }

    /// Creates a date picker for a range of dates, with a label.
    ///
    /// - Parameters:
    ///   - selection: The chosen date. Components that the picker does not show keep their values.
    ///   - range: The valid dates, as a closed or one-sided range. A date beyond a bound becomes that bound.
    ///   - displayedComponents: The components to choose. An empty set shows the date as text.
    ///   - label: A view that describes the purpose of the control.
    public init<R: _DateRange>(
        selection: Binding<Date>, in range: R, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        _input = _DateFields(
            value: _DateValue(selection: selection, least: range._least, most: range._most),
            components: displayedComponents)
        _label = label()
    }

    /// Returns the placement of the label in an environment.
    public func _labelPlacement(in environment: EnvironmentValues) -> _LabelPlacement {
        environment._datePickerLook == .graphical ? .above : .before
    }
}

@MainActor
extension DatePicker where Label == Text {
    /// Creates a date picker with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a date picker for a range of dates, with a localized title.
    public init<R: _DateRange>(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a date picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a date picker for a range of dates, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, R: _DateRange>(
        _ title: S, selection: Binding<Date>, in range: R,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}

/// The components of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: Int
    /// Creates a set of options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The day.
    public static let date = DatePickerComponents(rawValue: 1)
    /// The time of day.
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A range of dates, which may be unbounded on a side.
public protocol _DateRange {
    /// The earliest date, or `nil` if there is none.
    var _least: Date? { get }
    /// The latest date, or `nil` if there is none.
    var _most: Date? { get }
}

extension ClosedRange: _DateRange where Bound == Date {
    /// The earliest date, or `nil` if there is none.
    public var _least: Date? { lowerBound }
    /// The latest date, or `nil` if there is none.
    public var _most: Date? { upperBound }
}

extension PartialRangeFrom: _DateRange where Bound == Date {
    /// The earliest date, or `nil` if there is none.
    public var _least: Date? { lowerBound }
    /// The latest date, or `nil` if there is none.
    public var _most: Date? { nil }
}

extension PartialRangeThrough: _DateRange where Bound == Date {
    /// The earliest date, or `nil` if there is none.
    public var _least: Date? { nil }
    /// The latest date, or `nil` if there is none.
    public var _most: Date? { upperBound }
}
