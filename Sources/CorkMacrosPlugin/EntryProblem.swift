#if Macros
    import SwiftDiagnostics
    import SwiftSyntax

    /// A problem of `@Entry` at a declaration, with advice on the correction.
    enum EntryProblem: DiagnosticMessage {
        case place
        case constant
        case modifier(String)
        case severalNames
        case tuple
        case accessors
        case noDefault(String)
        case focusNotOptional(String)
        case focusDefault(String)

        var severity: DiagnosticSeverity { .error }

        var message: String {
            switch self {
            case .place:
                """
                '@Entry' must be attached to a 'var' in an extension of EnvironmentValues, Transaction, ContainerValues \
                or FocusedValues.
                """
            case .constant: "'@Entry' needs a 'var', because the value is set through the property."
            case .modifier(let name): "'@Entry' cannot go with '\(name)'; remove one of them."
            case .severalNames: "'@Entry' declares one entry; write a 'var' of its own for each name."
            case .tuple: "'@Entry' needs a single name; write a 'var' of its own for each part of the tuple."
            case .accessors: "'@Entry' makes the accessors itself; remove these and write the default value after '='."
            case .noDefault(let name):
                "'\(name)' needs a default value: write it after '=', or make the type optional, which defaults to nil."
            case .focusNotOptional(let name):
                "'\(name)' needs an optional type, because a focused value is nil while nothing in focus sets it."
            case .focusDefault(let name):
                "'\(name)' cannot have a default value, because a focused value is nil while nothing in focus sets it."
            }
        }

        var diagnosticID: MessageID {
            let name =
                switch self {
                case .place: "place"
                case .constant: "constant"
                case .modifier: "modifier"
                case .severalNames: "severalNames"
                case .tuple: "tuple"
                case .accessors: "accessors"
                case .noDefault: "noDefault"
                case .focusNotOptional: "focusNotOptional"
                case .focusDefault: "focusDefault"
                }
            return MessageID(domain: "CorkMacros", id: "Entry.\(name)")
        }
    }

    /// The corrections an editor offers.
    enum EntryFix: String, FixItMessage {
        case useVar = "Replace 'let' with 'var'"
        case addDefault = "Add a default value"

        var message: String { rawValue }
        var fixItID: MessageID { MessageID(domain: "CorkMacros", id: "Entry.fix.\(self)") }
    }

    extension DiagnosticsError {
        /// Creates an error with one problem at `node`, and a fix-it if there is one.
        init(_ problem: EntryProblem, at node: some SyntaxProtocol, fix: FixIt? = nil) {
            self.init(diagnostics: [
                Diagnostic(node: node, message: problem, fixIts: fix.map { [$0] } ?? [])
            ])
        }
    }
#endif
