/// A modifier that sets the operations of drags from the views inside.
public struct _DragConfigurationModifier: _PrimitiveModifier {
    let configuration: DragConfiguration

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        DragConfigurationNode(item, inputs)
    }
}

final class DragConfigurationNode: _ModifierNode<_DragConfigurationModifier> {
    var configuration: DragConfiguration { modifier.configuration }
}

/// A modifier that observes the drags of the views inside.
public struct _DragObserverModifier: _PrimitiveModifier {
    let action: @MainActor (DragSession) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { DragObserverNode(item, inputs) }
}

final class DragObserverNode: _ModifierNode<_DragObserverModifier> {
    func notify(_ session: DragSession) { modifier.action(session) }
}

/// A modifier that sets the behavior of the drop destinations inside.
public struct _DropConfigurationModifier: _PrimitiveModifier {
    let configuration: @MainActor (DropSession) -> DropConfiguration

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        DropConfigurationNode(item, inputs)
    }
}

final class DropConfigurationNode: _ModifierNode<_DropConfigurationModifier> {
    func configuration(_ session: DropSession) -> DropConfiguration { modifier.configuration(session) }
}

/// A modifier that observes drags over the destinations inside.
public struct _DropObserverModifier: _PrimitiveModifier {
    let action: @MainActor (DropSession) -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { DropObserverNode(item, inputs) }
}

final class DropObserverNode: _ModifierNode<_DropObserverModifier> {
    func notify(_ session: DropSession) { modifier.action(session) }
}

/// A modifier that arranges the previews of drags from the views inside.
public struct _DragPreviewsModifier: _PrimitiveModifier {
    let formation: DragDropPreviewsFormation

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { DragPreviewsNode(item, inputs) }
}

final class DragPreviewsNode: _ModifierNode<_DragPreviewsModifier> {
    var formation: DragDropPreviewsFormation { modifier.formation }
}

/// A modifier that arranges the previews of drags over the destinations inside.
public struct _DropPreviewsModifier: _PrimitiveModifier {
    let formation: DragDropPreviewsFormation

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode { DropPreviewsNode(item, inputs) }
}

final class DropPreviewsNode: _ModifierNode<_DropPreviewsModifier> {
    var formation: DragDropPreviewsFormation { modifier.formation }
}

extension View {
    /// Sets the operations that drags of the views inside offer; the default is copying only.
    public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        modifier(_DragConfigurationModifier(configuration: configuration))
    }

    /// Adds an action for each phase of a drag of the views inside.
    ///
    /// The source of a drag that ended with ``DropOperation/move`` or ``DropOperation/delete`` removes its items here.
    public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping @MainActor (DragSession) -> Void) -> some View {
        modifier(_DragObserverModifier(action: onUpdate))
    }

    /// Sets the behavior of the drop destinations inside.
    ///
    /// - Parameter configuration: A closure that returns the configuration, called each time that the drag moves.
    /// - Returns: The modified view.
    public nonisolated func dropConfiguration(
        _ configuration: @escaping @MainActor (DropSession) -> DropConfiguration
    ) -> some View {
        modifier(_DropConfigurationModifier(configuration: configuration))
    }

    /// Adds an action for each phase of a drag over the destinations inside.
    public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping @MainActor (DropSession) -> Void) -> some View {
        modifier(_DropObserverModifier(action: onUpdate))
    }

    /// Sets the arrangement of the previews when several views inside are dragged.
    public nonisolated func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        modifier(_DragPreviewsModifier(formation: formation))
    }

    /// Sets the arrangement of the previews while several items are dragged over the destinations inside.
    public nonisolated func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        modifier(_DropPreviewsModifier(formation: formation))
    }
}
