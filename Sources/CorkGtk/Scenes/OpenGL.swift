import CGtk
import Foundation

/// The use of OpenGL, which GTK loads for every display, regardless of the renderer.
enum OpenGL {
    /// Starts GTK without OpenGL if the person has chosen Cairo for rendering (`GSK_RENDERER=cairo`).
    ///
    /// Loading OpenGL takes as much time as everything else to open a window, and more memory.
    ///
    /// - Parameter start: A closure that initializes GTK, which reads the setting from the environment; later child
    ///   processes don't inherit it.
    /// - Returns: The result of the closure.
    static func loadedIfUsed<Result>(_ start: () -> Result) -> Result {
        // GTK ignores case in the name, too.
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
