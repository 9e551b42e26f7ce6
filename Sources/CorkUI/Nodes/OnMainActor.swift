import Foundation

/// Creates a value on the main actor in a declaration that is not isolated to it, as some of SwiftUI's are not.
///
/// Views are created on the main thread only, which the compiler cannot check.
nonisolated func unchecked<A, B, Result>(_ a: A, _ b: B, _ make: @MainActor (A, B) -> Result) -> Result {
    nonisolated(unsafe) let (a, b) = (a, b)
    return onMainActor { make(a, b) }
}

/// Runs a closure on the main actor, where the caller already is; debug builds check the thread.
///
/// Callbacks from C use this function, and declarations that SwiftUI does not isolate to the main actor, which are called
/// once for each subview of a container. The check of `MainActor.assumeIsolated` would take longer than most closures, so
/// release builds have none. Pointers from a callback are captured as `nonisolated(unsafe) let`.
///
/// - Parameter body: A closure that runs before the function returns.
/// - Returns: The result of `body`, which need not be `Sendable`.
/// - Precondition: The caller is on the main thread.
@inlinable
@inline(__always)
nonisolated public func onMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    assert(MainQueue.isCurrent, "Views and widgets are used on the main thread")
    return try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> Result).self)() }
}
