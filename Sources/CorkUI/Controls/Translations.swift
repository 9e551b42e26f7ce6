/// A source of translations of localized texts.
package struct Translations: Sendable {
    /// Returns the translation of a key in a text domain, or the key if there is none.
    ///
    /// A domain of `nil` is that of the app.
    package let lookUp: @MainActor @Sendable (_ domain: String?, _ key: String) -> String
    /// Returns a Boolean value that indicates whether a text domain may have translations into the user's language.
    ///
    /// Keys are made only for domains that may have translations.
    package let areThere: @MainActor @Sendable (_ domain: String?) -> Bool

    /// The host's translations, which it sets once.
    @MainActor package static var ofHost: Translations?
    /// Translations that replace the host's in a task, such as that of a test.
    @TaskLocal package static var ofTask: Translations?

    @MainActor package static var current: Translations? { ofTask ?? ofHost }

    package init(
        areThere: @escaping @MainActor @Sendable (_ domain: String?) -> Bool = { _ in true },
        lookUp: @escaping @MainActor @Sendable (_ domain: String?, _ key: String) -> String
    ) {
        self.areThere = areThere
        self.lookUp = lookUp
    }
}
