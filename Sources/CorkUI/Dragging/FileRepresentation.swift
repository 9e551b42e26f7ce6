import Foundation

/// A file that represents a dragged or copied value.
public struct SentTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// A Boolean value that indicates whether receivers may change the file; desktops always pass the file itself.
    public let allowAccessingOriginalFile: Bool

    /// Creates a representation of a value by a file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that was dropped or pasted.
public struct ReceivedTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// A Boolean value that indicates whether this is the file itself and no copy of it, which is so on desktops.
    public var isOriginalFile: Bool { true }
}

/// A representation of a value as a file, which other programs receive as its URL.
public struct FileRepresentation<Item: Sendable>: TransferRepresentation {
    /// The representations in which a value is transferred.
    public let _forms: [_TransferForm<Item>]

    /// An error for a file of another content type.
    private struct OtherType: LocalizedError {
        let file: URL
        let type: UTType
        var errorDescription: String? { "\(file.lastPathComponent) is not of the type \(type.readableName)." }
    }

    private init(
        _ type: UTType, export: (@Sendable (Item) throws -> SentTransferredFile)?,
        import take: (@Sendable (ReceivedTransferredFile) throws -> Item)?
    ) {
        @Sendable func value(of file: URL, _ take: (ReceivedTransferredFile) throws -> Item) throws -> Item {
            guard file.isFileURL, type.admits(file) else { throw OtherType(file: file, type: type) }
            return try take(ReceivedTransferredFile(file: file))
        }
        _forms = URL.forms.map { form in
            var converted = _TransferForm<Item>(type: form.type)
            if let export, let write = form.export { converted.export = { try write(export($0).file) } }
            if let take, let read = form.import {
                converted.import = { try read($0).map { file in Result { try value(of: file.get(), take) } } }
            }
            return converted
        }
    }

    /// Creates a representation that exports and imports values as files.
    ///
    /// - Parameters:
    ///   - contentType: The content type of the files.
    ///   - shouldAttemptToOpenInPlace: Without effect: desktops always pass the file itself.
    ///   - exporting: A closure that returns the file of a value, which must exist until the receiver has read it.
    ///   - importing: A closure that returns the value of a file.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
    ) {
        self.init(contentType, export: exporting, import: importing)
    }

    /// Creates a representation that only exports values as files.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) throws -> SentTransferredFile
    ) {
        self.init(exportedContentType, export: exporting, import: nil)
    }

    /// Creates a representation that only imports values from files.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
    ) {
        self.init(importedContentType, export: nil, import: importing)
    }
}
