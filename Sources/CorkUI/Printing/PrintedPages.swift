import Foundation

/// Pages for paper, a file or a picture, drawn as a ``Canvas`` is; a point is the 96th part of an inch.
public struct PrintedPages {
    /// What the print is called.
    public var title: String
    /// Draws a page of a size into a context whose origin is the upper left corner, the first being 0.
    ///
    /// The result is how many pages there are. A page beyond the last is empty.
    public var draw: @MainActor (_ context: inout GraphicsContext, _ size: CGSize, _ page: Int) -> Int
    /// How high a page of a width has to be for everything to be on one.
    public var height: @MainActor (_ context: GraphicsContext, _ width: CGFloat) -> CGFloat

    /// Pages that closures measure and draw.
    public init(
        title: String, draw: @escaping @MainActor (inout GraphicsContext, _ size: CGSize, _ page: Int) -> Int,
        height: @escaping @MainActor (_ context: GraphicsContext, _ width: CGFloat) -> CGFloat
    ) {
        self.title = title
        self.draw = draw
        self.height = height
    }

    /// Sheets of paper, upright, in points.
    public static let a4 = CGSize(width: 793.7, height: 1122.5)
    /// As it is used in North America.
    public static let letter = CGSize(width: 816, height: 1056)
}

/// Why there is nothing on paper.
public struct PrintingError: LocalizedError, Equatable {
    /// A full sentence.
    public let errorDescription: String?

    /// An error with a sentence for the person.
    public init(_ sentence: String) { errorDescription = sentence }
}

/// Puts pages on paper and into files.
@MainActor
public protocol Printing: AnyObject {
    /// Lets the person choose a printer, and prints; nothing is printed where they change their mind.
    ///
    /// - Throws: ``PrintingError``.
    func print(_ pages: PrintedPages) async throws
    /// The bytes of a PDF file.
    ///
    /// - Parameters:
    ///   - pages: The pages.
    ///   - pageSize: in points.
    /// - Returns: The bytes.
    /// - Throws: ``PrintingError`` where a side is less than a point, or endless.
    func pdf(_ pages: PrintedPages, pageSize: CGSize) throws -> Data
    /// The bytes of a PNG file of everything on one page.
    ///
    /// - Parameters:
    ///   - pages: The pages.
    ///   - width: in points.
    ///   - scale: the pixels of a point.
    /// - Returns: The bytes.
    /// - Throws: ``PrintingError`` where the picture has a side of less than a pixel or more than 32,767, or more than
    ///   268 million pixels.
    func png(_ pages: PrintedPages, width: CGFloat, scale: CGFloat) throws -> Data
}

private struct PrintingKey: EnvironmentKey {
    static var defaultValue: (any Printing)? { nil }
}

extension EnvironmentValues {
    /// Puts pages on paper and into files; nil where nobody does.
    public var printing: (any Printing)? {
        get { self[PrintingKey.self] }
        set { self[PrintingKey.self] = newValue }
    }
}
