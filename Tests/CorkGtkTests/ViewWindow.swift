import CGtk
import CGtkTestMain
import CorkUI
import Foundation
import GtkTestSupport
import Testing

@testable import CorkGtk

/// A window with views on the screen, which closes with this object.
final class ViewWindow {
    let controller: WindowController

    /// Opens a window and waits until it has been drawn.
    ///
    /// - Parameters:
    ///   - width: The width of the window in pixels.
    ///   - height: The height of the window in pixels.
    ///   - content: The views, evaluated again when their dependencies change.
    init<Content: View>(
        width: CGFloat = 400, height: CGFloat = 300,
        @ViewBuilder _ content: @escaping @MainActor () -> Content
    ) async {
        #expect(Application.start(id: "io.github.corkboard.Tests"))
        var descriptions: [_WindowDescription] = []
        WindowGroup("Window", content: content).defaultSize(width: width, height: height)
            ._collectWindows(into: &descriptions)
        controller = WindowController(descriptions[0])
        controller.present()
        await frames(2)
    }

    /// Opens the first window of an app, which may open others, and waits until it has been drawn.
    init(_ scene: some Scene) async {
        #expect(Application.start(id: "io.github.corkboard.Tests"))
        let opened = OpenedWindows()
        session = WindowSession(scene, warn: { opened.warnings.append($0) }) { description, value, session in
            let controller = WindowController(description, session: session, value: value)
            opened.windows.append(controller)
            controller.onClose = { [unowned controller] in session.closed(controller) }
            return controller
        }
        session!.openFirst()
        controller = opened.windows[0]
        self.opened = opened
        await frames(2)
    }

    private var session: WindowSession?
    private var opened = OpenedWindows()
    /// All opened windows, the first one first.
    var windows: [WindowController] { opened.windows }

    isolated deinit {
        controller.close()
        windows.forEach { $0.close() }
    }

    var widget: WidgetPointer { controller.widget }
    var root: RootNode { controller.root }
    /// The host of the content.
    var host: HostView { controller.renderer.rootHost }

    /// Requests a number of frames and waits until they are painted, with all earlier changes.
    func frames(_ count: Int = 1) async {
        for _ in 0..<count { await controller.nextFrame() }
    }

    /// Makes a change, and waits until its effects are shown.
    func change(_ body: () -> Void) async {
        body()
        await frames()
    }

    /// Resizes the window, and waits until everything is placed.
    func resize(width: Int32, height: Int32) async {
        gtk_window_set_default_size(controller.window, width, height)
        await eventually { gtk_widget_get_width(host.widget) == width && gtk_widget_get_height(host.widget) == height }
        await frames()
    }

    // MARK: What is shown

    /// Returns the widgets of a type, in GTK's order.
    func widgets(_ type: GType) -> [WidgetPointer] { widget.descendants.filter { $0.isA(type) } }

    /// The widgets that show text, in GTK's order.
    var labels: [WidgetPointer] { widget.descendants.filter(\.isLabel) }

    /// The texts of all mapped labels of the content.
    var texts: [String] {
        host.widget.descendants.filter { $0.isLabel && gtk_widget_get_mapped($0) != 0 }
            .map(\.labelText)
    }

    /// Returns the label with a text.
    func label(_ text: String) throws -> WidgetPointer {
        try #require(labels.first { $0.labelText == text })
    }

    var title: String { String(cString: gtk_window_get_title(controller.window)) }

    /// The widget with the keyboard focus.
    var focus: WidgetPointer? { gtk_window_get_focus(controller.window) }

    /// Returns the nodes of views of a kind, depth first.
    func nodes(_ kind: String) -> [_ViewNode] { root.descendants.filter { $0.kind == kind } }

    /// Returns the nodes of visible views of a kind, depth first.
    func visibleNodes(_ kind: String) -> [_ViewNode] { root.visibleDescendants.filter { $0.kind == kind } }

    /// Returns the frame of a node as GTK allocated it, relative to the top left corner of the content.
    func frame(of node: _ViewNode) -> CGRect? { controller.renderer.windowFrame(of: node) }

    func picture() throws -> Picture { try Picture(of: host.widget) }

    /// Returns the picture of the content at the end of a frame, since a widget with a pending layout can't be drawn.
    ///
    /// - Parameter look: A closure that reads other properties of the window at that moment.
    /// - Returns: The result of `look`, and the picture.
    /// - Throws: A `Picture.Problem` if a layout is pending at the end of ten frames.
    func painted<Seen: Sendable>(_ look: @escaping @MainActor () -> Seen) async throws -> (seen: Seen, picture: Picture)
    {
        for _ in 0..<10 {
            let painted: (Seen, Picture)? = await withCheckedContinuation { painted in
                controller.afterNextFrame { [self] in
                    painted.resume(returning: (try? picture()).map { (look(), $0) })
                }
            }
            if let painted { return painted }
        }
        return (look(), try picture())
    }
}

extension _ViewNode {
    /// All descendant nodes, depth first.
    var descendants: [_ViewNode] { children.flatMap { [$0] + $0.descendants } }

    /// All visible descendant nodes, depth first.
    var visibleDescendants: [_ViewNode] {
        children.filter { !$0.isHidden }.flatMap { [$0] + $0.visibleDescendants }
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// All descendant widgets, depth first, in GTK's order.
    var descendants: [WidgetPointer] {
        var found: [WidgetPointer] = []
        var child = gtk_widget_get_first_child(self)
        while let current = child {
            found += [current] + current.descendants
            child = gtk_widget_get_next_sibling(current)
        }
        return found
    }

    /// Returns the closest ancestor of a type.
    func ancestor(_ type: GType) -> WidgetPointer? { gtk_widget_get_ancestor(self, type) }

    var isSensitive: Bool { gtk_widget_is_sensitive(self) != 0 }
    /// The tooltip of the widget, which is also its accessible description.
    var tooltip: String? {
        guard gtk_widget_get_has_tooltip(self) != 0 else { return nil }
        return CorkGtk.tooltip(of: self).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the bounds of the widget in the coordinates of another one.
    func bounds(in other: WidgetPointer) -> CGRect {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(self, other, &bounds) != 0 else { return .null }
        return CGRect(
            x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
            height: CGFloat(bounds.size.height))
    }
}

/// Waits until a condition is true, at most five seconds.
func eventually(_ holds: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async {
    let deadline = ContinuousClock.now + .seconds(5)
    while !holds() {
        guard ContinuousClock.now < deadline else {
            Issue.record("It did not come true within five seconds.", sourceLocation: sourceLocation)
            return
        }
        try? await Task.sleep(for: .milliseconds(2))
    }
}

/// The windows that an app has opened.
@MainActor
private final class OpenedWindows {
    var windows: [WindowController] = []
    var warnings: [String] = []
}
