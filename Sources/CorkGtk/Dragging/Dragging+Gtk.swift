import CGtk
import CorkUI
import Foundation

extension _DraggableModifier: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount { DragMount(node, renderer) }
}

extension _DropModifier: GtkMountable {
    static func makeMount(_ node: ViewNode, _ renderer: GtkRenderer) -> Mount { DropMount(node, renderer) }
}

/// A view that can be dragged.
private final class DragMount: Mount {
    override init(_ node: ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer)
        renderer.dragging.add(node as! any DragSurface)
    }

    override func remove() { renderer.dragging.remove(source: node) }
}

/// A view that takes what is dropped on it.
private final class DropMount: Mount {
    override init(_ node: ViewNode, _ renderer: GtkRenderer) {
        super.init(node, renderer)
        renderer.dragging.add(node as! any DropSurface)
    }

    override func remove() { renderer.dragging.remove(destination: node) }
}
