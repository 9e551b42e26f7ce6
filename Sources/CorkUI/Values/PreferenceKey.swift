/// A key of values that views pass up to every view they are in.
public protocol PreferenceKey {
    associatedtype Value
    /// What is read where nobody below writes; combining it with another value must give that one.
    static var defaultValue: Value { get }
    /// Combines the values of two views side by side.
    ///
    /// - Parameters:
    ///   - value: what comes before in display order; takes the result.
    ///   - nextValue: what comes after.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// No value, for keys whose value is optional.
    public static var defaultValue: Value { nil }
}
