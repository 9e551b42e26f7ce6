/// The kind of text to type into a field, for on-screen keyboards and input methods.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad
}

/// The meaning of a text, for on-screen keyboards and input methods.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the content type.
    public let rawValue: String
    /// Creates a content type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A full name.
    public static let name = UITextContentType(rawValue: "name")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A name to sign in with.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is valid once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A web address.
    public static let URL = UITextContentType(rawValue: "url")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

/// The letters that an on-screen keyboard capitalizes.
public struct TextInputAutocapitalization: Hashable, Sendable {
    enum Letters { case none, words, sentences, all }
    let letters: Letters

    /// No automatic capitalization.
    public static let never = TextInputAutocapitalization(letters: .none)
    /// Capitalization of the first letter of each word.
    public static let words = TextInputAutocapitalization(letters: .words)
    /// Capitalization of the first letter of each sentence.
    public static let sentences = TextInputAutocapitalization(letters: .sentences)
    /// Capitalization of all letters.
    public static let characters = TextInputAutocapitalization(letters: .all)
}

/// The hints of a text field for on-screen keyboards and input methods.
public struct _TextInputHints: Hashable, Sendable {
    /// The kinds of text, as in `GtkInputPurpose`.
    public enum Purpose: Sendable {
        case freeForm, digits, number, phone, url, email, name, password, pin
    }

    /// The kinds of capitalization, as in `GtkInputHints`.
    public enum Capitals: Sendable {
        case lowercase, words, sentences, characters
    }

    var keyboard = UIKeyboardType.default
    var content: UITextContentType?
    var capitalization: TextInputAutocapitalization?
    /// A Boolean value that indicates whether input methods leave the typed text uncorrected.
    public internal(set) var isLiteral = false

    /// The kind of text, which the keyboard type determines before the content type.
    public var purpose: Purpose {
        switch keyboard {
        case .numberPad, .asciiCapableNumberPad: .digits
        case .numbersAndPunctuation, .decimalPad: .number
        case .phonePad: .phone
        case .namePhonePad: .name
        case .emailAddress: .email
        case .URL: .url
        case .default, .asciiCapable, .twitter, .webSearch:
            switch content {
            case .name, .givenName, .familyName, .nickname: .name
            case .password, .newPassword: .password
            case .oneTimeCode: .pin
            case .emailAddress: .email
            case .telephoneNumber: .phone
            case .URL: .url
            case .creditCardNumber: .digits
            default: .freeForm
            }
        }
    }

    /// The capitalization, or `nil` if it is not set.
    public var capitals: Capitals? {
        switch capitalization?.letters {
        case .some(.none): .lowercase
        case .words: .words
        case .sentences: .sentences
        case .all: .characters
        case nil: nil
        }
    }
}

private struct TextInputHintsKey: EnvironmentKey {
    static var defaultValue: _TextInputHints { _TextInputHints() }
}

extension EnvironmentValues {
    /// The hints of text fields for on-screen keyboards and input methods.
    public internal(set) var _textInputHints: _TextInputHints {
        get { self[TextInputHintsKey.self] }
        set { self[TextInputHintsKey.self] = newValue }
    }

    /// A Boolean value that indicates whether autocorrection is disabled.
    public var autocorrectionDisabled: Bool {
        get { _textInputHints.isLiteral }
        set { _textInputHints.isLiteral = newValue }
    }
}

extension View {
    /// Sets the keyboard type for text fields within the view, a hint that does not limit the typed text.
    public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\._textInputHints.keyboard, type) }

    /// Sets the meaning of text in fields within the view, a hint for on-screen keyboards; `nil` removes it.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\._textInputHints.content, textContentType)
    }

    /// Sets the automatic capitalization of on-screen keyboards for fields within the view; `nil` leaves it to them.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\._textInputHints.capitalization, autocapitalization)
    }

    /// Sets whether input methods correct the text in fields within the view.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }
}

/// The label of the Return key of an on-screen keyboard.
public struct SubmitLabel: Hashable, Sendable {
    private enum Word { case done, go, send, join, route, search, `return`, next, `continue` }
    private let word: Word

    /// The label “Done”.
    public static let done = SubmitLabel(word: .done)
    /// The label “Go”.
    public static let go = SubmitLabel(word: .go)
    /// The label “Send”.
    public static let send = SubmitLabel(word: .send)
    /// The label “Join”.
    public static let join = SubmitLabel(word: .join)
    /// The label “Route”.
    public static let route = SubmitLabel(word: .route)
    /// The label “Search”.
    public static let search = SubmitLabel(word: .search)
    /// The label “Return”.
    public static let `return` = SubmitLabel(word: .return)
    /// The label “Next”.
    public static let next = SubmitLabel(word: .next)
    /// The label “Continue”.
    public static let `continue` = SubmitLabel(word: .continue)
}

extension View {
    /// Has no effect: desktop keyboards have one Return key, and GTK has no label for that of on-screen keyboards.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
