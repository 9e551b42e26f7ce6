import CorkTesting
import DocumentFiles
import Foundation
import Testing

@testable import CorkUI

@Suite("The person's locale")
struct UserLocaleTests {
    @Test(
        arguments: [
            (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "en_US.UTF-8", "LC_TIME": "es_MX"], "es_MX"),
            (["LANG": "en_US", "LC_TIME": "es_MX", "LC_ALL": "ca_ES.UTF-8@valencia"], "ca_ES"),
            (["LANG": "fr", "LC_ALL": "", "LC_PAPER": "en_US"], "fr"),
        ])
    func `the first of LC_ALL, the category and LANG that says something decides`(
        environment: [String: String], expected: String
    ) {
        #expect(Locale.ofUser("LC_TIME", environment: environment) == Locale(identifier: expected))
    }

    @Test(arguments: ["", "C", "C.UTF-8", "POSIX"])
    func `without a locale in the environment, Foundation's is used`(name: String) {
        #expect(Locale.ofUser("LC_TIME", environment: ["LANG": name]) == .autoupdatingCurrent)
        #expect(Locale.ofUser("LC_TIME", environment: [:]) == .autoupdatingCurrent)
    }

    @Test func `a style keeps a locale that it was given`() {
        let german = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de_DE"))
        #expect(german.inUserLocale == german)
        let plain = FloatingPointFormatStyle<Double>.number
        #expect(plain.inUserLocale == plain.locale(.user))
    }
}
