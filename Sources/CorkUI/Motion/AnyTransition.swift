import Foundation

/// A type-erased transition, which animates the insertion and removal of a view; the default is a fade.
///
/// A view with a removal transition remains until it has ended, takes no input, and is hidden from assistive
/// technologies. Subviews of lazy containers and of `FlowStack` are removed immediately.
public struct AnyTransition {
    /// A custom transition and whether it applies to insertion and removal.
    struct Body {
        let transition: any Transition
        var comes = true
        var goes = true

        func shown(_ phase: TransitionPhase) -> TransitionPhase {
            switch phase {
            case .willAppear: comes ? phase : .identity
            case .didDisappear: goes ? phase : .identity
            case .identity: phase
            }
        }
    }

    /// The appearance at the start of the insertion.
    private(set) var insertion = TransitionEffect()
    /// The appearance at the end of the removal.
    private(set) var removal = TransitionEffect()
    var bodies: [Body] = []
    /// The animations of the insertion and the removal, or `nil` for that of the change.
    private(set) var animations: (insertion: Animation?, removal: Animation?)

    private init(insertion: TransitionEffect, removal: TransitionEffect) {
        self.insertion = insertion
        self.removal = removal
    }

    private init(_ effect: TransitionEffect) { self.init(insertion: effect, removal: effect) }

    /// A Boolean value that indicates whether the removal has a visible effect.
    var hasRemoval: Bool { !removal.isIdentity || bodies.contains(where: \.goes) }

    /// A Boolean value that indicates whether neither insertion nor removal has a visible effect.
    var isIdentity: Bool { insertion.isIdentity && removal.isIdentity && bodies.isEmpty }

    /// A transition without effect.
    public static var identity: AnyTransition { AnyTransition(TransitionEffect()) }

    /// A transition that fades.
    public static var opacity: AnyTransition { AnyTransition(TransitionEffect(opacity: 0)) }

    /// A transition that scales from and to nothing at the center.
    public static var scale: AnyTransition { scale(scale: 0) }

    /// Returns a transition that scales from and to a multiple of the size.
    ///
    /// - Parameters:
    ///   - scale: The factor, from -2,500 to 2,500.
    ///   - anchor: The fixed point of scaling, in fractions of the frame.
    /// - Returns: The transition.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(TransitionEffect(scale: scale.isFinite ? scale.drawableScale : 1, anchor: anchor))
    }

    /// Returns a transition that moves from and to a distance in points, towards the trailing edge and down.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        let (x, y) = (offset.width.layoutCoordinate, offset.height.layoutCoordinate)
        return AnyTransition(TransitionEffect(offset: CGSize(width: x, height: y)))
    }

    /// Returns a transition that moves from and to a distance in points, towards the trailing edge and down.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Returns a transition that moves from and to an edge, by the length of the view.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(TransitionEffect(offset: .zero, shift: edge.direction))
    }

    /// A transition that moves in from the leading edge and out to the trailing edge.
    public static var slide: AnyTransition {
        asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
    }

    /// Returns a transition that moves in from an edge and out to the opposite one while fading.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(with: .opacity)
    }

    /// Returns a transition with different insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var result = AnyTransition(insertion: insertion.insertion, removal: removal.removal)
        result.animations = (insertion.animations.insertion, removal.animations.removal)
        result.bodies = insertion.bodies.map { Body(transition: $0.transition, comes: $0.comes, goes: false) }
        result.bodies += removal.bodies.map { Body(transition: $0.transition, comes: false, goes: $0.goes) }
        return result
    }

    /// Returns a combination of both transitions.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var result = AnyTransition(
            insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
        result.bodies = bodies + other.bodies
        result.animations = (
            animations.insertion ?? other.animations.insertion, animations.removal ?? other.animations.removal
        )
        return result
    }

    /// Returns the transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var result = self
        result.animations = (animation, animation)
        return result
    }
}

extension Edge {
    /// The vector towards the edge, of length 1.
    fileprivate var direction: CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -1)
        case .bottom: CGSize(width: 0, height: 1)
        case .leading: CGSize(width: -1, height: 0)
        case .trailing: CGSize(width: 1, height: 0)
        }
    }

    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
