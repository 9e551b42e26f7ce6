import CorkUI
import Foundation

/// Runs the body of a C callback on the main actor, whose thread GTK called it on.
///
/// All callbacks from GTK and GLib into Swift use this function. Pointers from the callback are captured as
/// `nonisolated(unsafe) let`. `MainActor.assumeIsolated` is equivalent, but its check of the thread takes longer than
/// most bodies.
///
/// - Parameter body: A closure that runs before the function returns.
/// - Returns: The result of `body`, which need not be `Sendable`.
/// - Precondition: The caller is on the main thread.
@inlinable
@inline(__always)
nonisolated public func gtkMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    precondition(pthread_equal(pthread_self(), mainThread) != 0, "GTK called back on another than the main thread")
    return try onMainActor(body)
}

/// The thread that GTK is used on.
@usableFromInline
nonisolated let mainThread: pthread_t = {
    precondition(Thread.isMainThread, "GTK called back on another than the main thread")
    return pthread_self()
}()
