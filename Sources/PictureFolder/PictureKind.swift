/// A picture format.
public enum PictureKind: String, CaseIterable, Hashable, Sendable {
    case png, jpeg, gif, webp, tiff, bmp, svg, avif, heif, jxl, ico, pnm, xpm

    /// The filename extensions of the format, in lowercase and without the dot; the preferred one comes first.
    public var filenameExtensions: [String] {
        switch self {
        case .png: ["png", "apng"]
        case .jpeg: ["jpg", "jpeg", "jpe", "jfif"]
        case .gif: ["gif"]
        case .webp: ["webp"]
        case .tiff: ["tif", "tiff"]
        case .bmp: ["bmp", "dib"]
        case .svg: ["svg", "svgz"]
        case .avif: ["avif"]
        case .heif: ["heic", "heif"]
        case .jxl: ["jxl"]
        case .ico: ["ico", "cur"]
        case .pnm: ["pnm", "ppm", "pgm", "pbm"]
        case .xpm: ["xpm"]
        }
    }

    /// The display name of the format, such as “JPEG”.
    public var name: String {
        switch self {
        case .webp: "WebP"
        case .jxl: "JPEG XL"
        case .heif: "HEIC"
        case .ico: "icon"
        default: rawValue.uppercased()
        }
    }

    private static let byExtension = Dictionary(
        uniqueKeysWithValues: allCases.flatMap { kind in kind.filenameExtensions.map { ($0, kind) } })

    /// Creates the format that a filename indicates, or returns `nil` if it indicates no picture.
    public init?(filename: String) {
        let bytes = filename.utf8
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), bytes.distance(from: dot, to: bytes.endIndex) <= 5,
            let kind = Self.byExtension[String(filename[bytes.index(after: dot)...]).lowercased()]
        else { return nil }
        self = kind
    }
}
