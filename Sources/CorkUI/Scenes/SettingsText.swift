import Foundation

/// The text of a settings file.
struct SettingsText {
    /// The reason why a file is not a valid list of settings, as a clause.
    struct Fault: Error {
        let reason: String
    }

    private var lines: [String] = ["[Settings]"]

    /// Creates a text without settings.
    init() {}

    /// - Throws: Parses the text of a file.
    ///
    /// - Throws: A ``Fault`` for the first invalid line.
    init(_ data: Data) throws(Fault) {
        guard String(validating: data, as: UTF8.self) != nil else { throw Fault(reason: "it is not text in UTF-8") }
        lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        }
        if lines.last == "" { lines.removeLast() }
        for (index, line) in lines.enumerated() where !Self.isSilent(line) && Self.parts(of: line) == nil {
            throw Fault(reason: "line \(index + 1) has no “=”")
        }
    }

    /// The settings by name.
    var values: [String: String] {
        Dictionary(
            lines.compactMap { line in
                guard let (name, value) = Self.parts(of: line) else { return nil }
                return (name, Self.unescaped(value))
            }, uniquingKeysWith: { $1 })
    }

    /// Returns whether a line is empty, a comment or a heading.
    private static func isSilent(_ line: String) -> Bool {
        guard let first = line.unicodeScalars.first else { return true }
        return first == "#" || first == "["
    }

    private static func parts(of line: String) -> (name: String, value: Substring)? {
        let scalars = line.unicodeScalars
        guard !isSilent(line), let equals = scalars.firstIndex(of: "=") else { return nil }
        return (unescaped(line[..<equals]), line[scalars.index(after: equals)...])
    }

    /// The text of a setting; `nil` removes it.
    subscript(name: String) -> String? {
        get { values[name] }
        set {
            let line = newValue.map { "\(Self.escaped(name, isName: true))=\(Self.escaped($0))" }
            let places = lines.indices.filter { Self.parts(of: lines[$0])?.name == name }
            for place in places.reversed() { lines.remove(at: place) }
            if let line { lines.insert(line, at: places.first ?? lines.count) }
        }
    }

    var data: Data { Data(lines.map { $0 + "\n" }.joined().utf8) }

    /// Returns the text with line breaks, backslashes and, in names, delimiters replaced by escape sequences.
    private static func escaped(_ text: String, isName: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "=" where isName: result += "\\e"
            case "#" where isName && result.isEmpty: result += "\\h"
            case "[" where isName && result.isEmpty: result += "\\b"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                let meant: [Unicode.Scalar: Unicode.Scalar] = ["n": "\n", "r": "\r", "e": "=", "h": "#", "b": "["]
                result.unicodeScalars.append(meant[scalar] ?? scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
