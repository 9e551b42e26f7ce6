import Foundation

/// The position at a view to which a popover is attached.
public struct PopoverAttachmentAnchor {
    let source: Anchor<CGRect>.Source

    /// Returns an anchor at a rectangle of the view, such as `.bounds`.
    public static func rect(_ anchor: Anchor<CGRect>.Source) -> Self { Self(source: anchor) }

    /// Returns an anchor at a point, in fractions of the view's size.
    public static func point(_ anchor: UnitPoint) -> Self {
        let point = Anchor<CGPoint>.Source.unitPoint(anchor)
        return Self(
            source: Anchor<CGRect>.Source(key: point.key) { CGRect(origin: point.value($0, $1), size: .zero) })
    }
}

/// A modifier that presents a popover at a view.
public struct _PopoverModifier: _PrimitiveModifier {
    let id: AnyHashable?
    let content: @MainActor () -> AnyView
    let anchor: PopoverAttachmentAnchor
    /// The preferred side of the anchor for the popover, or `nil` for the bottom.
    let edge: Edge?
    let dismiss: @MainActor () -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        PopoverModifierNode(item, inputs)
    }
}

extension View {
    /// Presents a popover that points at this view.
    ///
    /// A click elsewhere, Escape, and ``EnvironmentValues/dismiss`` in the content dismiss the popover.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that controls the presentation, set to `false` when people dismiss the popover.
    ///   - attachmentAnchor: The position at this view at which the popover points.
    ///   - arrowEdge: The preferred side of the anchor for the popover. `nil` prefers the bottom.
    ///   - content: A closure that returns the content, which has the environment of this view.
    /// - Returns: The modified view.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some View {
        modifier(
            _PopoverModifier(
                id: isPresented.wrappedValue ? AnyHashable(true) : nil, content: { AnyView(content()) },
                anchor: attachmentAnchor, edge: arrowEdge, dismiss: { isPresented.wrappedValue = false }))
    }

    /// Presents a popover about an item that points at this view.
    ///
    /// A click elsewhere, Escape, and ``EnvironmentValues/dismiss`` in the content dismiss the popover.
    ///
    /// - Parameters:
    ///   - item: A binding to the item. The popover is shown while it is not `nil`, and dismissing the popover sets it
    ///     to `nil`. An item with another ID has a new popover.
    ///   - attachmentAnchor: The position at this view at which the popover points.
    ///   - arrowEdge: The preferred side of the anchor for the popover. `nil` prefers the bottom.
    ///   - content: A closure that returns the content for an item, which has the environment of this view.
    /// - Returns: The modified view.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping @MainActor (Item) -> Content
    ) -> some View {
        let shown = item.wrappedValue
        return modifier(
            _PopoverModifier(
                id: (shown?.id).map { AnyHashable($0) }, content: { AnyView(shown.map { content($0) }) },
                anchor: attachmentAnchor, edge: arrowEdge, dismiss: { item.wrappedValue = nil }))
    }
}
