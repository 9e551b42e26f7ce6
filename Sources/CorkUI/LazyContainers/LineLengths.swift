import Foundation

/// The lengths of a container's lines: exact for measured lines, estimated by their mean for the others.
///
/// Only measured lines take up memory, in runs of adjacent lines.
struct LineLengths: Equatable {
    /// A run of adjacent lines that were measured.
    private struct Run: Equatable {
        var start: Int
        var lengths: [CGFloat]
        var sum: CGFloat

        var end: Int { start + lengths.count }
        static let limit = 256
    }

    /// The number of lines.
    private(set) var count: Int
    /// The distance between adjacent lines, in points.
    let gap: CGFloat
    /// The estimated length of lines that were not measured, in whole points so that lines start at pixel boundaries.
    private(set) var estimate: CGFloat = 44
    private var runs: [Run] = []
    private var measured: (count: Int, sum: CGFloat) {
        runs.reduce((0, 0)) { ($0.0 + $1.lengths.count, $0.1 + $1.sum) }
    }
    /// The number of measured lines at the last estimate; a new one needs twice as many, so that the estimate
    /// converges.
    private var sample = 0

    init(count: Int, gap: CGFloat) {
        self.count = count
        self.gap = gap
    }

    /// Returns the index of the first run that ends after `line`.
    private func index(of line: Int) -> Int {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].end <= line { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The measured or estimated length of a line, in points.
    subscript(line: Int) -> CGFloat { measuredLength(line) ?? estimate }

    /// Returns the length of a measured line; `nil` for any other line.
    func measuredLength(_ line: Int) -> CGFloat? {
        let index = index(of: line)
        guard index < runs.count, runs[index].start <= line else { return nil }
        return runs[index].lengths[line - runs[index].start]
    }

    /// Stores the measured length of a line.
    mutating func measure(_ line: Int, _ length: CGFloat) {
        let index = index(of: line)
        if index < runs.count, runs[index].start <= line {
            let offset = line - runs[index].start
            runs[index].sum += length - runs[index].lengths[offset]
            runs[index].lengths[offset] = length
        } else if index > 0, runs[index - 1].end == line, runs[index - 1].lengths.count < Run.limit {
            runs[index - 1].lengths.append(length)
            runs[index - 1].sum += length
        } else if index < runs.count, runs[index].start == line + 1, runs[index].lengths.count < Run.limit {
            runs[index].start = line
            runs[index].lengths.insert(length, at: 0)
            runs[index].sum += length
        } else {
            runs.insert(Run(start: line, lengths: [length], sum: length), at: index)
        }
    }

    /// Updates the estimate to the mean of the measured lines if their number has doubled.
    ///
    /// - Returns: Whether the estimate changed.
    @discardableResult
    mutating func refreshEstimate() -> Bool {
        let (count, sum) = measured
        guard count > 0, count >= sample * 2 else { return false }
        sample = count
        let before = estimate
        // An estimate of 0 would make lines after a page of empty ones unreachable by scrolling.
        estimate = max((sum / CGFloat(count)).rounded(), 1)
        return estimate != before
    }

    /// Returns lengths without measurements, for lines arranged in another way, keeping the estimate.
    func forgotten(count: Int, gap: CGFloat) -> LineLengths {
        var lengths = LineLengths(count: count, gap: gap)
        lengths.estimate = estimate
        return lengths
    }

    /// Replaces lines by others that are not measured.
    mutating func replace(_ old: Range<Int>, with newCount: Int) {
        guard !old.isEmpty || newCount > 0 else { return }
        let shift = newCount - old.count
        var result: [Run] = []
        for run in runs {
            let front = min(max(old.lowerBound - run.start, 0), run.lengths.count)
            let back = min(max(run.end - old.upperBound, 0), run.lengths.count - front)
            func add(_ start: Int, _ lengths: ArraySlice<CGFloat>) {
                if !lengths.isEmpty {
                    result.append(Run(start: start, lengths: Array(lengths), sum: lengths.reduce(0, +)))
                }
            }
            add(run.start, run.lengths.prefix(front))
            add(run.end - back + shift, run.lengths.suffix(back))
        }
        runs = result
        count += shift
    }

    /// The total length of all lines and gaps, in points.
    var total: CGFloat { count == 0 ? 0 : start(of: count) - gap }

    /// Returns the start of a line, in points.
    ///
    /// - Complexity: linear in the number of measured runs before the line.
    func start(of line: Int) -> CGFloat {
        var (sum, known): (CGFloat, Int) = (0, 0)
        for run in runs {
            guard run.start < line else { break }
            let lengths = run.end <= line ? run.lengths[...] : run.lengths[..<(line - run.start)]
            sum += run.end <= line ? run.sum : lengths.reduce(0, +)
            known += lengths.count
        }
        return sum + CGFloat(line - known) * estimate + CGFloat(line) * gap
    }

    /// Returns the line at a position, including the gap after it, clamped to the existing lines.
    ///
    /// - Complexity: linear in the number of measured runs before the line.
    func line(at position: CGFloat) -> Int {
        var (rest, line) = (position, 0)
        func found(_ line: Int) -> Int { min(max(line, 0), max(count - 1, 0)) }
        func estimated(_ rest: CGFloat) -> Int { Int(max(rest, 0) / max(estimate + gap, 1)) }
        for run in runs {
            let before = CGFloat(run.start - line) * (estimate + gap)
            if rest < before { return found(min(line + estimated(rest), run.start)) }
            rest -= before
            line = run.start
            let length = run.sum + CGFloat(run.lengths.count) * gap
            guard rest < length else {
                rest -= length
                line = run.end
                continue
            }
            for length in run.lengths {
                if rest < length + gap { return found(line) }
                rest -= length + gap
                line += 1
            }
        }
        return found(line + estimated(min(rest, CGFloat(count) * max(estimate + gap, 1))))
    }
}
