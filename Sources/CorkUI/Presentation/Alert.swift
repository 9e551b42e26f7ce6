import Foundation

// An alert is a small window over the view's own, which waits until a button of it is pressed. Every button dismisses it
// after its action. Where there is none, it has an OK button; where all are destructive, a Cancel button too. Return presses
// the button with the shortcut `.defaultAction`, else the first one without a role; Escape the one whose role is `.cancel`,
// or dismisses without any. Fields among the actions stand above the buttons.

extension View {
    /// Presents an alert with a title, a message, and actions.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A,
        @ViewBuilder message: @escaping @MainActor () -> M
    ) -> some View {
        alert(
            .alert, Text(titleKey), isPresented: isPresented, presenting: (), actions: { _ in actions() },
            message: { _ in message() })
    }

    /// Presents an alert with a title and actions.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A
    ) -> some View {
        alert(
            .alert, Text(titleKey), isPresented: isPresented, presenting: (), actions: { _ in actions() },
            message: { _ in EmptyView() })
    }

    /// Presents an alert about a value, with a title, a message, and actions; it is shown while there is one.
    public func alert<T, A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View {
        alert(.alert, Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about a value, with a title and actions; it is shown while there is one.
    public func alert<T, A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping @MainActor (T) -> A
    ) -> some View {
        alert(
            .alert, Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
            message: { _ in EmptyView() })
    }

    /// Presents an alert with a title, a message, and actions.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A,
        @ViewBuilder message: @escaping @MainActor () -> M
    ) -> some View {
        alert(
            .alert, Text(title), isPresented: isPresented, presenting: (), actions: { _ in actions() },
            message: { _ in message() })
    }

    /// Presents an alert with a title and actions.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A
    ) -> some View {
        alert(
            .alert, Text(title), isPresented: isPresented, presenting: (), actions: { _ in actions() },
            message: { _ in EmptyView() })
    }

    /// Presents an alert about a value, with a title, a message, and actions; it is shown while there is one.
    @_disfavoredOverload
    public func alert<S: StringProtocol, T, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View {
        alert(.alert, Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about a value, with a title and actions; it is shown while there is one.
    @_disfavoredOverload
    public func alert<S: StringProtocol, T, A: View>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A
    ) -> some View {
        alert(
            .alert, Text(title), isPresented: isPresented, presenting: data, actions: actions,
            message: { _ in EmptyView() })
    }

    /// Presents an alert with a title, a message, and actions.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A,
        @ViewBuilder message: @escaping @MainActor () -> M
    ) -> some View {
        alert(
            .alert, title, isPresented: isPresented, presenting: (), actions: { _ in actions() },
            message: { _ in message() })
    }

    /// Presents an alert with a title and actions.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A
    ) -> some View {
        alert(
            .alert, title, isPresented: isPresented, presenting: (), actions: { _ in actions() },
            message: { _ in EmptyView() })
    }

    /// Presents an alert about a value, with a title, a message, and actions; it is shown while there is one.
    public func alert<T, A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View {
        alert(.alert, title, isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about a value, with a title and actions; it is shown while there is one.
    public func alert<T, A: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping @MainActor (T) -> A
    ) -> some View {
        alert(
            .alert, title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents an alert that is called what an error says happened.
    ///
    /// - Parameters:
    ///   - isPresented: whether it is shown; written false when it is dismissed.
    ///   - error: the error; nil: nothing is shown.
    ///   - actions: buttons and fields.
    ///   - message: what more there is to say.
    /// - Returns: The modified view.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping @MainActor (E) -> A,
        @ViewBuilder message: @escaping @MainActor (E) -> M
    ) -> some View {
        alert(
            .alert, Text(verbatim: error?.localizedDescription ?? ""), isPresented: isPresented, presenting: error,
            actions: actions, message: message)
    }

    /// Presents an alert that is called what an error says happened.
    ///
    /// - Parameters:
    ///   - isPresented: whether it is shown; written false when it is dismissed.
    ///   - error: the error; nil: nothing is shown. Its suggestion is the message.
    ///   - actions: buttons and fields.
    /// - Returns: The modified view.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping @MainActor () -> A
    ) -> some View {
        alert(isPresented: isPresented, error: error, actions: { _ in actions() }) { error in
            if let suggestion = error.recoverySuggestion { Text(verbatim: suggestion) }
        }
    }
}
