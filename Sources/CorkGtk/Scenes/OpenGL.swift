import CGtk
import Foundation

/// OpenGL, which GTK loads for every display that it opens, whatever draws the windows.
enum OpenGL {
    /// Has GTK open a display without OpenGL where the person chose to have windows drawn by Cairo (`GSK_RENDERER=cairo`):
    /// loading it costs as much time as all else that opens a window, and more memory.
    ///
    /// - Parameter start: initialises GTK, which reads the wish from the environment; programs started later do not.
    /// - Returns: What the closure returns.
    static func loadedIfUsed<Result>(_ start: () -> Result) -> Result {
        // GTK takes its name in any case.
        guard getenv("GSK_RENDERER").map({ String(cString: $0).lowercased() }) == "cairo" else { return start() }
        let (name, key) = gtk_get_minor_version() < 16 ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl")
        let before = getenv(name).map { String(cString: $0) }
        setenv(name, [before, key].compactMap(\.self).joined(separator: ","), 1)
        defer {
            if let before { setenv(name, before, 1) } else { unsetenv(name) }
        }
        return start()
    }
}
