import Foundation

/// The values of custom properties in others (`var(--name, fallback)`).
enum CustomProperties {
    private static let depthLimit = 16
    /// The largest length of a value in bytes, as references may double it with each step.
    private static let lengthLimit = 65_536

    /// Returns a value with all references replaced, or `nil` if one has no value.
    static func resolve(_ text: String, _ values: [String: String]) -> String? { resolve(text[...], values, depth: 0) }

    private static func resolve(_ text: Substring, _ values: [String: String], depth: Int) -> String? {
        guard depth < depthLimit else { return nil }
        var (result, rest) = ("", text)
        while let start = rest.range(of: "var(") {
            result += rest[..<start.lowerBound]
            guard let end = end(of: rest[start.upperBound...]) else { return nil }
            let content = rest[start.upperBound..<end]
            let comma = content.firstIndex(of: ",")
            let name = String(content[..<(comma ?? content.endIndex)].trimmed)
            let value = values[name].flatMap { resolve($0[...], values, depth: depth + 1) }
            let fallback = comma.map { content[$0...].dropFirst().trimmed }
            guard let part = value ?? fallback.flatMap({ resolve($0, values, depth: depth + 1) }) else { return nil }
            result += part
            guard result.utf8.count < lengthLimit else { return nil }
            rest = rest[end...].dropFirst()
        }
        return result + rest
    }

    /// Returns the index of the parenthesis that closes the one before a text.
    private static func end(of text: Substring) -> Substring.Index? {
        var depth = 1
        for index in text.utf8.indices {
            if text.utf8[index] == UInt8(ascii: "(") { depth += 1 }
            if text.utf8[index] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
