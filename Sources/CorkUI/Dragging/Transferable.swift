import DocumentFiles
import Foundation

/// A value that can be dragged to other views and other programs, and dropped on views.
///
///     struct Track: Codable, Transferable {
///         static var transferRepresentation: some TransferRepresentation {
///             CodableRepresentation(contentType: .track)
///             ProxyRepresentation(exporting: \.title)
///         }
///     }
public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation

    /// The representations of the value; a receiver uses the first one that it supports.
    @TransferRepresentationBuilder<Self>
    static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// The representations of the value, the best one first.
    ///
    /// There are none if ``transferRepresentation`` returns, without its builder, those of another type.
    static var forms: [_TransferForm<Self>] { transferRepresentation._forms as? [_TransferForm<Self>] ?? [] }
}

extension String: Transferable {
    /// The representations in which a value is copied and dragged.
    public static var transferRepresentation: some TransferRepresentation<String> {
        _TransferForms<String>(
            _forms: ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING"].map { type in
                _TransferForm(
                    type: type, export: { Data($0.utf8) }, import: { [.success(String(decoding: $0, as: UTF8.self))] })
            })
    }
}

extension Data: Transferable {
    /// The representations in which a value is copied and dragged.
    public static var transferRepresentation: some TransferRepresentation<Data> {
        _TransferForm<Data>(type: "application/octet-stream", export: { $0 }, import: { [.success($0)] })
    }
}

extension URL: Transferable {
    /// The representations in which a value is copied and dragged.
    public static var transferRepresentation: some TransferRepresentation<URL> {
        _TransferForm<URL>(
            type: "text/uri-list", export: { Data("\($0.absoluteString)\r\n".utf8) },
            import: { data in
                // A carriage return and a line feed are one `Character`.
                String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
                    .filter { !$0.hasPrefix("#") }
                    .compactMap { URL(listed: String($0)) }
                    // A file URL may contain a host name.
                    .map { .success($0.isFileURL ? URL(fileURLWithPath: $0.repairedPath) : $0) }
            })
    }
}

extension URL {
    /// Creates a URL from a line of a URI list.
    ///
    /// Some programs escape spaces and leave characters beyond ASCII as they are.
    fileprivate init?(listed line: String) {
        if let url = URL(string: line, encodingInvalidCharacters: false) {
            self = url
        } else if line.hasPrefix("file:///"), let path = line.dropFirst(7).removingPercentEncoding {
            self.init(fileURLWithPath: path)
        } else {
            self.init(string: line)
        }
    }
}
