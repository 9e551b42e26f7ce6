extension View {
    /// Presents a sheet, a modal window over the window of this view.
    ///
    /// ``EnvironmentValues/dismiss`` in the content, Escape, and closing the window dismiss the sheet.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that controls the presentation, set to `false` when people dismiss the sheet.
    ///   - onDismiss: Called after the sheet was closed.
    ///   - content: A closure that returns the content, which has the environment of this view.
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

    /// Presents a sheet about an item, a modal window over the window of this view.
    ///
    /// ``EnvironmentValues/dismiss`` in the content, Escape, and closing the window dismiss the sheet.
    ///
    /// - Parameters:
    ///   - item: A binding to the item. The sheet is shown while it is not `nil`, and dismissing the sheet sets it to
    ///     `nil`. A sheet about an item with another ID replaces the previous one.
    ///   - onDismiss: Called after a sheet was closed.
    ///   - content: A closure that returns the content for an item, which has the environment of this view.
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
