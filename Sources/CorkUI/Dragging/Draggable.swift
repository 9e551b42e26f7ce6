import Foundation

/// A modifier that lets a view be dragged.
public struct _DraggableModifier<Payload: Transferable>: _PrimitiveModifier {
    let payload: @MainActor () -> Payload
    /// The view under the pointer during a drag, or `nil` for a picture of the modified view.
    var preview: AnyView?

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        DraggableNode<Payload>(item, inputs)
    }
}

/// The node of a draggable view.
final class DraggableNode<Payload: Transferable>: _ModifierNode<_DraggableModifier<Payload>>, AnyDragNode {
    var isActive: Bool { environment.isEnabled && !isFrozen }

    var preview: DragPreviewNode? { children.dropFirst().first as? DragPreviewNode }

    func showPreview() {
        guard preview == nil, let item = previewItem else { return }
        children.append(makeChild(item, environment: environment, bodyEnvironment: environment))
    }

    func hidePreview() {
        guard let preview else { return }
        preview.remove()
        children.removeLast()
    }

    private var previewItem: _ViewListItem? {
        modifier.preview.map { .combining(_DragPreview(content: $0), in: ZStackLayout()) }
    }

    /// The preview is not part of the window's content.
    override func showsInPicture(_ child: _ViewNode) -> Bool { child === preview }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        super.take(from: old, environmentChanged: environmentChanged)
        guard let preview else { return }
        if let item = previewItem {
            preview.update(item, environment: environment, bodyEnvironment: environment)
        } else {
            hidePreview()
        }
    }

    var itemID: AnyHashable? {
        func id(of item: some Identifiable) -> AnyHashable { item.id }
        return (modifier.payload() as? any Identifiable).map { id(of: $0) }
    }

    func content() -> DragContent {
        let payload = modifier.payload()
        func content(of item: some Identifiable) -> DragContent {
            dragContent(of: item.id, in: nil) { payload.transferred }
        }
        return (payload as? any Identifiable).map { content(of: $0) } ?? DragContent(items: [payload.transferred])
    }
}

/// The node of a draggable view, independent of the type of its payload.
@MainActor
package protocol AnyDragNode: _ViewNode {
    /// A Boolean value that indicates whether the view can be dragged.
    var isActive: Bool { get }
    /// Returns the items to drag, or none for no drag.
    func content() -> DragContent
    /// The part of the window in which a drag begins.
    var dragFrame: CGRect { get }
    /// The identifier of the item, or `nil` if it has none.
    var itemID: AnyHashable? { get }
    /// The node of the view's own preview during a drag, or `nil` for a picture of the view.
    var preview: DragPreviewNode? { get }
    /// Makes the view's own preview, if it has one.
    func showPreview()
    /// Removes the view's own preview.
    func hidePreview()
}

extension AnyDragNode {
    /// The frame of the view.
    package var dragFrame: CGRect { windowFrame }
    /// No identifier.
    package var itemID: AnyHashable? { nil }
    /// No preview.
    package var preview: DragPreviewNode? { nil }
    /// Makes no preview.
    package func showPreview() {}
    /// Removes no preview.
    package func hidePreview() {}
}

/// The preview of a draggable view.
public struct _DragPreview: _UnaryView {
    let content: AnyView

    /// The name of the view's elements in tests and descriptions, or `nil` if it has none.
    public var _kind: String? { nil }

    /// Makes the node that shows the view.
    public static func _makeViewNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        DragPreviewNode(item, inputs)
    }
}

/// The node of a preview, a host under the pointer.
package final class DragPreviewNode: _ViewNode {
    package override var isHost: Bool { true }

    private var contentItem: _ViewListItem {
        .combining(item.value(as: _DragPreview.self).content, in: ZStackLayout())
    }

    override func build() {
        children = [makeChild(contentItem, environment: environment, bodyEnvironment: environment)]
    }

    override func take(from old: _ViewListItem, environmentChanged: Bool) {
        updateChild(contentItem, environment: environment, bodyEnvironment: environment)
    }

    /// Returns the frame of the preview in the window: centered on the dragged view, with its ideal size.
    package func frame(over view: CGRect) -> CGRect {
        let size = sizeThatFits(.unspecified)
        return CGRect(
            origin: CGPoint(x: view.midX - size.width / 2, y: view.midY - size.height / 2), size: size)
    }
}

extension View {
    /// Lets the view be dragged to views with a `dropDestination(for:action:isTargeted:)`, and to other programs.
    ///
    /// In a drag container for identifiers of its type, a payload that is `Identifiable` is dragged with the selection.
    ///
    /// - Parameter payload: The value to drag, evaluated when a drag begins.
    /// - Returns: The modified view.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping @MainActor () -> T)
        -> some View
    {
        modifier(_DraggableModifier(payload: payload))
    }

    /// Lets the view be dragged, with a preview of its own under the pointer.
    ///
    /// The preview is centered on the view when the drag begins. Several items that are dragged together show pictures
    /// of their views instead.
    ///
    /// - Parameters:
    ///   - payload: The value to drag, evaluated when a drag begins.
    ///   - preview: A closure that returns the preview, which has the environment of this view.
    /// - Returns: The modified view.
    public nonisolated func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(_DraggableModifier(payload: payload, preview: AnyView(preview())))
    }
}
