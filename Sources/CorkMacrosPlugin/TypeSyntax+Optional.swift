#if Macros
    import SwiftSyntax

    extension TypeSyntax {
        /// The wrapped type of `T?`, `T!` or `Optional<T>`, with or without parentheses.
        ///
        /// The value is `nil` for every other type, including aliases of optionals, which the syntax doesn't reveal.
        var wrapped: TypeSyntax? {
            if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
            if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
            if let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Optional" {
                return name.genericArgumentClause?.onlyType
            }
            if let member = self.as(MemberTypeSyntax.self), member.trimmedDescription.hasPrefix("Swift.Optional<") {
                return member.genericArgumentClause?.onlyType
            }
            if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
                return tuple.elements.first?.type.wrapped
            }
            return nil
        }

        /// The type in which to store a value of this type: `T?` for `T!`, otherwise the type itself.
        var storable: TypeSyntax {
            guard let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return self }
            return TypeSyntax(OptionalTypeSyntax(wrappedType: optional.wrappedType))
        }
    }

    extension GenericArgumentClauseSyntax {
        fileprivate var onlyType: TypeSyntax? {
            guard arguments.count == 1, case .type(let type) = arguments.first?.argument else { return nil }
            return type
        }
    }
#endif
