import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct FocusableTests {
        @Observable final class Model {
            var pressed: [String] = []
            var isFocusable = true
        }

        /// A focusable tile with a button on it.
        private struct Tile: View {
            let name: String
            let model: Model

            var body: some View {
                ZStack {
                    Text(name)
                    Button {
                    } label: {
                        Text("×")
                    }.buttonStyle(.plain).accessibilityLabel("Close \(name)")
                }
                .frame(width: 60, height: 40)
                .focusable(model.isFocusable)
                .onKeyPress("x") {
                    model.pressed.append(name)
                    return .handled
                }
            }
        }

        /// A layout of tiles in two slanted lines, the first tile lower than the second.
        private struct Askew: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 300, height: 150)
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                let places = [(8, 20), (90, 0), (170, 12), (0, 62), (84, 76)]
                for (subview, place) in zip(subviews, places) {
                    subview.place(
                        at: CGPoint(x: bounds.minX + CGFloat(place.0), y: bounds.minY + CGFloat(place.1)),
                        proposal: .unspecified)
                }
            }
        }

        private func show(_ model: Model) async -> ViewWindow {
            await ViewWindow {
                Askew { ForEach(["a", "b", "c", "d", "e"], id: \.self) { Tile(name: $0, model: model) } }
            }
        }

        private func focusName(_ window: ViewWindow) -> String? { window.focus.flatMap { accessibleLabel(of: $0) } }

        private func tile(_ name: String, in window: ViewWindow) throws -> WidgetPointer {
            try #require(window.widget.descendants.first { accessibleLabel(of: $0) == "\(name), Close \(name)" })
        }

        @Test func `a focusable view is named after its content and hears keys`() async throws {
            let model = Model()
            let window = await show(model)
            let tile = try tile("b", in: window)
            #expect(gtk_accessible_get_accessible_role(tile.opaque) == GTK_ACCESSIBLE_ROLE_GROUP)
            #expect(gtk_widget_grab_focus(tile) != 0)
            #expect(window.press(GDK_KEY_x))
            #expect(model.pressed == ["b"])
        }

        @Test(arguments: [
            (GDK_KEY_Right, "a", "b"), (GDK_KEY_Right, "b", "c"), (GDK_KEY_Left, "c", "b"), (GDK_KEY_Down, "a", "d"),
            (GDK_KEY_Down, "b", "e"), (GDK_KEY_Up, "d", "a"), (GDK_KEY_Up, "e", "b"), (GDK_KEY_Right, "d", "e"),
        ])
        func `arrows go to the nearest view beside`(key: Int32, from: String, to: String) async throws {
            let window = await show(Model())
            gtk_widget_grab_focus(try tile(from, in: window))
            #expect(window.press(key))
            #expect(focusName(window) == "\(to), Close \(to)")
        }

        @Test func `Tab goes through the views in their order wherever they are`() async throws {
            let window = await show(Model())
            gtk_widget_grab_focus(try tile("a", in: window))
            var names: [String?] = []
            for _ in 0..<4 {
                gtk_widget_child_focus(window.widget, GTK_DIR_TAB_FORWARD)
                names.append(focusName(window))
            }
            #expect(names == ["Close a", "b, Close b", "Close b", "c, Close c"])
            gtk_widget_child_focus(window.widget, GTK_DIR_TAB_BACKWARD)
            gtk_widget_child_focus(window.widget, GTK_DIR_TAB_BACKWARD)
            #expect(focusName(window) == "b, Close b")
        }

        @Test func `a view that is not focusable any more is passed over`() async throws {
            let model = Model()
            let window = await show(model)
            let tile = try tile("a", in: window)
            await window.change { model.isFocusable = false }
            #expect(gtk_widget_get_focusable(tile) == 0)
            await window.change { model.isFocusable = true }
            #expect(gtk_widget_get_focusable(tile) != 0)
        }

        @Test func `an element around others is a group with a name`() async throws {
            let window = await ViewWindow {
                VStack { Button("One") {} }.accessibilityElement(children: .contain).accessibilityLabel("Column")
            }
            let group = try #require(window.widget.descendants.first { accessibleLabel(of: $0) == "Column" })
            #expect(gtk_accessible_get_accessible_role(group.opaque) == GTK_ACCESSIBLE_ROLE_GROUP)
            #expect(gtk_widget_is_ancestor(try window.label("One"), group) != 0)
        }
    }
}
