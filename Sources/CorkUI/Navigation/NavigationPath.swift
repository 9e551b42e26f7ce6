/// The values that a navigation stack shows above its root, the last one on top.
public struct NavigationPath: Equatable {
    var values: [AnyHashable]

    /// Creates an empty path.
    public init() { values = [] }

    /// Creates a path of values, the last one on top.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    /// The number of values.
    public var count: Int { values.count }
    /// A Boolean value that indicates whether only the root is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Appends a value to the top of the path.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Removes values from the top of the path.
    ///
    /// - Parameter k: The number of values, from 0 to ``count``.
    public mutating func removeLast(_ k: Int = 1) {
        precondition(0...count ~= k, "NavigationPath.removeLast(\(k)) of \(count) values")
        values.removeLast(k)
    }
}
