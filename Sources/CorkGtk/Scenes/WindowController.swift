import CGtk
import CorkUI
import DocumentFiles
import Foundation

/// A controller of a window and its views.
package final class WindowController: PresentedWindow {
    /// The graph of the window's nodes.
    package let graph: Graph
    /// The renderer, which creates the widgets of the nodes.
    package let renderer = GtkRenderer(showsOnlyVisibleContent: Application.showsOnlyVisibleContent)
    /// The root node of the content.
    package private(set) var root: RootNode!
    let reference: ObjectRef
    let description: _WindowDescription
    private let session: WindowSession?
    /// The content of the window's menu; `nil` without a menu.
    private var commandContext: CommandContext?
    private let value: PresentedValue
    let signals = SignalOwner()
    private var header: ObjectRef?
    private var isClosing = false
    /// A Boolean value that indicates whether the question about closing is shown.
    private var isAsking = false
    /// A Boolean value that indicates whether the view scrolls to the focus.
    private var showsFocus = false
    /// A Boolean value that indicates whether GTK is about to move the focus because nothing has it.
    private var makesUpFocus = false
    /// A Boolean value that indicates whether the first view is to get the focus, where GTK prefers the header bar.
    private var seeksFocus = false
    /// A closure that is called when the window has closed.
    var onClose: (() -> Void)?
    /// An action that replaces closing the window.
    var onCloseRequest: (() -> Void)?
    private lazy var presenter = GtkPresenter(self)
    /// A request to keep the screen on, while a view asks for it.
    private var inhibitor: ScreenInhibitor?

    /// Creates a window and its views; ``present()`` shows it.
    ///
    /// - Parameters:
    ///   - description: The description of the window.
    ///   - session: The session for opening other windows, or `nil`.
    ///   - value: The value that the window presents.
    package init(
        _ description: _WindowDescription, session: WindowSession? = nil, value: PresentedValue = PresentedValue()
    ) {
        self.description = description
        self.session = session
        self.value = value
        reference = ObjectRef(retaining: gtk_window_new()!)
        let measuring = PangoTextMeasuring()
        graph = Graph(textMeasuring: measuring)
        graph.renderer = renderer
        if description.role != .settings, !description.commands.isEmpty || session?.hasMenu == true {
            commandContext = CommandContext(
                description, session: session, graph: graph, environment: { [unowned self] in environment },
                showShortcuts: { [unowned self] in ShortcutsWindow.show(root.shortcutGroups, over: reference) },
                close: { [unowned self] in requestClose() })
        }
        graph.imageMeasuring = Pictures.shared
        renderer.window = self
        graph.present(by: presenter)
        graph.onNeedsTurn = { [weak self] in MainLoop.beforeNextFrame { self?.turn() } }
        graph.onWarning = Application.warn
        root = description.makeRoot(graph, environment)
        let host = renderer.rootHost
        host.measure = { [unowned self] in size(for: $0) }
        // The window opens in its own size, regardless of the content's ideal size.
        host.wishedSize = description.size
        host.layout = { [unowned self] in root.layout(in: $0) }
        host.nodes = { [unowned self] in root.shownChildren }
        renderer.needsSync(host)
        graph.window.onChange = { [weak self] in self?.updateAttributes() }
        signals.connect("notify::fullscreened", to: window) { [unowned self] in
            if gtk_window_is_fullscreen(window) == 0 { graph.window.uncover() }
        }
        moveOverTime()
        updateTitle()
        gtk_window_set_child(window, host.widget)
        setSize()
        takeMenuKeys()
        if description.role == .settings { takeSettingsKeys() }
        signals.answer("close-request", of: window) { [unowned self] in
            requestClose()
            return true
        }
        // Tab follows the order of widgets, so reorder them first.
        signals.connect("move-focus", to: window) { [unowned self] (_: Int32) in renderer.arrange() }
        signals.connect("notify::focus-widget", to: window) { [unowned self] in
            let focused = gtk_window_get_focus(window)
            let node = focused.flatMap { root.node(around: $0) }
            graph.focus.move(to: node, isElsewhere: focused != nil && node == nil, isMadeUp: makesUpFocus)
            if node != nil, request(GDK_FRAME_CLOCK_PHASE_LAYOUT) { showsFocus = true }
        }
        followPhase()
        let settings = gtk_settings_get_default()!
        // Settings outlive windows: a window that is released on another thread disconnects later.
        for property in Theme.settings {
            signals.connect("notify::\(property)", to: settings) { [weak self] in self?.lookChanged() }
        }
        let fonts = [
            "font-name", "font-rendering", "xft-dpi", "xft-antialias", "xft-hinting", "xft-hintstyle", "xft-rgba",
        ]
        for property in fonts {
            signals.connect("notify::gtk-\(property)", to: settings) { [weak self] in
                guard let self else { return }
                measuring.systemFontChanged(as: widget)
                lookChanged()
            }
        }
        DesktopAccent.shared.follow(self) { [weak self] in self?.lookChanged() }
        signals.connect("notify::gtk-double-click-time", to: settings) { [weak self] in
            guard let self else { return }
            root.setEnvironment(environment)
        }
        signals.connect("notify::scale-factor", to: window) { [unowned self] in root.setEnvironment(environment) }
        signals.connect("realize", to: window, after: true) { [unowned self] in
            signals.connect("notify::state", to: gtk_native_get_surface(widget.opaque)) { [unowned self] in
                updatePhase()
            }
            let clock = gtk_widget_get_frame_clock(widget)!
            signals.connect("update", to: clock, after: true) { [unowned self] in updateEnded() }
            signals.connect("layout", to: clock, after: true) { [unowned self] in layoutEnded(clock) }
            // After painting, GTK moves the focus from a removed widget to another one.
            signals.connect("paint", to: clock, after: true) { [unowned self] in makesUpFocus = true }
            signals.connect("after-paint", to: clock, after: true) { [unowned self] in makesUpFocus = false }
        }
        // The views appear with the window; their actions are deferred until it is presented.
        renderer.flush()
    }

    /// Called when the theme or the fonts have changed, which may resize every widget.
    private func lookChanged() {
        let environment = environment
        DesktopAccent.shared.style(in: environment)
        root.forgetSizes()
        root.setEnvironment(environment)
        gtk_widget_queue_resize(renderer.rootHost.widget)
    }

    /// The last frame with a layout, and the number of its layouts.
    private var layouts = (frame: gint64(-1), count: 0)
    /// The maximum number of layouts in a frame after which views read their sizes.
    ///
    /// GDK lays out at most four times, and GTK 4.18 needs the last layout for its own requests.
    private static let layoutLimit = 3

    /// Updates views after a layout, before the frame is painted.
    ///
    /// GDK then lays out again, up to the limit; later changes are deferred to the next frame.
    private func layoutEnded(_ clock: OpaquePointer) {
        let frame = gdk_frame_clock_get_frame_counter(clock)
        layouts = (frame, layouts.frame == frame ? layouts.count + 1 : 1)
        guard layouts.count < Self.layoutLimit else {
            return MainLoop.beforeNextFrame { [weak self] in self?.follow() }
        }
        follow()
        placeScrolled()
    }

    /// Updates views for scrolling, and places the content of scroll views that is out of date.
    private func updateEnded() {
        if renderer.isScrolled { turn() }
        if placeScrolled() {
            requestUpdate()
        } else if renderer.placingEnded() {
            // After a layout, GTK reports the widget under the pointer with the next events.
            request(GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS)
        }
    }

    /// Places the content of scroll views and updates views until nothing changes.
    ///
    /// - Returns: `true` if anything was placed.
    @discardableResult
    private func placeScrolled() -> Bool {
        for count in 0..<Self.layoutLimit {
            guard !isClosing, renderer.placeScrolled() else { return count > 0 }
            follow()
        }
        return true
    }

    /// Requests an update in the next frame, before its layout; returns `false` if there will be none.
    @discardableResult
    func requestUpdate() -> Bool { request(GDK_FRAME_CLOCK_PHASE_UPDATE) }

    @discardableResult
    private func request(_ phase: GdkFrameClockPhase) -> Bool {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return false }
        gdk_frame_clock_request_phase(clock, phase)
        return true
    }

    /// Informs views of their geometry after a layout, and updates them.
    private func follow() {
        guard !isClosing else { return }
        graph.layoutEnded()
        turn()
        graph.layoutWasFollowed()
        // Rows of lists exist after the first layout.
        focusContent()
        showFocus()
    }

    /// Updates animations before each frame while any are running.
    private func moveOverTime() {
        graph.motions.clock = { [unowned self] in
            let time = gtk_widget_get_frame_clock(widget).map(gdk_frame_clock_get_frame_time) ?? g_get_monotonic_time()
            return Double(time) / 1_000_000
        }
        graph.motions.onBegin = { [weak self] in self?.beginTicking() }
        let update: () -> Void = { [weak self] in self?.graph.motions.isEnabled = Theme.allowsMotion }
        update()
        for setting in Theme.motionSettings {
            signals.connect("notify::\(setting)", to: gtk_settings_get_default()!, update)
        }
    }

    private var isTicking = false

    private func beginTicking() {
        guard !isTicking, !isClosing else { return }
        isTicking = true
        beforeEachFrame(of: widget) { [weak self] in
            guard let self else { return false }
            graph.motions.advance()
            // A completion may close the window.
            guard !isClosing else { return false }
            turn()
            isTicking = !graph.motions.isAtRest
            return isTicking
        }
    }

    /// The native window.
    package var window: UnsafeMutablePointer<GtkWindow> { reference.cast() }
    /// The native window as a widget.
    package var widget: UnsafeMutablePointer<GtkWidget> { reference.widget }

    /// The header bar, which is created on first use.
    var headerBar: OpaquePointer {
        if let header { return header.opaque }
        let bar = gtk_header_bar_new()!
        header = ObjectRef(sinking: bar)
        gtk_window_set_titlebar(window, bar)
        updateCloseButton()
        return bar.opaque
    }

    /// The toolbars with an item that dismisses the window if it is a sheet.
    var cancellingToolbars: Set<ObjectIdentifier> = [] { didSet { updateCloseButton() } }
    /// A Boolean value that indicates whether the window is a sheet, which has one button that dismisses it.
    var isSheet = false { didSet { updateCloseButton() } }

    private func updateCloseButton() {
        guard let header else { return }
        gtk_header_bar_set_show_title_buttons(header.opaque, isSheet && !cancellingToolbars.isEmpty ? 0 : 1)
    }

    private lazy var dialogs = GtkFileDialogs(window: reference)
    private let clipboard = GtkClipboard()
    private let recentFiles = GtkRecentFiles()
    private let fileMonitors = GtkFileMonitors()
    private lazy var monitors = GtkDisplays(window: reference)
    private lazy var printing = GtkPrinting(window: reference)

    private var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        let theme = Theme(of: reference.widget)
        environment.colorScheme = theme.colorScheme
        environment.colorSchemeContrast = theme.contrast
        environment.accessibilityReduceMotion = !Theme.allowsMotion
        environment.desktopAccent = DesktopAccent.shared.color
        environment.layoutDirection =
            gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
        environment._window = graph.window
        environment.fileDialogs = dialogs
        environment.clipboard = clipboard
        environment.recentFiles = recentFiles
        environment.fileMonitors = fileMonitors
        environment.printing = printing
        environment.displays = monitors.displays
        environment.windowSession = session
        environment.commandContext = commandContext
        environment.presentedValue = value
        environment.textScale = (graph.textMeasuring as! PangoTextMeasuring).textScale
        environment.doubleClickTime =
            Double(cork_object_get_int(gtk_settings_get_default()!.objectAddress, "gtk-double-click-time")) / 1_000
        environment.displayScale = CGFloat(gtk_widget_get_scale_factor(widget))
        return environment
    }

    private func size(for proposal: ProposedViewSize) -> CGSize {
        var size = root.sizeThatFits(proposal).withinDisplay
        guard root.hasFollowers else { return size }
        if proposal.width == 0 { size.width = 0 }
        if proposal.height == 0 { size.height = 0 }
        return size
    }

    private func followPhase() {
        for signal in ["notify::is-active", "map", "unmap"] {
            signals.connect(signal, to: window, after: true) { [unowned self] in updatePhase() }
        }
    }

    private func updatePhase() {
        let surface = gtk_native_get_surface(widget.opaque)
        let isMinimized = surface.map {
            gdk_toplevel_get_state($0).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
        }
        graph.window.scenePhase =
            gtk_widget_get_mapped(widget) == 0 || isMinimized == true
            ? .background : gtk_window_is_active(window) != 0 ? .active : .inactive
    }

    /// Updates views and widgets, and runs the resulting actions.
    package func turn() { graph.settle { renderer.flush() } }

    /// Scrolls to the focused view once it is placed.
    private func showFocus() {
        guard showsFocus, graph.focus.node?.isPlaced != false else { return }
        showsFocus = false
        graph.focus.node?.scrollIntoView()
    }

    /// Moves the focus that GTK gave to the header bar of a new window to the first view.
    private func focusContent() {
        guard seeksFocus, let focused = gtk_window_get_focus(window) else { return }
        let content = renderer.rootHost.widget
        // The focus goes through widgets in their order.
        renderer.arrange()
        makesUpFocus = true
        let isDone =
            gtk_widget_is_ancestor(focused, content) != 0 || !graph.focus.isFree
            || gtk_widget_child_focus(content, GTK_DIR_TAB_FORWARD) != 0
        makesUpFocus = false
        if isDone { seeksFocus = false }
    }

    /// Shows the window in front of others; the views appear before its first frame.
    package func present() {
        makesUpFocus = gtk_window_get_focus(window) == nil
        gtk_window_present(window)
        seeksFocus = makesUpFocus
        makesUpFocus = false
        focusContent()
        turn()
    }

    private func updateTitle() {
        let title = graph.window.title ?? description.title
        gtk_window_set_title(window, title.isEmpty ? Self.programName : title)
    }

    /// The color scheme that a view of the window prefers, which GTK applies to all windows.
    private var preferredColorScheme: ColorScheme?

    /// A Boolean value that indicates whether a view fills the screen.
    private var isCovered = false

    private func updateAttributes() {
        updateTitle()
        if graph.window.preferredColorScheme != preferredColorScheme {
            preferredColorScheme = graph.window.preferredColorScheme
            Theme.prefer(preferredColorScheme)
        }
        if (inhibitor == nil) != (graph.window.awakeReason == nil) {
            inhibitor = graph.window.awakeReason.map(ScreenInhibitor.init)
        }
        let coversScreen = graph.window.coversScreen
        // Without a window manager, no window becomes fullscreen.
        if let header { gtk_widget_set_visible(header.widget, coversScreen ? 0 : 1) }
        // A window may fill the screen for other reasons.
        guard coversScreen != isCovered else { return }
        isCovered = coversScreen
        if coversScreen { gtk_window_fullscreen(window) } else { gtk_window_unfullscreen(window) }
    }

    static var programName: String { ProcessInfo.processInfo.processName }

    /// Closes the window without a confirmation.
    package func close() {
        guard !isClosing else { return }
        isClosing = true
        inhibitor = nil
        DesktopAccent.shared.forget(self)
        keepSize()
        signals.disconnectAll()
        root.remove()
        graph.motions.finish()
        graph.settle()
        gtk_window_destroy(window)
        onClose?()
    }

    /// Closes the window, or first asks the person if the views require it, unless that question is already open.
    package func requestClose() {
        if let onCloseRequest { return onCloseRequest() }
        guard !isAsking else { return }
        graph.endTyping()
        guard let question = graph.window.closeQuestion else { return close() }
        isAsking = true
        Task { [weak self] in await self?.ask(question) }
    }

    private func ask(_ question: CloseQuestion) async {
        defer { isAsking = false }
        if await question.allowsClosing(over: presenter, environment) { close() }
    }

    /// Runs `action` once, after the window has painted a frame.
    package func afterNextFrame(_ action: @escaping () -> Void) {
        let clock = gtk_widget_get_frame_clock(widget)!
        var connection: SignalConnection?
        connection = signals.connect("after-paint", to: clock, after: true) {
            connection?.disconnect()
            connection = nil
            MainLoop.beforeNextFrame(action)
        }
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
    }

    /// Waits until the window has painted a frame.
    package func nextFrame() async {
        await withCheckedContinuation { painted in afterNextFrame { painted.resume() } }
    }

    /// Returns a description of the window with one line for each widget; see `WidgetTree`.
    package func describe() -> String { WidgetTree.describe(widget) }

    /// Writes a picture of the window to a PNG file, and replaces an existing file once all of it is on the disk.
    ///
    /// A window that has just changed has no drawing before its next frame: some frames are waited for.
    ///
    /// - Returns: `false` if there is no drawing.
    /// - Throws: If the file can't be written; an existing file is unchanged then.
    package func snapshot(to path: String) async throws -> Bool {
        let picture = FileManager.default.temporaryDirectory.appending(component: "picture-\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: picture) }
        for _ in 0..<10 {
            if cork_snapshot_to_png(widget, picture.path, 0, 0) != 0 {
                try AtomicFile.write(Data(contentsOf: picture), to: URL(fileURLWithPath: path))
                return true
            }
            await nextFrame()
        }
        return false
    }
}
