/// The sizes of the desktop's shared thumbnails.
public enum ThumbnailSize: Int, CaseIterable, Comparable, Sendable {
    case normal = 128
    case large = 256
    case extraLarge = 512
    case extraExtraLarge = 1024

    /// The maximum width and height, in pixels.
    public var edge: Int { rawValue }

    /// Creates the smallest size that covers an area without scaling up, or the largest size.
    ///
    /// - Parameter edge: The longer side of the area, in pixels.
    public init(covering edge: Double) {
        self = Self.allCases.first { Double($0.edge) >= edge } ?? .extraExtraLarge
    }

    /// The name of the size's folder in the cache.
    var folder: String {
        switch self {
        case .normal: "normal"
        case .large: "large"
        case .extraLarge: "x-large"
        case .extraExtraLarge: "xx-large"
        }
    }

    /// Returns whether a value comes before another one.
    public static func < (a: ThumbnailSize, b: ThumbnailSize) -> Bool { a.rawValue < b.rawValue }
}
