import Foundation

/// A namespace of its own for each view that declares one, for the identifiers of views inside.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        private let uuid = UUID()
        fileprivate init() {}
    }

    @State private var id = ID()

    /// Declares a namespace.
    public init() {}

    /// The identity, which stays the same for the lifetime of the view.
    public var wrappedValue: ID { id }
}
