import Foundation

/// A rule that decides where scrolling by a person ends.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Changes the target at which scrolling ends.
    ///
    /// - Parameters:
    ///   - target: The target, which is initially where scrolling would end.
    ///   - context: The scroll view's state when scrolling began, and its sizes.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The rectangle that a scroll view scrolls to.
public struct ScrollTarget: Hashable, Sendable {
    /// The rectangle in the coordinates of the content, in points.
    public var rect: CGRect
    /// The point of the rectangle and of the visible rectangle to align; `nil` for their origins.
    public var anchor: UnitPoint?

    /// Creates a target from a rectangle in the content.
    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// The context in which a behavior changes a target; it also provides the values of the environment by name.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The visible rectangle when the person began to scroll.
    public let originalTarget: ScrollTarget
    /// The last velocity of the content, in points per second.
    public let velocity: CGVector
    /// The size of the content in points.
    public let contentSize: CGSize
    /// The size of the visible rectangle in points.
    public let containerSize: CGSize
    /// The directions of scrolling.
    public let axes: Axis.Set
    /// The frames of subviews of the scroll target layout that were built when scrolling began or are built now.
    let targets: [CGRect]
    let environment: EnvironmentValues

    /// Returns a value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A behavior that ends scrolling at whole pages, multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates a behavior that stops at whole pages.
    public init() {}

    /// Moves the target to the start of a page.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for (axis, set) in Axis.scrolling where context.axes.contains(set) {
            let page = context.containerSize[axis]
            guard page > 0 else { continue }
            let (from, to) = (context.originalTarget.rect.origin[axis], target.rect.origin[axis])
            let first = (from / page).rounded()
            var number = (to / page).rounded()
            // A step of a wheel is less than half a page.
            if number == first, abs(to - from) > page / 20 { number += to > from ? 1 : -1 }
            target.rect.origin[axis] = max(number, 0) * page
        }
    }
}

/// A behavior that ends scrolling at the start of a subview of a `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The number of views that one scroll gesture may pass.
    public struct LimitBehavior: Hashable, Sendable {
        fileprivate enum Kind { case never, few, one }
        fileprivate let kind: Kind

        /// Any number, the default on desktops.
        public static let automatic = LimitBehavior(kind: .never)
        /// The number of views that fit in the visible rectangle.
        public static let always = LimitBehavior(kind: .few)
        /// Any number.
        public static let never = LimitBehavior(kind: .never)
        /// The number of views that fit in the visible rectangle.
        public static let alwaysByFew = LimitBehavior(kind: .few)
        /// One.
        public static let alwaysByOne = LimitBehavior(kind: .one)
    }

    private let limit: LimitBehavior

    /// Creates a behavior that stops at views.
    ///
    /// - Parameter limitBehavior: The number of views that one gesture may pass.
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// Moves the target to the start of a view.
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
    /// A behavior that ends scrolling at whole pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// A behavior that ends scrolling at the start of a view.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// A behavior that ends scrolling at the start of a view within a limit.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}
