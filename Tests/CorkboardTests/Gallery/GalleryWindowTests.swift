import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import Glibc
import Testing

@testable import CorkGtk
@testable import Corkboard

/// Whether GTK could be started; asked once, on the main thread.
private let displayIsAvailable: Bool = {
    setenv("GTK_A11Y", "test", 1)
    return Application.start(id: "io.github.corkboard.Tests")
}()

/// The gallery on GTK.
@MainActor
@Suite(
    .serialized,
    .enabled("GTK finds no display: run under xvfb-run with GSK_RENDERER=cairo.") {
        await MainActor.run { displayIsAvailable }
    })
struct GalleryWindowTests {
    private let gallery: Gallery
    private var model: GalleryModel { gallery.model }

    init() throws { gallery = try Gallery() }

    /// A window of the gallery, closed with this object.
    private final class Window {
        let controller: WindowController

        init(_ model: GalleryModel) {
            var descriptions: [WindowDescription] = []
            GalleryScene(model: model, size: CGSize(width: 800, height: 600)).body._collectWindows(into: &descriptions)
            controller = WindowController(descriptions[0])
            controller.present()
        }

        isolated deinit { controller.close() }

        func frames(_ count: Int) async {
            for _ in 0..<count {
                await withCheckedContinuation { painted in controller.afterNextFrame { painted.resume() } }
            }
        }

        var focusedName: String? { gtk_window_get_focus(controller.window).flatMap { accessibleLabel(of: $0) } }

        /// The names of the cells.
        var cellNames: [String] {
            cells(below: controller.widget).compactMap { accessibleLabel(of: $0) }
        }

        func cells(below widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
            var found = gtk_widget_has_css_class(widget, "cork-plain-button") != 0 ? [widget] : []
            var child = gtk_widget_get_first_child(widget)
            while let current = child {
                found += cells(below: current)
                child = gtk_widget_get_next_sibling(current)
            }
            return found
        }
    }

    private func show() async -> Window {
        await gallery.open()
        let window = Window(model)
        await window.frames(2)
        await model.store.idle()
        await window.frames(2)
        return window
    }

    @Test func cellsAreNamedAfterTheirPictures() async throws {
        try gallery.add(["a.ppm", "b.ppm"])
        try gallery.add(Data(), "c.png")
        let window = await show()
        #expect(window.cellNames == ["a", "b", "The file is empty., c"])
    }

    @Test func theFocusGoesToThePictureAndBackToItsCell() async throws {
        try gallery.add((0..<90).map { "\($0).ppm" })
        let window = await show()
        model.view(model.pictures[1])
        await window.frames(3)
        #expect(window.focusedName == "1.ppm, 2 of 90")
        // One that is out of sight in the grid.
        model.walk(by: 70)
        await window.frames(2)
        model.stopViewing()
        await window.frames(4)
        #expect(window.focusedName == "71")
    }

    @Test func cellsOutOfSightAreNoWidgets() async throws {
        try gallery.add((0..<900).map { "\($0).ppm" }, width: 4, height: 4)
        let window = await show()
        #expect((12...40).contains(window.cellNames.count))
    }

    @Test func aWindowThatIsClosedWhilePicturesAreDecodedLeavesNothingBehind() async throws {
        try gallery.add((0..<30).map { "\($0).ppm" }, width: 900, height: 900)
        await gallery.open()
        do {
            let window = Window(model)
            await window.frames(1)
        }
        await model.store.idle()
        #expect(model.store.pendingCount == 0)
    }
}
