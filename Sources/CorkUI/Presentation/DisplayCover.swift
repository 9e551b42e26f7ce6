extension View {
    /// Presents another view in a window of its own that fills a monitor, while the window of this view stays usable.
    ///
    /// ``EnvironmentValues/dismiss`` in the content, Escape, and closing the window end the presentation.
    ///
    /// - Parameters:
    ///   - display: A binding to the monitor; `nil` for no presentation. It is set to `nil` when people end the
    ///     presentation, or if the desktop has no such monitor.
    ///   - content: A closure that returns the content, which has the environment of this view.
    /// - Returns: The modified view.
    package func fullScreenCover<Content: View>(
        on display: Binding<Display?>, @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some View {
        let shown = display.wrappedValue
        return modifier(
            _PresentationModifier(
                style: shown.map { .display($0) } ?? .sheet, id: (shown?.id).map { AnyHashable($0) },
                content: { AnyView(content()) }, dismiss: { display.wrappedValue = nil }))
    }
}
