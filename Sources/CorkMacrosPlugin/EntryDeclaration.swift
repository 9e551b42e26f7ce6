#if Macros
    import SwiftDiagnostics
    import SwiftSyntax
    import SwiftSyntaxMacros

    /// A validated property with `@Entry`.
    struct EntryDeclaration {
        /// The value of an entry.
        enum Value {
            /// An entry with an explicit type; `defaultValue` is the expression after `=`, or `nil`.
            case written(TypeSyntax, defaultValue: ExprSyntax)
            /// An entry whose type is inferred from the default value.
            case inferred(defaultValue: ExprSyntax)
            /// An entry of the focused values: an optional of the type, without a default value.
            case focused(TypeSyntax)
        }

        let kind: EntryKind
        let keyName: TokenSyntax
        let value: Value

        /// Reads a declaration.
        ///
        /// - Throws: `DiagnosticsError` with one message if `@Entry` can't be applied to the declaration.
        init(
            _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax, in context: some MacroExpansionContext
        ) throws {
            guard let kind = EntryKind(lexicalContext: context.lexicalContext),
                let variable = declaration.as(VariableDeclSyntax.self)
            else {
                throw DiagnosticsError(EntryProblem.place, at: attribute)
            }
            try Self.checkSpecifiers(of: variable)
            guard let binding = variable.bindings.first, variable.bindings.count == 1 else {
                throw DiagnosticsError(EntryProblem.severalNames, at: variable.bindings)
            }
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                throw DiagnosticsError(EntryProblem.tuple, at: binding.pattern)
            }
            if let accessors = binding.accessorBlock {
                throw DiagnosticsError(EntryProblem.accessors, at: accessors)
            }
            self.kind = kind
            let name = pattern.identifier.identifier?.name ?? pattern.identifier.text
            keyName = .identifier("__Key_\(name)")
            value =
                kind == .focus
                ? .focused(try Self.focusedType(of: binding, name: name))
                : try Self.value(of: binding, name: name)
        }

        private static func checkSpecifiers(of variable: VariableDeclSyntax) throws {
            if variable.bindingSpecifier.tokenKind != .keyword(.var) {
                let replacement = variable.bindingSpecifier.with(\.tokenKind, .keyword(.var))
                throw DiagnosticsError(
                    EntryProblem.constant, at: variable.bindingSpecifier,
                    fix: .replace(
                        message: EntryFix.useVar, oldNode: variable.bindingSpecifier, newNode: replacement))
            }
            let refused: [Keyword] = [.static, .class, .lazy, .weak, .unowned]
            for modifier in variable.modifiers {
                if case .keyword(let keyword) = modifier.name.tokenKind, refused.contains(keyword) {
                    throw DiagnosticsError(EntryProblem.modifier(modifier.name.text), at: modifier)
                }
            }
        }

        private static func value(of binding: PatternBindingSyntax, name: String) throws -> Value {
            let defaultValue = binding.initializer?.value.trimmed
            guard let type = binding.typeAnnotation?.type.trimmed else {
                guard let defaultValue else { throw DiagnosticsError(EntryProblem.noDefault(name), at: binding) }
                return .inferred(defaultValue: defaultValue)
            }
            if let defaultValue { return .written(type.storable, defaultValue: defaultValue) }
            guard type.wrapped != nil else {
                let initializer = InitializerClauseSyntax(
                    equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
                    value: EditorPlaceholderExprSyntax(placeholder: .identifier("<#default value#>")))
                throw DiagnosticsError(
                    EntryProblem.noDefault(name), at: binding,
                    fix: .replace(
                        message: EntryFix.addDefault, oldNode: binding,
                        newNode: binding.with(\.initializer, initializer)))
            }
            return .written(type.storable, defaultValue: "nil")
        }

        private static func focusedType(of binding: PatternBindingSyntax, name: String) throws -> TypeSyntax {
            guard let type = binding.typeAnnotation?.type.trimmed, let wrapped = type.wrapped else {
                throw DiagnosticsError(EntryProblem.focusNotOptional(name), at: binding)
            }
            if let initializer = binding.initializer, !initializer.value.is(NilLiteralExprSyntax.self) {
                throw DiagnosticsError(EntryProblem.focusDefault(name), at: initializer)
            }
            return wrapped
        }
    }
#endif
