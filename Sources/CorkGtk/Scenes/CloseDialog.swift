import CGtk
import CorkUI

/// The question before a window with unsaved changes closes.
enum CloseDialog {
    enum Answer: Int32 {
        case cancel, discard, save
    }

    static func ask(_ question: CloseQuestion, over window: ObjectRef) async -> Answer {
        let dialog = ObjectRef(
            retaining: cork_message_dialog_new(window.cast(), question.title, question.message)!)
        for (label, answer) in [
            ("Cancel", Answer.cancel), (CloseQuestion.discardLabel, .discard), (CloseQuestion.saveLabel, .save),
        ] {
            let button = gtk_dialog_add_button(dialog.cast(), label, answer.rawValue)!
            if answer == .discard { gtk_widget_add_css_class(button, "destructive-action") }
            if answer == .save { gtk_widget_add_css_class(button, "suggested-action") }
        }
        gtk_dialog_set_default_response(dialog.cast(), Answer.save.rawValue)
        let signals = SignalOwner()
        let answer = await withCheckedContinuation { continuation in
            signals.connect("response", to: dialog) { (response: Int32) in
                signals.disconnectAll()
                continuation.resume(returning: Answer(rawValue: response) ?? .cancel)
            }
            gtk_window_present(dialog.cast())
        }
        gtk_window_destroy(dialog.cast())
        return answer
    }
}
