import Foundation

/// The shape of line ends: flat at the last point, round, or extended by half the line width.
public enum CGLineCap: Sendable, CaseIterable { case butt, round, square }

/// The shape of line joins: pointed, round or beveled.
public enum CGLineJoin: Sendable, CaseIterable { case miter, round, bevel }

/// The style of a stroke.
public struct StrokeStyle: Equatable, Sendable {
    /// The line width in points; 0 draws nothing.
    public var lineWidth: CGFloat
    /// The shape of line ends.
    public var lineCap: CGLineCap
    /// The shape of line joins.
    public var lineJoin: CGLineJoin
    /// The maximum length of a pointed join as a multiple of the line width; a longer one is beveled.
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The offset into the dash pattern at which the line starts, in points.
    public var dashPhase: CGFloat

    /// Creates a stroke style.
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

    /// The style with values that can be drawn; an invalid dash pattern is removed.
    public var _sane: StrokeStyle {
        var style = self
        style.lineWidth = lineWidth.isFinite ? lineWidth.layoutLength : 0
        style.miterLimit = miterLimit.isFinite ? min(max(miterLimit, 1), 10_000) : 10
        style.dashPhase = dashPhase.isFinite ? dashPhase.layoutCoordinate : 0
        let isDashed = dash.allSatisfy { 0...(.longestLength) ~= $0 } && dash.reduce(0, +) > 0.01
        style.dash = isDashed ? dash : []
        return style
    }

    /// The maximum distance of the stroke's edge from the path, in points.
    public var _reach: CGFloat {
        let corner = lineJoin == .miter ? max(_sane.miterLimit, 1.5) : 1.5
        return _sane.lineWidth / 2 * corner
    }
}

/// The fill rule and antialiasing of a fill.
public struct FillStyle: Equatable, Sendable {
    /// A Boolean value that indicates whether to use the even-odd rule instead of the winding number.
    public var isEOFilled: Bool
    /// A Boolean value that indicates whether edges are antialiased.
    public var isAntialiased: Bool

    /// Creates a fill style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
