import Foundation

/// The forms in which values of a type travel.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Sendable

    /// The forms, the best one first.
    var _forms: [_TransferForm<Item>] { get }
}

/// One form of a value: bytes of a MIME type.
public struct _TransferForm<Item: Sendable>: TransferRepresentation {
    let type: String
    /// Nil where the form is only taken.
    var export: (@Sendable (Item) throws -> Data)?
    /// Each value that bytes stand for, or why it cannot be read; nil where the form is only given.
    var `import`: (@Sendable (Data) throws -> [Result<Item, any Error>])?

    /// The forms in which a value is transferred.
    public var _forms: [_TransferForm<Item>] { [self] }
}

/// Several forms of a value.
public struct _TransferForms<Item: Sendable>: TransferRepresentation {
    /// The forms in which a value is transferred.
    public let _forms: [_TransferForm<Item>]
}

/// Puts forms in an order.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Sendable> {
    /// Makes content of an expression.
    public static func buildExpression(_ part: some TransferRepresentation<Item>) -> _TransferForms<Item> {
        _TransferForms(_forms: part._forms)
    }

    /// Combines the expressions of a block.
    public static func buildBlock(_ parts: _TransferForms<Item>...) -> _TransferForms<Item> {
        _TransferForms(_forms: parts.flatMap(\._forms))
    }
}

/// A value as JSON.
public struct CodableRepresentation<Item: Codable & Sendable>: TransferRepresentation {
    /// The forms in which a value is transferred.
    public let _forms: [_TransferForm<Item>]

    /// - Parameter contentType: what programs know the value by.
    /// - Precondition: the type has a MIME type.
    public init(contentType: UTType) {
        guard let type = contentType.preferredMIMEType else { preconditionFailure("The type has no MIME type.") }
        _forms = [
            _TransferForm(
                type: type, export: { try JSONEncoder().encode($0) },
                import: { [.success(try JSONDecoder().decode(Item.self, from: $0))] })
        ]
    }
}

/// A value as bytes of a form of its own.
public struct DataRepresentation<Item: Sendable>: TransferRepresentation {
    /// The forms in which a value is transferred.
    public let _forms: [_TransferForm<Item>]

    private init(
        _ contentType: UTType, export: (@Sendable (Item) throws -> Data)?,
        import take: (@Sendable (Data) throws -> Item)?
    ) {
        guard let type = contentType.preferredMIMEType else { preconditionFailure("The type has no MIME type.") }
        var form = _TransferForm<Item>(type: type, export: export)
        if let take { form.import = { [.success(try take($0))] } }
        _forms = [form]
    }

    /// Bytes that are given and taken.
    ///
    /// - Parameters:
    ///   - contentType: what programs know them by.
    ///   - exporting: makes them of a value.
    ///   - importing: makes a value of them.
    /// - Precondition: the type has a MIME type.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
        importing: @escaping @Sendable (Data) throws -> Item
    ) {
        self.init(contentType, export: exporting, import: importing)
    }

    /// Bytes that are only given.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data) {
        self.init(exportedContentType, export: exporting, import: nil)
    }

    /// Bytes that are only taken.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item) {
        self.init(importedContentType, export: nil, import: importing)
    }
}

/// A value as another one that can be transferred.
public struct ProxyRepresentation<Item: Sendable, Proxy: Transferable>: TransferRepresentation {
    /// The forms in which a value is transferred.
    public let _forms: [_TransferForm<Item>]

    private init(
        export: (@Sendable (Item) throws -> Proxy)? = nil, import take: (@Sendable (Proxy) throws -> Item)? = nil
    ) {
        _forms = Proxy.transferRepresentation._forms.compactMap { form in
            var converted = _TransferForm<Item>(type: form.type)
            if let export, let write = form.export { converted.export = { try write(export($0)) } }
            if let take, let read = form.import {
                converted.import = { try read($0).map { value in Result { try take(value.get()) } } }
            }
            return converted.export == nil && converted.import == nil ? nil : converted
        }
    }

    /// A value that is given and taken as a proxy.
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) {
        self.init(export: exporting, import: importing)
    }

    /// A value that is only given as a proxy.
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { self.init(export: exporting) }

    /// A value that is only taken as a proxy.
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) { self.init(import: importing) }
}

/// Bytes of a MIME type.
package struct TransferredData: Equatable, Sendable {
    /// The MIME type.
    package let type: String
    /// The bytes.
    package let data: Data

    /// Makes data of a type.
    package init(type: String, data: Data) {
        self.type = type
        self.data = data
    }
}

extension Transferable {
    /// The value in every form in which it is given, the best one first; forms that cannot be made are left out.
    var transferred: [TransferredData] {
        Self.transferRepresentation._forms.compactMap { form in
            (try? form.export?(self)).map { TransferredData(type: form.type, data: $0) }
        }
    }

    /// The types of the forms in which values are taken, the best one first.
    static var takenTypes: [String] { transferRepresentation._forms.filter { $0.import != nil }.map(\.type) }

    /// The values that bytes stand for, those that can be read.
    ///
    /// - Parameters:
    ///   - content: The bytes and their type.
    ///   - complain: receives a sentence about each of the others.
    /// - Returns: The values.
    static func values(of content: TransferredData, complain: (String) -> Void) -> [Self] {
        let form = transferRepresentation._forms.first { $0.type == content.type && $0.import != nil }
        func leaveOut(_ error: any Error) {
            complain("What came as \(content.type) could not be read as \(Self.self) and was not taken: \(error)")
        }
        do {
            return try form?.import?(content.data).compactMap { result in
                switch result {
                case .success(let value): return value
                case .failure(let error):
                    leaveOut(error)
                    return nil
                }
            } ?? []
        } catch {
            leaveOut(error)
            return []
        }
    }
}
