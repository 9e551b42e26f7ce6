import Foundation

/// Whether scroll bars are seen.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }
    private let kind: Kind

    /// While a person scrolls or points there.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// Always.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// Not, unless the system insists.
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// Not at all.
    public static let never = ScrollIndicatorVisibility(kind: .never)
}

/// The part of a scroll view that content margins apply to.
public struct ContentMarginPlacement: Equatable, Sendable {
    private enum Kind { case automatic, scrollContent, scrollIndicators }
    private let kind: Kind

    /// The content.
    public static let automatic = ContentMarginPlacement(kind: .automatic)
    /// The content; scroll bars stay at the edges.
    public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
    /// The scroll bars.
    public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)
}

private struct HorizontalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct VerticalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct IndicatorMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}

private struct ContentMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
    /// Whether scroll views show bars along their lower edge.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorsKey.self] }
        set { self[HorizontalIndicatorsKey.self] = newValue }
    }

    /// Whether scroll views show bars along their trailing edge.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorsKey.self] }
        set { self[VerticalIndicatorsKey.self] = newValue }
    }

    /// The distances of scroll bars from the edges of their scroll views.
    public internal(set) var _scrollIndicatorMargins: EdgeInsets {
        get { self[IndicatorMarginsKey.self] }
        set { self[IndicatorMarginsKey.self] = newValue }
    }

    /// The margins of scroll views around their content.
    var scrollContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}

extension View {
    /// Sets whether scroll views below show bars.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) {
            if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
            if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
        }
    }

    /// Keeps room free around the content of scroll views below, which scrolls along.
    ///
    /// - Parameters:
    ///   - edges: the sides.
    ///   - insets: the room on each of them, in points.
    ///   - placement: what keeps away.
    /// - Returns: The modified view.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(placement == .scrollIndicators ? \._scrollIndicatorMargins : \.scrollContentMargins) {
            if edges.contains(.top) { $0.top = insets.top.layoutLength }
            if edges.contains(.leading) { $0.leading = insets.leading.layoutLength }
            if edges.contains(.bottom) { $0.bottom = insets.bottom.layoutLength }
            if edges.contains(.trailing) { $0.trailing = insets.trailing.layoutLength }
        }
    }

    /// Keeps `length` points free on some sides of the content of scroll views below; nil for the default of 16.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? defaultPadding, .all), for: placement)
    }

    /// Keeps `length` points free around the content of scroll views below.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
