import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Views that take the focus, and groups") struct FocusableTests {
    private struct Tile: View {
        let isFocusable: Bool

        var body: some View {
            let tile = Color.red.frame(width: 40, height: 20)
            if isFocusable {
                tile.focusable().accessibilityElement(children: .contain).padding(10)
            } else {
                tile.padding(10)
            }
        }
    }

    @Test func `a view is as large and where it was without`() {
        func frames(_ isFocusable: Bool) -> [CGRect] {
            let host = TestHost {
                HStack(spacing: 5) {
                    Text("before")
                    Tile(isFocusable: isFocusable)
                    Text("after")
                }
            }
            return ["Color", "Text"].flatMap { host.elements($0).map(\.frame) }
        }
        #expect(frames(true) == frames(false))
    }

    @Test func `keys are heard around and inside`() {
        var pressed: [String] = []
        let host = TestHost {
            Text("Card")
                .onKeyPress("x") {
                    pressed.append("inside")
                    return .ignored
                }
                .focusable()
                .onKeyPress("x") {
                    pressed.append("around")
                    return .handled
                }
        }
        host.elements("Text")[0].press("x")
        #expect(pressed == ["inside", "around"])
    }
}
