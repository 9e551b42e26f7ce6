/// The phase of a view between its insertion and its removal.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to be inserted.
    case willAppear
    /// The view is present.
    case identity
    /// The view is being removed.
    case didDisappear

    /// A Boolean value that indicates whether the phase is ``identity``.
    public var isIdentity: Bool { self == .identity }

    /// A value of -1 before insertion, 0 while the view is present, and 1 after removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A custom transition, which modifies a view in each phase.
///
/// Changes between phases are animated.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    /// Returns the view for a phase; `content` is the original view.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The original view in the body of a transition.
public struct PlaceholderContentView<Value>: _UnaryView {
    let item: _ViewListItem

    /// The name of the view's elements in tests and descriptions, or `nil` if it has none.
    public var _kind: String? { nil }
    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("A placeholder has no body: it is shown as what it stands for") }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        PlaceholderNode(item, inputs) { ($0.view as! Self).item }
    }
}

/// The node of a placeholder, which shows the original view.
private final class PlaceholderNode: _ViewNode {
    private let content: (_ViewListItem) -> _ViewListItem

    init(_ item: _ViewListItem, _ inputs: _NodeInputs, _ content: @escaping (_ViewListItem) -> _ViewListItem) {
        self.content = content
        super.init(item, inputs)
    }

    override var kind: String? { nil }

    override func build() {
        children = [makeChild(content(item), environment: environment, bodyEnvironment: bodyEnvironment)]
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        updateChild(content(item), environment: environment, bodyEnvironment: bodyEnvironment)
    }
}

/// A transition that uses one modifier while the view is present, and another during insertion and removal.
private struct ModifierTransition<M: ViewModifier>: Transition {
    nonisolated(unsafe) let active: M
    nonisolated(unsafe) let identity: M

    nonisolated init(active: M, identity: M) {
        self.active = active
        self.identity = identity
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

extension AnyTransition {
    /// Creates a type-erased transition.
    public init<T: Transition>(_ transition: T) { bodies = [Body(transition: transition)] }

    /// Returns a transition between two modifiers.
    ///
    /// - Parameters:
    ///   - active: The modifier at the start of the insertion and the end of the removal.
    ///   - identity: The modifier while the view is present.
    /// - Returns: The transition.
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }
}

extension View {
    /// Sets the transition of the view, which applies to animated insertions and removals.
    public func transition(_ transition: AnyTransition) -> some View {
        modifier(_TransitionModifier(transition: transition))
    }

    /// Sets the transition of the view, which applies to animated insertions and removals.
    public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}

// MARK: - Nodes

/// A modifier that sets the transition of a view.
public struct _TransitionModifier: _MetadataModifier {
    let transition: AnyTransition

    /// Changes the inputs of a subview.
    public func _apply(_ inputs: inout _ItemInputs) {
        inputs.values.set(TransitionTrait(transition: transition), for: ObjectIdentifier(TransitionTrait.self))
        if !transition.bodies.isEmpty { inputs.modifiers.append(PhaseModifier(bodies: transition.bodies)) }
    }
}

/// The transition of a subview.
///
/// All values count as equal, because no layout depends on them.
private struct TransitionTrait: Equatable {
    let transition: AnyTransition

    static func == (a: Self, b: Self) -> Bool { true }
}

extension _ViewListItem {
    /// The subview's transition, if one was set.
    var transition: AnyTransition? {
        (values.value(for: ObjectIdentifier(TransitionTrait.self)) as TransitionTrait?)?.transition
    }
}

/// A modifier that wraps a view in the bodies of custom transitions.
struct PhaseModifier: _PrimitiveModifier {
    let bodies: [AnyTransition.Body]

    func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { PhaseNode(item, inputs) }
}

/// The node of a view in the bodies of custom transitions.
final class PhaseNode: _ModifierNode<PhaseModifier> {
    private var phase = TransitionPhase.identity
    /// The animation of the current change of phase.
    private var phaseAnimation: Animation?

    override var contentItem: _ViewListItem {
        modifier.bodies.reduce(super.contentItem) { item, body in
            @MainActor func open<T: Transition>(_ transition: T) -> _ViewListItem {
                let content = PlaceholderContentView<T>(item: item)
                return .combining(transition.body(content: content, phase: body.shown(phase)), in: ZStackLayout())
            }
            return open(body.transition)
        }
    }

    /// Changes the phase of the transitions.
    func show(_ phase: TransitionPhase, _ animation: Animation?) {
        guard phase != self.phase else { return }
        self.phase = phase
        phaseAnimation = animation
        isChangingPhase = true
        updateContent()
        isChangingPhase = false
    }

    private var isChangingPhase = false

    override func transform(_ transaction: inout Transaction, since round: Int) {
        if isChangingPhase { transaction.animation = phaseAnimation }
    }
}
