#if Macros
    import SwiftSyntax

    /// The kind of an entry, by the extended type.
    enum EntryKind: String {
        case environment = "EnvironmentValues"
        case container = "ContainerValues"
        case transaction = "Transaction"
        case focus = "FocusedValues"

        /// Creates the kind of an entry that is declared directly inside the innermost of `contexts`.
        init?(lexicalContext contexts: [Syntax]) {
            guard let extended = contexts.first?.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
            if let type = extended.as(IdentifierTypeSyntax.self) {
                self.init(rawValue: type.name.text)
            } else if let type = extended.as(MemberTypeSyntax.self),
                ["CorkUI", "SwiftUI"].contains(type.baseType.trimmedDescription)
            {
                self.init(rawValue: type.name.text)
            } else {
                return nil
            }
        }

        /// The protocol of the keys for values of this kind.
        var keyProtocol: String {
            switch self {
            case .environment: "EnvironmentKey"
            case .container: "ContainerValueKey"
            case .transaction: "TransactionKey"
            case .focus: "FocusedValueKey"
            }
        }
    }
#endif
