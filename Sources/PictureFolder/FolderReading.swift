import Foundation
import Glibc

/// Where folders are read: on a thread of their own, as reading blocks, which what runs on the threads of all tasks must not.
final class ReadingExecutor: TaskExecutor {
    static let shared = ReadingExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread.detachNewThread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    /// Lets the rest of the program go first from here on: somebody looks at what was found already.
    static func giveWay() {
        // On Linux a niceness is that of the thread which asks for it.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
    }

    /// Less than that of the threads that decode what was found: the folder is read before.
    private static let niceness: Int32 = 10
}
