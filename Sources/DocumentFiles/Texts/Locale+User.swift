import Foundation

extension Locale {
    /// How the person writes dates, times and numbers: on Linux, `current` is the same for everybody.
    package static let user = ofUser("LC_TIME")
    /// The language that they read.
    package static let userLanguage = ofUser("LC_MESSAGES")

    /// What the environment says about a category of `setlocale(3)`.
    ///
    /// - Parameters:
    ///   - category: such as `LC_PAPER`.
    ///   - environment: The environment of the program.
    /// - Returns: the locale; `autoupdatingCurrent` where nothing is said, or `C`.
    package static func ofUser(
        _ category: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Locale {
        let name = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        // Without the encoding and the variant.
        let identifier = String(name.prefix { $0 != "." && $0 != "@" })
        return ["", "C", "POSIX"].contains(identifier) ? .autoupdatingCurrent : Locale(identifier: identifier)
    }
}
