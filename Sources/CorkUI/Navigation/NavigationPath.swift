/// What a navigation stack shows above its root: values of any types, the last one on top.
public struct NavigationPath: Equatable {
    var values: [AnyHashable]

    /// A path with nothing on it.
    public init() { values = [] }

    /// A path of values, the last one on top.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    /// The number of values.
    public var count: Int { values.count }
    /// Whether nothing but the root is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Puts a value on top.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Takes values from the top.
    ///
    /// - Parameter k: how many: 0 to ``count``.
    public mutating func removeLast(_ k: Int = 1) {
        precondition(0...count ~= k, "NavigationPath.removeLast(\(k)) of \(count) values")
        values.removeLast(k)
    }
}
