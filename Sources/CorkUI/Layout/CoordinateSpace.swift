import Foundation

/// The origin that frames are measured from.
public enum CoordinateSpace: Hashable {
    /// The top left corner of the window's content.
    case global
    /// The top left corner of the view itself.
    case local
    /// The top left corner of a view around that has the name; of the window where there is none.
    case named(AnyHashable)
}

/// A way to name what frames are measured from.
public protocol CoordinateSpaceProtocol {
    /// The origin that frames are measured from.
    var coordinateSpace: CoordinateSpace { get }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Makes the coordinate space of the view itself.
    public init() {}
    /// The coordinate space as a value.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Makes the coordinate space of the window.
    public init() {}
    /// The coordinate space as a value.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// A view around that has a name.
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
    /// The top left corner of the nearest view around that has this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The visible part of the nearest scroll view around.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollViewName())) }

    /// The visible part of the nearest scroll view around that scrolls along `axis`.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewName(axis: axis)))
    }
}

private struct ScrollViewName: Hashable {
    var axis: Axis?

    @MainActor
    func names(_ scroll: any ScrollSurface) -> Bool {
        axis.map { scroll.axes.contains($0 == .horizontal ? .horizontal : .vertical) } ?? true
    }
}

/// Names a view, so that frames can be measured from it.
public struct _CoordinateSpaceModifier: _PrimitiveModifier {
    let space: NamedCoordinateSpace

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        CoordinateSpaceNode(item, inputs)
    }
}

/// A view from which frames are measured, placed.
final class CoordinateSpaceNode: _ModifierNode<_CoordinateSpaceModifier> {
    var name: AnyHashable { modifier.space.name }
}

extension View {
    /// Lets frames of views inside be measured from the view's top left corner.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(space: name))
    }

    /// Lets frames of views inside be measured from the view's top left corner.
    public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}

extension _ViewNode {
    /// The node's place measured from somewhere, in points.
    final func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: .zero, size: frame.size)
        case .global: return windowFrame
        case .named(let name):
            guard let origin = node(named: name)?.windowFrame.origin else { return windowFrame }
            return windowFrame.offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }

    /// The place of a named space around, measured from the node; nil where there is none.
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
            if let scrollView, let scroll = current.asScrollSurface, scrollView.names(scroll) { return current }
            node = current.parent
        }
        return nil
    }
}
