// A confirmation dialog asks people to choose between actions. It looks like an alert and always has a button that
// cancels: if no action has the role `.cancel`, a Cancel button is added.

extension View {
    /// Presents a dialog with a title, a message, and actions to choose from.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping @MainActor () -> A, @ViewBuilder message: @escaping @MainActor () -> M
    ) -> some View {
        alert(
            .confirmation, Text(titleKey), isTitleShown: titleVisibility != .hidden, isPresented: isPresented,
            presenting: (), actions: { _ in actions() }, message: { _ in message() })
    }

    /// Presents a dialog with a title and actions to choose from.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping @MainActor () -> A
    ) -> some View {
        alert(
            .confirmation, Text(titleKey), isTitleShown: titleVisibility != .hidden, isPresented: isPresented,
            presenting: (), actions: { _ in actions() }, message: { _ in EmptyView() })
    }

    /// Presents a dialog about a value, with a title, a message, and actions, while the value is not `nil`.
    public func confirmationDialog<T, A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A,
        @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View {
        alert(
            .confirmation, Text(titleKey), isTitleShown: titleVisibility != .hidden, isPresented: isPresented,
            presenting: data, actions: actions, message: message)
    }

    /// Presents a dialog about a value, with a title and actions, while the value is not `nil`.
    public func confirmationDialog<T, A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A
    ) -> some View {
        alert(
            .confirmation, Text(titleKey), isTitleShown: titleVisibility != .hidden, isPresented: isPresented,
            presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents a dialog with a title, a message, and actions to choose from.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping @MainActor () -> A, @ViewBuilder message: @escaping @MainActor () -> M
    ) -> some View {
        alert(
            .confirmation, Text(title), isTitleShown: titleVisibility != .hidden, isPresented: isPresented,
            presenting: (), actions: { _ in actions() }, message: { _ in message() })
    }

    /// Presents a dialog with a title and actions to choose from.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping @MainActor () -> A
    ) -> some View {
        alert(
            .confirmation, Text(title), isTitleShown: titleVisibility != .hidden, isPresented: isPresented,
            presenting: (), actions: { _ in actions() }, message: { _ in EmptyView() })
    }

    /// Presents a dialog about a value, with a title, a message, and actions, while the value is not `nil`.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View {
        alert(
            .confirmation, Text(title), isTitleShown: titleVisibility != .hidden, isPresented: isPresented,
            presenting: data, actions: actions, message: message)
    }

    /// Presents a dialog about a value, with a title and actions, while the value is not `nil`.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, T, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping @MainActor (T) -> A
    ) -> some View {
        alert(
            .confirmation, Text(title), isTitleShown: titleVisibility != .hidden, isPresented: isPresented,
            presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents a dialog with a title, a message, and actions to choose from.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping @MainActor () -> A, @ViewBuilder message: @escaping @MainActor () -> M
    ) -> some View {
        alert(
            .confirmation, title, isTitleShown: titleVisibility != .hidden, isPresented: isPresented, presenting: (),
            actions: { _ in actions() }, message: { _ in message() })
    }

    /// Presents a dialog with a title and actions to choose from.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping @MainActor () -> A
    ) -> some View {
        alert(
            .confirmation, title, isTitleShown: titleVisibility != .hidden, isPresented: isPresented, presenting: (),
            actions: { _ in actions() }, message: { _ in EmptyView() })
    }

    /// Presents a dialog about a value, with a title, a message, and actions, while the value is not `nil`.
    public func confirmationDialog<T, A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View {
        alert(
            .confirmation, title, isTitleShown: titleVisibility != .hidden, isPresented: isPresented, presenting: data,
            actions: actions, message: message)
    }

    /// Presents a dialog about a value, with a title and actions, while the value is not `nil`.
    public func confirmationDialog<T, A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping @MainActor (T) -> A
    ) -> some View {
        alert(
            .confirmation, title, isTitleShown: titleVisibility != .hidden, isPresented: isPresented, presenting: data,
            actions: actions, message: { _ in EmptyView() })
    }
}
