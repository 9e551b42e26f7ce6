import Foundation

/// The shape of a line's ends: flat at the last point, round, or extended by half a width.
public enum CGLineCap: Sendable, CaseIterable { case butt, round, square }

/// The shape of line joins: pointed, round or cut off.
public enum CGLineJoin: Sendable, CaseIterable { case miter, round, bevel }

/// The style of a line.
public struct StrokeStyle: Equatable, Sendable {
    /// In points; a line that is not wider than 0 is not seen.
    public var lineWidth: CGFloat
    /// The shape of line ends.
    public var lineCap: CGLineCap
    /// The shape of line joins.
    public var lineJoin: CGLineJoin
    /// The maximum length of a pointed join as a multiple of the width; a longer one is cut off.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps by turns, in points; a full line where there are none.
    public var dash: [CGFloat]
    /// The offset into the dashes at which the line begins, in points.
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

    /// The maximum distance of a line's edge from its path, in points.
    public var _reach: CGFloat {
        let corner = lineJoin == .miter ? max(_sane.miterLimit, 1.5) : 1.5
        return _sane.lineWidth / 2 * corner
    }
}

/// The rule that decides what is inside a path.
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
