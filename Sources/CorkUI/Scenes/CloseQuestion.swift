/// A question before a window closes: save, discard, or cancel.
@MainActor
package struct CloseQuestion {
    private enum Answer {
        case cancel, discard, save
    }

    let title: String
    /// The changes that are lost by discarding.
    let message: String
    let isNeeded: Bool
    /// Saves; the window closes if the result is `true`.
    let save: @MainActor () async -> Bool

    /// Asks the question in an alert over a window, and saves if that is the answer.
    ///
    /// - Parameters:
    ///   - presenter: The presenter of the window.
    ///   - environment: The environment of the window's views.
    /// - Returns: `true` if the window may close.
    package func allowsClosing(over presenter: any Presenter, _ environment: EnvironmentValues) async -> Bool {
        switch await answer(over: presenter, environment) {
        case .cancel: false
        case .discard: true
        case .save: await save()
        }
    }

    private func answer(over presenter: any Presenter, _ environment: EnvironmentValues) async -> Answer {
        var answer = Answer.cancel
        var shown: Presentation?
        await withCheckedContinuation { continuation in
            let content = { @MainActor in
                AnyView(
                    AlertView(
                        title: Text(title), message: AnyView(Text(message)),
                        actions: AnyView(actions { answer = $0 }), offersCancel: false))
            }
            let modifier = _PresentationModifier(style: .alert, title: title, id: true, content: content) {
                guard let presentation = shown else { return }
                shown = nil
                presenter.close(presentation)
                continuation.resume()
            }
            let presentation = Presentation(modifier, id: true, environment)
            shown = presentation
            presenter.present(presentation)
        }
        return answer
    }

    @ViewBuilder private func actions(answer: @escaping @MainActor (Answer) -> Void) -> some View {
        Button("Cancel", role: .cancel) {}
        Button("Discard", role: .destructive) { answer(.discard) }
        Button("Save") { answer(.save) }.keyboardShortcut(.defaultAction)
    }
}

extension View {
    /// Asks before the window closes: Save, Discard or Cancel.
    ///
    /// - Parameters:
    ///   - isNeeded: `true` if changes would be lost.
    ///   - title: The question.
    ///   - message: The changes that are lost by discarding.
    ///   - save: Saves; the window closes if the result is `true`.
    /// - Returns: The modified view.
    package func closeQuestion<S: StringProtocol>(
        isNeeded: Bool, _ title: S, message: S, save: @escaping @MainActor () async -> Bool
    ) -> some View {
        modifier(
            _WindowModifier(
                attribute: .closeQuestion(
                    CloseQuestion(title: String(title), message: String(message), isNeeded: isNeeded, save: save))))
    }
}
