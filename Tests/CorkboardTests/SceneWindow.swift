import CGtk
import CorkUI
import Foundation
import Testing

@testable import CorkGtk

/// A Boolean value that indicates whether GTK could be started; evaluated once, on the main thread.
private let displayIsAvailable: Bool = {
    setenv("GTK_A11Y", "test", 1)
    return Application.start(id: "io.github.corkboard.Tests")
}()

nonisolated extension Trait where Self == ConditionTrait {
    /// Skips a test without a display.
    static var onDisplay: Self {
        .enabled("GTK finds no display: run under xvfb-run with GSK_RENDERER=cairo.") {
            await MainActor.run { displayIsAvailable }
        }
    }
}

/// A window of a scene, which closes with this object.
class SceneWindow {
    let controller: WindowController

    /// Opens the window.
    init(_ scene: some Scene) {
        var descriptions: [_WindowDescription] = []
        scene._collectWindows(into: &descriptions)
        controller = WindowController(descriptions[0])
        controller.present()
    }

    isolated deinit { controller.close() }

    func frames(_ count: Int) async {
        for _ in 0..<count { await controller.nextFrame() }
    }

    /// Waits until a condition is true, and fails after five seconds.
    func eventually(sourceLocation: SourceLocation = #_sourceLocation, _ isSo: () -> Bool) async {
        for _ in 0..<300 where !isSo() { await frames(1) }
        #expect(isSo(), sourceLocation: sourceLocation)
    }

    var title: String { String(cString: gtk_window_get_title(controller.window)) }

    /// All texts, including hidden ones.
    var texts: [String] {
        labels.map { $0.labelText }
    }

    func widgets(_ type: GType) -> [UnsafeMutablePointer<GtkWidget>] {
        descendants(of: controller.widget).filter { $0.isA(type) }
    }

    /// The widgets that show text, in GTK's order.
    var labels: [UnsafeMutablePointer<GtkWidget>] { descendants(of: controller.widget).filter(\.isLabel) }

    func descendants(of widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
        var found: [UnsafeMutablePointer<GtkWidget>] = []
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            found += [current] + descendants(of: current)
            child = gtk_widget_get_next_sibling(current)
        }
        return found
    }

    /// Drops files on the middle of the content, as a file manager does; returns `true` if they were accepted.
    func drop(_ files: URL...) async -> Bool {
        let list = files.map { "\($0.absoluteString)\r\n" }.joined()
        let content = TransferredData(type: "text/uri-list", data: Data(list.utf8))
        let host = controller.renderer.rootHost.widget
        let middle = CGPoint(x: Int(gtk_widget_get_width(host)) / 2, y: Int(gtk_widget_get_height(host)) / 2)
        let taking = controller.renderer.dragging.take([content.type], at: middle) { _ in content }
        return await taking?.value ?? false
    }
}
