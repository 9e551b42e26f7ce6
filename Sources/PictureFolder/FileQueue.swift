import Dispatch
import Synchronization

/// A queue of work on files, which does the work on a file in the order of its requests.
///
/// Work on different files may run at the same time, so that a rating doesn't wait until a large file is moved.
public final class FileQueue: Sendable {
    /// The queue that all windows share.
    public static let shared = FileQueue()

    private final class Job: Sendable {
        let paths: Set<String>
        let work: @Sendable () -> Void
        /// The number of paths for which other work comes first; guarded by the state of the queue.
        nonisolated(unsafe) var waitCount = 0

        init(_ paths: Set<String>, _ work: @escaping @Sendable () -> Void) {
            self.paths = paths
            self.work = work
        }
    }

    private struct State {
        /// The jobs of each path, those that run first.
        var lines: [String: ArraySlice<Job>] = [:]
        /// The jobs that no other one holds up.
        var ready: ArraySlice<Job> = []
        var runningCount = 0
    }

    private let state = Mutex(State())
    private let width: Int
    private let threads = DispatchQueue(label: "files", qos: .userInitiated, attributes: .concurrent)
    private let group = DispatchGroup()

    /// Creates an idle queue.
    ///
    /// - Parameter width: The maximum number of jobs at a time.
    public init(width: Int = 2) { self.width = width }

    /// Does work on files after all earlier work on any of them.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - work: The work, which may block.
    public func add(_ paths: Set<String>, _ work: @escaping @Sendable () -> Void) {
        group.enter()
        let job = Job(paths, work)
        state.withLock { state in
            for path in paths {
                if state.lines[path] != nil { job.waitCount += 1 }
                state.lines[path, default: []].append(job)
            }
            if job.waitCount == 0 { state.ready.append(job) }
        }
        startReady()
    }

    /// Does work on files after all earlier work on any of them, and returns its result.
    public func run<Result: Sendable>(
        _ paths: Set<String>, _ work: @escaping @Sendable () -> Result
    ) async -> Result {
        await withCheckedContinuation { continuation in
            add(paths) { continuation.resume(returning: work()) }
        }
    }

    /// Waits until all work is done.
    public func finish() { group.wait() }

    private func startReady() {
        let jobs = state.withLock { state in
            let jobs = state.ready.prefix(width - state.runningCount)
            state.ready.removeFirst(jobs.count)
            state.runningCount += jobs.count
            return jobs
        }
        for job in jobs {
            threads.async { [self] in
                job.work()
                end(job)
            }
        }
    }

    private func end(_ job: Job) {
        state.withLock { state in
            state.runningCount -= 1
            for path in job.paths {
                state.lines[path]?.removeFirst()
                guard let next = state.lines[path]?.first else {
                    state.lines[path] = nil
                    continue
                }
                next.waitCount -= 1
                if next.waitCount == 0 { state.ready.append(next) }
            }
        }
        startReady()
        group.leave()
    }
}
