import Foundation

/// Pages for paper, a file, or a picture, drawn like a ``Canvas``; a point is 1/96 inch.
public struct PrintedPages {
    /// The title of the print job.
    public var title: String
    /// Draws a page into a context whose origin is the upper left corner, and returns the number of pages.
    ///
    /// The first page has index 0. A page beyond the last one is empty.
    public var draw: @MainActor (_ context: inout GraphicsContext, _ size: CGSize, _ page: Int) -> Int
    /// Returns the height of a single page with all content, for a width.
    public var height: @MainActor (_ context: GraphicsContext, _ width: CGFloat) -> CGFloat
    /// A Boolean value that indicates whether a picture has no white ground.
    package var isTransparent = false

    /// Creates pages from closures that draw and measure them.
    public init(
        title: String, draw: @escaping @MainActor (inout GraphicsContext, _ size: CGSize, _ page: Int) -> Int,
        height: @escaping @MainActor (_ context: GraphicsContext, _ width: CGFloat) -> CGFloat
    ) {
        self.title = title
        self.draw = draw
        self.height = height
    }

    /// The size of A4 paper in portrait orientation, in points.
    public static let a4 = CGSize(width: 793.7, height: 1122.5)
    /// The size of US Letter paper in portrait orientation, in points.
    public static let letter = CGSize(width: 816, height: 1056)
}

/// An error that keeps pages from being printed.
public struct PrintingError: LocalizedError, Equatable {
    /// The description of the error, a full sentence.
    public let errorDescription: String?

    /// Creates an error with a sentence that describes it.
    public init(_ sentence: String) { errorDescription = sentence }
}

/// A type that prints pages and writes them to files.
@MainActor
public protocol Printing: AnyObject {
    /// Presents a print dialog and prints the pages, unless people cancel it.
    ///
    /// - Throws: ``PrintingError``.
    func print(_ pages: PrintedPages) async throws
    /// Returns the pages as a PDF file.
    ///
    /// - Parameters:
    ///   - pages: The pages.
    ///   - pageSize: The size of a page, in points.
    /// - Returns: The content of the file.
    /// - Throws: ``PrintingError`` if a side is infinite or less than a point.
    func pdf(_ pages: PrintedPages, pageSize: CGSize) throws -> Data
    /// Returns all content on one page as a PNG file.
    ///
    /// - Parameters:
    ///   - pages: The pages.
    ///   - width: The width of the page, in points.
    ///   - scale: The number of pixels in a point.
    /// - Returns: The content of the file.
    /// - Throws: ``PrintingError`` if a side of the picture is less than a pixel or more than 32,767 pixels, or the
    ///   picture has more than 268 million pixels.
    func png(_ pages: PrintedPages, width: CGFloat, scale: CGFloat) throws -> Data
}

private struct PrintingKey: EnvironmentKey {
    static var defaultValue: (any Printing)? { nil }
}

extension EnvironmentValues {
    /// The object that prints pages, or `nil` if the host does not support printing.
    public var printing: (any Printing)? {
        get { self[PrintingKey.self] }
        set { self[PrintingKey.self] = newValue }
    }
}
