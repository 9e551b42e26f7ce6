/// A kind of content, by its MIME type or by how the names of files of it end.
public struct UTType: Hashable, Sendable {
    /// The MIME type, with parameters if it has any; nil where only endings of names are known.
    public let preferredMIMEType: String?
    /// What names of such files end with, without the dot, the usual one first; empty where nothing is known.
    let filenameExtensions: [String]
    /// What a reader calls it; nil where nothing is known.
    public let localizedDescription: String?

    private init(_ mimeType: String?, _ filenameExtensions: [String], _ description: String? = nil) {
        preferredMIMEType = mimeType
        self.filenameExtensions = filenameExtensions
        localizedDescription = description
    }

    /// A kind of content that has a MIME type; nil where `mimeType` has no slash.
    public init?(mimeType: String) {
        guard mimeType.contains("/") else { return nil }
        self = Self.known.first { $0.preferredMIMEType == mimeType } ?? Self(mimeType, [])
    }

    /// Files whose names end alike; nil where the ending is empty.
    ///
    /// - Parameter filenameExtension: what names end with, with or without capitals, without the dot.
    public init?(filenameExtension: String) {
        let ending = filenameExtension.lowercased()
        guard !ending.isEmpty else { return nil }
        self = Self.known.first { $0.filenameExtensions.contains(ending) } ?? Self(nil, [ending])
    }

    /// What names of such files usually end with, without the dot; nil where nothing is known.
    public var preferredFilenameExtension: String? { filenameExtensions.first }

    /// What a reader calls it, else how such files are known.
    var readableName: String {
        localizedDescription ?? preferredFilenameExtension.map { "*.\($0)" } ?? preferredMIMEType ?? ""
    }

    /// Whether a file may be of this kind, as far as its name tells.
    ///
    /// - Parameter filenameExtension: what its name ends with, without the dot.
    func admits(filenameExtension: String) -> Bool {
        filenameExtensions.isEmpty || filenameExtensions.contains(filenameExtension.lowercased())
    }

    /// Files of all kinds.
    public static let item = UTType("application/octet-stream", [], "All files")
    public static let plainText = UTType("text/plain", ["txt"], "Text")
    public static let commaSeparatedText = UTType("text/csv", ["csv"], "Comma-separated tables")
    public static let tabSeparatedText = UTType("text/tab-separated-values", ["tsv"], "Tab-separated tables")
    public static let json = UTType("application/json", ["json"], "JSON")
    public static let xml = UTType("application/xml", ["xml"], "XML")
    public static let html = UTType("text/html", ["html", "htm"], "Web pages")
    public static let pdf = UTType("application/pdf", ["pdf"], "PDF documents")
    public static let png = UTType("image/png", ["png"], "PNG pictures")
    public static let jpeg = UTType("image/jpeg", ["jpg", "jpeg"], "JPEG pictures")
    public static let svg = UTType("image/svg+xml", ["svg"], "SVG drawings")
    /// Pictures of all kinds.
    public static let image = UTType(
        "image/*", ["png", "jpg", "jpeg", "gif", "svg", "webp", "bmp", "tif", "tiff", "avif", "heic", "jxl"], "Pictures"
    )

    private static let known: [UTType] = [
        plainText, commaSeparatedText, tabSeparatedText, json, xml, html, pdf, png, jpeg, svg, image, item,
    ]
}
