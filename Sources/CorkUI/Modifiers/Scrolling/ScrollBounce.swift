/// A behavior of scroll views at the ends of their content.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private enum Kind { case automatic, always, basedOnSize }
    private let kind: Kind

    /// The default of the desktop: bounces if there is anything to scroll.
    public static let automatic = ScrollBounceBehavior(kind: .automatic)
    /// Always bounces, even if all of the content is visible.
    public static let always = ScrollBounceBehavior(kind: .always)
    /// Bounces only if the content is larger than the scroll view, which otherwise does not scroll.
    public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

private struct HorizontalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

private struct VerticalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
    /// The bounce behavior of scroll views on the horizontal axis.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }

    /// The bounce behavior of scroll views on the vertical axis.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }
}

extension View {
    /// Sets whether scroll views in the view bounce at the ends of their content.
    ///
    /// The appearance is that of the desktop: GTK shows a glow at the edge when a finger or touchpad scrolls.
    ///
    /// - Parameters:
    ///   - behavior: The behavior.
    ///   - axes: The axes to which it applies.
    /// - Returns: The modified view.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        transformEnvironment(\.self) {
            if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
            if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
        }
    }
}
