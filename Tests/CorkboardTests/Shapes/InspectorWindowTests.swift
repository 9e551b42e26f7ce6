import CGtk
import CorkUI
import Foundation
import Observation
import Testing

@testable import CorkGtk
@testable import Corkboard

extension BoardWindowTests {
    @MainActor @Observable final class InspectedRectangle: InspectedShapes {
        var numbers: [ShapeNumber: Double] = [.x: 12.25, .y: -1_240.5, .width: 320, .height: 200, .opacity: 0.4]
        var fill = ShapePaint.color(Color.Resolved(red: 0.2, green: 0.5, blue: 0.9))

        var count: Int { 1 }
        func number(_ number: ShapeNumber) -> Double? { numbers[number] }
        func set(_ number: ShapeNumber, to value: Double) { numbers[number] = value }
        func paint(_ part: PaintedPart) -> ShapePaint? { part == .fill ? fill : ShapePaint.none }
        func set(_ part: PaintedPart, to paint: ShapePaint) { fill = paint }
        func has(_ number: ShapeNumber) -> Bool { true }
        func choice(_ choice: ShapeChoice) -> String? { choice.options[1] }
        func set(_ choice: ShapeChoice, to option: String) {}
        var areTexts: Bool { true }
        var letters: String? = "Letters"
        func beginChange(_ name: String) {}
        func endChange() {}
    }

    @Test(arguments: Surroundings.allCases)
    func `the inspector of shapes has room in a pane`(_ surroundings: Surroundings) async throws {
        let end = surroundings.begin()
        defer { end() }
        let shapes = InspectedRectangle()
        let width: CGFloat = surroundings == .largeText ? 480 : 300
        let window = SceneWindow(
            WindowGroup("Inspector") { ShapeInspector(shapes: shapes) }.defaultSize(width: width, height: 480))
        await window.frames(3)
        let host = window.controller.renderer.rootHost.widget
        #expect(CGFloat(gtk_widget_get_width(host)) == width)
        let types = [
            gtk_entry_get_type(), gtk_scale_get_type(), gtk_drop_down_get_type(), cork_color_button_get_type(),
        ]
        let shown = window.descendants(of: host).filter { widget in
            gtk_widget_get_mapped(widget) != 0 && (widget.isLabel || types.contains { widget.isA($0) })
        }
        // Place, size, angle, corner radius, letters and their size.
        #expect(shown.count { $0.isA(gtk_entry_get_type()) } == 8)
        for widget in shown {
            var bounds = graphene_rect_t()
            #expect(gtk_widget_compute_bounds(widget, host, &bounds) != 0)
            // A number has room for a few digits.
            if widget.isA(gtk_entry_get_type()) { #expect(bounds.size.width >= 60) }
            let (start, end) = (bounds.origin.x, bounds.origin.x + bounds.size.width)
            #expect(
                start >= 12 && CGFloat(end) <= width - 12,
                "\(String(cString: gtk_widget_get_name(widget))) is from \(start) to \(end)")
        }
    }
}
