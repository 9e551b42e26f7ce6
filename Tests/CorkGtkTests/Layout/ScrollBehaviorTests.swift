import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct ScrollBehaviorTests {
        @Observable final class Model {
            var height: CGFloat = 500
            var isDisabled = true
        }

        private func scrolled(_ window: ViewWindow) throws -> WidgetPointer {
            try #require(window.widgets(gtk_scrolled_window_get_type()).first)
        }

        private func policies(_ scrolled: WidgetPointer) -> [GtkPolicyType] {
            var (horizontal, vertical) = (GTK_POLICY_ALWAYS, GTK_POLICY_ALWAYS)
            gtk_scrolled_window_get_policy(scrolled.opaque, &horizontal, &vertical)
            return [horizontal, vertical]
        }

        @Test func `disabled scrolling hides the bar and allows scrolling by code`() async throws {
            let model = Model()
            let window = await ViewWindow(width: 300, height: 200) {
                ScrollView { Color.red.frame(width: 100, height: 500) }.scrollDisabled(model.isDisabled)
            }
            let scrolled = try scrolled(window)
            #expect(policies(scrolled) == [GTK_POLICY_NEVER, GTK_POLICY_NEVER])
            let scroll = window.nodes("ScrollView")[0].asScrollNode!
            await window.change { scroll.scroll(to: CGPoint(x: 0, y: 120)) }
            #expect(scroll.offset.y == 120)
            #expect(window.frame(of: window.nodes("Color")[0])?.minY == -120)
            #expect(gtk_widget_get_height(scrolled) == 200)
            await window.change { model.isDisabled = false }
            #expect(policies(scrolled) == [GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC])
        }

        @Test func `content that is not clipped is seen beyond the edges`() async throws {
            for isClipped in [true, false] {
                let window = await ViewWindow(width: 100, height: 200) {
                    ScrollView {
                        VStack(spacing: 0) {
                            Color(hex: 0xFF0000).frame(width: 100, height: 100)
                            Color(hex: 0x0000FF).frame(width: 100, height: 100)
                        }
                    }
                    .scrollClipDisabled(!isClipped)
                    .frame(height: 60)
                }
                #expect(try window.picture()[50, 75] == 0xFF0000)
                #expect(try (window.picture()[50, 180] == 0x0000FF) != isClipped)
                let scroll = window.nodes("ScrollView")[0].asScrollNode!
                await window.change { scroll.scroll(to: CGPoint(x: 0, y: 100)) }
                #expect(try (window.picture()[50, 20] == 0xFF0000) != isClipped)
            }
        }

        @Test func `the ground of lists and texts can be taken away`() async throws {
            func ground(_ visibility: Visibility) async throws -> [UInt32] {
                let window = await ViewWindow(width: 200, height: 200) {
                    VStack(spacing: 0) {
                        List { Text("row") }
                        TextEditor(text: .constant(""))
                    }
                    .scrollContentBackground(visibility)
                    .background(Color(hex: 0xFF0000))
                }
                let picture = try window.picture()
                return [picture[100, 80], picture[100, 150]]
            }
            #expect(try await ground(.hidden) == [0xFF0000, 0xFF0000])
            #expect(try await !ground(.visible).contains(0xFF0000))
        }

        @Test func `ends give way as said where the content fits`() async throws {
            let model = Model()
            func window(_ behavior: ScrollBounceBehavior, _ indicators: ScrollIndicatorVisibility) async -> ViewWindow {
                await ViewWindow(width: 300, height: 200) {
                    ScrollView { Color.red.frame(width: 100, height: model.height) }
                        .scrollBounceBehavior(behavior).scrollIndicators(indicators)
                }
            }
            let cases: [(ScrollBounceBehavior, ScrollIndicatorVisibility, long: GtkPolicyType, short: GtkPolicyType)] =
                [
                    (.automatic, .hidden, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL),
                    (.always, .automatic, GTK_POLICY_AUTOMATIC, GTK_POLICY_EXTERNAL),
                    (.basedOnSize, .hidden, GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER),
                    (.basedOnSize, .automatic, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER),
                ]
            for (behavior, indicators, long, short) in cases {
                model.height = 500
                let window = await window(behavior, indicators)
                await window.frames(2)
                #expect(policies(try scrolled(window))[1] == long)
                await window.change { model.height = 50 }
                await window.frames(2)
                #expect(policies(try scrolled(window))[1] == short)
                await window.change { model.height = 600 }
                await window.frames(2)
                #expect(policies(try scrolled(window))[1] == long)
            }
        }
    }
}
