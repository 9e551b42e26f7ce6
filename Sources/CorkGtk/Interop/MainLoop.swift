import CGtk
// The C module uses libdispatch, which this import links.
import Dispatch

/// GLib's main loop, which runs GTK and Swift's main actor on the process's first thread.
package enum MainLoop {
    private static var running: [OpaquePointer] = []

    /// Attaches the queue of the main actor, which runs tasks, continuations and Dispatch's main queue, to the main
    /// loop.
    ///
    /// The first call has to precede the first run of the loop; later calls have no effect. Jobs of the main actor
    /// share the priority of drawing, so that neither starves the other; input has a higher priority.
    package static func attach() {
        cork_main_queue_attach()
    }

    /// Runs the loop until ``quit()``.
    ///
    /// Runs may be nested, and `quit()` ends the innermost one. During a run nested inside a task, no other task runs,
    /// since the main actor is busy; during one nested inside a GTK callback, tasks do run.
    package static func run() {
        attach()
        let loop = g_main_loop_new(nil, 0)!
        running.append(loop)
        g_main_loop_run(loop)
        running.removeLast()
        g_main_loop_unref(loop)
    }

    /// Ends the innermost ``run()``, if any.
    package static func quit() {
        running.last.map(g_main_loop_quit)
    }
}
