import Foundation

/// A property wrapper for a namespace of identifiers, which is unique to each view that declares one.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        private let uuid = UUID()
        fileprivate init() {}
    }

    @State private var id = ID()

    /// Creates a namespace.
    public init() {}

    /// The identity, which is constant for the lifetime of the view.
    public var wrappedValue: ID { id }
}
