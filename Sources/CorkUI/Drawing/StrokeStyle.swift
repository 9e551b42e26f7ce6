import Foundation

/// How a line ends: at its last point, round it, or half a width beyond.
public enum CGLineCap: Sendable, CaseIterable { case butt, round, square }

/// How lines meet: in a point, round, or cut off.
public enum CGLineJoin: Sendable, CaseIterable { case miter, round, bevel }

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// In points; a line that is not wider than 0 is not seen.
    public var lineWidth: CGFloat
    /// How lines end.
    public var lineCap: CGLineCap
    /// How lines meet.
    public var lineJoin: CGLineJoin
    /// How long the point of a miter join may be against the width; a longer one is cut off.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps by turns, in points; a full line where there are none.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins, in points.
    public var dashPhase: CGFloat

    /// A line `lineWidth` points wide.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// The style with numbers that can be drawn: a dash that cannot is left out.
    public var _sane: StrokeStyle {
        var style = self
        style.lineWidth = lineWidth.isFinite ? lineWidth.layoutLength : 0
        style.miterLimit = miterLimit.isFinite ? min(max(miterLimit, 1), 10_000) : 10
        style.dashPhase = dashPhase.isFinite ? dashPhase.layoutCoordinate : 0
        let isDashed = dash.allSatisfy { 0...(.longestLength) ~= $0 } && dash.reduce(0, +) > 0.01
        style.dash = isDashed ? dash : []
        return style
    }

    /// How far beyond a path its line reaches at most, in points.
    public var _reach: CGFloat {
        let corner = lineJoin == .miter ? max(_sane.miterLimit, 1.5) : 1.5
        return _sane.lineWidth / 2 * corner
    }
}

/// How the inside of a path is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether what is surrounded twice is outside.
    public var isEOFilled: Bool
    /// Whether edges are smooth.
    public var isAntialiased: Bool

    /// Fills everything that is surrounded, with smooth edges, where nothing else is said.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
