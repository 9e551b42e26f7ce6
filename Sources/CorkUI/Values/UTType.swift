import DocumentFiles
import Foundation

/// A kind of content, by its MIME type or by how the names of its files, or folders, end.
public struct UTType: Hashable, Sendable {
    /// The MIME type, with parameters if it has any; nil where only endings of names are known.
    public let preferredMIMEType: String?
    /// What names of such files end with, without the dot, the usual one first; empty where nothing is known.
    let filenameExtensions: [String]
    /// The name shown to people, or nil if none is known.
    public let localizedDescription: String?

    /// Whether what is of this kind is a folder with all that is in it.
    let isFolder: Bool

    private init(
        _ mimeType: String?, _ filenameExtensions: [String], _ description: String? = nil, isFolder: Bool = false
    ) {
        preferredMIMEType = mimeType
        self.filenameExtensions = filenameExtensions
        localizedDescription = description
        self.isFolder = isFolder
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

    /// Files, or folders, whose names end alike; nil where the ending is empty.
    ///
    ///     UTType(filenameExtension: "board", conformingTo: .package)
    ///
    /// - Parameters:
    ///   - filenameExtension: what names end with, with or without capitals, without the dot.
    ///   - supertype: what they are besides: folders where it is ``package`` or ``folder`` or a kind that conforms to these.
    public init?(filenameExtension: String, conformingTo supertype: UTType) {
        guard let type = UTType(filenameExtension: filenameExtension) else { return nil }
        self = supertype.isFolder ? Self(nil, [filenameExtension.lowercased()], isFolder: true) : type
    }

    /// The preferred file name extension, without the dot, or nil if none is known.
    public var preferredFilenameExtension: String? { filenameExtensions.first }

    /// The name shown to people.
    var readableName: String {
        localizedDescription ?? preferredFilenameExtension.map { "*.\($0)" } ?? preferredMIMEType ?? ""
    }

    /// Whether a file may be of this kind, as far as its name tells.
    ///
    /// - Parameter filenameExtension: what its name ends with, without the dot.
    /// - Returns: Whether it may be.
    func admits(filenameExtension: String) -> Bool {
        filenameExtensions.isEmpty || filenameExtensions.contains(filenameExtension.lowercased())
    }

    /// Whether a file or folder may be of this kind, as far as its name and what it is now tell.
    ///
    /// - Parameter file: the file; it need not be there.
    /// - Returns: Whether it may be.
    func admits(_ file: URL) -> Bool {
        guard admits(filenameExtension: file.pathExtension) else { return false }
        return isFolder == Folder.isAt(file.path) || !FileManager.default.fileExists(atPath: file.path)
    }

    /// Whether what is of this kind is of another one, too: a PNG picture is a picture.
    public func conforms(to type: UTType) -> Bool {
        switch type {
        case self: true
        case .item: !isFolder
        case .folder: isFolder
        case .image: preferredMIMEType?.hasPrefix("image/") == true
        case .text: preferredMIMEType?.hasPrefix("text/") == true && !conforms(to: .url)
        case .url: self == .fileURL
        default: false
        }
    }

    /// Folders that are one document, whose kind is told by how their names end: what ``init(filenameExtension:conformingTo:)``
    /// makes its own kinds of.
    public static let package = UTType("inode/directory", [], "Document folders", isFolder: true)
    /// Folders of all kinds.
    public static let folder = UTType("inode/directory", [], "Folders", isFolder: true)
    /// Files of all kinds.
    public static let item = UTType("application/octet-stream", [], "All files")
    /// What can be read as bytes: the same as ``item``.
    public static let data = item
    /// Texts of all kinds.
    public static let text = UTType("text/*", ["txt", "md", "csv", "tsv", "html", "htm"], "Texts")
    /// An address of anything, on this machine or elsewhere.
    public static let url = UTType("text/uri-list", [], "Addresses")
    /// The address of a file.
    public static let fileURL = UTType("text/uri-list", [], "Files")
    /// Plain text.
    public static let plainText = UTType("text/plain", ["txt"], "Text")
    /// Text, which is always UTF-8 here: the same as ``plainText``.
    public static let utf8PlainText = plainText
    /// A table with commas between its fields.
    public static let commaSeparatedText = UTType("text/csv", ["csv"], "Comma-separated tables")
    /// A table with tabs between its fields.
    public static let tabSeparatedText = UTType("text/tab-separated-values", ["tsv"], "Tab-separated tables")
    /// JSON.
    public static let json = UTType("application/json", ["json"], "JSON")
    /// XML.
    public static let xml = UTType("application/xml", ["xml"], "XML")
    /// A web page.
    public static let html = UTType("text/html", ["html", "htm"], "Web pages")
    /// A PDF document.
    public static let pdf = UTType("application/pdf", ["pdf"], "PDF documents")
    /// A PNG picture.
    public static let png = UTType("image/png", ["png"], "PNG pictures")
    /// A JPEG picture.
    public static let jpeg = UTType("image/jpeg", ["jpg", "jpeg"], "JPEG pictures")
    /// An SVG drawing.
    public static let svg = UTType("image/svg+xml", ["svg"], "SVG drawings")
    /// Pictures of all kinds.
    public static let image = UTType(
        "image/*", ["png", "jpg", "jpeg", "gif", "svg", "webp", "bmp", "tif", "tiff", "avif", "heic", "jxl"], "Pictures"
    )

    private static let known: [UTType] = [
        plainText, commaSeparatedText, tabSeparatedText, json, xml, html, pdf, png, jpeg, svg, image, item, folder,
    ]
}
