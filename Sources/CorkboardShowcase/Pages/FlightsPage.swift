import CGtk
import CorkGtk
import CorkUI
import Foundation

/// A page with a link to today's flights.
struct FlightsPage: View {
    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "mark-location-symbolic").font(.largeTitle)
            NavigationLink(destination: FlightTimeline(flights: .examples).navigationTitle("Flight Timeline")) {
                Text("Flight Timeline")
            }
        }
    }
}

/// A flight of the day.
struct FlightInformation {
    enum Direction { case arrival, departure }
    enum Status { case onTime, delayed, cancelled }

    var airline: String
    var number: String
    var direction: Direction
    var otherAirport: String
    var flightStatus: String
    var status: Status
    var scheduledTime: Date
    var currentTime: Date?

    /// The delay in minutes, negative for an early flight.
    var timeDifference: Int { Int(((currentTime ?? scheduledTime).timeIntervalSince(scheduledTime) / 60).rounded()) }
}

/// A native list with one row a flight, whose data source is a coordinator.
struct FlightTimeline: GtkWidgetRepresentable {
    var flights: [FlightInformation]

    func makeCoordinator() -> Coordinator { Coordinator(flights) }

    func makeWidget(context: Context) -> ObjectRef {
        let coordinator = context.coordinator
        coordinator.locale = context.environment.locale
        let factory = gtk_signal_list_item_factory_new()!
        let list = gtk_list_view_new(nil, nil)!
        coordinator.connect(factory)
        gtk_list_view_set_factory(list.opaque, factory)
        gtk_list_view_set_show_separators(list.opaque, 1)
        g_object_unref(UnsafeMutableRawPointer(factory))
        let scroller = gtk_scrolled_window_new()!
        gtk_scrolled_window_set_child(scroller.opaque, list)
        coordinator.list = list
        return ObjectRef(sinking: scroller)
    }

    func updateWidget(_ scroller: ObjectRef, context: Context) {
        context.coordinator.flightData = flights
        context.coordinator.reloadData()
    }

    func sizeThatFits(_ proposal: ProposedViewSize, widget: ObjectRef, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 400, height: 300))
    }

    /// The data source of the list.
    final class Coordinator {
        var flightData: [FlightInformation]
        var list: UnsafeMutablePointer<GtkWidget>?
        private let signals = SignalOwner()
        private let time: DateFormatter
        /// The locale of the times.
        var locale: Locale {
            get { time.locale }
            set { time.locale = newValue }
        }

        init(_ flights: [FlightInformation]) {
            flightData = flights
            time = DateFormatter()
            time.timeStyle = .short
            time.dateStyle = .none
        }

        var numberOfRows: Int { flightData.count }

        func connect(_ factory: OpaquePointer) {
            signals.connect("setup", to: factory) { (item: OpaquePointer) in
                let row = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2)!
                for isTitle in [true, false] {
                    let label = gtk_label_new(nil)!
                    gtk_label_set_xalign(label.opaque, 0)
                    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
                    gtk_widget_add_css_class(label, isTitle ? "heading" : "dim-label")
                    gtk_box_append(row.cast(), label)
                }
                gtk_widget_set_margin_top(row, 8)
                gtk_widget_set_margin_bottom(row, 8)
                gtk_widget_set_margin_start(row, 12)
                gtk_widget_set_margin_end(row, 12)
                gtk_list_item_set_child(item, row)
            }
            signals.connect("bind", to: factory) { [unowned self] (item: OpaquePointer) in
                guard let row = gtk_list_item_get_child(item), let title = gtk_widget_get_first_child(row) else {
                    return
                }
                let flight = flightData[Int(gtk_list_item_get_position(item))]
                gtk_label_set_text(title.opaque, text(of: flight))
                gtk_label_set_text(gtk_widget_get_next_sibling(title)!.opaque, timing(of: flight))
            }
        }

        /// Replaces all rows of the list.
        func reloadData() {
            guard let list else { return }
            let rows = gtk_string_list_new(nil)!
            for flight in flightData { gtk_string_list_append(rows, text(of: flight)) }
            // The selection model takes ownership of the rows; the list retains the model.
            let model = gtk_no_selection_new(rows)!
            gtk_list_view_set_model(list.opaque, model)
            g_object_unref(UnsafeMutableRawPointer(model))
        }

        func text(of flight: FlightInformation) -> String {
            "\(flight.airline) \(flight.number) \(flight.direction == .departure ? "to" : "from") "
                + "\(flight.otherAirport) - \(flight.flightStatus)"
        }

        func timing(of flight: FlightInformation) -> String {
            let scheduled = time.string(from: flight.scheduledTime)
            if flight.status == .cancelled { return "Cancelled" }
            if flight.timeDifference != 0 {
                return "\(scheduled) Now: \(time.string(from: flight.currentTime ?? flight.scheduledTime))"
            }
            return "On Time for \(scheduled)"
        }
    }
}

extension [FlightInformation] {
    /// Example flights of one morning.
    static var examples: [FlightInformation] {
        let day = Calendar.current.startOfDay(for: Date())
        func flight(
            _ airline: String, _ number: String, _ direction: FlightInformation.Direction, _ airport: String,
            _ flightStatus: String, _ status: FlightInformation.Status, at minute: Int, late: Int? = nil
        ) -> FlightInformation {
            let scheduled = day.addingTimeInterval(TimeInterval(60 * minute))
            return FlightInformation(
                airline: airline, number: number, direction: direction, otherAirport: airport,
                flightStatus: flightStatus, status: status, scheduledTime: scheduled,
                currentTime: late.map { scheduled.addingTimeInterval(TimeInterval(60 * $0)) })
        }
        return [
            flight("Cork Air", "103", .departure, "Lisbon", "Departed", .onTime, at: 365),
            flight("Cork Air", "88", .arrival, "Oslo", "Landed", .delayed, at: 390, late: 25),
            flight("Pin & Sons", "7", .departure, "Seoul", "Cancelled", .cancelled, at: 410),
            flight("Board Wings", "512", .arrival, "Nairobi", "On approach", .onTime, at: 455, late: 0),
            flight("Cork Air", "104", .departure, "Porto", "Boarding", .delayed, at: 480, late: 10),
            flight("Board Wings", "530", .departure, "Lima", "Scheduled", .onTime, at: 555),
        ]
    }
}

package struct FlightsPreviews: PreviewProvider {
    package static var previews: some View {
        NavigationStack { FlightsPage() }.previewDisplayName("Flights")
        FlightTimeline(flights: .examples).previewDisplayName("Flight Timeline")
    }
}
