import Foundation

/// Returns the seeds of a random test: those of every run, or others for extended tests.
///
/// - Parameter everyRun: The seeds that are used unless `CORK_SEEDS` is set, such as `100-200` without the end.
/// - Returns: The seeds.
package func seeds(_ everyRun: Range<Int>) -> Range<Int> {
    let ends = ProcessInfo.processInfo.environment["CORK_SEEDS"]?.split(separator: "-").compactMap { Int($0) }
    guard let ends, ends.count == 2, ends[0] <= ends[1] else { return everyRun }
    return ends[0]..<ends[1]
}
