/// The phase of a view between its insertion and its removal.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It goes.
    case didDisappear

    /// Whether the view is there, neither coming nor going.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view comes, 0 while it is there, 1 when it goes.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A transition of one's own: what is done to a view in each phase.
///
/// The changes from one to the next are animated.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    /// The view in a phase of the transition; `content` is the original view.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that comes or goes, inside a transition's body.
public struct PlaceholderContentView<Value>: _UnaryView {
    let item: _ViewListItem

    /// The name of the view's elements in tests and descriptions, or nil if it has none.
    public var _kind: String? { nil }
    /// Never evaluated: CorkUI shows the value itself.
    public var body: Never { fatalError("A placeholder has no body: it is shown as what it stands for") }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        PlaceholderNode(item, inputs) { ($0.view as! Self).item }
    }
}

/// A view that represents another one to screen readers, placed.
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

/// Does one thing to a view that is there, and another to one that comes or goes.
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
    /// A transition whose type is erased.
    public init<T: Transition>(_ transition: T) { bodies = [Body(transition: transition)] }

    /// Does one thing to a view that is there, and another to one that comes or goes.
    ///
    /// - Parameters:
    ///   - active: what is done at the beginning of the insertion and at the end of the removal.
    ///   - identity: what is done while the view is there.
    /// - Returns: The transition.
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }
}

extension View {
    /// Lets the view come and go with a transition, where that is animated.
    public func transition(_ transition: AnyTransition) -> some View {
        modifier(_TransitionModifier(transition: transition))
    }

    /// Lets the view come and go with a transition, where that is animated.
    public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}

// MARK: - Placed

/// Says how a view comes and goes.
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
/// It is equal to any other, since no layout depends on it.
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

/// Puts the bodies of transitions around a view.
struct PhaseModifier: _PrimitiveModifier {
    let bodies: [AnyTransition.Body]

    func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { PhaseNode(item, inputs) }
}

/// The bodies of transitions around a view, placed.
final class PhaseNode: _ModifierNode<PhaseModifier> {
    private var phase = TransitionPhase.identity
    /// The animation of the change of phase.
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

    /// Shows the view in another phase.
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
