import Foundation
import Glibc
import Synchronization

/// Does work that blocks on threads of its own: what is urgent first, otherwise in the order it came.
///
/// The threads give way to the rest of the program.
public final class WorkQueue: Sendable {
    /// How many threads work at once at most.
    public let width: Int
    private let state = Mutex(State())

    private struct State {
        var waiting: [Job] = []
        var threads = 0
    }

    /// - Parameter width: as many as the machine has processors where nothing is said; at least 1.
    public init(width: Int = ProcessInfo.processInfo.activeProcessorCount) { self.width = max(width, 1) }

    /// How much work waits for a thread.
    public var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Does some work and returns its result.
    ///
    /// When the task is cancelled, work that waits is dropped at once.
    ///
    /// - Parameters:
    ///   - isUrgent: asked on any thread, each time that a thread is free.
    ///   - work: is given a function that tells whether the result is still wanted.
    /// - Returns: The result.
    /// - Throws: what `work` throws, or `CancellationError` where it was dropped.
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
        // A task that was cancelled before found nothing to drop.
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

    /// Works until there is nothing to do.
    private func work() {
        // On Linux a niceness is that of the thread which asks for it.
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

        /// Does the work, or says that it was dropped.
        func end(isDropped: Bool) {
            let run = body.withLock { body in
                defer { body = nil }
                return body
            }
            run?(isDropped)
        }
    }
}
