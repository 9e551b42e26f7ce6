/// A property of a view whose value lives outside of it: `@State`, `@Environment`, or a struct made of them.
@MainActor @preconcurrency
public protocol DynamicProperty {
    /// Called before `body`, when the properties inside are up to date.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing before the body is evaluated.
    public mutating func update() {}
}

/// A property that a node connects to its storage.
@MainActor
protocol NodeProperty: DynamicProperty {
    /// Connects to `cell`, or to a new one that is put there.
    mutating func attach(to cell: inout AnyObject?, environment: EnvironmentValues, graph: Graph)
    /// Whether the environment now gives another value than when it was attached.
    static func isOutdated(_ cell: AnyObject?, in environment: EnvironmentValues) -> Bool
}

extension NodeProperty {
    static func isOutdated(_ cell: AnyObject?, in environment: EnvironmentValues) -> Bool { false }
}

/// The cells of one node's dynamic properties, in field order.
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

    /// Whether there are no properties.
    var isEmpty: Bool { cells.isEmpty }

    /// Whether these are the properties of a view type.
    func isStorage(of type: Any.Type) -> Bool { plan === ValueComparator.of(type) }

    /// Writes the places of all properties into a value, before its body runs.
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
