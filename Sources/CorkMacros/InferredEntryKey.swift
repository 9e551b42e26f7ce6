/// The key of an entry whose type is inferred from the default value.
///
/// ``Entry()`` generates such keys. A closure that is stored once gives the compiler the type, and evaluates the
/// default value again at each read.
public protocol _InferredEntryKey {
    associatedtype Value

    /// A closure that returns the default value of the entry.
    static var makeDefaultValue: @Sendable () -> Value { get }
}

extension _InferredEntryKey {
    /// A newly made default value.
    public static var defaultValue: Value { makeDefaultValue() }
}
