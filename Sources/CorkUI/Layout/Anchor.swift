import Foundation

/// A rectangle or point of a view, which a ``GeometryProxy`` converts to the coordinates of another view.
///
/// Views pass anchors to their ancestors with ``View/anchorPreference(key:value:transform:)``.
public struct Anchor<Value> {
    let node: NodeReference
    let source: Source

    /// The place in a view that an anchor refers to.
    public struct Source {
        /// A value that identifies equal sources.
        let key: AnyHashable
        /// Returns the value for the frame of the view, mirrored if the layout direction is from right to left.
        let value: @Sendable (_ frame: CGRect, _ isMirrored: Bool) -> Value
    }

    init(_ node: _ViewNode, _ source: Source) {
        self.node = NodeReference(node)
        self.source = source
    }
}

// The key of a source consists of numbers and names.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable {
    /// Returns whether two values are equal.
    public static func == (left: Self, right: Self) -> Bool {
        left.node == right.node && left.source.key == right.source.key
    }
}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Self { Self(key: "bounds") { frame, _ in frame } }

    /// A rectangle, in points from the top left corner of the view.
    public static func rect(_ rect: CGRect) -> Self {
        Self(key: [rect.minX, rect.minY, rect.width, rect.height]) { frame, _ in
            rect.offsetBy(dx: frame.minX, dy: frame.minY)
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point, in points from the top left corner of the view.
    public static func point(_ point: CGPoint) -> Self {
        Self(key: [point.x, point.y]) { frame, _ in CGPoint(x: frame.minX + point.x, y: frame.minY + point.y) }
    }

    /// A point, as a fraction of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Self {
        Self(key: point) { frame, isMirrored in
            CGPoint(
                x: frame.minX + frame.width * (isMirrored ? 1 - point.x : point.x),
                y: frame.minY + frame.height * point.y)
        }
    }

    /// The top leading corner.
    public static var topLeading: Self { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Self { unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Self { unitPoint(.leading) }
    /// The middle.
    public static var center: Self { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Self { unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Self { unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Creates a source of several values.
    public init<T: Sendable>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(key: array.map(\.key)) { frame, isMirrored in array.map { $0.value(frame, isMirrored) } }
    }

    /// Creates a source of an optional value.
    public init<T: Sendable>(_ source: Anchor<T>.Source?) where Value == T? {
        self.init(key: source?.key) { frame, isMirrored in source?.value(frame, isMirrored) }
    }
}

/// A weak reference to a node, with an identity that outlives the node.
struct NodeReference: Hashable {
    private(set) weak var node: _ViewNode?
    private let id: ObjectIdentifier

    init(_ node: _ViewNode) {
        self.node = node
        id = ObjectIdentifier(node)
    }

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
