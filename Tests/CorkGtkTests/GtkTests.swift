import CGtk
import Glibc
import GtkTestSupport
import Testing

/// Whether GTK could be initialised; asked once, on the main thread.
let displayIsAvailable: Bool = {
    // Values set on widgets can only be read back from the accessibility backend for tests.
    setenv("GTK_A11Y", "test", 1)
    return gtk_init_check() != 0
}()

/// Everything that needs a display, one test at a time: extensions in other files add suites.
@MainActor
@Suite(
    .serialized, .withoutComplaints,
    .enabled("GTK finds no display: run under xvfb-run with GSK_RENDERER=cairo.") {
        await MainActor.run { displayIsAvailable }
    })
struct GtkTests {}

/// Fails a test during which GLib or GTK printed a warning or worse.
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
