import Foundation

/// Where at a view a popover points.
public struct PopoverAttachmentAnchor {
    let source: Anchor<CGRect>.Source

    /// At a rectangle of the view, such as `.bounds`.
    public static func rect(_ anchor: Anchor<CGRect>.Source) -> Self { Self(source: anchor) }

    /// At a point, in parts of the size of the view.
    public static func point(_ anchor: UnitPoint) -> Self {
        let point = Anchor<CGPoint>.Source.unitPoint(anchor)
        return Self(
            source: Anchor<CGRect>.Source(key: point.key) { CGRect(origin: point.value($0, $1), size: .zero) })
    }
}

/// Presents a view in a popover at the modified one.
public struct _PopoverModifier: _PrimitiveModifier {
    let id: AnyHashable?
    let content: @MainActor () -> AnyView
    let anchor: PopoverAttachmentAnchor
    /// The side of the anchor on which the popover is; nil for below.
    let edge: Edge?
    let dismiss: @MainActor () -> Void

    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        PopoverModifierNode(item, inputs)
    }
}

extension View {
    /// Presents a view in a popover that points at this one, until the person clicks elsewhere, presses Escape, or something
    /// inside calls ``EnvironmentValues/dismiss``.
    ///
    /// - Parameters:
    ///   - isPresented: whether it is shown; written false when the person dismisses it.
    ///   - attachmentAnchor: where at this view it points.
    ///   - arrowEdge: the side of the anchor on which it is, unless there is no room; nil for below.
    ///   - content: the view, in the environment of this one.
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

    /// Presents a view for a value in a popover that points at this one, until the person clicks elsewhere, presses Escape, or
    /// something inside calls ``EnvironmentValues/dismiss``.
    ///
    /// - Parameters:
    ///   - item: the value; nil while nothing is shown, and written nil when the person dismisses it. A value with
    ///     another id is shown in a popover of its own.
    ///   - attachmentAnchor: where at this view it points.
    ///   - arrowEdge: the side of the anchor on which it is, unless there is no room; nil for below.
    ///   - content: makes the view, in the environment of this one.
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
