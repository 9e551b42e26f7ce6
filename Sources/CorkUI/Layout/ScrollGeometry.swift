import Foundation

/// The sizes of a scroll view and its content, and the visible part of the content, in points.
///
/// `onScrollGeometryChange(for:of:action:)` and `onScrollPhaseChange(_:)` report it.
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
    /// The origin of the visible rectangle in the content; negative inside the insets before the content.
    public var contentOffset: CGPoint
    /// The size of the content, which may be smaller than the scroll view.
    ///
    /// Lines of lazy containers that were never built count with their estimated length.
    public var contentSize: CGSize
    /// The insets around the content, which scroll with it; see `contentMargins(_:_:for:)`.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// Creates a geometry from lengths in points.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The bounds of the scroll view in the coordinates of its content.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The visible rectangle in the coordinates of the content.
    public var visibleRect: CGRect { bounds }

    /// A text for debugging.
    public var debugDescription: String {
        """
        ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), \
        containerSize: \(containerSize))
        """
    }
}
