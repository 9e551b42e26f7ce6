import Foundation

extension Locale {
    /// The user's locale for dates, times and numbers; on Linux, `current` ignores the environment.
    package static let user = ofUser("LC_TIME")
    /// The locale of the user's language.
    package static let userLanguage = ofUser("LC_MESSAGES")

    /// Returns the locale that the environment specifies for a category of `setlocale(3)`.
    ///
    /// - Parameters:
    ///   - category: The category, such as `LC_PAPER`.
    ///   - environment: The environment of the program.
    /// - Returns: The locale; `autoupdatingCurrent` if none is specified, or for `C` and `POSIX`.
    package static func ofUser(
        _ category: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Locale {
        let name = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        // The name without encoding and modifier.
        let identifier = String(name.prefix { $0 != "." && $0 != "@" })
        return ["", "C", "POSIX"].contains(identifier) ? .autoupdatingCurrent : Locale(identifier: identifier)
    }
}
