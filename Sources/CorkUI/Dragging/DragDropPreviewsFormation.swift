import Foundation

/// The arrangement of the previews of several dragged items under the pointer.
public struct DragDropPreviewsFormation: Hashable, Sendable {
    private enum Kind { case automatic, none, pile, list, stack }

    private let kind: Kind

    /// A stack; for a destination, the arrangement of the source.
    public static let `default` = Self(kind: .automatic)
    /// The previews keep their positions relative to each other.
    public static let none = Self(kind: .none)
    /// The previews lie on top of each other, each rotated a little.
    public static let pile = Self(kind: .pile)
    /// The previews are below each other, with their left edges aligned.
    public static let list = Self(kind: .list)
    /// The previews overlap diagonally.
    public static let stack = Self(kind: .stack)

    /// The position of a preview.
    package struct Place: Equatable {
        /// The frame before rotation around its center, relative to the upper left corner of the preview under the
        /// pointer.
        package let frame: CGRect
        /// The clockwise rotation.
        package let angle: Angle

        /// The smallest rectangle around the rotated frame.
        package var bounds: CGRect {
            let (sine, cosine) = (abs(sin(angle.radians)), abs(cos(angle.radians)))
            let size = CGSize(
                width: frame.width * cosine + frame.height * sine, height: frame.width * sine + frame.height * cosine)
            return CGRect(
                x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        }
    }

    /// The maximum number of previews, because a pile or stack would hide more.
    package var limit: Int { kind == .list || kind == .none ? 20 : 4 }

    /// Returns the positions of previews.
    ///
    /// - Parameter frames: The frames of the views in the window; the first one is under the pointer.
    /// - Returns: The positions of the first previews, at most ``limit``.
    package func places(of frames: [CGRect]) -> [Place] {
        guard let held = frames.first else { return [] }
        var bottom = 0.0
        return frames.prefix(limit).enumerated().map { index, frame in
            let step = Double(index)
            var (origin, angle) = (CGPoint.zero, Angle.zero)
            switch kind {
            case .none: origin = CGPoint(x: frame.minX - held.minX, y: frame.minY - held.minY)
            case .list: origin.y = bottom
            case .stack, .automatic: origin = CGPoint(x: 8 * step, y: 8 * step)
            case .pile:
                origin = CGPoint(x: (held.width - frame.width) / 2, y: (held.height - frame.height) / 2)
                angle = .degrees(index % 2 == 0 ? 3 * step : -3 * step - 3)
            }
            bottom += frame.height
            return Place(frame: CGRect(origin: origin, size: frame.size), angle: angle)
        }
    }
}
