import DocumentFiles
import Foundation

/// A type of content, identified by a MIME type or by the filename extensions of its files or folders.
public struct UTType: Hashable, Sendable {
    /// The MIME type, with any parameters; `nil` if only filename extensions are known.
    public let preferredMIMEType: String?
    /// The filename extensions without the dot, the preferred one first; empty if none are known.
    let filenameExtensions: [String]
    /// The name shown to people, or `nil` if none is known.
    public let localizedDescription: String?

    /// A Boolean value that indicates whether content of this type is a folder with its contents.
    let isFolder: Bool

    private init(
        _ mimeType: String?, _ filenameExtensions: [String], _ description: String? = nil, isFolder: Bool = false
    ) {
        preferredMIMEType = mimeType
        self.filenameExtensions = filenameExtensions
        localizedDescription = description
        self.isFolder = isFolder
    }

    /// Creates a type from a MIME type; fails if `mimeType` contains no slash.
    public init?(mimeType: String) {
        guard mimeType.contains("/") else { return nil }
        self = Self.known.first { $0.preferredMIMEType == mimeType } ?? Self(mimeType, [])
    }

    /// Creates a type of files with a filename extension; fails if it is empty.
    ///
    /// - Parameter filenameExtension: The extension without the dot, in any case.
    public init?(filenameExtension: String) {
        let ending = filenameExtension.lowercased()
        guard !ending.isEmpty else { return nil }
        self = Self.known.first { $0.filenameExtensions.contains(ending) } ?? Self(nil, [ending])
    }

    /// Creates a type of files or folders with a filename extension; fails if it is empty.
    ///
    ///     UTType(filenameExtension: "board", conformingTo: .package)
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension without the dot, in any case.
    ///   - supertype: The type to conform to. The new type is one of folders if this is ``package``, ``folder`` or
    ///     conforms to them.
    public init?(filenameExtension: String, conformingTo supertype: UTType) {
        guard let type = UTType(filenameExtension: filenameExtension) else { return nil }
        self = supertype.isFolder ? Self(nil, [filenameExtension.lowercased()], isFolder: true) : type
    }

    /// The preferred file name extension, without the dot, or `nil` if none is known.
    public var preferredFilenameExtension: String? { filenameExtensions.first }

    /// The name shown to people.
    var readableName: String {
        localizedDescription ?? preferredFilenameExtension.map { "*.\($0)" } ?? preferredMIMEType ?? ""
    }

    /// Returns whether a file can be of this type, according to its filename extension.
    ///
    /// - Parameter filenameExtension: The filename extension, without the dot.
    /// - Returns: Whether it can.
    func admits(filenameExtension: String) -> Bool {
        filenameExtensions.isEmpty || filenameExtensions.contains(filenameExtension.lowercased())
    }

    /// Returns whether a file or folder can be of this type, according to its name and to whether it is a folder.
    ///
    /// - Parameter file: The file, which need not exist.
    /// - Returns: Whether it can.
    func admits(_ file: URL) -> Bool {
        guard admits(filenameExtension: file.pathExtension) else { return false }
        return isFolder == Folder.isAt(file.path) || !FileManager.default.fileExists(atPath: file.path)
    }

    /// Returns whether content of this type is also of another type, as a PNG image is an image.
    public func conforms(to type: UTType) -> Bool {
        switch type {
        case self: true
        case .item: !isFolder
        case .folder: isFolder
        case .package: isFolder && !filenameExtensions.isEmpty
        case .image: preferredMIMEType?.hasPrefix("image/") == true
        case .text: preferredMIMEType?.hasPrefix("text/") == true && !conforms(to: .url)
        case .url: self == .fileURL
        default: false
        }
    }

    /// Folders that represent one document, identified by their extension; see
    /// ``init(filenameExtension:conformingTo:)``.
    public static let package = UTType("inode/directory", [], "Document folders", isFolder: true)
    /// All folders.
    public static let folder = UTType("inode/directory", [], "Folders", isFolder: true)
    /// All files.
    public static let item = UTType("application/octet-stream", [], "All files")
    /// Data of any kind, the same as ``item``.
    public static let data = item
    /// Text of any kind.
    public static let text = UTType("text/*", ["txt", "md", "csv", "tsv", "html", "htm"], "Texts")
    /// A URL.
    public static let url = UTType("text/uri-list", [], "Addresses")
    /// The URL of a file.
    public static let fileURL = UTType("text/uri-list", [], "Files")
    /// Plain text.
    public static let plainText = UTType("text/plain", ["txt"], "Text")
    /// UTF-8 text, the same as ``plainText``.
    public static let utf8PlainText = plainText
    /// A table with comma-separated fields.
    public static let commaSeparatedText = UTType("text/csv", ["csv"], "Comma-separated tables")
    /// A table with tab-separated fields.
    public static let tabSeparatedText = UTType("text/tab-separated-values", ["tsv"], "Tab-separated tables")
    /// JSON.
    public static let json = UTType("application/json", ["json"], "JSON")
    /// XML.
    public static let xml = UTType("application/xml", ["xml"], "XML")
    /// A web page.
    public static let html = UTType("text/html", ["html", "htm"], "Web pages")
    /// A PDF document.
    public static let pdf = UTType("application/pdf", ["pdf"], "PDF documents")
    /// A PNG image.
    public static let png = UTType("image/png", ["png"], "PNG pictures")
    /// A JPEG image.
    public static let jpeg = UTType("image/jpeg", ["jpg", "jpeg"], "JPEG pictures")
    /// An SVG image.
    public static let svg = UTType("image/svg+xml", ["svg"], "SVG drawings")
    /// Images of any kind.
    public static let image = UTType(
        "image/*", ["png", "jpg", "jpeg", "gif", "svg", "webp", "bmp", "tif", "tiff", "avif", "heic", "jxl"], "Pictures"
    )

    private static let known: [UTType] = [
        plainText, commaSeparatedText, tabSeparatedText, json, xml, html, pdf, png, jpeg, svg, image, item, folder,
    ]
}
