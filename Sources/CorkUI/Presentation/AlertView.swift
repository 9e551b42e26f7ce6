/// What an alert shows: title, message, and what can be done, each of which dismisses it.
struct AlertView: View {
    /// The title; nil where it is not shown.
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
    /// Presents an alert.
    ///
    /// - Parameters:
    ///   - style: what it is to somebody who cannot see it.
    ///   - title: what it is called.
    ///   - isTitleShown: whether the title is read in it.
    ///   - isPresented: whether it is shown.
    ///   - data: what it is about; nil: it is not shown.
    ///   - actions: Makes the buttons and fields.
    ///   - message: Makes the text below the title.
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
