#if canImport(Glibc)
    import Glibc
#endif

/// How many times the work on an input of four times a size is of that on the size: 4 where it follows the size, 16 where it
/// follows its square.
///
/// Work is the processor time of this thread. The least of some runs counts, in which nothing else got in between. Where that
/// is 5 or more, sizes of four times as much are compared as well, of which a step between two sizes, as that from one cache to
/// the next, is a smaller part; the smaller growth counts.
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

/// The time that this thread worked, in seconds.
private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
