import CGtk
import CorkUI
import Foundation

/// The running program: GTK, the style sheet, the windows.
public enum Application {
    private static var windows: [WindowController] = []
    private static var isStarted = false
    /// Whether windows that are opened from now on leave what is out of sight until it is scrolled to.
    public static var showsOnlyWhatIsInSight = true

    /// Starts GTK.
    ///
    /// - Parameter id: the program's name to the desktop, as `io.github.corkboard.Corkboard`.
    /// - Returns: false where there is no display to show anything on.
    public static func start(id: String) -> Bool {
        guard !isStarted else { return true }
        g_set_prgname(id)
        guard gtk_init_check() != 0 else { return false }
        isStarted = true
        // Where there is no translation, the answer is the very bytes of the question.
        Translations.lookUp = { domain, key in key.withCString { String(cString: g_dgettext(domain, $0)) } }
        OpenURLAction._system = { OpenURLAction.openByDesktop($0, completion: $1) }
        MainLoop.attach()
        apply(styleSheet)
        return true
    }

    /// Finds the app's translations; the user's language is the one of the environment.
    ///
    /// - Parameters:
    ///   - domain: the name of the message catalogues, as `corkboard` for `de/LC_MESSAGES/corkboard.mo`.
    ///   - directory: the folder with a folder for each language.
    public static func bindTranslations(domain: String, directory: String) {
        bindtextdomain(domain, directory)
        bind_textdomain_codeset(domain, "UTF-8")
        textdomain(domain)
    }

    /// Leaves out the frame by which windows are resized where nothing draws their shadow: nobody resizes pictures.
    public static func hideResizeFrames() { apply("window.solid-csd { padding: 0; border: none; box-shadow: none; }") }

    /// Adds to the styles of all windows, for good.
    static func apply(_ styleSheet: String) {
        let provider = ObjectRef(adopting: gtk_css_provider_new()!)
        gtk_css_provider_load_from_data(provider.cast(), styleSheet, -1)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), provider.opaque, UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    /// Prefers dark windows, whatever the desktop says.
    public static func preferDark() {
        cork_object_set_bool(gtk_settings_get_default()!.objectAddress, "gtk-application-prefer-dark-theme", 1)
    }

    /// Lays windows out from right to left, whatever the language.
    public static func preferRightToLeft() { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }

    /// Opens the windows of a scene.
    @discardableResult
    public static func open(_ scene: some Scene) -> [WindowController] {
        var descriptions: [WindowDescription] = []
        scene._collectWindows(into: &descriptions)
        return descriptions.map(open)
    }

    private static func open(_ description: WindowDescription) -> WindowController {
        let controller = WindowController(description)
        windows.append(controller)
        controller.onClose = { [unowned controller] in
            windows.removeAll { $0 === controller }
            if windows.isEmpty { MainLoop.quit() }
        }
        controller.present()
        return controller
    }

    /// Runs until the last window is closed.
    public static func run() {
        guard !windows.isEmpty else { return }
        MainLoop.run()
    }

    /// What our own widgets need from the theme; nothing here styles a widget that is not ours.
    private static let styleSheet = """
        .cork-flow > flowboxchild { padding: 0; border-radius: 4px; background: none; }
        .cork-flow > flowboxchild:focus-visible { outline: 2px solid @cork_focus; outline-offset: 3px; }
        .cork-list > row, .cork-list > header { padding: 0; }
        .cork-compact { min-height: 0; padding: 1px 10px; }
        .cork-list > row.dragged { opacity: 0.5; }
        .cork-inset > row, .cork-sidebar > row { border-radius: 6px; }
        .cork-list.cork-sidebar, .cork-list.cork-grouped, .cork-list.cork-inset-grouped { background: none; }
        .cork-grouped > row:not(:selected):not(:hover), .cork-inset-grouped > row:not(:selected):not(:hover)
        { background-color: @theme_base_color; }
        .cork-inset-grouped > row.first { border-top-left-radius: 10px; border-top-right-radius: 10px; }
        .cork-inset-grouped > row.last { border-bottom-left-radius: 10px; border-bottom-right-radius: 10px; }
        .cork-focusable:focus-visible { outline: 2px solid @cork_focus; outline-offset: 3px; border-radius: 4px; }
        .cork-plain-button:focus-visible { outline: 2px solid @cork_focus; outline-offset: 1px; border-radius: 4px; }
        @define-color cork_focus mix(@theme_selected_bg_color, @theme_fg_color, 0.15);
        """
}

extension App {
    /// Shows the app's windows and runs until the last one is closed; with `--previews` shows its previews instead, see
    /// ``PreviewArguments``.
    @MainActor
    public static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--previews" { Application.runPreviews(arguments.dropFirst()) }
        let name = ProcessInfo.processInfo.processName
        guard Application.start(id: name) else {
            FileHandle.standardError.write(
                Data("\(name): There is no display. Set DISPLAY or WAYLAND_DISPLAY, or run under xvfb-run.\n".utf8))
            exit(1)
        }
        Application.open(Self().body)
        Application.run()
    }
}
