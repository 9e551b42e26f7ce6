/// The key of an entry whose type is not written: the default value tells it.
///
/// ``Entry()`` makes such keys; there is no need to write one. A closure that is stored once gives the compiler the
/// type, and calling it evaluates the default again at each read.
public protocol _InferredEntryKey {
    associatedtype Value

    /// Makes the value of an entry that nobody has set.
    static var makeDefaultValue: @Sendable () -> Value { get }
}

extension _InferredEntryKey {
    /// A newly made default value.
    public static var defaultValue: Value { makeDefaultValue() }
}
