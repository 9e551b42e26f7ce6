/// A view that a binding pushes.
struct PresentedDestination {
    let id: AnyHashable
    let content: @MainActor () -> AnyView
    let dismiss: @MainActor () -> Void
}

/// The destination that a view of a stack presents, compared by its identity.
struct PresentedDestinationKey: PreferenceKey {
    struct Value: Equatable {
        var destination: PresentedDestination?

        static func == (a: Self, b: Self) -> Bool { a.destination?.id == b.destination?.id }
    }

    static var defaultValue: Value { Value() }
    static func reduce(value: inout Value, nextValue: () -> Value) {
        let next = nextValue()
        if next.destination != nil { value = next }
    }
}

struct HiddenBackButtonKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

extension View {
    /// Pushes a view in the enclosing navigation stack while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that controls the presentation, set to `false` when people go back.
    ///   - destination: A closure that returns the view.
    /// - Returns: The modified view.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> V
    ) -> some View {
        presentingDestination(
            isPresented.wrappedValue
                ? PresentedDestination(id: true, content: { AnyView(destination()) }) {
                    withAnimation(.easeOut(duration: 0.2)) { isPresented.wrappedValue = false }
                } : nil)
    }

    /// Pushes a view about an item in the enclosing navigation stack while the item is not `nil`.
    ///
    /// - Parameters:
    ///   - item: A binding to the item, set to `nil` when people go back. The view of another item replaces that of the
    ///     previous one.
    ///   - destination: A closure that returns the view for an item.
    /// - Returns: The modified view.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping @MainActor (D) -> C
    ) -> some View {
        presentingDestination(
            item.wrappedValue.map { value in
                PresentedDestination(id: AnyHashable(value), content: { AnyView(destination(value)) }) {
                    withAnimation(.easeOut(duration: 0.2)) { item.wrappedValue = nil }
                }
            })
    }

    private func presentingDestination(_ destination: PresentedDestination?) -> some View {
        transformPreference(PresentedDestinationKey.self) { if let destination { $0.destination = destination } }
    }

    /// Hides the button that goes back from the view, in the header bar of the window.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        transformPreference(HiddenBackButtonKey.self) { $0 = $0 || hidesBackButton }
    }
}
