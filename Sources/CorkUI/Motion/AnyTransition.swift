import Foundation

/// The animated way a view appears and disappears; without one it fades.
///
/// A view on its way out stays until it has gone, takes no input, and is not shown to assistive technologies. Subviews of
/// lazy containers and of `FlowStack` go at once.
public struct AnyTransition {
    /// A custom transition and the phases it applies to.
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

    /// The look of the view at the beginning of its insertion.
    private(set) var insertion = TransitionEffect()
    /// The look of the view at the end of its removal.
    private(set) var removal = TransitionEffect()
    var bodies: [Body] = []
    private(set) var animation: Animation?

    private init(insertion: TransitionEffect, removal: TransitionEffect) {
        self.insertion = insertion
        self.removal = removal
    }

    private init(_ effect: TransitionEffect) { self.init(insertion: effect, removal: effect) }

    /// Whether anything is seen of the removal.
    var hasRemoval: Bool { !removal.isIdentity || bodies.contains(where: \.goes) }

    /// Comes and goes at once.
    public static var identity: AnyTransition { AnyTransition(TransitionEffect()) }

    /// Fades in and out.
    public static var opacity: AnyTransition { AnyTransition(TransitionEffect(opacity: 0)) }

    /// Grows from nothing in its middle, and shrinks to nothing.
    public static var scale: AnyTransition { scale(scale: 0) }

    /// Grows from, and shrinks to, so many times its size.
    ///
    /// - Parameters:
    ///   - scale: from -2,500 to 2,500; 0 is nothing.
    ///   - anchor: the point that stays in its place, in parts of the frame.
    /// - Returns: The transition.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(TransitionEffect(scale: scale.isFinite ? scale.drawableScale : 1, anchor: anchor))
    }

    /// Comes from and goes to `offset` points from its place, towards the trailing edge and down.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        let (x, y) = (offset.width.layoutCoordinate, offset.height.layoutCoordinate)
        return AnyTransition(TransitionEffect(offset: CGSize(width: x, height: y)))
    }

    /// Comes from and goes to a point `x` points towards the trailing edge and `y` points down from its place.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Comes from an edge and goes back there, as far as it is long.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(TransitionEffect(offset: .zero, shift: edge.direction))
    }

    /// Comes from the leading edge, and goes to the trailing one.
    public static var slide: AnyTransition {
        asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
    }

    /// Comes from an edge and goes to the one opposite, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(with: .opacity)
    }

    /// Comes as one transition does, and goes as another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var result = AnyTransition(insertion: insertion.insertion, removal: removal.removal)
        result.animation = insertion.animation ?? removal.animation
        result.bodies = insertion.bodies.map { Body(transition: $0.transition, comes: $0.comes, goes: false) }
        result.bodies += removal.bodies.map { Body(transition: $0.transition, comes: false, goes: $0.goes) }
        return result
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var result = AnyTransition(
            insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
        result.bodies = bodies + other.bodies
        result.animation = animation ?? other.animation
        return result
    }

    /// The transition, shown with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var result = self
        result.animation = animation
        return result
    }
}

extension Edge {
    /// Towards the edge, by one length.
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
