import Foundation

/// The visibility of scroll bars.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }
    private let kind: Kind

    /// Scroll bars are visible while a person scrolls or points at them.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// Scroll bars are always visible.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// Scroll bars are hidden, unless the system shows them.
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// Scroll bars are never visible.
    public static let never = ScrollIndicatorVisibility(kind: .never)
}

/// The part of a scroll view that content margins apply to.
public struct ContentMarginPlacement: Equatable, Sendable {
    private enum Kind { case automatic, scrollContent, scrollIndicators }
    private let kind: Kind

    /// The margins apply to the content.
    public static let automatic = ContentMarginPlacement(kind: .automatic)
    /// The margins apply to the content; scroll bars stay at the edges.
    public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
    /// The margins apply to the scroll bars.
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
    /// The visibility of the horizontal scroll bars of scroll views.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorsKey.self] }
        set { self[HorizontalIndicatorsKey.self] = newValue }
    }

    /// The visibility of the vertical scroll bars of scroll views.
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
    /// Sets the visibility of scroll bars in the view.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) {
            if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
            if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
        }
    }

    /// Adds margins to the content or scroll bars of scroll views in the view.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - insets: The margins, in points.
    ///   - placement: The part that the margins apply to.
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

    /// Adds margins of `length` points at some edges of scroll views in the view; `nil` for the default of 16.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? defaultPadding, .all), for: placement)
    }

    /// Adds margins of `length` points at all edges of scroll views in the view.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
