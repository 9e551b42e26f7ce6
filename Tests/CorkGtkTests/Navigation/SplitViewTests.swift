import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct SplitViewTests {
        @Observable final class Model {
            var visibility = NavigationSplitViewVisibility.automatic
            var binding: Binding<NavigationSplitViewVisibility> {
                Binding {
                    self.visibility
                } set: {
                    self.visibility = $0
                }
            }
        }

        @Test func `the line is moved within the limits and the columns follow`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 800, height: 300) {
                NavigationSplitView(columnVisibility: model.binding) {
                    Color.red.navigationSplitViewColumnWidth(min: 120, ideal: 200, max: 300)
                } detail: {
                    Color.blue
                }
            }
            func widths() -> [CGFloat] { window.visibleNodes("Color").compactMap { window.frame(of: $0)?.width } }
            let paned = try #require(window.widgets(gtk_paned_get_type()).first)
            #expect(widths().first == 200)
            for (position, width) in [(250, 250), (400, 300), (20, 120)] as [(Int32, CGFloat)] {
                await window.change { gtk_paned_set_position(paned.opaque, position) }
                await eventually { widths().first == width }
            }
            #expect((widths().last ?? 0) > 660)
            await window.change { model.visibility = .detailOnly }
            await eventually { widths() == [CGFloat(gtk_widget_get_width(window.host.widget))] }
            await window.change { window.press(GDK_KEY_F9) }
            await eventually { widths().first == 120 }
            #expect(model.visibility == .all)
        }

        @Test func `a narrow window shows one column at a time`() async throws {
            let window = await ViewWindow(width: 500, height: 300) {
                NavigationSplitView {
                    Text("Sidebar")
                } detail: {
                    Text("Detail")
                }
            }
            await eventually { window.texts == ["Detail"] }
            await window.change { window.press(GDK_KEY_F9) }
            await eventually { window.texts == ["Sidebar"] }
        }
    }
}
