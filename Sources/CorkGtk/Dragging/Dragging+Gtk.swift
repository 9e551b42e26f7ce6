import CGtk
import CorkUI
import Foundation

extension _DraggableModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { DragMount(node, renderer) }
}

extension _ContainerDraggableModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { DragMount(node, renderer) }
}

extension _DropModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { DropMount(node, renderer) }
}

/// A mount for a draggable view.
private final class DragMount: Mount {
    override init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer)
        renderer.dragging.add(node as! any AnyDragNode)
    }

    override func remove() { renderer.dragging.remove(source: node) }
}

extension _ReorderContainerModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { ReorderContainerMount(node, renderer) }
}

extension _ReorderItemModifier: GtkMountable {
    static func makeMount(_ node: _ViewNode, _ renderer: GtkRenderer) -> Mount { ReorderItemMount(node, renderer) }
}

/// A mount for a reorder container, which is the drop destination of its items and also handles keys.
private final class ReorderContainerMount: KeyPressMount {
    override init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer)
        renderer.dragging.add(node as! any AnyDropNode)
    }

    override func remove() {
        renderer.dragging.remove(destination: node)
        super.remove()
    }
}

/// A mount for a reorderable item, which is faint at its destination while it is dragged.
private final class ReorderItemMount: Mount {
    private var item: ReorderItemNode { unsafeDowncast(node, to: ReorderItemNode.self) }

    override init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer)
        renderer.dragging.add(item)
    }

    override var drawsNodesBelow: Bool { item.isLifted }

    override func draw(
        into snapshot: OpaquePointer, frame: CGRect, content: (OpaquePointer) -> Void,
        pictures: [(OpaquePointer) -> Void]
    ) {
        gtk_snapshot_push_opacity(snapshot, ReorderItemNode.liftedOpacity)
        content(snapshot)
        gtk_snapshot_pop(snapshot)
    }

    override func remove() { renderer.dragging.remove(source: node) }
}

/// A mount for a drop destination.
private final class DropMount: Mount {
    override init(_ node: _ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer)
        renderer.dragging.add(node as! any AnyDropNode)
    }

    override func remove() { renderer.dragging.remove(destination: node) }
}
