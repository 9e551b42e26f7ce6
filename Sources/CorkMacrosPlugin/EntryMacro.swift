#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder
    import SwiftSyntaxMacros

    /// Expands `@Entry` into accessors and a private key.
    struct EntryMacro {}

    extension EntryMacro: AccessorMacro {
        static func expansion(
            of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [AccessorDeclSyntax] {
            // The peer role reports errors, and one message is enough.
            guard let entry = try? EntryDeclaration(declaration, attribute: node, in: context) else { return [] }
            return [
                "get { self[\(entry.keyName).self] }",
                "set { self[\(entry.keyName).self] = newValue }",
            ]
        }
    }

    extension EntryMacro: PeerMacro {
        static func expansion(
            of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            let entry = try EntryDeclaration(declaration, attribute: node, in: context)
            let conformance: TypeSyntax = "CorkUI.\(raw: entry.kind.keyProtocol)"
            switch entry.value {
            case .focused(let wrapped):
                return [
                    """
                    nonisolated private struct \(entry.keyName): \(conformance) {
                        typealias Value = \(wrapped)
                    }
                    """
                ]
            case .written(let type, let defaultValue):
                return [
                    """
                    nonisolated private struct \(entry.keyName): \(conformance) {
                        static var defaultValue: \(type) { \(defaultValue) }
                    }
                    """
                ]
            case .inferred(let defaultValue):
                return [
                    """
                    nonisolated private struct \(entry.keyName): \(conformance), CorkMacros._InferredEntryKey {
                        static let makeDefaultValue = { @Sendable in \(defaultValue) }
                    }
                    """
                ]
            }
        }
    }
#endif
