import Foundation
import Synchronization
import Testing
import Thumbnails

struct WorkQueueTests {
    /// A gate that blocks a thread of a queue until it is opened.
    private final class Gate: Sendable {
        private let semaphore = DispatchSemaphore(value: 0)
        private let isReached = Atomic(false)

        func pass() {
            isReached.store(true, ordering: .relaxed)
            semaphore.wait()
        }

        func open() { semaphore.signal() }

        /// Waits until a thread has reached the gate.
        func reached() async {
            while !isReached.load(ordering: .relaxed) { await Task.yield() }
        }
    }

    private final class Log: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock { $0 } }
    }

    /// The current and the maximum number of concurrent jobs.
    private final class Crowd: Sendable {
        let now = Atomic(0)
        let most = Atomic(0)
        func enter() { most.max(now.add(1, ordering: .relaxed).newValue, ordering: .relaxed) }
        func leave() { now.subtract(1, ordering: .relaxed) }
    }

    private func waiting(_ queue: WorkQueue, _ count: Int) async {
        while queue.waitingCount != count { await Task.yield() }
    }

    @Test func `results and errors come back`() async throws {
        let queue = WorkQueue(width: 2)
        #expect(try await queue.run { _ in 42 } == 42)
        await #expect(throws: CocoaError.self) { try await queue.run { _ in throw CocoaError(.fileNoSuchFile) } }
    }

    @Test func `no more work is done at once than there are threads, and all of it is done`() async throws {
        let queue = WorkQueue(width: 3)
        let crowd = Crowd()
        try await withThrowingTaskGroup(of: Int.self) { group in
            for i in 0..<200 {
                group.addTask {
                    try await queue.run { _ in
                        crowd.enter()
                        usleep(100)
                        crowd.leave()
                        return i
                    }
                }
            }
            let sum = try await group.reduce(0, +)
            #expect(sum == 199 * 100)
        }
        #expect((2...3).contains(crowd.most.load(ordering: .relaxed)))
    }

    @Test func `urgent work comes first, as it is when a thread is free`() async throws {
        let (queue, gate, log) = (WorkQueue(width: 1), Gate(), Log())
        let crowd = Crowd()
        async let blocked: Void = queue.run { _ in gate.pass() }
        await gate.reached()
        async let one: Void = queue.run(isUrgent: { false }) { _ in log.add("one") }
        await waiting(queue, 1)
        async let two: Void = queue.run(isUrgent: { crowd.now.load(ordering: .relaxed) > 0 }) { _ in log.add("two") }
        await waiting(queue, 2)
        async let three: Void = queue.run { _ in log.add("three") }
        await waiting(queue, 3)
        crowd.enter()
        gate.open()
        _ = try await (blocked, one, two, three)
        #expect(log.all == ["two", "three", "one"])
    }

    @Test func `work that waits is dropped as soon as its task is cancelled`() async throws {
        let (queue, gate, log) = (WorkQueue(width: 1), Gate(), Log())
        async let blocked: Void = queue.run { _ in gate.pass() }
        await gate.reached()
        let task = Task { try await queue.run { _ in log.add("done") } }
        await waiting(queue, 1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(queue.waitingCount == 0)
        gate.open()
        try await blocked
        #expect(log.all.isEmpty)
    }

    @Test func `running work observes the cancellation of its task`() async throws {
        let (queue, gate) = (WorkQueue(width: 1), Gate())
        let task = Task {
            try await queue.run { isCancelled in
                gate.pass()
                while !isCancelled() { usleep(100) }
                return "told"
            }
        }
        await gate.reached()
        task.cancel()
        gate.open()
        #expect(try await task.value == "told")
    }

    @Test func `a task that was cancelled before does nothing`() async throws {
        let (queue, log) = (WorkQueue(width: 1), Log())
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await queue.run { isCancelled in if !isCancelled() { log.add("done") } }
        }
        _ = await task.result
        #expect(log.all.isEmpty)
    }
}
