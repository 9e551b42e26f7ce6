#if canImport(Glibc)
    import Glibc
#endif

/// Returns the factor by which the work grows for an input of four times the size: 4 for linear, 16 for quadratic
/// growth.
///
/// Work is the CPU time of the current thread. The minimum of several runs counts. If the factor is 5 or more, four
/// times larger sizes are compared as well, for which effects such as the transition between two caches are smaller.
/// The smaller factor counts.
package func growth(of size: Int, _ work: (Int) throws -> Void) rethrows -> Double {
    let small = try growth(from: size, work)
    return small < 5 ? small : min(small, try growth(from: 4 * size, work))
}

private func growth(from size: Int, _ work: (Int) throws -> Void) rethrows -> Double {
    var least = [Double.infinity, .infinity]
    for _ in 0..<5 {
        for (index, size) in [size, 4 * size].enumerated() {
            let start = processorTime()
            try work(size)
            least[index] = min(least[index], processorTime() - start)
        }
        if least[1] < 5 * least[0] { break }
    }
    return least[1] / least[0]
}

/// Returns the CPU time of the current thread, in seconds.
private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
