extension View {
    /// Presents a view in a window over the view's own, which waits until it is dismissed: by
    /// ``EnvironmentValues/dismiss`` inside, by Escape, or by closing the window.
    ///
    /// - Parameters:
    ///   - isPresented: whether it is shown; written false when the person dismisses it.
    ///   - onDismiss: called when it is gone.
    ///   - content: the view, in the environment of the one that presents it.
    /// - Returns: The modified view.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some View {
        modifier(
            _PresentationModifier(
                style: .sheet, id: isPresented.wrappedValue ? AnyHashable(true) : nil, content: { AnyView(content()) },
                dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
    }

    /// Presents a view for a value in a window over the view's own, which waits until it is dismissed: by
    /// ``EnvironmentValues/dismiss`` inside, by Escape, or by closing the window.
    ///
    /// - Parameters:
    ///   - item: the value; nil while nothing is shown, and written nil when the person dismisses it. A value with
    ///     another id is shown in a window of its own, in the place of the first.
    ///   - onDismiss: called when the window is gone.
    ///   - content: makes the view, in the environment of the one that presents it.
    /// - Returns: The modified view.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping @MainActor (Item) -> Content
    ) -> some View {
        let shown = item.wrappedValue
        return modifier(
            _PresentationModifier(
                style: .sheet, id: (shown?.id).map { AnyHashable($0) },
                content: { AnyView(shown.map { content($0) }) }, dismiss: { item.wrappedValue = nil },
                onDismiss: onDismiss))
    }
}
