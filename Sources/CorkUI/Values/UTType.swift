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

    /// The identifier, such as `public.png`; one that begins with `dyn.` if only a MIME type or an extension is known.
    public let identifier: String
    /// The type that a type of the program conforms to, with those that it conforms to.
    private let supertypes: [UTType]

    private init(
        _ identifier: String, _ mimeType: String?, _ filenameExtensions: [String], _ description: String? = nil,
        isFolder: Bool = false, supertypes: [UTType] = []
    ) {
        self.identifier = identifier
        preferredMIMEType = mimeType
        self.filenameExtensions = filenameExtensions
        localizedDescription = description
        self.isFolder = isFolder
        self.supertypes = supertypes
    }

    /// Creates a type that the program knows by its identifier; fails for other identifiers.
    public init?(_ identifier: String) {
        guard let type = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
        self = type
    }

    /// Creates a type that the program declares.
    ///
    /// Its values are dragged and copied as data of a MIME type that follows from the identifier. Files of it have the
    /// filename extensions of `parentType`.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, such as `com.example.track`.
    ///   - parentType: The type to conform to.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(importedAs: identifier, conformingTo: parentType)
    }

    /// Creates a type that another program declares.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, such as `com.example.track`.
    ///   - parentType: The type to conform to.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self =
            UTType(identifier)
            ?? Self(
                identifier, nil, parentType?.filenameExtensions ?? [], isFolder: parentType?.isFolder ?? false,
                supertypes: parentType.map { [$0] } ?? [])
    }

    /// Creates the type of transferred data from its MIME type.
    init?(transferType: String) {
        if transferType.hasPrefix(Self.ownTypes) {
            self.init(importedAs: String(transferType.dropFirst(Self.ownTypes.count)))
        } else {
            self.init(mimeType: transferType)
        }
    }

    private static let ownTypes = "application/x-uti-"

    /// The MIME type in which data of this type is dragged and copied.
    var transferType: String {
        if let preferredMIMEType { return preferredMIMEType }
        let isDynamic = identifier.hasPrefix(Self.dynamic)
        if isDynamic { return Self.item.preferredMIMEType! }
        return Self.ownTypes
            + identifier.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" }
    }

    private static let dynamic = "dyn."

    /// Creates a type from a MIME type; fails if `mimeType` contains no slash.
    public init?(mimeType: String) {
        guard mimeType.contains("/") else { return nil }
        self = Self.known.first { $0.preferredMIMEType == mimeType } ?? Self(Self.dynamic + mimeType, mimeType, [])
    }

    /// Creates a type of files with a filename extension; fails if it is empty.
    ///
    /// - Parameter filenameExtension: The extension without the dot, in any case.
    public init?(filenameExtension: String) {
        let ending = filenameExtension.lowercased()
        guard !ending.isEmpty else { return nil }
        self = Self.known.first { $0.filenameExtensions.contains(ending) } ?? Self(Self.dynamic + ending, nil, [ending])
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
        let ending = filenameExtension.lowercased()
        self = supertype.isFolder ? Self("\(Self.dynamic)folder.\(ending)", nil, [ending], isFolder: true) : type
    }

    /// The preferred file name extension, without the dot, or `nil` if none is known.
    public var preferredFilenameExtension: String? { filenameExtensions.first }

    /// The name shown to people.
    var readableName: String {
        localizedDescription ?? preferredFilenameExtension.map { "*.\($0)" } ?? preferredMIMEType ?? identifier
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
        case .image: preferredMIMEType?.hasPrefix("image/") == true || supertypes.contains { $0.conforms(to: type) }
        case .text:
            preferredMIMEType?.hasPrefix("text/") == true && !conforms(to: .url)
                || supertypes.contains { $0.conforms(to: type) }
        case .url: self == .fileURL
        default: supertypes.contains { $0.conforms(to: type) }
        }
    }

    /// Folders that represent one document, identified by their extension; see
    /// ``init(filenameExtension:conformingTo:)``.
    public static let package = UTType("com.apple.package", "inode/directory", [], "Document folders", isFolder: true)
    /// All folders.
    public static let folder = UTType("public.folder", "inode/directory", [], "Folders", isFolder: true)
    /// All files.
    public static let item = UTType("public.data", "application/octet-stream", [], "All files")
    /// Data of any kind, the same as ``item``.
    public static let data = item
    /// Text of any kind.
    public static let text = UTType("public.text", "text/*", ["txt", "md", "csv", "tsv", "html", "htm"], "Texts")
    /// A URL.
    public static let url = UTType("public.url", "text/uri-list", [], "Addresses")
    /// The URL of a file.
    public static let fileURL = UTType("public.file-url", "text/uri-list", [], "Files")
    /// Plain text.
    public static let plainText = UTType("public.plain-text", "text/plain", ["txt"], "Text")
    /// UTF-8 text, the same as ``plainText``.
    public static let utf8PlainText = plainText
    /// A table with comma-separated fields.
    public static let commaSeparatedText = UTType(
        "public.comma-separated-values-text", "text/csv", ["csv"], "Comma-separated tables")
    /// A table with tab-separated fields.
    public static let tabSeparatedText = UTType(
        "public.tab-separated-values-text", "text/tab-separated-values", ["tsv"], "Tab-separated tables")
    /// JSON.
    public static let json = UTType("public.json", "application/json", ["json"], "JSON")
    /// XML.
    public static let xml = UTType("public.xml", "application/xml", ["xml"], "XML")
    /// A web page.
    public static let html = UTType("public.html", "text/html", ["html", "htm"], "Web pages")
    /// A PDF document.
    public static let pdf = UTType("com.adobe.pdf", "application/pdf", ["pdf"], "PDF documents")
    /// A PNG image.
    public static let png = UTType("public.png", "image/png", ["png"], "PNG pictures")
    /// A JPEG image.
    public static let jpeg = UTType("public.jpeg", "image/jpeg", ["jpg", "jpeg"], "JPEG pictures")
    /// An SVG image.
    public static let svg = UTType("public.svg-image", "image/svg+xml", ["svg"], "SVG drawings")
    /// Images of any kind.
    public static let image = UTType(
        "public.image", "image/*",
        ["png", "jpg", "jpeg", "gif", "svg", "webp", "bmp", "tif", "tiff", "avif", "heic", "jxl"], "Pictures"
    )

    private static let known: [UTType] = [
        plainText, commaSeparatedText, tabSeparatedText, json, xml, html, pdf, png, jpeg, svg, image, item, folder,
        package, text, url, fileURL,
    ]
}
