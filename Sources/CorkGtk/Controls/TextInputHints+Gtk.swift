import CGtk
import CorkUI

extension _TextInputHints {
    /// The input purpose in GTK.
    var gtkPurpose: GtkInputPurpose {
        switch purpose {
        case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
        case .digits: GTK_INPUT_PURPOSE_DIGITS
        case .number: GTK_INPUT_PURPOSE_NUMBER
        case .phone: GTK_INPUT_PURPOSE_PHONE
        case .url: GTK_INPUT_PURPOSE_URL
        case .email: GTK_INPUT_PURPOSE_EMAIL
        case .name: GTK_INPUT_PURPOSE_NAME
        case .password: GTK_INPUT_PURPOSE_PASSWORD
        case .pin: GTK_INPUT_PURPOSE_PIN
        }
    }

    /// The input hints in GTK.
    var gtkHints: GtkInputHints {
        var hints = isLiteral ? GTK_INPUT_HINT_NO_SPELLCHECK.rawValue : GTK_INPUT_HINT_NONE.rawValue
        switch capitals {
        case .lowercase: hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
        case .words: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
        case .sentences: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
        case .characters: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
        case nil: break
        }
        return GtkInputHints(rawValue: hints)
    }
}
