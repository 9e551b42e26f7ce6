import Foundation

/// A translucent surface; GTK has no glass, so it is a ``Material``.
public struct Glass: Hashable, Sendable {
    fileprivate let isClear: Bool
    fileprivate var isNone = false
    /// The usual surface.
    public static let regular = Glass(isClear: false)
    /// A more translucent surface.
    public static let clear = Glass(isClear: true)
    /// No surface.
    public static let identity = Glass(isClear: false, isNone: true)
    /// The surface; it does not answer touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
    /// Draws a nearly opaque surface behind the view.
    ///
    /// - Parameters:
    ///   - glass: The surface.
    ///   - shape: The shape of the surface.
    /// - Returns: The modified view.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
        background { shape.fill(glass.isClear ? Material.ultraThin : .regular).opacity(glass.isNone ? 0 : 1) }
    }

    /// Draws a nearly opaque surface in the form of a capsule behind the view.
    ///
    /// - Parameter glass: The surface.
    /// - Returns: The modified view.
    public func glassEffect(_ glass: Glass) -> some View { glassEffect(glass, in: Capsule()) }

    /// Draws a nearly opaque surface in the form of a capsule behind the view.
    public func glassEffect() -> some View { glassEffect(.regular) }
}

/// A container of surfaces, which are drawn one by one.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content
    /// Creates a container; the spacing has no effect, because surfaces do not merge.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    /// The content and behavior of the view.
    public var body: some View { content }
}

/// A style with the look of a native button.
public struct GlassButtonStyle: _NativeButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ButtonLook? { .bordered }
}

/// A style with the look of a native button for a suggested action.
public struct GlassProminentButtonStyle: _NativeButtonStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ButtonLook? { .prominent }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A style with the look of a native button.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A style with the look of a native button for a suggested action.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
