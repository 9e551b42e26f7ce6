import Foundation

/// Wraps values on the main actor from a declaration that is not bound to it, as SwiftUI's are.
///
/// Views are only ever made on the main thread; the language cannot know.
nonisolated func unchecked<A, B, Result>(_ a: A, _ b: B, _ make: @MainActor (A, B) -> Result) -> Result {
    nonisolated(unsafe) let (a, b) = (a, b)
    return onMainActor { make(a, b) }
}

/// Runs `body` on the main actor, which the caller is known to be on; checked in debug builds.
///
/// Names that SwiftUI does not bind to the main actor are called as often as a container has subviews: the check of
/// `MainActor.assumeIsolated` would cost more than what they do.
nonisolated func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    assert(MainQueue.isCurrent, "Views live on the main thread")
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
