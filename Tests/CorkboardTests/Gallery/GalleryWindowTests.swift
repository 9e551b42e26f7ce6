import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import Glibc
import Testing

@testable import CorkGtk
@testable import Corkboard

/// The gallery on GTK.
@MainActor
@Suite(.serialized, .onDisplay)
struct GalleryWindowTests {
    private let gallery: Gallery
    private var model: GalleryModel { gallery.model }

    init() throws { gallery = try Gallery() }

    /// A window of the gallery, closed with this object.
    private final class Window: SceneWindow {
        init(_ model: GalleryModel) {
            super.init(GalleryScene(model: model, size: CGSize(width: 800, height: 600)))
        }

        var focusedName: String? { gtk_window_get_focus(controller.window).flatMap { accessibleLabel(of: $0) } }

        var cells: [UnsafeMutablePointer<GtkWidget>] {
            descendants(of: controller.widget).filter { gtk_widget_has_css_class($0, "cork-plain-button") != 0 }
        }

        /// The names of the cells.
        var cellNames: [String] { cells.compactMap { accessibleLabel(of: $0) } }
    }

    private func show() async -> Window {
        await gallery.open()
        let window = Window(model)
        await window.frames(2)
        await model.store.idle()
        await window.frames(2)
        return window
    }

    @Test func `cells are named after their pictures`() async throws {
        try gallery.add(["a.ppm", "b.ppm"])
        try gallery.add(Data(), "c.png")
        let window = await show()
        #expect(window.cellNames == ["a", "b", "c, The file is empty."])
    }

    @Test func `the focus goes to the picture and back to its cell`() async throws {
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

    @Test func `the focus is at the first picture at first and in another folder`() async throws {
        try gallery.add((0..<90).map { "\($0).ppm" })
        let other = try Gallery()
        try other.add((100..<190).map { "\($0).ppm" })
        model.open(gallery.folder)
        let window = Window(model)
        await window.eventually { window.focusedName == "0" }
        // One far down, so that the grid is scrolled.
        model.view(model.pictures[60])
        await window.frames(3)
        model.stopViewing()
        await window.eventually { window.focusedName == "60" }
        model.open(other.folder)
        await window.eventually { window.focusedName == "100" }
        await window.frames(3)
        await model.store.idle()
        #expect(window.focusedName == "100" && window.cellNames.first == "100")
        #expect(
            model.marks(of: other.id("100.ppm")).content != .waiting
                && model.marks(of: other.id("160.ppm")).content == .waiting)
    }

    @Test func `the focus goes from the empty page to the pictures`() async throws {
        try gallery.add(["a.ppm", "b.ppm"])
        let window = Window(model)
        await window.frames(2)
        let label = try #require(
            window.labels.first {
                $0.labelText == "Open Folder…"
            })
        gtk_widget_grab_focus(gtk_widget_get_ancestor(label, gtk_button_get_type()))
        model.open(gallery.folder)
        await window.eventually { window.focusedName == "a" }
        await window.frames(3)
        #expect(window.focusedName == "a")
    }

    @Test func `the focus stays in the grid when its picture goes`() async throws {
        try gallery.add((0..<9).map { "\($0).ppm" })
        let window = await show()
        model.view(model.pictures[4])
        await window.frames(3)
        model.stopViewing()
        await window.eventually { window.focusedName == "4" }
        try FileManager.default.removeItem(at: gallery.folder.appending(path: "4.ppm"))
        await model.refresh()
        await window.eventually { window.focusedName == "5" }
        await window.frames(3)
        #expect(window.focusedName == "5")
    }

    private func adjustment(_ window: Window) throws -> UnsafeMutablePointer<GtkAdjustment> {
        let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
        return gtk_scrolled_window_get_vadjustment(scrolled.opaque)
    }

    /// The distance of two rows, in points.
    private var rowHeight: CGFloat {
        GalleryMetrics.cellHeight(model.cellWidth, in: model.visibleCells?.width ?? 0) + GalleryMetrics.gap
    }

    private func visibleNames() throws -> [String] {
        let cells = try #require(model.visibleCells).cells(of: model.pictures.count)
        return model.pictures[cells].map(\.title)
    }

    @Test
    func `the visible pictures and a visible focus stay when the focused picture is deleted out of sight`() async throws
    {
        try gallery.add((100..<500).map { "\($0).ppm" }, width: 4, height: 4)
        let window = await show()
        #expect(window.focusedName == "100")
        let down = try adjustment(window)
        gtk_adjustment_set_value(down, 66 * rowHeight)
        await window.frames(2)
        let first = try visibleNames()[3]
        try FileManager.default.removeItem(at: gallery.folder.appending(path: "100.ppm"))
        await model.refresh()
        await window.eventually { window.focusedName != nil && window.focusedName != "100" }
        await window.frames(3)
        // The first picture is now at the end of the row before.
        #expect(abs(gtk_adjustment_get_value(down) - 65 * rowHeight) < 1)
        #expect(try visibleNames().contains(first))
        #expect(try visibleNames().contains(#require(window.focusedName)))
    }

    @Test(arguments: [0.5, 1])
    func `pictures stay in sight when cells are resized, in the middle and at the end`(part: Double) async throws {
        try gallery.add((100..<700).map { "\($0).ppm" }, width: 4, height: 4)
        let window = await show()
        let down = try adjustment(window)
        gtk_adjustment_set_value(down, gtk_adjustment_get_upper(down) * part)
        await window.frames(3)
        var middle = try visibleNames()[visibleNames().count / 2]
        for steps in [-1, -1, -1, 1, 1, 1, 1, 1, -1, -1] as [CGFloat] {
            // At the end, pictures come into sight before the others.
            if part == 1 { middle = try visibleNames()[visibleNames().count / 2] }
            model.zoom(by: steps)
            await window.frames(4)
            await window.eventually { try! visibleNames().contains(middle) }
        }
    }

    /// Shows many pictures, the last of which has the focus.
    private func showLast() async throws -> Window {
        try gallery.add((1000..<4000).map { "\($0).ppm" }, width: 4, height: 4)
        let window = await show()
        model.view(model.pictures[2999])
        await window.frames(3)
        model.stopViewing()
        await window.eventually { window.focusedName == "3999" }
        return window
    }

    @Test func `the focused last picture stays in sight when cells are resized`() async throws {
        let window = try await showLast()
        for steps in [-1, -1, -1, 1, 1, 1, 1, 1] as [CGFloat] {
            model.zoom(by: steps)
            await window.frames(4)
            #expect(try visibleNames().last == "3999", "\(model.cellWidth)")
        }
    }

    @Test func `the focused last picture stays in sight when cells are resized in each frame`() async throws {
        let window = try await showLast()
        for step in [1, -1] as [CGFloat] {
            for _ in 0..<6 {
                model.zoom(by: step)
                await window.frames(1)
            }
            await window.frames(4)
            #expect(try visibleNames().last == "3999", "\(model.cellWidth)")
        }
    }

    @Test func `cells out of sight are no widgets`() async throws {
        try gallery.add((0..<900).map { "\($0).ppm" }, width: 4, height: 4)
        let window = await show()
        #expect((9...40).contains(window.cellNames.count))
    }

    @Test func `cells that come into sight go on with the widgets of those that went`() async throws {
        try gallery.add((0..<400).map { "\($0).ppm" }, width: 4, height: 4)
        let window = await show()
        model.select([gallery.id("200.ppm")])
        let widgets = Set(window.cells)
        let scrolled = try #require(window.widgets(gtk_scrolled_window_get_type()).first)
        let down = gtk_scrolled_window_get_vadjustment(scrolled.opaque)!
        // Rows of three.
        gtk_adjustment_set_value(down, 66 * rowHeight)
        await window.frames(2)
        #expect(window.cellNames.contains("200") && !window.cellNames.contains("1"))
        // None was made while others were there; how many are out of sight depends on the frames so far.
        #expect(widgets.union(window.cells).count == max(widgets.count, window.cells.count))
        await model.store.idle()
        await window.frames(2)
        #expect(
            model.marks(of: gallery.id("200.ppm")).content != .waiting
                && model.marks(of: gallery.id("0.ppm")).content == .waiting)
    }

    @Test func `a window that is closed while pictures are decoded leaves nothing behind`() async throws {
        try gallery.add((0..<30).map { "\($0).ppm" }, width: 900, height: 900)
        await gallery.open()
        do {
            let window = Window(model)
            await window.frames(1)
        }
        await model.store.idle()
        #expect(model.store.pendingCount == 0)
    }

    @Test func `dropped pictures and folders are shown and other files are reported`() async throws {
        try gallery.add(["a.ppm", "b.ppm"])
        try gallery.add(Data([0, 1, 2]), "notes.xyz")
        let other = try Gallery()
        try other.add(["c.ppm"])
        let (notes, picture) = (gallery.folder.appending(path: "notes.xyz"), gallery.folder.appending(path: "b.ppm"))
        let window = Window(model)
        await window.frames(2)
        let refusal = "“notes.xyz” is neither a folder nor a picture: these can be shown here."
        #expect(await window.drop(notes))
        await window.eventually { window.texts.contains(refusal) }
        #expect(model.folder == nil && model.isEmpty)

        #expect(await window.drop(notes, picture, other.folder))
        await window.eventually { model.viewed?.name == "b.ppm" && model.reading == nil }
        #expect(model.pictures.map(\.name) == ["a.ppm", "b.ppm"])
        #expect(model.problems == [refusal, "“pictures” is not shown: a gallery shows one folder."])
        #expect(await window.drop(other.folder))
        await window.eventually { model.pictures.map(\.name) == ["c.ppm"] && model.viewed == nil }
        #expect(model.problems.isEmpty)
    }
}
