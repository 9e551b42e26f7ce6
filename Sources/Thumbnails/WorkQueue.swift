import Foundation
import Glibc
import Synchronization

/// A queue that runs blocking work on its own low-priority threads, urgent work first, otherwise in order.
public final class WorkQueue: Sendable {
    /// The maximum number of threads.
    public let width: Int
    private let state = Mutex(State())

    private struct State {
        var waiting: [Job] = []
        var threads = 0
    }

    /// Creates a queue.
    ///
    /// - Parameter width: The maximum number of threads, at least 1; by default the number of processors.
    public init(width: Int = ProcessInfo.processInfo.activeProcessorCount) { self.width = max(width, 1) }

    /// The number of waiting jobs.
    public var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Runs work and returns its result.
    ///
    /// If the task is cancelled, waiting work is dropped at once.
    ///
    /// - Parameters:
    ///   - isUrgent: A closure that is called on any thread whenever a thread becomes free.
    ///   - work: The work, which receives a closure that returns `true` once the result isn't needed anymore.
    /// - Returns: The result.
    /// - Throws: The error of `work`, or `CancellationError` if it was dropped.
    public func run<Result: Sendable>(
        isUrgent: @escaping @Sendable () -> Bool = { true },
        _ work: @escaping @Sendable (_ isCancelled: () -> Bool) throws -> Result
    ) async throws -> Result {
        let job = Job(isUrgent: isUrgent)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                job.body.withLock {
                    $0 = { isDropped in
                        continuation.resume(
                            with: Swift.Result {
                                if isDropped { throw CancellationError() }
                                return try work { job.isCancelled.load(ordering: .relaxed) }
                            })
                    }
                }
                add(job)
            }
        } onCancel: {
            job.isCancelled.store(true, ordering: .sequentiallyConsistent)
            drop(job)
        }
    }

    private func add(_ job: Job) {
        let needsThread = state.withLock { state in
            state.waiting.append(job)
            guard state.threads < width else { return false }
            state.threads += 1
            return true
        }
        // The cancellation handler of a task that was already cancelled found nothing to drop.
        if job.isCancelled.load(ordering: .sequentiallyConsistent) { drop(job) }
        if needsThread { Thread.detachNewThread { [self] in work() } }
    }

    private func drop(_ job: Job) {
        let isWaiting = state.withLock { state in
            guard let index = state.waiting.firstIndex(where: { $0 === job }) else { return false }
            state.waiting.remove(at: index)
            return true
        }
        if isWaiting { job.end(isDropped: true) }
    }

    /// Runs jobs until none is waiting.
    private func work() {
        // On Linux, the niceness applies to the calling thread.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
        while let job = next() { job.end(isDropped: false) }
    }

    private func next() -> Job? {
        state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.threads -= 1
                return nil
            }
            return state.waiting.remove(at: state.waiting.firstIndex { $0.isUrgent() } ?? 0)
        }
    }

    private final class Job: Sendable {
        let isUrgent: @Sendable () -> Bool
        let isCancelled = Atomic(false)
        let body = Mutex<(@Sendable (_ isDropped: Bool) -> Void)?>(nil)

        init(isUrgent: @escaping @Sendable () -> Bool) { self.isUrgent = isUrgent }

        /// Runs the work, or ends it with a cancellation error.
        func end(isDropped: Bool) {
            let run = body.withLock { body in
                defer { body = nil }
                return body
            }
            run?(isDropped)
        }
    }
}
