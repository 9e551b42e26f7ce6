import Foundation

/// The position of a scroll view, set by code or by a person.
///
/// Bind it with ``View/scrollPosition(_:anchor:)``; its `scrollTo` functions scroll. It reports ids of subviews of a
/// `scrollTargetLayout()`.
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

    /// A Boolean value that indicates whether a person has scrolled since code set the position.
    public private(set) var isPositionedByUser = false

    /// Returns whether two values are equal.
    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        a.target == b.target && a.seen == b.seen && a.isPositionedByUser == b.isPositionedByUser && a.idType == b.idType
    }

    private init(_ idType: any (Hashable & Sendable).Type, _ target: Target?) {
        (self.idType, self.target) = (idType, target)
    }

    /// Creates a position that code has not set.
    ///
    /// - Parameter idType: The type of the ids reported while a person scrolls; none by default.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(idType, nil) }

    /// Creates a position at a view.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(ID.self, .id(ScrollTargetID(id: id), anchor: anchor))
    }

    /// Creates a position at an edge of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { self.init(idType, .edge(edge)) }

    /// Creates a position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(idType, .point(x: point.x, y: point.y))
    }

    /// Creates a position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(idType, .point(x: x, y: y))
    }

    /// Creates a position at a distance from the leading edge of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(idType, .point(x: x, y: nil))
    }

    /// Creates a position at a distance from the top of the content.
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
    ///   - id: The id from `.id(_:)` or a `ForEach`.
    ///   - anchor: The point of the view and of the visible rectangle to align; `nil` for that of the modifier, or else
    ///     for the shortest way to make the view visible.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        put(.id(ScrollTargetID(id: id), anchor: anchor))
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { put(.edge(edge)) }

    /// Scrolls the origin of the visible rectangle to a point of the content, see ``ScrollGeometry/contentOffset``.
    public mutating func scrollTo(point: CGPoint) { put(.point(x: point.x, y: point.y)) }

    /// Scrolls the origin of the visible rectangle to a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { put(.point(x: x, y: y)) }

    /// Scrolls horizontally to a distance of `x` points from the leading edge of the content.
    public mutating func scrollTo(x: CGFloat) { put(.point(x: x, y: nil)) }

    /// Scrolls vertically to a distance of `y` points from the top of the content.
    public mutating func scrollTo(y: CGFloat) { put(.point(x: nil, y: y)) }

    // MARK: Reading

    /// The edge that code set; `nil` if it set something else, or a person has scrolled since.
    public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

    /// The point that code set; `nil` if it set something else, or a person has scrolled since.
    public var point: CGPoint? { if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil } }

    /// The distance from the leading edge that code set, in points.
    public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }

    /// The distance from the top that code set, in points.
    public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }

    /// The id of the view that code set, or of the first visible one after a person has scrolled.
    public var viewID: (any Hashable & Sendable)? {
        if let seen { return seen.id }
        if case .id(let id, _) = target { return id.id }
        return nil
    }

    /// Returns ``viewID`` if it is of the given type, otherwise `nil`.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// Records that a person has scrolled.
    mutating func moved(to id: ScrollTargetID?) { (target, seen, isPositionedByUser) = (nil, id, true) }
}

/// A type-erased id of a view.
struct ScrollTargetID: Equatable, Sendable {
    let id: any Hashable & Sendable

    static func == (a: ScrollTargetID, b: ScrollTargetID) -> Bool { a.erased == b.erased }

    var erased: AnyHashable {
        func erase(_ id: some Hashable) -> AnyHashable { AnyHashable(id) }
        return erase(id)
    }
}
