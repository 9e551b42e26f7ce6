/// The content of an alert: a title, a message, and actions, each of which dismisses the alert.
struct AlertView: View {
    /// The title, or `nil` if it is hidden.
    let title: Text?
    let message: AnyView
    let actions: AnyView
    let offersCancel: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 24) {
            VStack(spacing: 12) {
                title?.font(.title2).bold()
                message
            }
            .multilineTextAlignment(.center)
            _AlertActions(offersCancel: offersCancel) {
                actions
                Button("OK") {}
                Button("Cancel", role: .cancel) {}
            }
            .buttonStyle(.automatic)
            .environment(\.actionFollowUp) { dismiss() }
        }
        .padding(24)
        .frame(minWidth: 380, idealWidth: 380)
    }
}

extension View {
    /// Presents an alert or a confirmation dialog.
    ///
    /// - Parameters:
    ///   - style: The role of the window for assistive technologies.
    ///   - title: The title of the window.
    ///   - isTitleShown: A Boolean value that indicates whether the content shows the title.
    ///   - isPresented: A binding that controls the presentation.
    ///   - data: The value that the alert is about. `nil` presents nothing.
    ///   - actions: A closure that returns the buttons and fields.
    ///   - message: A closure that returns the message.
    /// - Returns: The modified view.
    func alert<T, A: View, M: View>(
        _ style: Presentation.Style, _ title: Text, isTitleShown: Bool = true, isPresented: Binding<Bool>,
        presenting data: T?, actions: @escaping @MainActor (T) -> A, message: @escaping @MainActor (T) -> M
    ) -> some View {
        let content = data.map { data in
            { @MainActor in
                AnyView(
                    AlertView(
                        title: isTitleShown ? title : nil, message: AnyView(message(data)),
                        actions: AnyView(actions(data)), offersCancel: style == .confirmation))
            }
        }
        return modifier(
            _PresentationModifier(
                style: style, title: title._description.text,
                id: isPresented.wrappedValue && data != nil ? AnyHashable(true) : nil,
                content: content ?? { AnyView(EmptyView()) }, dismiss: { isPresented.wrappedValue = false }))
    }
}
