#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder
    import SwiftSyntaxMacros

    /// Expands `#Preview` into a private class with a unique name that declares the preview.
    ///
    /// The type is a class because optimized builds remove other private types that aren't referenced.
    struct PreviewMacro: DeclarationMacro {
        static func expansion(
            of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            let name = node.arguments.first.flatMap { $0.label == nil ? $0.expression.trimmed : nil } ?? "nil"
            let traits = node.arguments.drop { $0.label?.text != "traits" }.prefix { $0.label?.text != "body" }
                .map { "\($0.expression.trimmed)" }.joined(separator: ", ")
            let body = node.trailingClosure.map(ExprSyntax.init) ?? node.arguments.last?.expression
            // Without a body, the call doesn't match the macro's declaration, which the compiler reports.
            guard let body, let place = context.location(of: node) else { return [] }
            return [
                """
                @MainActor private final class \(context.makeUniqueName("Preview")): CorkUI._PreviewSource {
                    static func _makePreviews() -> [CorkUI.Preview] {
                        [CorkUI.Preview(\(name), fileID: \(place.file), line: \(place.line), traits: [\(raw: traits)], content: body)]
                    }
                    \(function(for: body))
                }
                """
            ]
        }

        /// Returns a function with the content of the closure `body`.
        private static func function(for body: ExprSyntax) -> DeclSyntax {
            guard let closure = body.as(ClosureExprSyntax.self), closure.signature == nil else {
                return "static func body() -> any CorkUI.View { (\(body.trimmed))() }"
            }
            let variables = closure.statements.compactMap(\.previewable)
            let statements = closure.statements.filter { $0.previewable == nil }.trimmed
            guard variables.isEmpty else {
                return """
                    static func body() -> any CorkUI.View {
                        struct Previewed: CorkUI.View {
                            \(raw: variables.map(\.description).joined(separator: "\n"))
                            var body: some CorkUI.View {
                                \(statements)
                            }
                        }
                        return Previewed()
                    }
                    """
            }
            // A return statement disables the result builder: silently in a closure, with a warning in an attributed
            // function.
            let builder: TokenSyntax = statements.hasReturn ? "" : "@CorkUI.ViewBuilder "
            return """
                \(builder)static func body() -> any CorkUI.View {
                    \(statements)
                }
                """
        }
    }

    extension CodeBlockItemListSyntax {
        /// A Boolean value that indicates whether the statements return, apart from nested closures, functions and
        /// types.
        fileprivate var hasReturn: Bool {
            let finder = ReturnFinder(viewMode: .sourceAccurate)
            finder.walk(self)
            return finder.found
        }
    }

    private final class ReturnFinder: SyntaxVisitor {
        private(set) var found = false

        override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
            found = true
            return .skipChildren
        }
        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
#endif
