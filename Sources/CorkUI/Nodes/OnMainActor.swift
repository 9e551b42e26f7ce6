import Foundation

/// Creates a value on the main actor in a declaration that is not isolated to it, as some of SwiftUI's are not.
///
/// Views are created on the main thread only, which the compiler cannot check.
nonisolated func unchecked<A, B, Result>(_ a: A, _ b: B, _ make: @MainActor (A, B) -> Result) -> Result {
    nonisolated(unsafe) let (a, b) = (a, b)
    return onMainActor { make(a, b) }
}

/// Runs `body` on the main actor, where the caller already is; checked in debug builds.
///
/// Declarations that SwiftUI does not isolate to the main actor are called once for each subview of a container. The check of
/// `MainActor.assumeIsolated` would take longer than their bodies.
@inlinable
@inline(__always)
nonisolated package func onMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    assert(MainQueue.isCurrent, "Views are used on the main thread")
    return try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> Result).self)() }
}
