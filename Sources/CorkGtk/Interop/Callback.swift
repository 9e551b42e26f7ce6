import CorkUI
import Foundation

/// Runs the body of a C callback on the main actor, where GTK already called it.
///
/// Every callback that GTK or GLib makes into Swift enters here. Pointers the callback was given are captured as
/// `nonisolated(unsafe) let`. `MainActor.assumeIsolated` would do the same, but its check of the thread takes
/// longer than most bodies.
///
/// - Parameter body: what to do; runs before the function returns.
/// - Returns: what `body` returned, whether `Sendable` or not.
/// - Precondition: the caller is on the main thread; otherwise the program stops.
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
