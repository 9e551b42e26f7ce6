import Foundation

/// A rule that decides where scrolling by a person ends.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Changes where scrolling ends.
    ///
    /// - Parameters:
    ///   - target: what would be in sight.
    ///   - context: where the person began, and how large everything is.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The place that a scroll view scrolls to.
public struct ScrollTarget: Hashable, Sendable {
    /// In the coordinates of the content, in points.
    public var rect: CGRect
    /// The point of the rectangle and of the visible part that come together; nil for the beginning of both.
    public var anchor: UnitPoint?

    /// Makes a target from a rectangle in the content.
    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What is known where it is decided at what a scroll view comes to rest; values of its environment by their names too.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The visible part when the person began to scroll.
    public let originalTarget: ScrollTarget
    /// The last velocity of the content, in points per second.
    public let velocity: CGVector
    /// The size of the content in points.
    public let contentSize: CGSize
    /// The size of the visible part in points.
    public let containerSize: CGSize
    /// The directions of scrolling.
    public let axes: Axis.Set
    /// The subviews of the scroll targets' layout, those that were made when the person began or are made now.
    let targets: [CGRect]
    let environment: EnvironmentValues

    /// Reads a value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Comes to rest at whole pages: multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Makes a behaviour that stops at whole pages.
    public init() {}

    /// Moves the target to the beginning of a page.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for (axis, set) in Axis.scrolling where context.axes.contains(set) {
            let page = context.containerSize[axis]
            guard page > 0 else { continue }
            let (from, to) = (context.originalTarget.rect.origin[axis], target.rect.origin[axis])
            let first = (from / page).rounded()
            var number = (to / page).rounded()
            // A turn of the wheel is less than half of a page.
            if number == first, abs(to - from) > page / 20 { number += to > from ? 1 : -1 }
            target.rect.origin[axis] = max(number, 0) * page
        }
    }
}

/// Comes to rest where a view begins that is a subview of a `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The number of views that one movement may pass.
    public struct LimitBehavior: Hashable, Sendable {
        fileprivate enum Kind { case never, few, one }
        fileprivate let kind: Kind

        /// Any number, as on a desktop.
        public static let automatic = LimitBehavior(kind: .never)
        /// As many as are visible.
        public static let always = LimitBehavior(kind: .few)
        /// Any number.
        public static let never = LimitBehavior(kind: .never)
        /// As many as are visible.
        public static let alwaysByFew = LimitBehavior(kind: .few)
        /// One.
        public static let alwaysByOne = LimitBehavior(kind: .one)
    }

    private let limit: LimitBehavior

    /// - Parameter limitBehavior: how many views may pass by at once.
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// Moves the target to the beginning of a view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for (axis, set) in Axis.scrolling where context.axes.contains(set) {
            let starts = Set(context.targets.map { $0.origin[axis] }).sorted()
            func nearest(_ place: CGFloat) -> Int? {
                starts.indices.min { abs(starts[$0] - place) < abs(starts[$1] - place) }
            }
            let (from, to) = (context.originalTarget.rect.origin[axis], target.rect.origin[axis])
            guard var index = nearest(to), let first = nearest(from) else { continue }
            switch limit.kind {
            case .never: break
            case .one:
                if index == first, abs(to - from) > 1, starts.indices.contains(first + (to > from ? 1 : -1)) {
                    index = first + (to > from ? 1 : -1)
                }
                index = min(max(index, first - 1), first + 1)
            case .few:
                let page = context.containerSize[axis]
                while index > first, starts[index] - starts[first] > page { index -= 1 }
                while index < first, starts[first] - starts[index] > page { index += 1 }
            }
            target.rect.origin[axis] = starts[index]
        }
    }
}

extension Axis {
    fileprivate static var scrolling: [(Axis, Axis.Set)] { [(.horizontal, .horizontal), (.vertical, .vertical)] }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Comes to rest at whole pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Comes to rest where a view begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Comes to rest where a view begins, after no more than some views.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}
