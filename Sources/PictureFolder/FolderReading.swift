import Foundation
import Glibc

/// An executor that reads folders on separate threads, since reading blocks and would occupy the shared thread pool.
final class ReadingExecutor: TaskExecutor {
    static let shared = ReadingExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread.detachNewThread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    /// Lowers the priority of the current thread once the first results are on display.
    static func giveWay() {
        // On Linux, the niceness applies to the calling thread.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
    }

    /// A niceness less than that of the decoding threads, so that reading the folder takes precedence.
    private static let niceness: Int32 = 10
}
