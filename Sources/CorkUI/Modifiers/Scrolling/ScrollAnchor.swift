import Foundation

/// An aspect of a scroll view that a default anchor determines.
public struct ScrollAnchorRole: Hashable, Sendable {
    fileprivate enum Kind { case initialOffset, sizeChanges, alignment }
    fileprivate let kind: Kind

    /// The part of the content that is initially visible.
    public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
    /// The part of the content that stays visible when the content or scroll view changes its size, unless it was
    /// scrolled away.
    public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
    /// The alignment of content that is smaller than the scroll view.
    public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// The default anchors of a scroll view; `nil` if they are not set.
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
    /// Sets which part of scroll views in the view is visible initially and after size changes, and the alignment of
    /// smaller content.
    ///
    /// It does not apply to nested scroll views.
    ///
    /// - Parameter anchor: The point of the content and of the visible rectangle to align, such as `.bottom` for the
    ///   end; `nil` for the start.
    /// - Returns: The modified view.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(
            \.scrollAnchors, ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor))
    }

    /// Sets a default anchor for one role, see ``defaultScrollAnchor(_:)``.
    ///
    /// - Parameters:
    ///   - anchor: The point of the content and of the visible rectangle to align; `nil` for the start.
    ///   - role: The role.
    /// - Returns: The modified view.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollAnchors) { $0[role] = anchor }
    }
}

/// A tracker that keeps a scroll view at its default anchors.
struct ScrollAnchorKeeper {
    /// The last known geometry of the scroll view.
    private var known: (ends: CGPoint, offset: CGPoint)?
    /// The axes on which the scroll view is at its anchor.
    private(set) var held: Axis.Set = []

    /// Returns the offset that a scroll view at `offset` should have.
    ///
    /// - Parameters:
    ///   - offset: The current offset from the leading edge and the top.
    ///   - ends: The maximum offset.
    ///   - anchors: The default anchors.
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
            // Native scroll views move by whole pixels, and with the end of shrinking content.
            guard abs(offset[axis] - old) < 1.5 || abs(offset[axis] - new) < 1.5 else { continue }
            held.insert(set)
            if old != new { place[axis] = new }
        }
        known = (ends, place)
        return place
    }
}

extension UnitPoint {
    /// The coordinate on an axis.
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
