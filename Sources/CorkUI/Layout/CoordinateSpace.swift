import Foundation

/// A coordinate space in which frames are measured.
public enum CoordinateSpace: Hashable {
    /// The top left corner of the window's content.
    case global
    /// The top left corner of the view itself.
    case local
    /// The top left corner of the nearest ancestor with the name, or of the window's content if there is none.
    case named(AnyHashable)
}

/// A type that identifies a coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space as a value.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the coordinate space of the view itself.
    public init() {}
    /// The coordinate space as a value.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the coordinate space of the window.
    public init() {}
    /// The coordinate space as a value.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of an ancestor with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    /// The coordinate space as a value.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The top left corner of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The top left corner of the window's content.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The top left corner of the nearest ancestor with the name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The visible rectangle of the nearest scroll view around.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollViewName())) }

    /// The visible rectangle of the nearest scroll view around that scrolls along `axis`.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewName(axis: axis)))
    }
}

private struct ScrollViewName: Hashable {
    var axis: Axis?

    @MainActor
    func names(_ scroll: any AnyScrollNode) -> Bool {
        axis.map { scroll.axes.contains($0 == .horizontal ? .horizontal : .vertical) } ?? true
    }
}

/// A modifier that names a view as a coordinate space.
public struct _CoordinateSpaceModifier: _PrimitiveModifier {
    let space: NamedCoordinateSpace

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        CoordinateSpaceNode(item, inputs)
    }
}

/// The node of a view with a named coordinate space.
final class CoordinateSpaceNode: _ModifierNode<_CoordinateSpaceModifier> {
    var name: AnyHashable { modifier.space.name }
}

extension View {
    /// Names the coordinate space of the view, so that descendants can measure frames in it.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(space: name))
    }

    /// Names the coordinate space of the view, so that descendants can measure frames in it.
    public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}

extension _ViewNode {
    /// Returns the frame of the node in a coordinate space, in points.
    final func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: .zero, size: frame.size)
        case .global: return windowFrame
        case .named(let name):
            guard let origin = node(named: name)?.windowFrame.origin else { return windowFrame }
            return windowFrame.offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }

    /// Returns the frame of an ancestor's named coordinate space relative to the node; `nil` if there is none.
    final func bounds(of space: CoordinateSpace) -> CGRect? {
        guard case .named(let name) = space, let node = node(named: name) else { return nil }
        let origin = windowFrame.origin
        return node.windowFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    private func node(named name: AnyHashable) -> _ViewNode? {
        let scrollView = name.base as? ScrollViewName
        var node = parent
        while let current = node {
            if (current as? CoordinateSpaceNode)?.name == name { return current }
            if let scrollView, let scroll = current.asScrollNode, scrollView.names(scroll) { return current }
            node = current.parent
        }
        return nil
    }
}
