import Observation

/// A modifier that sets an environment value.
public struct _EnvironmentModifier<Value>: _PrimitiveModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    var value: Value

    /// Changes the environment of the modified view.
    public func _modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        EnvironmentNode<Self>(item, inputs)
    }
}

/// A modifier that sets an observable object in the environment.
public struct _EnvironmentObjectModifier<Object: AnyObject>: _PrimitiveModifier {
    let object: Object?

    /// Changes the environment of the modified view.
    public func _modify(_ environment: inout EnvironmentValues) {
        environment[object: ObjectIdentifier(Object.self)] = object
    }

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        EnvironmentNode<Self>(item, inputs)
    }
}

/// A modifier that changes an environment value.
public struct _EnvironmentTransformModifier<Value>: _PrimitiveModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    /// Changes the environment of the modified view.
    public func _modify(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }

    /// Returns whether the value is equal in both environments.
    public func _isSame(_ a: EnvironmentValues, _ b: EnvironmentValues) -> Bool {
        ValueComparator.equal(a[keyPath: keyPath], b[keyPath: keyPath])
    }

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        EnvironmentNode<Self>(item, inputs)
    }
}

/// The node of a modifier that changes the environment.
///
/// It passes on an identical environment while nothing changed, so that descendants need no comparison.
final class EnvironmentNode<M: _PrimitiveModifier>: _ModifierNode<M> {
    override var isReusable: Bool { hasReusableChildren }
    override var mayBeShown: Bool { false }

    private struct Known {
        var from: EnvironmentValues
        var to: EnvironmentValues
        var isOutdated = false
    }

    private var known: Known?
    private var knownBody: Known?

    override func modifierChanged(from old: M) {
        known?.isOutdated = true
        knownBody?.isOutdated = true
    }

    override var childEnvironment: (environment: EnvironmentValues, body: EnvironmentValues) {
        let own = modified(environment, &known)
        let isOne = environment.isIdentical(to: bodyEnvironment)
        return (own, isOne ? own : modified(bodyEnvironment, &knownBody))
    }

    private func modified(_ environment: EnvironmentValues, _ known: inout Known?) -> EnvironmentValues {
        if let current = known, current.from.isIdentical(to: environment) {
            guard current.isOutdated else { return current.to }
            known?.isOutdated = false
        } else {
            known = nil
        }
        var result = environment
        modifier._modify(&result)
        if let current = known, modifier._isSame(current.to, result) { return current.to }
        known = Known(from: environment, to: result)
        return result
    }
}

extension View {
    /// Sets an environment value for the view and its descendants.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentModifier(keyPath: keyPath, value: value))
    }

    /// Sets an observable object in the environment, which views read with `@Environment(Type.self)`.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentObjectModifier(object: object))
    }

    /// Changes an environment value for the view and its descendants.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
    }
}
