#if Macros
    import SwiftSyntax

    extension TypeSyntax {
        /// What a type that is written as an optional wraps: `T?`, `T!`, `Optional<T>`, in parentheses or not.
        ///
        /// `nil` for every other type, an alias of an optional among them: the syntax does not tell.
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

        /// The type of a value stored under this one: `T?` for `T!`, otherwise the type itself.
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
