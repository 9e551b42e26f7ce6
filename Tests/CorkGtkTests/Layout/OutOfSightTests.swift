import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    /// Drawing of content outside of the visible range of a scroll view.
    @MainActor
    @Suite struct OutOfSightTests {
        /// A shape that fills its frame and extends above it.
        private nonisolated struct Tall: Shape {
            let reach: CGFloat

            func path(in rect: CGRect) -> Path {
                Path(CGRect(x: rect.minX, y: rect.minY - reach, width: rect.width, height: rect.height + reach))
            }
        }

        /// Returns a Boolean value that indicates whether a view 50 points below the visible range darkens its lowest
        /// part.
        private func isSeen<Content: View>(
            after change: () -> Void = {}, @ViewBuilder _ content: @escaping @MainActor () -> Content
        ) async throws -> Bool {
            let window = await ViewWindow(width: 200, height: 200) {
                ScrollView { content().frame(height: 40).padding(.top, 250).padding(.bottom, 500) }
                    .background(.white)
            }
            // Content is skipped from the second frame on.
            gtk_widget_queue_draw((window.nodes("ScrollView")[0].mount as! ScrollMount).content.widget)
            await window.frames()
            await window.change(change)
            return try window.picture()[100, 190] & 0xFF < 100
        }

        @Test func `drawing far outside of the frame is visible`() async throws {
            #expect(try await !isSeen { Color.black })
            #expect(try await isSeen { Tall(reach: 80).fill(.black) })
            #expect(
                try await isSeen {
                    Canvas { context, size in
                        context.fill(Path(CGRect(x: 0, y: -80, width: size.width, height: 80)), with: .color(.black))
                    }
                })
        }

        @Test func `the shadow of what is out of sight is drawn`() async throws {
            let window = await ViewWindow(width: 200, height: 200) {
                ScrollView {
                    Color.black.shadow(color: .black, radius: 1, y: -80).frame(height: 40).padding(.top, 250)
                }
            }
            let content = (window.nodes("ScrollView")[0].mount as! ScrollMount).content
            let picture = try #require(RenderNode { content.draw(into: $0) })
            #expect(picture.bounds.minY < 200)
        }

        @Observable final class Model {
            var reach: CGFloat = 0
        }

        @Test func `a shape that comes to reach into sight is seen`() async throws {
            let model = Model()
            #expect(try await isSeen(after: { model.reach = 80 }) { Tall(reach: model.reach).fill(.black) })
        }
    }
}
