import Foundation

/// A type that describes the representations in which values of a type are transferred.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Sendable

    /// The representations, the best one first.
    var _forms: [_TransferForm<Item>] { get }
}

/// A representation of a value as data of a MIME type.
public struct _TransferForm<Item: Sendable>: TransferRepresentation {
    let type: String
    /// A closure that exports a value, or `nil` for an import-only representation.
    var export: (@Sendable (Item) throws -> Data)?
    /// A closure that imports values from data, or throws or returns errors; `nil` for an export-only representation.
    var `import`: (@Sendable (Data) throws -> [Result<Item, any Error>])?

    /// The representations in which a value is transferred.
    public var _forms: [_TransferForm<Item>] { [self] }
}

/// Several representations of a value.
public struct _TransferForms<Item: Sendable>: TransferRepresentation {
    /// The representations in which a value is transferred.
    public let _forms: [_TransferForm<Item>]
}

/// A result builder for representations in their order.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Sendable> {
    /// Builds the representations of an expression.
    public static func buildExpression(_ part: some TransferRepresentation<Item>) -> _TransferForms<Item> {
        _TransferForms(_forms: part._forms)
    }

    /// Combines the expressions of a block.
    public static func buildBlock(_ parts: _TransferForms<Item>...) -> _TransferForms<Item> {
        _TransferForms(_forms: parts.flatMap(\._forms))
    }
}

/// A representation of a value as JSON.
public struct CodableRepresentation<Item: Codable & Sendable>: TransferRepresentation {
    /// The representations in which a value is transferred.
    public let _forms: [_TransferForm<Item>]

    /// Creates a representation.
    ///
    /// - Parameter contentType: The content type of the data.
    public init(contentType: UTType) {
        _forms = [
            _TransferForm(
                type: contentType.transferType, export: { try JSONEncoder().encode($0) },
                import: { [.success(try JSONDecoder().decode(Item.self, from: $0))] })
        ]
    }
}

/// A representation of a value as custom data.
public struct DataRepresentation<Item: Sendable>: TransferRepresentation {
    /// The representations in which a value is transferred.
    public let _forms: [_TransferForm<Item>]

    private init(
        _ contentType: UTType, export: (@Sendable (Item) throws -> Data)?,
        import take: (@Sendable (Data) throws -> Item)?
    ) {
        var form = _TransferForm<Item>(type: contentType.transferType, export: export)
        if let take { form.import = { [.success(try take($0))] } }
        _forms = [form]
    }

    /// Creates a representation that exports and imports values.
    ///
    /// - Parameters:
    ///   - contentType: The content type of the data.
    ///   - exporting: A closure that returns the data of a value.
    ///   - importing: A closure that returns the value of data.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
        importing: @escaping @Sendable (Data) throws -> Item
    ) {
        self.init(contentType, export: exporting, import: importing)
    }

    /// Creates a representation that only exports values.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data) {
        self.init(exportedContentType, export: exporting, import: nil)
    }

    /// Creates a representation that only imports values.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item) {
        self.init(importedContentType, export: nil, import: importing)
    }
}

/// A representation of a value as another transferable value.
public struct ProxyRepresentation<Item: Sendable, Proxy: Transferable>: TransferRepresentation {
    /// The representations in which a value is transferred.
    public let _forms: [_TransferForm<Item>]

    private init(
        export: (@Sendable (Item) throws -> Proxy)? = nil, import take: (@Sendable (Proxy) throws -> Item)? = nil
    ) {
        _forms = Proxy.forms.compactMap { form in
            var converted = _TransferForm<Item>(type: form.type)
            if let export, let write = form.export { converted.export = { try write(export($0)) } }
            if let take, let read = form.import {
                converted.import = { try read($0).map { value in Result { try take(value.get()) } } }
            }
            return converted.export == nil && converted.import == nil ? nil : converted
        }
    }

    /// Creates a representation that exports and imports values as a proxy.
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) {
        self.init(export: exporting, import: importing)
    }

    /// Creates a representation that only exports values as a proxy.
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { self.init(export: exporting) }

    /// Creates a representation that only imports values as a proxy.
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) { self.init(import: importing) }
}

/// Data of a MIME type.
package struct TransferredData: Equatable, Sendable {
    /// The MIME type.
    package let type: String
    /// The data.
    package let data: Data

    /// Creates data of a MIME type.
    package init(type: String, data: Data) {
        self.type = type
        self.data = data
    }
}

extension Transferable {
    /// The value in all representations that can be exported, the best one first.
    ///
    /// Representations whose export fails are left out.
    var transferred: [TransferredData] {
        Self.forms.compactMap { form in
            (try? form.export?(self)).map { TransferredData(type: form.type, data: $0) }
        }
    }

    /// The MIME types of the representations that can be imported, the best one first.
    static var takenTypes: [String] { forms.filter { $0.import != nil }.map(\.type) }

    /// Returns the values in data that can be read.
    ///
    /// - Parameters:
    ///   - content: The data and its MIME type.
    ///   - complain: Receives a sentence about each value that cannot be read.
    /// - Returns: The values.
    static func values(of content: TransferredData, complain: (String) -> Void) -> [Self] {
        func leaveOut(_ error: any Error) {
            complain("What came as \(content.type) could not be read as \(Self.self) and was not taken: \(error)")
        }
        // Several representations may have the same type, such as files of several content types.
        var errors: [any Error] = []
        for form in forms where form.type == content.type {
            guard let read = form.import else { continue }
            var values: [Self] = []
            errors = []
            do {
                for result in try read(content.data) {
                    switch result {
                    case .success(let value): values.append(value)
                    case .failure(let error): errors.append(error)
                    }
                }
            } catch {
                errors.append(error)
            }
            if !values.isEmpty {
                errors.forEach(leaveOut)
                return values
            }
        }
        errors.forEach(leaveOut)
        return []
    }
}
