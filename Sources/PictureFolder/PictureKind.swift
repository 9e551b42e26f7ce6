/// A format of pictures.
public enum PictureKind: String, CaseIterable, Hashable, Sendable {
    case png, jpeg, gif, webp, tiff, bmp, svg, avif, heif, jxl, ico, pnm, xpm

    /// Endings of names of the kind, in lower case and without the dot; the usual one comes first.
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

    /// What a reader calls the kind, as “JPEG”.
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

    /// The kind that a file's name promises; nil where it promises no picture.
    public init?(filename: String) {
        let bytes = filename.utf8
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), bytes.distance(from: dot, to: bytes.endIndex) <= 5,
            let kind = Self.byExtension[String(filename[bytes.index(after: dot)...]).lowercased()]
        else { return nil }
        self = kind
    }
}
