import Foundation

extension Process {
    /// Starts it; the answer waits for its end, in which nothing else happens on the thread: `waitUntilExit()` lets other
    /// tests begin inside of the one that waits.
    nonisolated func start() throws -> () -> Void {
        let ended = DispatchSemaphore(value: 0)
        terminationHandler = { _ in ended.signal() }
        try run()
        return { ended.wait() }
    }
}
