/// A length that grows with the reader's choice of text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.textScale) private var textScale
    private let base: Value

    /// - Parameter wrappedValue: the length where text has its usual size.
    public init(wrappedValue: Value) { base = wrappedValue }

    /// - Parameters:
    ///   - wrappedValue: the length where text has its usual size.
    ///   - textStyle: text of which role it grows with: on the desktop all grow alike.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

    /// The length where text has the size that the reader chose.
    @MainActor
    public var wrappedValue: Value { base * Value(textScale) }
}
