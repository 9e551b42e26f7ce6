import CGtk
import CorkUI

/// The translations of an app by gettext, in the language of the environment.
@MainActor
enum MessageCatalogs {
    /// A cache of gettext's results for the app's domain, which takes longer than formatting the text.
    private static var known: [String: String] = [:]
    private static let limit = 4096

    /// Enables the translation of texts.
    static func start() {
        Translations.ofHost = Translations(areThere: isThere, lookUp: translation)
    }

    /// A Boolean value that indicates whether the app has a message catalog; `nil` before the first translation.
    private static var isOwnThere: Bool?

    private static func isThere(domain: String?) -> Bool {
        if domain == nil, let isOwnThere { return isOwnThere }
        // The translation of the empty string is the header of a catalog.
        let isThere = String(cString: dgettext(domain, "")) != ""
        if domain == nil { isOwnThere = isThere }
        return isThere
    }

    private static func translation(domain: String?, key: String) -> String {
        if domain == nil, let known = known[key] { return known }
        let answer = key.withCString { String(cString: g_dgettext(domain, $0)) }
        guard domain == nil else { return answer }
        // Use the key itself if there is no translation, so that comparing them is fast.
        let translation = answer == key ? key : answer
        if known.count == limit { known = [:] }
        known[key] = translation
        return translation
    }
}
