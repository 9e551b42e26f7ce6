/// The sizes of thumbnails that programs of the desktop share.
public enum ThumbnailSize: Int, CaseIterable, Comparable, Sendable {
    case normal = 128
    case large = 256
    case extraLarge = 512
    case extraExtraLarge = 1024

    /// What width and height are at most, in pixels.
    public var edge: Int { rawValue }

    /// The smallest size that is not enlarged where it is shown, or the largest there is.
    ///
    /// - Parameter edge: the longer side of the place, in pixels.
    public init(covering edge: Double) {
        self = Self.allCases.first { Double($0.edge) >= edge } ?? .extraExtraLarge
    }

    /// The folder in the cache.
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
