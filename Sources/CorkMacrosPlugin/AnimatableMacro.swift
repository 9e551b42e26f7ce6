#if Macros
    import SwiftDiagnostics
    import SwiftSyntax
    import SwiftSyntaxBuilder
    import SwiftSyntaxMacros

    /// Expands `@Animatable` into an extension that combines the animatable data of the stored properties.
    struct AnimatableMacro: ExtensionMacro {
        static func expansion(
            of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
            providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
            in context: some MacroExpansionContext
        ) throws -> [ExtensionDeclSyntax] {
            let properties = try declaration.memberBlock.members.flatMap { try self.properties(of: $0.decl) }
            let access = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.public) } ? "public " : ""
            let conformance = protocols.isEmpty ? "" : ": CorkUI.Animatable"
            guard let last = properties.last else {
                return [try ExtensionDeclSyntax("extension \(type.trimmed)\(raw: conformance) {}")]
            }
            let others = properties.dropLast().reversed()
            let data = others.reduce("(\(last.type)).AnimatableData") {
                "CorkUI.AnimatablePair<(\($1.type)).AnimatableData, \($0)>"
            }
            let read = others.reduce("\(last.name).animatableData") {
                "CorkUI.AnimatablePair(\($1.name).animatableData, \($0))"
            }
            let writes = properties.enumerated().map { index, property in
                let path = String(repeating: ".second", count: index) + (index < properties.count - 1 ? ".first" : "")
                return "\(property.name).animatableData = newValue\(path)"
            }.joined(separator: "\n")
            return [
                try ExtensionDeclSyntax(
                    """
                    extension \(type.trimmed)\(raw: conformance) {
                        \(raw: access)var animatableData: \(raw: data) {
                            get { \(raw: read) }
                            set {
                                \(raw: writes)
                            }
                        }
                    }
                    """)
            ]
        }

        /// An animated property.
        private struct Property {
            let name: String
            let type: String
        }

        private static func properties(of declaration: DeclSyntax) throws -> [Property] {
            guard let variable = declaration.as(VariableDeclSyntax.self), variable.isAnimated else { return [] }
            // A type annotation also applies to the names before it.
            var type: TypeSyntax?
            return try variable.bindings.reversed().compactMap { binding in
                type = binding.typeAnnotation?.type.trimmed ?? type
                guard !binding.isComputed else { return nil }
                guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                    throw DiagnosticsError(AnimatableProblem.tuple, at: binding.pattern)
                }
                let name = pattern.identifier.text
                let evident = binding.typeAnnotation == nil ? binding.initializer?.value.evidentType : nil
                guard let type = evident ?? type?.description else {
                    throw DiagnosticsError(AnimatableProblem.noType(name), at: binding)
                }
                return Property(name: name, type: type)
            }.reversed()
        }
    }

    /// Marks a property for `@Animatable`; the macro itself expands to nothing.
    struct AnimatableIgnoredMacro: PeerMacro {
        static func expansion(
            of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            guard declaration.is(VariableDeclSyntax.self) else {
                throw DiagnosticsError(AnimatableProblem.ignoredPlace, at: node)
            }
            return []
        }
    }

    extension VariableDeclSyntax {
        fileprivate var isAnimated: Bool {
            bindingSpecifier.tokenKind == .keyword(.var)
                && !modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
                && !attributes.contains {
                    let name = $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
                    return name?.split(separator: ".").last == "AnimatableIgnored"
                }
        }
    }

    extension PatternBindingSyntax {
        /// A Boolean value that indicates whether the property is computed; a property with observers is stored.
        fileprivate var isComputed: Bool {
            switch accessorBlock?.accessors {
            case nil: false
            case .getter: true
            case .accessors(let accessors):
                !accessors.allSatisfy {
                    [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
                }
            }
        }
    }

    extension ExprSyntax {
        /// The type of an expression, as far as its syntax determines it.
        fileprivate var evidentType: String? {
            if self.is(FloatLiteralExprSyntax.self) { return "Double" }
            if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.expression.evidentType }
            guard let name = self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription,
                name.split(separator: ".").last?.first?.isUppercase == true
            else { return nil }
            return name
        }
    }

    /// A problem of `@Animatable` or `@AnimatableIgnored` at a declaration, with advice on the correction.
    enum AnimatableProblem: DiagnosticMessage {
        case noType(String)
        case tuple
        case ignoredPlace

        var severity: DiagnosticSeverity { .error }

        var message: String {
            switch self {
            case .noType(let name): "'\(name)' needs a type that '@Animatable' can read; write it after the name."
            case .tuple: "'@Animatable' needs single names; write a 'var' of its own for each part of the tuple."
            case .ignoredPlace: "'@AnimatableIgnored' must be attached to a property."
            }
        }

        var diagnosticID: MessageID {
            let name =
                switch self {
                case .noType: "noType"
                case .tuple: "tuple"
                case .ignoredPlace: "ignoredPlace"
                }
            return MessageID(domain: "CorkMacros", id: "Animatable.\(name)")
        }
    }

    extension DiagnosticsError {
        fileprivate init(_ problem: AnimatableProblem, at node: some SyntaxProtocol) {
            self.init(diagnostics: [Diagnostic(node: node, message: problem)])
        }
    }
#endif
