import CGtk
import Glibc
import GtkTestSupport
import Testing

/// A Boolean value that indicates whether GTK could be initialized; evaluated once, on the main thread.
let displayIsAvailable: Bool = {
    // The accessible properties of widgets can only be read back from the test backend.
    setenv("GTK_A11Y", "test", 1)
    return gtk_init_check() != 0
}()

/// The tests that need a display, run one at a time; extensions in other files add suites.
@MainActor
@Suite(
    .serialized, .withoutComplaints,
    .enabled("GTK finds no display: run under xvfb-run with GSK_RENDERER=cairo.") {
        await MainActor.run { displayIsAvailable }
    })
struct GtkTests {}

/// A trait that fails a test during which GLib or GTK printed a warning or an error.
nonisolated struct WithoutComplaints: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        _ = takeComplaints()
        try await function()
        #expect(takeComplaints() == "")
    }
}

nonisolated extension Trait where Self == WithoutComplaints {
    static var withoutComplaints: Self { WithoutComplaints() }
}
