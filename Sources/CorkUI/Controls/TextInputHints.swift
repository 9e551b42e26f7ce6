/// What is typed into a field, for keyboards on the screen and input methods.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad
}

/// What a text is, for keyboards on the screen and input methods.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: String
    /// Makes options from bits.
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

/// Which letters a keyboard on the screen begins with as capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
    enum Letters { case none, words, sentences, all }
    let letters: Letters

    /// None.
    public static let never = TextInputAutocapitalization(letters: .none)
    /// The first one of each word.
    public static let words = TextInputAutocapitalization(letters: .words)
    /// The first one of each sentence.
    public static let sentences = TextInputAutocapitalization(letters: .sentences)
    /// All.
    public static let characters = TextInputAutocapitalization(letters: .all)
}

/// What fields tell keyboards on the screen and input methods.
public struct _TextInputHints: Hashable, Sendable {
    /// What is typed, in GTK's words.
    public enum Purpose: Sendable {
        case freeForm, digits, number, phone, url, email, name, password, pin
    }

    /// Which letters are capitals, in GTK's words.
    public enum Capitals: Sendable {
        case lowercase, words, sentences, characters
    }

    var keyboard = UIKeyboardType.default
    var content: UITextContentType?
    var capitalization: TextInputAutocapitalization?
    /// Whether nobody is to look for mistakes.
    public internal(set) var isLiteral = false

    /// What is typed: what the keyboard is for, else what the text is.
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

    /// Which letters are capitals; nil where nobody says.
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
    /// What fields tell keyboards on the screen and input methods.
    public internal(set) var _textInputHints: _TextInputHints {
        get { self[TextInputHintsKey.self] }
        set { self[TextInputHintsKey.self] = newValue }
    }

    /// Whether nobody is to look for mistakes in what is typed.
    public var autocorrectionDisabled: Bool {
        get { _textInputHints.isLiteral }
        set { _textInputHints.isLiteral = newValue }
    }
}

extension View {
    /// Tells keyboards on the screen what is typed into fields below; any keyboard can type anything else.
    public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\._textInputHints.keyboard, type) }

    /// Tells keyboards on the screen what the text in fields below is; nil for nothing in particular.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\._textInputHints.content, textContentType)
    }

    /// Tells keyboards on the screen which letters of fields below begin as capitals; nil for what they think best.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\._textInputHints.capitalization, autocapitalization)
    }

    /// Sets whether input methods are kept from looking for mistakes in fields below.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }
}

/// What the Return key of a keyboard on the screen says.
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
    /// Does nothing: keyboards of the desktop have one Return key, and GTK tells those on the screen no word for it.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
