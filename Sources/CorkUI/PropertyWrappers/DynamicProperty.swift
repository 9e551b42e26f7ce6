/// A property of a view whose value is stored outside of it, such as `@State` or `@Environment`, or a struct with such
/// properties.
@MainActor @preconcurrency
public protocol DynamicProperty {
    /// Updates the property before `body` is evaluated, after the properties in it were updated.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A dynamic property that a node connects to storage.
@MainActor
protocol NodeProperty: DynamicProperty {
    /// Connects the property to `cell`, which is filled if it is `nil`.
    mutating func attach(to cell: inout AnyObject?, environment: EnvironmentValues, graph: Graph)
    /// Returns whether the environment now provides another value than the one in `cell`.
    static func isOutdated(_ cell: AnyObject?, in environment: EnvironmentValues) -> Bool
}

extension NodeProperty {
    static func isOutdated(_ cell: AnyObject?, in environment: EnvironmentValues) -> Bool { false }
}

/// The storage of a node's dynamic properties, in the order of fields.
@MainActor
struct PropertyStorage {
    private let plan: ValueComparator
    private var cells: [AnyObject?]
    private var nested: [Int: PropertyStorage] = [:]

    init(_ plan: ValueComparator) {
        self.plan = plan
        cells = Array(repeating: nil, count: plan.properties.count)
        for (index, property) in plan.properties.enumerated() where property.connected == nil {
            nested[index] = PropertyStorage(ValueComparator.of(property.type))
        }
    }

    /// A Boolean value that indicates whether there are no properties.
    var isEmpty: Bool { cells.isEmpty }

    /// Returns whether the storage belongs to the properties of the given type.
    func isStorage(of type: Any.Type) -> Bool { plan === ValueComparator.of(type) }

    /// Connects all properties of a value to their storage, before its body is evaluated.
    mutating func attach<T>(to value: inout T, environment: EnvironmentValues, graph: Graph) {
        guard !cells.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { attach(at: $0.baseAddress!, environment, graph) }
    }

    private mutating func attach(at base: UnsafeMutableRawPointer, _ environment: EnvironmentValues, _ graph: Graph) {
        for (index, property) in plan.properties.enumerated() {
            let pointer = base + property.offset
            if let type = property.connected {
                Self.attach(type, at: pointer, &cells[index], environment, graph)
            } else {
                nested[index]!.attach(at: pointer, environment, graph)
            }
            Self.update(property.type, at: pointer)
        }
    }

    private static func attach<P: NodeProperty>(
        _: P.Type, at pointer: UnsafeMutableRawPointer, _ cell: inout AnyObject?, _ environment: EnvironmentValues,
        _ graph: Graph
    ) {
        pointer.assumingMemoryBound(to: P.self).pointee.attach(to: &cell, environment: environment, graph: graph)
    }

    private static func update<P: DynamicProperty>(_: P.Type, at pointer: UnsafeMutableRawPointer) {
        pointer.assumingMemoryBound(to: P.self).pointee.update()
    }

    func isOutdated(in environment: EnvironmentValues) -> Bool {
        for (index, property) in plan.properties.enumerated() {
            if let type = property.connected {
                if type.isOutdated(cells[index], in: environment) { return true }
            } else if nested[index]!.isOutdated(in: environment) {
                return true
            }
        }
        return false
    }
}
