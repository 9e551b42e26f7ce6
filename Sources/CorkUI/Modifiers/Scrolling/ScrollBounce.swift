/// The cases in which a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private enum Kind { case automatic, always, basedOnSize }
    private let kind: Kind

    /// As the desktop does it: where there is something to scroll.
    public static let automatic = ScrollBounceBehavior(kind: .automatic)
    /// Also if all of the content is visible.
    public static let always = ScrollBounceBehavior(kind: .always)
    /// Only where the content is larger than the scroll view; otherwise it is not scrolled at all.
    public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

private struct HorizontalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

private struct VerticalBounceKey: EnvironmentKey {
    static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether scroll views give way at their sides.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }

    /// Whether scroll views give way at their top and their bottom.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }
}

extension View {
    /// Sets whether scroll views below bounce at their ends.
    ///
    /// What is seen then is the desktop's: GTK glows at the edge under a finger or a touchpad.
    ///
    /// - Parameters:
    ///   - behavior: when they do.
    ///   - axes: the directions for which that is said.
    /// - Returns: The modified view.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        transformEnvironment(\.self) {
            if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
            if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
        }
    }
}
