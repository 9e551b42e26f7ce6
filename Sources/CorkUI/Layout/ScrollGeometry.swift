import Foundation

/// The sizes of a scroll view and its content, and the visible part of the content, in points.
///
/// `onScrollGeometryChange(for:of:action:)` and `onScrollPhaseChange(_:)` report it.
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
    /// The beginning of the visible part, from the content's leading edge and top; negative in the insets before it.
    public var contentOffset: CGPoint
    /// The size of the content, which may be smaller than the scroll view; lines of lists that were never made count as
    /// long as others are on average.
    public var contentSize: CGSize
    /// The margins around the content, which scroll along; see `contentMargins(_:_:for:)`.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// Makes a geometry from lengths in points.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The scroll view in the coordinates of its content.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The visible part, in the coordinates of the content.
    public var visibleRect: CGRect { bounds }

    /// A text for debugging.
    public var debugDescription: String {
        """
        ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), \
        containerSize: \(containerSize))
        """
    }
}
