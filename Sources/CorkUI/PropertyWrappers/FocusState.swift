/// A property wrapper that reads and sets which of several views has the keyboard focus.
///
///     @FocusState private var field: Field?
///     …
///     TextField("Title", text: $title).focused($field, equals: .title)
///     Button("Next") { field = .artist }
///
/// Setting it moves the focus after the update that the same change causes, or once the view appears.
@propertyWrapper
public struct FocusState<Value: Hashable>: NodeProperty, StoredOutside {
    private let empty: Value
    private var location: FocusLocation<Value>?

    /// Creates a state that is true while a view has the focus; initially false.
    public init() where Value == Bool { empty = false }
    /// Creates a state with the value of the view with the focus; initially `nil`, as while none of the views has it.
    public init<T: Hashable>() where Value == T? { empty = nil }

    /// The value of the view with the focus.
    ///
    /// Writing it moves the focus.
    @MainActor
    public var wrappedValue: Value {
        get { location?.value ?? empty }
        nonmutating set { location?.request(newValue) }
    }

    /// The binding for views, accessed as `$name`.
    public var projectedValue: Binding { Binding(location: location, empty: empty) }

    mutating func attach(to cell: inout AnyObject?, environment: EnvironmentValues, graph: Graph) {
        let location = cell as? FocusLocation<Value> ?? FocusLocation(empty, in: graph)
        cell = location
        self.location = location
    }

    /// A binding that reads and moves the focus.
    @propertyWrapper
    public struct Binding: Equatable {
        let location: FocusLocation<Value>?
        fileprivate let empty: Value

        /// The value of the view with the focus.
        ///
        /// Writing it moves the focus.
        @MainActor
        public var wrappedValue: Value {
            get { location?.value ?? empty }
            nonmutating set { location?.request(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }

        /// Returns whether two values are equal.
        public static func == (a: Binding, b: Binding) -> Bool { a.location === b.location }
    }
}

/// The storage of a `@FocusState`.
@MainActor
final class FocusLocation<Value: Hashable>: FocusFollower {
    private let empty: Value
    private let stored: StateLocation<Value>
    private let focus: Focus
    private let effect: FocusRequestEffect
    /// The bound views with the order in which they were added.
    private var nodes: [ObjectIdentifier: (order: Int, node: Weak<FocusedNode<Value>>)] = [:]
    private var added = 0
    /// The value that was set but has not taken effect yet.
    private var wanted: Value?
    /// The value of the view that gets the focus while nothing in the window has it.
    var preferred: Value? { didSet { effect.schedule() } }

    init(_ empty: Value, in graph: Graph) {
        self.empty = empty
        stored = StateLocation(empty)
        focus = graph.focus
        effect = FocusRequestEffect(graph: graph)
        effect.perform = { [weak self] in self?.comply() }
        focus.add(follower: self)
    }

    isolated deinit { focus.remove(follower: self) }

    var value: Value { stored.value }

    func request(_ value: Value) {
        stored.value = value
        wanted = value
        effect.schedule()
    }

    func add(_ node: FocusedNode<Value>) {
        nodes[ObjectIdentifier(node)] = (added, Weak(node))
        added += 1
        valueChanged(of: node)
    }

    func valueChanged(of node: FocusedNode<Value>) {
        if node.value == wanted || node.value == preferred { effect.schedule() }
    }

    func remove(_ node: FocusedNode<Value>) { nodes[ObjectIdentifier(node)] = nil }

    /// Returns the view with a value, the first one if there are several.
    private func node(for value: Value) -> FocusedNode<Value>? {
        nodes.values.filter { $0.node.object?.value == value }.min { $0.order < $1.order }?.node.object
    }

    /// Returns the view with a value among those that would be built when they become visible.
    ///
    /// Builds the newest ones first, since the focus mostly goes to a view that was added or moved.
    private func deferredNode(for value: Value) -> FocusedNode<Value>? {
        for (_, deferred) in effect.graph.deferredNodes.sorted(by: { $0.key > $1.key }) {
            deferred.object?.buildForFocus()
            if let node = node(for: value) { return node }
        }
        return nil
    }

    func focusMoved() {
        if wanted == nil { stored.value = current ?? empty }
        if preferred != nil, focus.isFree { effect.schedule() }
    }

    /// The value of the view with the focus, the innermost one if there are several.
    private var current: Value? {
        var node = focus.node
        while let place = node {
            if let own = place as? FocusedNode<Value>, own.location === self { return own.value }
            node = place.parent
        }
        return nil
    }

    private func comply() {
        guard let wanted else { return takePreferred() }
        if wanted == empty {
            if current != nil { focus.request(nil) }
        } else {
            guard let node = node(for: wanted) ?? deferredNode(for: wanted) else { return }
            focus.request(node)
        }
        self.wanted = nil
        focusMoved()
    }

    private func takePreferred() {
        guard focus.isFree, let preferred, preferred != empty,
            let node = node(for: preferred)
        else { return }
        focus.request(node)
    }
}

/// An observer of the keyboard focus.
@MainActor
protocol FocusFollower: AnyObject {
    func focusMoved()
}

struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?
    init(_ object: Object) { self.object = object }
}

/// An effect that moves the focus after views are shown.
private final class FocusRequestEffect: AnyEffect {
    var perform: (@MainActor () -> Void)?

    override func run(_ phase: EffectPhase) {
        if phase == .task { perform?() }
    }
}

/// A modifier that binds the focus of a view to a value.
public struct _FocusedModifier<Value: Hashable>: _PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        FocusedNode<Value>(item, inputs)
    }
}

/// The node of a view whose focus is bound to a value.
final class FocusedNode<Value: Hashable>: _ModifierNode<_FocusedModifier<Value>> {
    var value: Value { modifier.value }
    var location: FocusLocation<Value>? { modifier.binding.location }
    override var isReusable: Bool { hasReusableChildren }

    override func build() {
        super.build()
        location?.add(self)
    }

    override func modifierChanged(from old: _FocusedModifier<Value>) {
        if old.binding != modifier.binding {
            old.binding.location?.remove(self)
            location?.add(self)
        } else if old.value != value {
            location?.valueChanged(of: self)
        }
    }

    override func remove() {
        location?.remove(self)
        super.remove()
    }
}

extension View {
    /// Binds the focus of the view to a Boolean value.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(_FocusedModifier(binding: condition, value: true))
    }

    /// Binds the focus of the view to a value.
    ///
    /// - Parameters:
    ///   - binding: The binding, which has `value` while the view has the focus, and moves the focus when it is set to
    ///     `value`.
    ///   - value: The value that identifies the view.
    /// - Returns: The modified view.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(_FocusedModifier(binding: binding, value: value))
    }
}
