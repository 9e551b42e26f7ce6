import Foundation

/// The position of a scroll view, set by code or by a person.
///
/// Bound with ``View/scrollPosition(_:anchor:)``; its `scrollTo` functions scroll. The ids that it tells are those of the
/// subviews of a `scrollTargetLayout()`.
public struct ScrollPosition: Equatable, Sendable {
    /// The position that code set.
    enum Target: Equatable, Sendable {
        case id(ScrollTargetID, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    private(set) var target: Target?
    private var seen: ScrollTargetID?
    let idType: any (Hashable & Sendable).Type

    /// Whether a person has scrolled since it was put somewhere.
    public private(set) var isPositionedByUser = false

    /// Returns whether two values are equal.
    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        a.target == b.target && a.seen == b.seen && a.isPositionedByUser == b.isPositionedByUser && a.idType == b.idType
    }

    private init(_ idType: any (Hashable & Sendable).Type, _ target: Target?) {
        (self.idType, self.target) = (idType, target)
    }

    /// Makes a position that code did not set.
    ///
    /// - Parameter idType: of the ids that are told as a person scrolls; none by default.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(idType, nil) }

    /// A position at a view.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(ID.self, .id(ScrollTargetID(id: id), anchor: anchor))
    }

    /// A position at an edge of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { self.init(idType, .edge(edge)) }

    /// A position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(idType, .point(x: point.x, y: point.y))
    }

    /// A position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType, .point(x: x, y: y))
    }

    /// A position some way from the leading edge of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(idType, .point(x: x, y: nil))
    }

    /// A position some way below the top of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.init(idType, .point(x: nil, y: y))
    }

    // MARK: Scrolling

    private mutating func put(_ target: Target) {
        (self.target, seen, isPositionedByUser) = (target, nil, false)
    }

    /// Scrolls to a view.
    ///
    /// - Parameters:
    ///   - id: of `.id(_:)` or of a `ForEach`.
    ///   - anchor: where in the visible part the same point of the view comes to be; nil for that of the modifier, or else
    ///     to scroll no further than the view needs to be seen.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        put(.id(ScrollTargetID(id: id), anchor: anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { put(.edge(edge)) }

    /// Scrolls so that the visible part begins at a point of the content, see ``ScrollGeometry/contentOffset``.
    public mutating func scrollTo(point: CGPoint) { put(.point(x: point.x, y: point.y)) }

    /// Scrolls so that the visible part begins at a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { put(.point(x: x, y: y)) }

    /// Scrolls sideways so that the visible part begins `x` points from the leading edge of the content.
    public mutating func scrollTo(x: CGFloat) { put(.point(x: x, y: nil)) }

    /// Scrolls up or down so that the visible part begins `y` points below the top of the content.
    public mutating func scrollTo(y: CGFloat) { put(.point(x: nil, y: y)) }

    // MARK: Reading

    /// The edge where it was put; nil once a person has scrolled, and where it was put elsewhere.
    public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

    /// The point where it was put; nil once a person has scrolled, and where it was put elsewhere.
    public var point: CGPoint? { if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil } }

    /// The distance from the leading edge that code set, in points.
    public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }

    /// The distance from the top that code set, in points.
    public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }

    /// The id of the view where it was put, or of the one at the beginning since a person has scrolled.
    public var viewID: (any Hashable & Sendable)? {
        if let seen { return seen.id }
        if case .id(let id, _) = target { return id.id }
        return nil
    }

    /// ``viewID`` where it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// A person has scrolled.
    mutating func moved(to id: ScrollTargetID?) { (target, seen, isPositionedByUser) = (nil, id, true) }
}

/// The id of a view of any type.
struct ScrollTargetID: Equatable, Sendable {
    let id: any Hashable & Sendable

    static func == (a: ScrollTargetID, b: ScrollTargetID) -> Bool { a.erased == b.erased }

    var erased: AnyHashable {
        func erase(_ id: some Hashable) -> AnyHashable { AnyHashable(id) }
        return erase(id)
    }
}
