import Foundation

/// A transform that an effect applies to a view.
public struct ProjectionTransform: Hashable, Sendable {
    /// The transform in the plane of the view.
    let affine: CGAffineTransform

    /// Creates the identity.
    public init() { affine = .identity }
    /// Creates a transform in the plane of the view.
    public init(_ m: CGAffineTransform) { affine = m }

    /// A Boolean value that indicates whether the transform changes nothing.
    public var isIdentity: Bool { affine == .identity }
    /// Returns the transform followed by another one.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(affine.concatenating(rhs.affine))
    }

    /// Returns whether two values are equal.
    public static func == (a: Self, b: Self) -> Bool { a.affine == b.affine }

    /// Adds the transform to a hash value.
    public func hash(into hasher: inout Hasher) {
        for number in [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty] { hasher.combine(number) }
    }
}

/// An animatable effect that transforms a view depending on its size, which does not change.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier {
    /// Returns the transform for a view of a size.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Returns the view with the effect.
    public func body(content: Content) -> some View { content.modifier(_GeometryEffectModifier(effect: self)) }
}

/// A modifier that draws a view with the transform of a geometry effect.
struct _GeometryEffectModifier<Effect: GeometryEffect>: TransformModifier, Animatable {
    var effect: Effect

    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    func transform(in size: CGSize, _ direction: LayoutDirection) -> CGAffineTransform {
        effect.effectValue(size: size).affine
    }

    func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { TransformNode<Self>(item, inputs) }
}

extension View {
    /// Draws the view with a transform, which does not change its size.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        transformEffect(transform.affine)
    }
}
