import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct DatePickerTests {
        @Observable final class Model {
            var date: Date
            init(_ date: Date) { self.date = date }
        }

        private static func date(_ month: Int, _ day: Int) -> Date {
            Calendar(identifier: .gregorian).date(
                from: DateComponents(year: 2026, month: month, day: day, hour: 9, minute: 30))!
        }

        private func shown(_ calendar: WidgetPointer) -> String {
            let date = gtk_calendar_get_date(calendar.opaque)!
            defer { g_date_time_unref(date) }
            return "\(g_date_time_get_year(date))-\(g_date_time_get_month(date))-\(g_date_time_get_day_of_month(date))"
        }

        private func choose(_ month: Int32, _ day: Int32, in calendar: WidgetPointer) {
            let date = g_date_time_new_local(2026, month, day, 0, 0, 0)!
            defer { g_date_time_unref(date) }
            gtk_calendar_select_day(calendar.opaque, date)
        }

        @Test
        func
            `a calendar shows the day and writes the one that is chosen with its time; beyond the bounds it goes back`()
            async throws
        {
            let model = Model(Self.date(11, 22))
            let window = await ViewWindow {
                DatePicker("Departure", selection: Bindable(model).date, in: Self.date(11, 10)...)
                    .datePickerStyle(.graphical)
            }
            let calendar = try #require(window.widgets(gtk_calendar_get_type()).first)
            #expect(shown(calendar) == "2026-11-22")
            await window.change { model.date = Self.date(12, 31) }
            #expect(shown(calendar) == "2026-12-31")
            await window.change { choose(12, 3, in: calendar) }
            #expect(model.date == Self.date(12, 3))
            await window.change { choose(11, 2, in: calendar) }
            #expect(model.date == Self.date(11, 10) && shown(calendar) == "2026-11-10")
            #expect(window.controller.describe().contains("\"Departure\""))
        }

        @Test func `the button with the day opens a calendar in a popover`() async throws {
            let model = Model(Self.date(11, 22))
            let window = await ViewWindow {
                DatePicker("Departure", selection: Bindable(model).date, displayedComponents: .date)
            }
            let button = try #require(window.widgets(gtk_button_get_type()).last)
            await window.change { cork_signal_emit(button, "clicked") }
            await eventually { !window.widgets(gtk_calendar_get_type()).isEmpty }
            let calendar = try #require(window.widgets(gtk_calendar_get_type()).first)
            await window.change { choose(11, 24, in: calendar) }
            #expect(model.date == Self.date(11, 24))
        }
    }
}
