/// A property wrapper for a length that scales with the person's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.textScale) private var textScale
    private let base: Value

    /// Creates a scaled length.
    ///
    /// - Parameter wrappedValue: The length at the standard text size.
    public init(wrappedValue: Value) { base = wrappedValue }

    /// Creates a scaled length.
    ///
    /// - Parameters:
    ///   - wrappedValue: The length at the standard text size.
    ///   - textStyle: Ignored, because all text styles scale alike on the desktop.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

    /// The length at the person's text size.
    @MainActor
    public var wrappedValue: Value { base * Value(textScale) }
}
