import CorkTesting
import Foundation
import Observation
import Testing

@testable import CorkUI

@MainActor
@Suite("Date pickers")
struct DatePickerTests {
    @Observable final class Model {
        var date: Date
        init(_ date: Date) { self.date = date }
    }

    private static func date(_ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        _DateValue.calendar.date(
            from: DateComponents(year: 2026, month: 11, day: day, hour: hour, minute: minute))!
    }

    private let model = Model(Self.date(22, 14, 30))

    private func host(
        _ style: some DatePickerStyle = .automatic, _ components: DatePickerComponents = [.date, .hourAndMinute]
    ) -> TestHost {
        TestHost { [model] in
            DatePicker("Departure", selection: Bindable(model).date, displayedComponents: components)
                .datePickerStyle(style)
        }
    }

    private var day: String { model.date.formatted(date: .abbreviated, time: .omitted) }

    @Test func `the day opens a calendar, which follows the date; the label stands beside both`() throws {
        let host = host()
        #expect(host.texts == ["Departure", day])
        #expect(host.elements("Popover").isEmpty)
        try #require(host.element(day)).tap()
        #expect(host.elements("Popover").count == 1)
        try #require(host.elements("DatePicker").first).set(Self.date(23, 14, 30))
        #expect(host.element(day) != nil && host.elements("DatePicker").first?.date == Self.date(23, 14, 30))
    }

    @Test func `a day that is chosen keeps the time, a time that is typed the day; nonsense changes nothing`() throws {
        let host = host()
        _DateValue(selection: Bindable(model).date).choose(DateComponents(year: 2026, month: 11, day: 3))
        host.settle()
        #expect(model.date == Self.date(3, 14, 30))
        let field = try #require(host.elements("TextField").first)
        for (text, hour, minute) in [("7:05", 7, 5), ("noon", 7, 5), ("25:00", 7, 5), ("", 7, 5), ("1915", 19, 15)] {
            field.set(text)
            field.press(.return)
            #expect(model.date == Self.date(3, hour, minute), "\(text)")
        }
    }

    @Test func `only requested date components are shown, and the graphical style includes the calendar`() {
        #expect(host(.compact, .hourAndMinute).elements("Button").isEmpty)
        #expect(host(.compact, .date).elements("TextField").isEmpty)
        let bare = host(.compact, [])
        #expect(bare.elements("Button").isEmpty && bare.texts == ["Departure", day])
        let graphical = host(.graphical)
        #expect(graphical.elements("Button").isEmpty && graphical.elements("TextField").count == 1)
        #expect(graphical.elements("DatePicker")[0].frame.height > 240)
    }

    @Test
    func `a date beyond the bounds becomes the bound; one that is there already stays until another is chosen`() throws
    {
        func chosen(_ date: Date, in range: some _DateRange) throws -> Date {
            model.date = Self.date(1)
            let host = TestHost { [model] in
                DatePicker(selection: Bindable(model).date, in: range) { Text("When") }
            }
            #expect(model.date == Self.date(1))
            try #require(host.elements("DatePicker").first).set(date)
            return model.date
        }
        #expect(try chosen(Self.date(5), in: Self.date(10)...) == Self.date(10))
        #expect(try chosen(Self.date(15), in: Self.date(10)...) == Self.date(15))
        #expect(try chosen(Self.date(25), in: ...Self.date(20)) == Self.date(20))
        #expect(try chosen(Self.date(25), in: Self.date(10)...Self.date(20)) == Self.date(20))
        #expect(try chosen(Self.date(12), in: Self.date(10)...Self.date(20)) == Self.date(12))
    }

    @Test func `a disabled date picker keeps its date`() throws {
        let host = TestHost { [model] in
            DatePicker("When", selection: Bindable(model).date).disabled(true)
        }
        try #require(host.elements("DatePicker").first).set(Self.date(1))
        #expect(model.date == Self.date(22, 14, 30))
    }

    @Test(arguments: ["en_US", "de_DE", "ko_KR", "ar_EG", "fi_FI", "ja_JP"])
    func `a time is read as it is written in its country, and as people type it`(locale: String) throws {
        let format = TimeOfDay.Format(locale: Locale(identifier: locale))
        for hour in 0..<24 {
            let time = TimeOfDay(hour: hour, minute: hour * 2)
            #expect(try format.parseStrategy.parse(format.format(time)) == time, "\(format.format(time))")
        }
        for (text, hour, minute) in [("9", 9, 0), ("09:5", 9, 5), ("1430", 14, 30), ("905", 9, 5), ("٢٣:١٠", 23, 10)] {
            #expect(try format.parseStrategy.parse(text) == TimeOfDay(hour: hour, minute: minute))
        }
        for text in ["", "x", "24:00", "12:60", "1:2:3", "99999999999999999999:0"] {
            #expect(throws: (any Error).self) { try format.parseStrategy.parse(text) }
        }
    }

    @Test func `typed times take AM or PM in full or as one letter`() throws {
        let strategy = TimeOfDay.Format(locale: Locale(identifier: "en_US")).parseStrategy
        for (text, hour) in [("12am", 0), ("1 AM", 1), ("12 pm", 12), ("2:00 p", 14), ("11PM", 23)] {
            #expect(try strategy.parse(text) == TimeOfDay(hour: hour, minute: 0), "\(text)")
        }
        #expect(throws: (any Error).self) { try strategy.parse("13 pm") }
    }
}
