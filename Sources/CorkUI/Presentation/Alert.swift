import Foundation

// An alert is a small window over the window of the view that presents it, which waits until a button is pressed. Every
// button dismisses the alert after its action. An alert without buttons has an OK button; one with only destructive
// buttons has a Cancel button too. Return presses the button with the shortcut `.defaultAction`, or else the first one
// without a role. Escape presses the button with the role `.cancel`, or else dismisses the alert. Fields among the
// actions are above the buttons.

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

    /// Presents an alert about a value, with a title, a message, and actions, while the value is not `nil`.
    public func alert<T, A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View {
        alert(.alert, Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about a value, with a title and actions, while the value is not `nil`.
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

    /// Presents an alert about a value, with a title, a message, and actions, while the value is not `nil`.
    @_disfavoredOverload
    public func alert<S: StringProtocol, T, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View {
        alert(.alert, Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about a value, with a title and actions, while the value is not `nil`.
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

    /// Presents an alert about a value, with a title, a message, and actions, while the value is not `nil`.
    public func alert<T, A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View {
        alert(.alert, title, isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about a value, with a title and actions, while the value is not `nil`.
    public func alert<T, A: View>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping @MainActor (T) -> A
    ) -> some View {
        alert(
            .alert, title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents an alert about an error, with its description as the title.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that controls the presentation, set to `false` when the alert is dismissed.
    ///   - error: The error. `nil` presents nothing.
    ///   - actions: The buttons and fields of the alert.
    ///   - message: The message of the alert.
    /// - Returns: The modified view.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping @MainActor (E) -> A,
        @ViewBuilder message: @escaping @MainActor (E) -> M
    ) -> some View {
        alert(
            .alert, Text(verbatim: error?.localizedDescription ?? ""), isPresented: isPresented, presenting: error,
            actions: actions, message: message)
    }

    /// Presents an alert about an error, with its description as the title and its recovery suggestion as the message.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that controls the presentation, set to `false` when the alert is dismissed.
    ///   - error: The error. `nil` presents nothing.
    ///   - actions: The buttons and fields of the alert.
    /// - Returns: The modified view.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping @MainActor () -> A
    ) -> some View {
        alert(isPresented: isPresented, error: error, actions: { _ in actions() }) { error in
            if let suggestion = error.recoverySuggestion { Text(verbatim: suggestion) }
        }
    }
}
