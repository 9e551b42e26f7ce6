/// An alert as earlier versions of SwiftUI describe it.
public struct Alert {
    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Button]

    /// A button of an alert or an action sheet.
    public struct Button {
        fileprivate let role: ButtonRole?
        fileprivate let label: Text
        fileprivate let action: (@MainActor () -> Void)?

        /// Creates a button with the default style.
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action)
        }

        /// Creates a button that cancels.
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action)
        }

        /// Creates a button that cancels.
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            Button(role: .cancel, label: Text("Cancel"), action: action)
        }

        /// Creates a button that deletes data.
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action)
        }
    }

    /// Creates an alert with one button, by default “OK”.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }
}

/// A choice of actions as earlier versions of SwiftUI describe it, shown as a confirmation dialog.
public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    fileprivate let title: Text
    fileprivate let message: Text?
    fileprivate let buttons: [Button]

    /// Creates a choice of actions.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// The buttons of an alert or an action sheet.
private struct AlertButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role, action: { button.action?() }, label: { button.label })
        }
    }
}

extension Binding {
    /// Returns a binding to whether there is a value; setting it to `false` removes the value.
    fileprivate func isSet<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}

extension View {
    /// Presents an alert while a binding is `true`.
    @available(*, deprecated, message: "Use alert(_:isPresented:actions:message:).")
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        present(isPresented.wrappedValue ? content() : nil, isPresented: isPresented)
    }

    /// Presents an alert about an item while the item is not `nil`.
    @available(*, deprecated, message: "Use alert(_:item:actions:message:).")
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        present(item.wrappedValue.map(content), isPresented: item.isSet())
    }

    private func present(_ alert: Alert?, isPresented: Binding<Bool>) -> some View {
        self.alert(alert?.title ?? Text(verbatim: ""), isPresented: isPresented) {
            AlertButtons(buttons: alert?.buttons ?? [])
        } message: {
            alert?.message
        }
    }

    /// Presents a choice of actions while a binding is `true`.
    @available(*, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:).")
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        present(isPresented.wrappedValue ? content() : nil, isPresented: isPresented)
    }

    /// Presents a choice of actions about an item while the item is not `nil`.
    @available(*, deprecated, message: "Use confirmationDialog(_:item:titleVisibility:actions:message:).")
    public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
        present(item.wrappedValue.map(content), isPresented: item.isSet())
    }

    private func present(_ sheet: ActionSheet?, isPresented: Binding<Bool>) -> some View {
        confirmationDialog(
            sheet?.title ?? Text(verbatim: ""), isPresented: isPresented, titleVisibility: .visible
        ) {
            AlertButtons(buttons: sheet?.buttons ?? [])
        } message: {
            sheet?.message
        }
    }
}
