import CGtk
import CorkUI
import DocumentFiles
import Foundation

/// The running application: GTK, the style sheet and the windows.
package enum Application {
    private static var windows: [WindowController] = []
    private static var isStarted = false
    /// A Boolean value that indicates whether new windows create content outside of the visible range on demand.
    package static var showsOnlyVisibleContent = true

    /// Starts GTK.
    ///
    /// - Parameter id: The application id, such as `io.github.corkboard.Corkboard`.
    /// - Returns: `false` if there is no display.
    package static func start(id: String) -> Bool {
        guard !isStarted else { return true }
        g_set_prgname(id)
        cork_keep_freed_memory()
        guard OpenGL.loadedIfUsed({ gtk_init_check() }) != 0 else { return false }
        gtk_window_set_default_icon_name(id)
        isStarted = true
        MessageCatalogs.start()
        AccessibilityNotification._speak = announce
        OpenURLAction._system = { OpenURLAction.openByDesktop($0, completion: $1) }
        MainLoop.attach()
        apply(styleSheet)
        return true
    }

    /// Removes the resize border that windows have without a compositor, for snapshots.
    package static func hideResizeFrames() { apply("window.solid-csd { padding: 0; border: none; box-shadow: none; }") }

    /// Adds a style sheet for all windows, and returns what can be removed again.
    @discardableResult
    static func apply(_ styleSheet: String) -> ObjectRef {
        let provider = ObjectRef(adopting: gtk_css_provider_new()!)
        cork_css_provider_load(provider.cast(), styleSheet)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), provider.opaque, UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        return provider
    }

    /// Prefers the dark appearance, regardless of the desktop's setting.
    package static func preferDark() { Theme.prefer(.dark) }

    /// Prefers a right-to-left layout, regardless of the language.
    package static func preferRightToLeft() { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }

    /// Opens the first window of a scene.
    ///
    /// - Returns: The opened windows; empty for a scene that only has settings.
    @discardableResult
    package static func open(_ scene: some Scene) -> [WindowController] {
        let before = windows.count
        session(scene).openFirst()
        return Array(windows[before...])
    }

    /// Creates the session of a scene, without opening windows.
    package static func session(_ scene: some Scene) -> WindowSession {
        WindowSession(scene, recovery: recovery, warn: warn) { description, value, session in
            if let about = description.about { return AboutWindow(about) { session.closed($0) } }
            let controller = WindowController(description, session: session, value: value)
            windows.append(controller)
            controller.onClose = { [unowned controller] in
                windows.removeAll { $0 === controller }
                session.closed(controller)
                if windows.isEmpty { MainLoop.quit() }
            }
            return controller
        }
    }

    /// The file that stores window sizes; `nil` to store none.
    package static var windowSizes: SettingsFile?

    /// The folder of the recovery journals of documents; `nil` for no recovery.
    package static var recovery: RecoveryFolder?

    static func warn(_ sentence: String) {
        FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(sentence)\n".utf8))
    }

    /// The active window of the application, or `nil`.
    static var activeWindow: UnsafeMutablePointer<GtkWindow>? {
        windows.first { gtk_window_is_active($0.window) != 0 }?.window
    }

    /// A Boolean value that indicates whether a window is open.
    static var hasWindows: Bool { !windows.isEmpty }

    /// Runs the main loop until the last window is closed.
    package static func run() {
        if hasWindows { MainLoop.run() }
        windowSizes?.flush()
        SettingsFile.standard.flush()
    }

    /// The style sheet of the framework's own widgets.
    private static let styleSheet = """
        .cork-flow > flowboxchild { padding: 0; border-radius: 4px; background: none; }
        .cork-flow > flowboxchild:focus-visible { outline: 2px solid @cork_focus; outline-offset: 3px; }
        .cork-lines, .cork-lines > row {
          background: none; border: none; box-shadow: none; outline: none; color: inherit; padding: 0; margin: 0;
          min-height: 0;
        }
        .cork-list row, .cork-list header { padding: 0; }
        .cork-compact { min-height: 0; padding: 1px 10px; }
        button.cork-mini { min-height: 0; min-width: 0; padding: 0 6px; font-size: 0.85em; }
        button.cork-small { min-height: 0; min-width: 0; padding: 2px 8px; }
        button.cork-large { padding: 8px 16px; }
        button.cork-extraLarge { padding: 12px 24px; }
        button.cork-capsule { border-radius: 999px; }
        .cork-list row:selected:focus-visible { outline-color: alpha(@theme_selected_fg_color, 0.8); }
        .cork-list row.dragged { opacity: 0.5; }
        .cork-inset row, .cork-sidebar row { border-radius: 6px; }
        .cork-list.cork-sidebar, .cork-list.cork-grouped, .cork-list.cork-inset-grouped { background: none; }
        .cork-list.cork-clear, textview.cork-clear, textview.cork-clear > text { background: none; }
        .cork-grouped row row:not(:selected):not(:hover), .cork-inset-grouped row row:not(:selected):not(:hover)
        { background-color: @theme_base_color; }
        .cork-inset-grouped row.first { border-top-left-radius: 10px; border-top-right-radius: 10px; }
        .cork-inset-grouped row.last { border-bottom-left-radius: 10px; border-bottom-right-radius: 10px; }
        .cork-inset-grouped.cork-spaced row { border-radius: 10px; }
        treeexpander.cork-expander > indent { -gtk-icon-size: 16px; }
        cork-host:drop(active) { box-shadow: none; }
        .cork-focusable:focus-visible { outline: 2px solid @cork_focus; outline-offset: 3px; border-radius: 4px; }
        .cork-plain-button:focus-visible { outline: 2px solid @cork_focus; outline-offset: 1px; border-radius: 4px; }
        @define-color cork_focus mix(@theme_selected_bg_color, @theme_fg_color, 0.15);
        """
}

extension App {
    /// Runs the app until its last window is closed.
    ///
    /// It opens documents recovered after a crash and the files in the arguments, or else the app's first window. With
    /// `--previews` it shows the previews instead, see `PreviewArguments`.
    @MainActor
    public static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--previews" { Application.runPreviews(arguments.dropFirst()) }
        let name = ProcessInfo.processInfo.processName
        guard Application.start(id: name) else {
            Application.warn("There is no display. Set DISPLAY or WAYLAND_DISPLAY, or run under xvfb-run.")
            exit(1)
        }
        Application.windowSizes = .windowSizes
        Application.recovery = .standard
        let session = Application.session(_scene)
        let files = arguments.filter { !$0.hasPrefix("-") }.map { URL(fileURLWithPath: $0) }
        let isRestored = session.restoreDocuments()
        if !session.open(files: files), !isRestored { session.openFirst() }
        Application.run()
    }
}
