import Foundation

/// A column of a vertical lazy grid, or a row of a horizontal one.
public struct GridItem: Equatable, Sendable {
    /// The length of the column.
    public enum Size: Equatable, Sendable {
        /// A fixed length, in points.
        case fixed(CGFloat)
        /// A single column that uses the available space within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit, each within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length of the column.
    public var size: Size
    /// The distance to the next column and between those of an adaptive item, in points; `nil` for the default of 8.
    public var spacing: CGFloat?
    /// The alignment of subviews in their cells; `nil` for the center.
    public var alignment: Alignment?

    /// Creates a grid item.
    ///
    /// - Parameters:
    ///   - size: The length of the column.
    ///   - spacing: The distance to the next column, in points; `nil` for the default of 8.
    ///   - alignment: The alignment of subviews in their cells; `nil` for the center.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// The tracks of a grid, its columns or rows, computed from grid items.
struct GridTracks: Equatable {
    /// A column or row.
    struct Track: Equatable {
        /// The length in points.
        var length: CGFloat
        /// The distance from the previous track, in points.
        var gap: CGFloat
        /// The alignment of subviews in their cells; `nil` for the center.
        var alignment: Alignment?
    }

    var tracks: [Track]

    /// The total length of all tracks and gaps, in points.
    var length: CGFloat { tracks.reduce(0) { $0 + $1.gap + $1.length } }

    /// The maximum number of columns of an adaptive item.
    static let limit = 10_000
}

extension [GridItem] {
    /// Returns the tracks of a grid with a proposed length of `length` points (R7.11).
    ///
    /// - Returns: At least one track, as no items count as a flexible one. Their total length may differ from the
    ///   proposal.
    /// - Complexity: linear in the number of tracks.
    func tracks(proposed length: CGFloat) -> GridTracks {
        let items = isEmpty ? [GridItem()] : self
        var rest = length.layoutLength
        var open = 0
        for (index, item) in items.enumerated() {
            if index < items.count - 1 { rest -= item.gap }
            if case .fixed(let length) = item.size { rest -= length.layoutLength } else { open += 1 }
        }
        var result = GridTracks(tracks: [])
        var gap: CGFloat = 0
        for item in items {
            let (length, count) = item.columns(proposed: rest / CGFloat(open > 0 ? open : 1))
            if !item.isFixed {
                rest -= length * CGFloat(count) + item.gap * CGFloat(count - 1)
                open -= 1
            }
            for index in 0..<count {
                result.tracks.append(
                    GridTracks.Track(length: length, gap: index > 0 ? item.gap : gap, alignment: item.alignment))
            }
            gap = item.gap
        }
        return result
    }
}

extension GridItem {
    fileprivate var gap: CGFloat { (spacing ?? defaultSpacing).layoutLength }

    fileprivate var isFixed: Bool { if case .fixed = size { true } else { false } }

    /// Returns the length and number of the item's columns.
    fileprivate func columns(proposed: CGFloat) -> (length: CGFloat, count: Int) {
        switch size {
        case .fixed(let length): return (length.layoutLength, 1)
        case .flexible(let minimum, let maximum):
            return (Swift.min(Swift.max(proposed, minimum.layoutLength), maximum.layoutLength), 1)
        case .adaptive(let minimum, let maximum):
            let each = minimum.layoutLength + gap
            let fitting = each > 0 ? ((proposed + gap) / each).rounded(.down) : CGFloat(GridTracks.limit)
            let count = Int(Swift.min(Swift.max(fitting, 1), CGFloat(GridTracks.limit)))
            let length = (proposed - gap * CGFloat(count - 1)) / CGFloat(count)
            return (Swift.min(maximum.layoutLength, Swift.max(0, length)), count)
        }
    }
}
