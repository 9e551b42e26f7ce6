import Foundation

// Alerts and confirmation dialogs about the item of a binding, which becomes `nil` when they are dismissed, and alerts
// about errors, whose descriptions are the titles.

extension View {
    /// Presents an alert or a confirmation dialog while the value of a binding is not `nil`.
    private func alert<T, A: View, M: View>(
        _ style: Presentation.Style, _ title: Text, isTitleShown: Bool = true, item: Binding<T?>,
        actions: @escaping @MainActor (T) -> A, message: @escaping @MainActor (T) -> M
    ) -> some View {
        alert(
            style, title, isTitleShown: isTitleShown, isPresented: item.isPresent(), presenting: item.wrappedValue,
            actions: actions, message: message)
    }

    /// Presents an alert about the item of a binding, with a title, a message, and actions, while there is one (R13.1).
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: @escaping @MainActor (T) -> A,
        @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View {
        alert(
            .alert, Text(titleKey), item: data, actions: actions, message: message)
    }

    /// Presents an alert about the item of a binding, with a title and actions, while there is one (R13.1).
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: @escaping @MainActor (T) -> A
    ) -> some View {
        alert(
            .alert, Text(titleKey), item: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents an alert about the item of a binding, with a title, a message, and actions, while there is one (R13.1).
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item data: Binding<T?>, @ViewBuilder actions: @escaping @MainActor (T) -> A,
        @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View {
        alert(
            .alert, Text(title), item: data, actions: actions, message: message)
    }

    /// Presents an alert about the item of a binding, with a title and actions, while there is one (R13.1).
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, item data: Binding<T?>, @ViewBuilder actions: @escaping @MainActor (T) -> A
    ) -> some View {
        alert(
            .alert, Text(title), item: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents an alert about the item of a binding, with a title, a message, and actions, while there is one (R13.1).
    public func alert<A: View, M: View, T>(
        _ title: Text, item data: Binding<T?>, @ViewBuilder actions: @escaping @MainActor (T) -> A,
        @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View {
        alert(
            .alert, title, item: data, actions: actions, message: message)
    }

    /// Presents an alert about the item of a binding, with a title and actions, while there is one (R13.1).
    public func alert<A: View, T>(
        _ title: Text, item data: Binding<T?>, @ViewBuilder actions: @escaping @MainActor (T) -> A
    ) -> some View {
        alert(
            .alert, title, item: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents a dialog about the item of a binding, with a title, a message, and actions, while there is one (R13.1).
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping @MainActor (T) -> A,
        @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View {
        alert(
            .confirmation, Text(titleKey), isTitleShown: titleVisibility != .hidden, item: data, actions: actions,
            message: message)
    }

    /// Presents a dialog about the item of a binding, with a title and actions, while there is one (R13.1).
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping @MainActor (T) -> A
    ) -> some View {
        alert(
            .confirmation, Text(titleKey), isTitleShown: titleVisibility != .hidden, item: data, actions: actions,
            message: { _ in EmptyView() })
    }

    /// Presents a dialog about the item of a binding, with a title, a message, and actions, while there is one (R13.1).
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping @MainActor (T) -> A,
        @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View {
        alert(
            .confirmation, Text(title), isTitleShown: titleVisibility != .hidden, item: data, actions: actions,
            message: message)
    }

    /// Presents a dialog about the item of a binding, with a title and actions, while there is one (R13.1).
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping @MainActor (T) -> A
    ) -> some View {
        alert(
            .confirmation, Text(title), isTitleShown: titleVisibility != .hidden, item: data, actions: actions,
            message: { _ in EmptyView() })
    }

    /// Presents a dialog about the item of a binding, with a title, a message, and actions, while there is one (R13.1).
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping @MainActor (T) -> A,
        @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View {
        alert(
            .confirmation, title, isTitleShown: titleVisibility != .hidden, item: data, actions: actions,
            message: message)
    }

    /// Presents a dialog about the item of a binding, with a title and actions, while there is one (R13.1).
    public func confirmationDialog<A: View, T>(
        _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping @MainActor (T) -> A
    ) -> some View {
        alert(
            .confirmation, title, isTitleShown: titleVisibility != .hidden, item: data, actions: actions,
            message: { _ in EmptyView() })
    }

    /// Presents an alert about an error, with its description as the title, a message, and actions, while there is one
    /// (R13.1).
    public func alert<E: LocalizedError, A: View, M: View>(
        error: Binding<E?>, @ViewBuilder actions: @escaping @MainActor (E) -> A,
        @ViewBuilder message: @escaping @MainActor (E) -> M
    ) -> some View {
        alert(isPresented: error.isPresent(), error: error.wrappedValue, actions: actions, message: message)
    }

    /// Presents an alert about an error, with its description as the title, its recovery suggestion as the message, and
    /// actions, while there is one (R13.1).
    public func alert<E: LocalizedError, A: View>(
        error: Binding<E?>, @ViewBuilder actions: @escaping @MainActor () -> A
    ) -> some View {
        alert(isPresented: error.isPresent(), error: error.wrappedValue, actions: actions)
    }
}

extension Binding {
    /// Returns a binding to a Boolean value that indicates whether there is a value; setting it to `false` removes the
    /// value.
    fileprivate func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}
