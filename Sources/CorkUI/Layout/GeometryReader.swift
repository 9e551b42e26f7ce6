import Foundation

/// A view that takes all available space and makes its content from its own size and frame (R7.9).
public struct GeometryReader<Content: View>: _UnaryView {
    /// Makes the content from the geometry of the view.
    public var content: (GeometryProxy) -> Content

    /// Creates a view that reads its geometry.
    ///
    /// - Parameter content: Makes the content, which is placed at the top leading corner; called again when the size
    ///   changes, or a frame that it read.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        GeometryReaderNode<Content>(item, inputs)
    }
}

/// The size and frame of a view.
@MainActor
public struct GeometryProxy {
    private weak var node: _ViewNode?
    /// Distinguishes layouts, so that views that store the proxy are evaluated for each.
    private let version: Int

    init(_ node: _ViewNode, version: Int = 0) {
        self.node = node
        self.version = version
    }

    /// The size in points.
    public var size: CGSize { node?.frame.size ?? .zero }

    /// The safe area insets, which are always zero.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Returns the frame in a coordinate space, in points.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the frame in a coordinate space, in points.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard let node else { return .zero }
        return node.reading(.own(coordinateSpace))
    }

    /// Returns the bounds of an ancestor's named coordinate space, or of a scroll view's visible rectangle, in this
    /// view's coordinates; `nil` if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let bounds = node?.reading(.around(coordinateSpace.coordinateSpace)), !bounds.isNull else { return nil }
        return bounds
    }

    /// The value of an anchor in this view's coordinates; computed from an empty frame if the anchor's view was
    /// removed.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let frame = node?.reading(.other(anchor.node)) ?? .zero
        return anchor.source.value(frame, anchor.node.node?.environment.layoutDirection == .rightToLeft)
    }
}

/// A frame that a geometry proxy reads.
private enum Place: Hashable {
    /// The frame of the node in a coordinate space.
    case own(CoordinateSpace)
    /// The bounds of an ancestor's coordinate space relative to the node; null if there is none.
    case around(CoordinateSpace)
    /// The frame of another node relative to the node.
    case other(NodeReference)
}

/// A node whose content may read frames.
@MainActor
private protocol PlaceReader: _ViewNode {
    var placesRead: [Place: CGRect] { get set }
}

extension _ViewNode {
    fileprivate func frame(of place: Place) -> CGRect {
        switch place {
        case .own(let space): return frame(in: space)
        case .around(let space): return bounds(of: space) ?? .null
        case .other(let other):
            let origin = windowFrame.origin
            return other.node?.windowFrame.offsetBy(dx: -origin.x, dy: -origin.y) ?? .zero
        }
    }

    /// Returns a frame and records that it was read.
    fileprivate func reading(_ place: Place) -> CGRect {
        let frame = frame(of: place)
        (self as? any PlaceReader)?.placesRead[place] = frame
        return frame
    }
}

/// The node of a geometry reader.
///
/// The content is made after the first layout, and so always for an actual size.
final class GeometryReaderNode<Content: View>: _ViewNode, GeometryObserver, PlaceReader {
    private var value: GeometryReader<Content> { item.value(as: GeometryReader<Content>.self) }
    private var madeFor: CGSize?
    private var version = 0
    fileprivate var placesRead: [Place: CGRect] = [:]

    override func build() { graph.geometryObservers.insert(self) }

    override func remove() {
        graph.geometryObservers.remove(self)
        super.remove()
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) { if madeFor != nil { evaluate() } }

    override func evaluate() {
        madeFor = frame.size
        version += 1
        placesRead = [:]
        let proxy = GeometryProxy(self, version: version)
        let item = tracking { _ViewListItem.combining(value.content(proxy), in: ZStackLayout(alignment: .topLeading)) }
        if children.isEmpty {
            children = [makeChild(item, environment: environment, bodyEnvironment: environment)]
            childrenChanged()
        } else {
            updateChild(item, environment: environment, bodyEnvironment: environment)
        }
    }

    func observeGeometry() -> Bool {
        let differs = madeFor != frame.size || placesRead.contains { frame(of: $0.key) != $0.value }
        if differs { invalidate() }
        return differs
    }

    override var hasFixedSize: Bool { true }
    override func computeTraits() -> LayoutTraits { LayoutTraits() }
    override func computeSpacing() -> ViewSpacing { ViewSpacing() }
    override func computeAlignment(_ guide: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren(in bounds: CGRect) {
        guard let child = children.first else { return }
        let size = child.sizeThatFits(ProposedViewSize(bounds.size))
        child.place(
            mirrored(CGRect(origin: bounds.origin, size: size), in: bounds), proposal: ProposedViewSize(bounds.size))
    }
}
