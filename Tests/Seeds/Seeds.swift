import Foundation

/// The seeds of a random test: those of every run, or others that somebody looks further with.
///
/// - Parameter everyRun: what is run unless `CORK_SEEDS=100-200` is in the environment, the end left out.
/// - Returns: The seeds.
package func seeds(_ everyRun: Range<Int>) -> Range<Int> {
    let ends = ProcessInfo.processInfo.environment["CORK_SEEDS"]?.split(separator: "-").compactMap { Int($0) }
    guard let ends, ends.count == 2, ends[0] <= ends[1] else { return everyRun }
    return ends[0]..<ends[1]
}
