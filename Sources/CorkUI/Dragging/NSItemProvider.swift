import DocumentFiles
import Foundation

/// A dropped item and the content types in which it can be loaded.
///
/// It provides the part of Apple's type of that name that handlers of drops need.
public final class NSItemProvider: Sendable {
    /// A representation of the item.
    private struct Representation {
        let contentType: UTType
        /// The MIME type of its data.
        let form: String
        let load: @Sendable () throws -> Data
    }

    private let representations: [Representation]
    /// The suggested name without a filename extension, or `nil` if it is not known.
    public let suggestedName: String?

    private init(_ representations: [Representation], suggestedName: String? = nil) {
        self.representations = representations
        self.suggestedName = suggestedName
    }

    /// Returns the items in dropped data: each file or URL of a list, or the data as one item.
    static func all(in content: TransferredData) -> [NSItemProvider] {
        guard URL.takenTypes.contains(content.type) else {
            let isText = String.takenTypes.contains(content.type)
            let type = isText ? UTType.plainText : UTType(transferType: content.type)
            let data = content.data
            return [
                NSItemProvider([Representation(contentType: type ?? .item, form: content.type, load: { data })])
            ]
        }
        return URL.values(of: content) { _ in }.map { url in
            let line = Data("\(url.absoluteString)\r\n".utf8)
            let address = Representation(
                contentType: url.isFileURL ? .fileURL : .url, form: content.type, load: { line })
            guard url.isFileURL else { return NSItemProvider([address]) }
            let isFolder = Folder.isAt(url.path)
            let type =
                UTType(filenameExtension: url.pathExtension, conformingTo: isFolder ? .folder : .item)
                ?? (isFolder ? .folder : .item)
            let file = Representation(contentType: type, form: type.transferType) {
                try Data(contentsOf: url)
            }
            return NSItemProvider([file, address], suggestedName: url.deletingPathExtension().lastPathComponent)
        }
    }

    /// The content types in which the item can be loaded, the best first.
    public var registeredContentTypes: [UTType] { representations.map(\.contentType) }

    /// Returns the content types in which the item can be loaded that conform to a type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Returns a Boolean value that indicates whether the item may be loadable as a type, without loading it.
    public func canLoadObject<T: Transferable>(ofClass type: T.Type) -> Bool { representation(of: type) != nil }

    /// Loads the item as a value, such as a string or a URL.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - completionHandler: Receives the value or an error on a background thread.
    /// - Returns: The progress, which is complete after the handler returns.
    @discardableResult
    public func loadObject<T: Transferable>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        loadTransferable(type: type) { result in
            switch result {
            case .success(let value): completionHandler(value, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Loads the item as a value.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - completionHandler: Receives the value or an error on a background thread.
    /// - Returns: The progress, which is complete after the handler returns.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        load { [representation = representation(of: type)] in
            completionHandler(
                Result {
                    guard let representation else { throw NotDropped(name: "\(T.self)") }
                    var complaint: String?
                    let content = TransferredData(type: representation.form, data: try representation.load())
                    guard let value = T.values(of: content, complain: { complaint = $0 }).first else {
                        throw NotDropped(name: "\(T.self)", complaint: complaint)
                    }
                    return value
                })
        }
    }

    /// Loads the data of a representation, such as that of a picture, or the content of a file.
    ///
    /// - Parameters:
    ///   - contentType: The content type of the representation.
    ///   - completionHandler: Receives the data or an error on a background thread.
    /// - Returns: The progress, which is complete after the handler returns.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load { [representation = representations.first { $0.contentType.conforms(to: contentType) }] in
            do {
                guard let representation else { throw NotDropped(name: contentType.readableName) }
                completionHandler(try representation.load(), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    private func representation<T: Transferable>(of type: T.Type) -> Representation? {
        type.takenTypes.lazy.compactMap { form in self.representations.first { $0.form == form } }.first
    }

    private func load(_ work: @escaping @Sendable () -> Void) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        DispatchQueue.global(qos: .userInitiated).async {
            work()
            progress.completedUnitCount = 1
        }
        return progress
    }

    /// An error for an item that cannot be loaded.
    private struct NotDropped: LocalizedError {
        let name: String
        var complaint: String?
        var errorDescription: String? { complaint ?? "What was dropped cannot be loaded as \(name)." }
    }
}

extension LoopDrop {
    /// Creates a drop handler for items of some content types.
    init(of types: [UTType], perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void) {
        var forms: [String] = []
        // Files of all types are dropped as a list of URLs.
        for form in types.flatMap(\.forms) + URL.takenTypes where !forms.contains(form) { forms.append(form) }
        self.init(takenTypes: forms) { contents, offset, complain in
            let dropped = contents.flatMap(NSItemProvider.all)
            let taken = dropped.filter { provider in
                types.contains { !provider.registeredContentTypes(conformingTo: $0).isEmpty }
            }
            if taken.count < dropped.count {
                let names = types.map(\.readableName).formatted(.list(type: .or))
                complain(
                    "Of \(dropped.count) dropped, \(dropped.count - taken.count) were not taken: they are no \(names).")
            }
            if !taken.isEmpty { action(offset, taken) }
            return !taken.isEmpty
        }
    }
}

extension UTType {
    /// The MIME types in which items of this content type are dropped.
    fileprivate var forms: [String] {
        switch self {
        case .item: String.takenTypes + Data.takenTypes
        case .text, .plainText: String.takenTypes
        case .image: ["png", "jpeg", "svg+xml", "webp", "gif", "tiff", "bmp"].map { "image/\($0)" }
        default: [transferType]
        }
    }
}
