import Foundation

/// The layout of a `Grid`.
public struct GridLayout: Layout {
    /// The alignment of views in their cells, unless the cell, its column or its row sets another one.
    public var alignment: Alignment
    /// The distance between columns, in points; `nil` for the default of 8.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows, in points; `nil` for the default of 8.
    public var verticalSpacing: CGFloat?

    /// Creates a grid layout.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The assignment of subviews to cells.
    public struct Cache {
        fileprivate var cells: [Cell] = []
        fileprivate var columns = 0
        fileprivate var rowAlignments: [VerticalAlignment?] = []
        fileprivate var columnAlignments: [HorizontalAlignment?] = []
    }

    @MainActor
    fileprivate struct Cell {
        var subview: LayoutSubview
        var row: Int
        var columns: Range<Int>

        func isSized(_ axis: Axis) -> Bool {
            !subview[GridUnsizedAxesKey.self].contains(axis == .horizontal ? .horizontal : .vertical)
        }
    }

    /// Creates the cache of the layout.
    public func makeCache(subviews: Subviews) -> Cache {
        var cache = Cache()
        var current: GridRowMark?
        var next = 0
        for subview in subviews {
            let mark = subview[GridRowKey.self]
            if mark == nil || mark?.id != current?.id {
                cache.rowAlignments.append(mark?.alignment)
                next = 0
            }
            current = mark
            let span = mark == nil ? 0 : subview[GridColumnsKey.self]
            cache.cells.append(Cell(subview: subview, row: cache.rowAlignments.count - 1, columns: next..<next + span))
            next += span
            cache.columns = max(cache.columns, next)
        }
        cache.columns = max(cache.columns, subviews.isEmpty ? 0 : 1)
        for index in cache.cells.indices where cache.cells[index].columns.isEmpty {
            cache.cells[index].columns = 0..<cache.columns
        }
        cache.columnAlignments = Array(repeating: nil, count: cache.columns)
        for cell in cache.cells {
            if let guide = cell.subview[GridColumnAlignmentKey.self] {
                let column = cell.columns.lowerBound
                cache.columnAlignments[column] = cache.columnAlignments[column] ?? guide
            }
        }
        return cache
    }

    // MARK: Lengths

    /// The lengths of columns or rows, and the positions of their alignment guides.
    private struct Tracks {
        var lengths: [CGFloat]
        var lines: [CGFloat]
        let gap: CGFloat

        func range(of tracks: Range<Int>) -> (start: CGFloat, length: CGFloat) {
            let start = lengths[..<tracks.lowerBound].reduce(0) { $0 + $1 + gap }
            return (start, lengths[tracks].reduce(0, +) + gap * CGFloat(tracks.count - 1))
        }

        var length: CGFloat { lengths.isEmpty ? 0 : range(of: lengths.indices).length }
    }

    private func columns(_ proposal: ProposedViewSize, _ cache: Cache) -> Tracks {
        let alignments = cache.columnAlignments.map { ($0 ?? alignment.horizontal).key }
        let cells = cache.cells.filter { $0.isSized(.horizontal) }
        let tracks = TrackArithmetic(
            axis: .horizontal, gap: (horizontalSpacing ?? defaultSpacing).layoutCoordinate, guides: alignments,
            members: cells.map { ($0.subview, $0.columns, nil) })
        return tracks.share(proposal.width)
    }

    private func rows(_ proposal: ProposedViewSize, _ columns: Tracks, _ cache: Cache) -> Tracks {
        let alignments = cache.rowAlignments.map { ($0 ?? alignment.vertical).key }
        let cells = cache.cells.filter { $0.isSized(.vertical) }
        let tracks = TrackArithmetic(
            axis: .vertical, gap: (verticalSpacing ?? defaultSpacing).layoutCoordinate, guides: alignments,
            members: cells.map { ($0.subview, $0.row..<$0.row + 1, columns.range(of: $0.columns).length) })
        return tracks.share(proposal.height)
    }

    /// Returns the size of the layout for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let columns = columns(proposal, cache)
        return CGSize(width: columns.length, height: rows(proposal, columns, cache).length)
    }

    /// Places the subviews in a rectangle.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let columns = columns(proposal, cache)
        let rows = rows(proposal, columns, cache)
        for cell in cache.cells {
            let (x, width) = columns.range(of: cell.columns)
            let (y, height) = rows.range(of: cell.row..<cell.row + 1)
            let rect = CGRect(x: bounds.minX + x, y: bounds.minY + y, width: width, height: height)
            let proposal = ProposedViewSize(rect.size)
            let column = cell.columns.lowerBound
            if let anchor = cell.subview[GridAnchorKey.self] {
                cell.subview.place(
                    at: CGPoint(x: rect.minX + width * anchor.x, y: rect.minY + height * anchor.y), anchor: anchor,
                    proposal: proposal)
                continue
            }
            let guides = Alignment(
                horizontal: cache.columnAlignments[column] ?? alignment.horizontal,
                vertical: cache.rowAlignments[cell.row] ?? alignment.vertical)
            let dimensions = cell.subview.dimensions(in: proposal)
            var origin = guides.origin(of: dimensions, in: rect)
            // Custom guides and baselines align with those of the column and row rather than with their edges.
            if !guides.horizontal.key.isEdge {
                origin.x = rect.minX + columns.lines[column] - dimensions[guides.horizontal]
            }
            if !guides.vertical.key.isEdge {
                origin.y = rect.minY + rows.lines[cell.row] - dimensions[guides.vertical]
            }
            cell.subview.place(at: origin, proposal: proposal)
        }
    }

    /// The division of a width among columns, or of a height among rows, which are as flexible as their cells.
    @MainActor
    private struct TrackArithmetic {
        let axis: Axis
        let gap: CGFloat
        /// The guide of each track.
        let guides: [AlignmentKey]
        /// The cells with the tracks that each spans, and its length on the other axis if known.
        let members: [(subview: LayoutSubview, tracks: Range<Int>, across: CGFloat?)]

        private func proposal(_ length: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
            var proposal = ProposedViewSize(width: across, height: across)
            proposal[axis] = length
            return proposal
        }

        func share(_ total: CGFloat?) -> Tracks {
            var tracks = Tracks(
                lengths: Array(repeating: 0, count: guides.count), lines: Array(repeating: 0, count: guides.count),
                gap: gap)
            let singles = Dictionary(grouping: members.filter { $0.tracks.count == 1 }, by: \.tracks.lowerBound)
            func flexibility(_ track: Int) -> CGFloat {
                func longest(_ length: CGFloat) -> CGFloat {
                    (singles[track] ?? []).map {
                        $0.subview.node.length(length, along: axis, proposal(nil, $0.across))
                    }.max() ?? 0
                }
                return longest(.infinity) - longest(0)
            }
            let isShared = total.map { $0 > 0 && $0 < .longestLength } ?? false
            let order =
                isShared
                ? guides.indices.map { ($0, flexibility($0)) }.sorted { $0.1 < $1.1 }.map(\.0) : Array(guides.indices)
            var rest = total.map { max($0 - gap * CGFloat(guides.count - 1), 0) }
            for (served, track) in order.enumerated() {
                let offer = isShared ? rest.map { $0 / CGFloat(order.count - served) } : total
                var (before, after): (CGFloat, CGFloat) = (0, 0)
                for member in singles[track] ?? [] {
                    let dimensions = member.subview.dimensions(in: proposal(offer, member.across))
                    let guide = dimensions[guides[track]]
                    before = max(before, guide)
                    after = max(after, dimensions.size[axis] - guide)
                }
                tracks.lengths[track] = before + after
                tracks.lines[track] = before
                rest = rest.map { max($0 - before - after, 0) }
            }
            stretch(&tracks, rest, isShared ? nil : total)
            return tracks
        }

        /// Extends tracks for cells that span several, fewest tracks first, by equal amounts.
        private func stretch(_ tracks: inout Tracks, _ rest: CGFloat?, _ fixedOffer: CGFloat?) {
            var rest = rest
            for member in members.filter({ $0.tracks.count > 1 }).sorted(by: { $0.tracks.count < $1.tracks.count }) {
                let length = tracks.range(of: member.tracks).length
                let offer = fixedOffer ?? rest.map { length + $0 }
                let wanted = member.subview.sizeThatFits(proposal(offer, member.across))[axis]
                guard wanted > length else { continue }
                for track in member.tracks {
                    tracks.lengths[track] += (wanted - length) / CGFloat(member.tracks.count)
                }
                rest = rest.map { max($0 - (wanted - length), 0) }
            }
        }
    }
}
