import CGtk
import CorkUI
import GtkTestSupport
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct ViewThatFitsTests {
        @Test func `a ViewThatFits in a list shows the view that fits without GTK warnings`() async throws {
            _ = takeComplaints()
            let window = await ViewWindow(width: 600, height: 700) {
                ScrollView {
                    List {
                        LazyVStack { ForEach(0..<8) { Text("\($0)") } }
                        ViewThatFits(in: .horizontal) {
                            HStack { ForEach(0..<4) { Text("wide \($0)") } }
                            Text("fits")
                        }
                        .frame(width: 60)
                    }
                    .frame(width: 220, height: 250)
                }
            }
            await window.frames(2)
            #expect(takeComplaints() == "")
            #expect(gtk_widget_get_mapped(try window.label("fits")) != 0)
        }
    }
}
