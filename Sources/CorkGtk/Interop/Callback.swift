/// Carries a value out of an isolated region that never leaves the thread.
@usableFromInline
nonisolated struct Unchecked<Value>: @unchecked Sendable {
    @usableFromInline let value: Value

    @usableFromInline
    init(_ value: Value) {
        self.value = value
    }
}

/// Runs the body of a C callback on the main actor, where GTK already called it.
///
/// Every callback that GTK or GLib makes into Swift enters here. Pointers the callback was given are captured as
/// `nonisolated(unsafe) let`.
///
/// - Parameter body: what to do; runs before the function returns.
/// - Returns: what `body` returned, whether `Sendable` or not.
/// - Precondition: the caller is on the main thread; otherwise the program stops.
@inlinable
@inline(__always)
nonisolated public func gtkMain<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try MainActor.assumeIsolated { Unchecked(try body()) }.value
}
