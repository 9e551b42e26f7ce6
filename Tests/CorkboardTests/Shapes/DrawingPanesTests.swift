import CorkTesting
import CorkUI
import Foundation
import Testing

@testable import Corkboard

/// The outline and the inspector beside a canvas, or over it if there is no room.
@MainActor
@Suite struct DrawingPanesTests {
    private let model = ShapesModel()

    private func host(_ width: CGFloat) -> TestHost {
        TestHost(size: CGSize(width: width, height: 600)) { ShapesView(model: model) }
    }

    /// Returns the visible panes.
    private func panes(_ host: TestHost) -> [DrawingPane] {
        (host.element("Find Shapes") == nil ? [] : [.outline])
            + (host.texts.contains("Nothing selected") ? [.inspector] : [])
    }

    @Test(arguments: [300, 360, 460, 480, 481, 600, 741, 742, 1_160] as [CGFloat])
    func `the canvas has room however narrow the window is`(width: CGFloat) {
        let host = host(width)
        #expect(model.canvasSize.width >= 160)
        #expect(panes(host) == (width < 481 ? [] : width < 742 ? [.outline] : [.outline, .inspector]))
        #expect(host.element("Rectangle")?.accessibilityTraits == .isSelected)
    }

    @Test func `large text leaves the canvas as much room as in a window that is narrower by the same factor`() {
        for (width, shown) in [(900, []), (1_160, [.outline]), (1_600, [.outline, .inspector])]
            as [(CGFloat, [DrawingPane])]
        {
            let host = TestHost(size: CGSize(width: width, height: 600)) {
                ShapesView(model: model).environment(\.textScale, 2)
            }
            #expect(panes(host) == shown, "\(width)")
            #expect(model.canvasSize.width >= 400)
        }
    }

    @Test(arguments: [360, 600] as [CGFloat])
    func `a pane takes the room of the other where there is none`(width: CGFloat) {
        let host = host(width)
        let canvas = model.canvasSize
        host.focused?.press(.function(9))
        #expect(panes(host) == [.inspector])
        host.focused?.press(.function(9), modifiers: .shift)
        #expect(panes(host) == [.outline])
        host.focused?.press(.function(9), modifiers: .shift)
        #expect(panes(host).isEmpty)
        #expect(model.canvasSize.width >= canvas.width)
    }

    @Test func `each pane is hidden and shown where there is room for both`() {
        let host = host(1_000)
        host.focused?.press(.function(9))
        #expect(panes(host) == [.outline])
        host.focused?.press(.function(9), modifiers: .shift)
        #expect(panes(host).isEmpty && model.canvasSize.width > 950)
        host.focused?.press(.function(9))
        #expect(panes(host) == [.inspector])
    }

    @Test func `a pane in which nothing takes the keyboard leaves it to the canvas`() {
        let host = host(600)
        host.element("Find Shapes")?.focus()
        host.focused?.press(.function(9))
        #expect(panes(host) == [.inspector] && host.focused?.label == model.canvasLabel)
    }

    @Test func `a pane over the canvas has the keyboard until it is left`() {
        model.choose(.rectangle)
        #expect(model.makeInMiddle())
        let host = host(360)
        let canvas = model.canvasSize
        host.focused?.press(.function(9), modifiers: .shift)
        #expect(host.focused?.label != model.canvasLabel && model.canvasSize == canvas)
        host.focused?.press(.escape)
        #expect(host.element("Find Shapes") == nil)
        #expect(host.focused?.label == model.canvasLabel)
        host.focused?.press(.function(9))
        #expect(host.focused?.label?.contains("Corner Radius") == true)
        host.focused?.press(.escape)
        #expect(host.element("X") == nil && !model.selection.isEmpty)
        host.focused?.press(.escape)
        #expect(model.selection.isEmpty)
    }
}
