import Foundation

/// The aspects of a scroll view that a default anchor decides.
public struct ScrollAnchorRole: Hashable, Sendable {
    fileprivate enum Kind { case initialOffset, sizeChanges, alignment }
    fileprivate let kind: Kind

    /// The part of the content that is visible first.
    public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
    /// Which part stays in sight when the content or the scroll view becomes larger or smaller, until somebody scrolls
    /// away from it.
    public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
    /// The alignment of content that is smaller than the scroll view.
    public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// The default anchors of a scroll view; nil where nothing is said.
struct ScrollAnchors: Equatable {
    var initialOffset: UnitPoint?
    var sizeChanges: UnitPoint?
    var alignment: UnitPoint?

    fileprivate subscript(role: ScrollAnchorRole) -> UnitPoint? {
        get { self[keyPath: Self.path(role)] }
        set { self[keyPath: Self.path(role)] = newValue }
    }

    private static func path(_ role: ScrollAnchorRole) -> WritableKeyPath<ScrollAnchors, UnitPoint?> {
        switch role.kind {
        case .initialOffset: \.initialOffset
        case .sizeChanges: \.sizeChanges
        case .alignment: \.alignment
        }
    }
}

private struct ScrollAnchorsKey: EnvironmentKey {
    static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
    /// The default anchors of the next scroll view inside.
    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}

extension View {
    /// Sets which part of scroll views inside is in sight first, which stays there when sizes change, and where content is
    /// that is smaller; not of scroll views inside of these.
    ///
    /// - Parameter anchor: a point of the content and of the visible part, as `.bottom` for the end; nil for the
    ///   beginning.
    /// - Returns: The modified view.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(
            \.scrollAnchors, ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor))
    }

    /// Sets one of what ``defaultScrollAnchor(_:)`` sets.
    ///
    /// - Parameters:
    ///   - anchor: a point of the content and of the visible part; nil for the beginning.
    ///   - role: what it decides.
    /// - Returns: The modified view.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollAnchors) { $0[role] = anchor }
    }
}

/// Keeps a scroll view at its default anchors.
struct ScrollAnchorKeeper {
    /// The last known geometry of the scroll view.
    private var known: (ends: CGPoint, offset: CGPoint)?
    /// The axes along which it is at its anchor.
    private(set) var held: Axis.Set = []

    /// Returns the offset that a scroll view at `offset` should have.
    ///
    /// - Parameters:
    ///   - offset: from the leading edge and the top, as the other points.
    ///   - ends: how far it can be scrolled.
    ///   - anchors: What stays in place.
    /// - Returns: The offset.
    mutating func place(_ offset: CGPoint, ends: CGPoint, _ anchors: ScrollAnchors) -> CGPoint {
        var place = offset
        held = []
        for (axis, set) in [(Axis.horizontal, Axis.Set.horizontal), (.vertical, .vertical)] {
            guard let known else {
                if let anchor = anchors.initialOffset, offset == .zero { place[axis] = ends[axis] * anchor[axis] }
                continue
            }
            guard let anchor = anchors.sizeChanges else { continue }
            let (old, new) = (known.ends[axis] * anchor[axis], ends[axis] * anchor[axis])
            // Native scroll views are moved by whole pixels, and with the end of content that shrinks.
            guard abs(offset[axis] - old) < 1.5 || abs(offset[axis] - new) < 1.5 else { continue }
            held.insert(set)
            if old != new { place[axis] = new }
        }
        known = (ends, place)
        return place
    }
}

extension UnitPoint {
    /// The part along an axis.
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
