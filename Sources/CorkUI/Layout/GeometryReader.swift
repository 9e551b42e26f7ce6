import Foundation

/// Takes all the room there is, and makes its content for it (R7.9).
public struct GeometryReader<Content: View>: _UnaryView {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// - Parameter content: what is shown from the top leading corner; made again for another size, and for another place
    ///   where it reads that.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        GeometryReaderNode<Content>(item, inputs)
    }
}

/// The size and the place of a view.
@MainActor
public struct GeometryProxy {
    private weak var node: _ViewNode?
    /// Tells one layout from another, so that views which have the proxy are evaluated for each.
    private let version: Int

    init(_ node: _ViewNode, version: Int = 0) {
        self.node = node
        self.version = version
    }

    /// In points.
    public var size: CGSize { node?.frame.size ?? .zero }

    /// What the window's edges keep free: nothing.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The place, in points from where the space begins.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The place, in points from where the space begins.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard let node else { return .zero }
        return node.reading(.own(coordinateSpace))
    }

    /// The place of the nearest view around that has the name, or of the visible part of the nearest scroll view around, in
    /// points from where this view begins; nil where there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let bounds = node?.reading(.around(coordinateSpace.coordinateSpace)), !bounds.isNull else { return nil }
        return bounds
    }

    /// A place in another view, in points from where this one begins; that of nothing where the other one is gone.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let frame = node?.reading(.other(anchor.node)) ?? .zero
        return anchor.source.value(frame, anchor.node.node?.environment.layoutDirection == .rightToLeft)
    }
}

/// A place that can be converted to other coordinates.
private enum Place: Hashable {
    /// The node's own, measured from a space.
    case own(CoordinateSpace)
    /// That of a space around, measured from the node; null where there is none.
    case around(CoordinateSpace)
    /// Another node's, measured from the node.
    case other(NodeReference)
}

/// A node whose content may read places.
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

    /// Returns a place and notes that it was read.
    fileprivate func reading(_ place: Place) -> CGRect {
        let frame = frame(of: place)
        (self as? any PlaceReader)?.placesRead[place] = frame
        return frame
    }
}

/// A view that is made for its size, placed.
///
/// The content is made after the first layout, and so always for a real size.
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
