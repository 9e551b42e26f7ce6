import Foundation

/// The appearance of a view during a transition: its opacity, scale and offset.
package struct TransitionEffect: Equatable, Sendable {
    /// The opacity from 0 to 1.
    package var opacity: Double = 1
    /// The scale factor.
    package var scale: Double = 1
    /// The fixed point of scaling, in fractions of the frame.
    package var anchor = UnitPoint.center
    /// The offset from the frame, in points.
    var offset = CGSize.zero
    /// An additional offset, in fractions of the size.
    var shift = CGSize.zero

    init(opacity: Double = 1, scale: Double = 1, anchor: UnitPoint = .center) {
        self.opacity = opacity
        self.scale = scale
        self.anchor = anchor
    }

    init(offset: CGSize, shift: CGSize = .zero) {
        self.offset = offset
        self.shift = shift
    }

    init(_ lanes: AnimatableLanes, anchor: UnitPoint) {
        let lanes = lanes.lanes
        self.init(opacity: lanes[0], scale: lanes[1], anchor: anchor)
        offset = CGSize(width: lanes[2], height: lanes[3])
        shift = CGSize(width: lanes[4], height: lanes[5])
    }

    var lanes: AnimatableLanes {
        AnimatableLanes([opacity, scale, offset.width, offset.height, shift.width, shift.height, 0, 0])
    }

    /// A Boolean value that indicates whether the effect changes nothing.
    var isIdentity: Bool { opacity == 1 && scale == 1 && offset == .zero && shift == .zero }

    /// Returns the combination of both effects.
    func combined(with other: TransitionEffect) -> TransitionEffect {
        var result = self
        result.opacity *= other.opacity
        result.scale *= other.scale
        if scale == 1 { result.anchor = other.anchor }
        result.offset = CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height)
        result.shift = CGSize(width: shift.width + other.shift.width, height: shift.height + other.shift.height)
        return result
    }

    /// Returns the offset of the drawing from the frame, in points.
    ///
    /// - Parameters:
    ///   - frame: The frame of the view.
    ///   - isMirrored: Whether the layout direction is from right to left.
    /// - Returns: The offset.
    package func translation(of frame: CGRect, isMirrored: Bool) -> CGSize {
        let x = offset.width + shift.width * frame.width
        return CGSize(width: isMirrored ? -x : x, height: offset.height + shift.height * frame.height)
    }

    /// Returns the fixed point of scaling in a frame.
    ///
    /// - Parameters:
    ///   - frame: The frame of the view.
    ///   - isMirrored: Whether the layout direction is from right to left.
    /// - Returns: The fixed point.
    package func fixedPoint(of frame: CGRect, isMirrored: Bool) -> CGPoint {
        let anchor = anchor.fromLeft(isMirrored ? .rightToLeft : .leftToRight)
        return CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }

    /// Returns a rectangle in a view with the effect applied.
    func applied(to rect: CGRect, in frame: CGRect, isMirrored: Bool) -> CGRect {
        let fixed = fixedPoint(of: frame, isMirrored: isMirrored)
        let translation = translation(of: frame, isMirrored: isMirrored)
        return CGRect(
            x: fixed.x + (rect.minX - fixed.x) * scale + translation.width,
            y: fixed.y + (rect.minY - fixed.y) * scale + translation.height, width: rect.width * scale,
            height: rect.height * scale)
    }
}
