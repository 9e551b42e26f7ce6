import CGtk
import CorkUI
import Foundation

extension _DrawCommand {
    /// Draws with native render nodes of GTK, if there are any.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot to draw into.
    ///   - frame: The canvas, in its own coordinates.
    ///   - origin: The origin of the canvas relative to a whole pixel, in points.
    ///   - scale: The number of pixels in a point.
    /// - Returns: `true` if the command was drawn.
    func drawNatively(
        in snapshot: OpaquePointer, frame: CGRect, origin: CGPoint, scale: CGFloat
    ) -> Bool {
        guard isPlain else { return false }
        switch operation {
        case .fill(let path, let paint, let style):
            guard let outline = path._outline, outline.isCircular, style.isAntialiased, paint.isNative,
                outline.isDrawable(in: frame)
            else { return false }
            if paint.isClear { return true }
            guard !outline.isSharp else {
                paint.fill(outline.rect, in: snapshot)
                return true
            }
            var shape = outline.gsk
            gtk_snapshot_push_rounded_clip(snapshot, &shape)
            paint.fill(outline.rect, in: snapshot)
            gtk_snapshot_pop(snapshot)
            return true
        case .stroke(let path, .color(let color), let style, true):
            guard let outline = path._outline, let radius = outline.commonRadius, outline.isDrawable(in: frame),
                style.dash.isEmpty, radius > 0 || (style.lineJoin == .miter && style.miterLimit > 1.5),
                min(outline.rect.width, outline.rect.height) > style.lineWidth
            else { return false }
            guard color.opacity > 0, style.lineWidth > 0 else { return true }
            let outer = outline.rect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
            // A renderer without antialiasing may omit an edge of a border between pixels.
            guard outer.offsetBy(dx: origin.x, dy: origin.y).isOnWholePixels(scale: scale) else { return false }
            let corner = Float(radius > 0 ? radius + style.lineWidth / 2 : 0)
            let (width, color) = (Float(style.lineWidth), color.gdk)
            cork_snapshot_border(
                snapshot, cork_rounded_rect(outer.graphene, corner, corner), width, width, width, width, color, color,
                color, color)
            return true
        default: return false
        }
    }

    /// A Boolean value that indicates whether the command has no transform, clip, filter, opacity or blend mode.
    private var isPlain: Bool {
        transform.isIdentity && clips.isEmpty && filters.isEmpty && opacity == 1 && blendMode == .normal
    }

    fileprivate func fill(in size: CGSize) -> (rect: CGRect, color: GdkRGBA)? {
        guard isPlain, case .fill(let path, .color(let color), let style) = operation, color.opacity > 0,
            style.isAntialiased, let outline = path._outline, outline.isSharp,
            outline.isDrawable(in: CGRect(origin: .zero, size: size))
        else { return nil }
        return (outline.rect, color.gdk)
    }

    /// The distance at which a blurred drawing is visible, in standard deviations.
    static let blurReach: CGFloat = 3

    /// Returns the area that drawing covers at most, in coordinates of the canvas; `frame` if it is not known.
    func bounds(or frame: CGRect) -> CGRect {
        let own: CGRect =
            switch operation {
            case .fill(let path, _, _): path._controlRect
            case .stroke(let path, _, let style, _): path._controlRect.insetBy(dx: -style._reach, dy: -style._reach)
            case .text(_, _, let rect): rect.insetBy(dx: -rect.height / 2 - 8, dy: -rect.height / 2 - 8)
            case .image(_, let rect, _, _), .symbol(_, let rect): rect
            case .layer(let commands): commands.bounds(or: frame)
            }
        var bounds = own.applying(transform)
        for filter in filters {
            switch filter {
            case .blur(let size) where !bounds.isNull:
                bounds = bounds.insetBy(dx: -size.width * Self.blurReach, dy: -size.height * Self.blurReach)
            case .pixels(let change, let transform): bounds = change.region.applying(transform)
            default: break
            }
        }
        guard !bounds.isNull else { return bounds }
        for case .path(let path, _, isInverse: false) in clips { bounds = bounds._overlap(path._controlRect) }
        return bounds
    }
}

extension CGRect {
    fileprivate func isOnWholePixels(scale: CGFloat) -> Bool {
        [minX, maxX, minY, maxY].allSatisfy { abs($0 * scale - ($0 * scale).rounded()) < 0.01 }
    }
}

extension [_DrawCommand] {
    /// Returns the rectangle and its color if the canvas consists of one filled rectangle.
    func fill(in size: CGSize) -> (rect: CGRect, color: GdkRGBA)? { count == 1 ? self[0].fill(in: size) : nil }

    /// Returns the union of the areas of all commands.
    func bounds(or frame: CGRect) -> CGRect {
        reduce(CGRect.null) { union, command in
            let bounds = command.bounds(or: frame).visible(around: frame)
            return bounds.isEmpty ? union : union.union(bounds)
        }
    }
}

extension _RoundedOutline {
    /// Returns a Boolean value that indicates whether the outline is close enough to the frame for GTK's precision.
    ///
    /// GTK's coordinates are exact to a pixel only up to millions.
    fileprivate func isDrawable(in frame: CGRect) -> Bool {
        frame.insetBy(dx: -100_000, dy: -100_000).contains(rect) && !rect.width.isNaN && !rect.height.isNaN
    }
}
