/// A key of a value that views pass up to their ancestors.
public protocol PreferenceKey {
    associatedtype Value
    /// The value if no descendant sets one, which must be neutral when combined with another value.
    static var defaultValue: Value { get }
    /// Combines the values of two adjacent views.
    ///
    /// - Parameters:
    ///   - value: The value that comes first in display order, which is replaced by the result.
    ///   - nextValue: Returns the value that comes next.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// The value `nil`, for optional values.
    public static var defaultValue: Value { nil }
}
