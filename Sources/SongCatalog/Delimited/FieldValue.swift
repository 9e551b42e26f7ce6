import Foundation

/// Parsers of values in table fields, which return `nil` for invalid text.
enum FieldValue {
    /// Parses a year from 1000 to 2999, alone or at the beginning of a date.
    static func year(_ text: String) -> Int? {
        let digits = text.utf8.prefix { (0x30...0x39).contains($0) }
        guard digits.count == 4, let year = Int(text.prefix(4)), (1000...2999).contains(year) else { return nil }
        guard text.utf8.count == 4 || text.utf8.dropFirst(4).first == UInt8(ascii: "-") else { return nil }
        return year
    }

    /// Parses a duration in seconds, written `225`, `3:45` or `1:02:03`, with an optional fraction, or as `3.45`,
    /// `3'45"`, `3m45s` or `PT3M45S`.
    static func duration(_ text: String) -> TimeInterval? {
        var text = text
        if let match = text.wholeMatch(of: /([0-9]|1[0-9])[.'’′]([0-5][0-9])["”″]?/) {
            text = "\(match.1):\(match.2)"
        } else if text.contains(where: \.isLetter) {
            let units = /(?:([0-9]{1,2})h)?(?:([0-9]{1,3})m(?:in\.?)?)?(?:([0-9]{1,5})s(?:ec\.?)?)?/
            let compact = text.lowercased().filter { !$0.isWhitespace }
            guard let match = compact.trimmingPrefix("pt").wholeMatch(of: units) else { return nil }
            let (hours, minutes, seconds) = (match.1, match.2, match.3)
            guard hours != nil || minutes != nil || seconds != nil else { return nil }
            func value(_ part: Substring?) -> Double { part.flatMap { Double($0) } ?? 0 }
            return value(hours) * 3_600 + value(minutes) * 60 + value(seconds)
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 3 else { return nil }
        var seconds = 0.0
        for (index, part) in parts.enumerated() {
            let number = part.replacing(",", with: ".")
            guard number.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
                let value = Double(number),
                index == 0 || value < 60
            else { return nil }
            seconds = seconds * 60 + value
        }
        return seconds.isFinite ? seconds : nil
    }

    /// Parses times such as `2026-11-28T21:03:00Z`, separated by spaces.
    static func times(_ text: String) -> [Date]? {
        let words = text.split(separator: " ")
        let times = words.compactMap { try? Date(String($0), strategy: .iso8601) }
        return times.count == words.count ? times.sorted() : nil
    }

    /// Returns a Boolean value that indicates whether a text is an e-mail address or begins with a date.
    static func isPrivate(_ text: String) -> Bool { isMailAddress(text) || isDate(text) }

    /// Returns a Boolean value that indicates whether a text is an e-mail address.
    static func isMailAddress(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "@")) && text.wholeMatch(of: /[^@\s<>]+@[^@\s<>]+\.[^@\s<>.]+/) != nil
    }

    /// Returns the name in an e-mail address, and any other text as it is.
    static func withoutMailAddress(_ text: String) -> String {
        isMailAddress(text) ? String(text.prefix { $0 != "@" }) : text
    }

    /// Returns a Boolean value that indicates whether texts are numbers that count rows.
    static func isRunningNumber(_ texts: [String]) -> Bool {
        let numbers = texts.compactMap { Int($0) }
        return numbers.count > 1 && numbers.count == texts.count
            && zip(numbers, numbers.dropFirst()).allSatisfy { $0 &+ 1 == $1 }
    }

    /// Returns a Boolean value that indicates whether a text begins with a date, such as `11/26/2026 18:02:00`.
    static func isDate(_ text: String) -> Bool {
        guard text.utf8.prefix(12).count(where: { (0x30...0x39).contains($0) }) >= 4 else { return false }
        let date = /(?:\d{4}[\-\/.]\d{1,2}[\-\/.]\d{1,2}|\d{1,2}[\-\/.]\s?\d{1,2}[\-\/.]\s?\d{2,4})(?:[\sT,].*)?/
        return text.wholeMatch(of: date) != nil
    }

    /// Parses a Boolean value.
    static func flag(_ text: String) -> Bool? {
        flags[FoldedText.letters(text)]
    }

    /// Splits a list at commas, semicolons or bars.
    static func list(_ text: String) -> [String] {
        text.utf8.split { $0 == .comma || $0 == .semicolon || $0 == UInt8(ascii: "|") }
            .map { Substring($0).trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    private static let flags: [String: Bool] = {
        var flags: [String: Bool] = [:]
        for yes in [
            "1", "x", "y", "yes", "true", "on", "j", "ja", "wahr", "o", "oui", "vrai", "s", "si", "sim", "ano", "tak",
            "da", "да", "так", "igen", "evet", "kylla", "jah", "taip", "ναι", "כן", "نعم", "ใช่", "はい", "예", "네", "是",
        ] { flags[FoldedText.letters(yes)] = true }
        for no in [
            "0", "-", "n", "no", "false", "off", "nein", "falsch", "non", "faux", "nao", "ne", "nie", "nu", "нет", "не",
            "ні", "nem", "hayir", "ei", "nej", "nei", "nee", "οχι", "לא", "لا", "ไม่", "いいえ", "아니요", "否",
        ] { flags[FoldedText.letters(no)] = false }
        return flags
    }()
}
