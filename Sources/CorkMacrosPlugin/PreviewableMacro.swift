#if Macros
    import SwiftSyntax
    import SwiftSyntaxMacros

    /// Expands `@Previewable` into nothing, since `#Preview` moves such variables out of its body.
    struct PreviewableMacro: PeerMacro {
        static func expansion(
            of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] { [] }
    }

    extension CodeBlockItemSyntax {
        /// The variable that a statement declares with `@Previewable`, without the attribute, or `nil`.
        var previewable: VariableDeclSyntax? {
            guard var variable = item.as(VariableDeclSyntax.self) else { return nil }
            let others = variable.attributes.filter {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "Previewable"
            }
            guard others.count < variable.attributes.count else { return nil }
            variable.attributes = others
            return variable.trimmed
        }
    }
#endif
