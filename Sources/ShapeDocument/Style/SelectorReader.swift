/// A reader of the selectors of a rule.
struct SelectorReader {
    /// The reason why a selector isn't used.
    enum Fault: Error {
        /// The selector isn't one; CSS ignores the rule.
        case isInvalid
        /// The selector has conditions that aren't supported.
        case isUnsupported
    }

    /// The largest depth of selectors in each other.
    private static let depthLimit = 8
    /// States of elements that a picture is never in.
    private static let states: Set<String> = [
        "hover", "active", "focus", "focus-within", "focus-visible", "visited", "link", "target", "checked", "disabled",
        "before", "after", "first-line", "first-letter", "selection", "placeholder",
    ]

    private let scalars: [Unicode.Scalar]
    private var place = 0
    private let depth: Int

    private init(_ text: Substring, depth: Int) {
        scalars = Array(text.unicodeScalars)
        self.depth = depth
    }

    /// Reads the selectors of a list, each as one or as the reason why it isn't used.
    ///
    /// - Complexity: O(length)
    static func list(_ text: Substring, depth: Int = 0) -> [Result<Selector, Fault>] {
        split(text).map { part in
            Result { () throws(Fault) in
                guard depth < depthLimit else { throw .isUnsupported }
                var reader = SelectorReader(part.trimmed, depth: depth)
                return try reader.selector()
            }
        }
    }

    /// Splits a list at commas outside of parentheses, brackets and quotes.
    private static func split(_ text: Substring) -> [Substring] {
        var (parts, start, depth, quote): ([Substring], Substring.Index, Int, UInt8?) = ([], text.startIndex, 0, nil)
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
                depth += 1
            } else if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
                depth -= 1
            } else if byte == UInt8(ascii: ","), depth == 0 {
                parts.append(text[start..<index])
                start = text.utf8.index(after: index)
            }
        }
        return parts + [text[start...]]
    }

    private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

    private mutating func skipSpace() -> Bool {
        let start = place
        while let scalar = next, scalar.properties.isWhitespace { place += 1 }
        return place > start
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        place += 1
        return true
    }

    private mutating func selector() throws(Fault) -> Selector {
        var selector = Selector(compounds: [try compound()])
        while true {
            let isSpaced = skipSpace()
            guard let scalar = next else { return selector }
            let combinators: [Unicode.Scalar: Selector.Combinator] = [">": .parent, "+": .previous, "~": .earlier]
            if let combinator = combinators[scalar] {
                place += 1
                _ = skipSpace()
                selector.combinators.append(combinator)
            } else {
                guard isSpaced else { throw .isInvalid }
                selector.combinators.append(.ancestor)
            }
            selector.compounds.append(try compound())
        }
    }

    private mutating func compound() throws(Fault) -> Selector.Compound {
        var compound = Selector.Compound()
        let start = place
        if !take("*"), let name = identifier() { compound.element = name }
        while let scalar = next {
            switch scalar {
            case ".":
                place += 1
                guard let name = identifier() else { throw .isInvalid }
                compound.classes.append(name)
            case "#":
                place += 1
                guard let name = identifier() else { throw .isInvalid }
                compound.ids.append(name)
            case "[":
                place += 1
                compound.attributes.append(try attribute())
            case ":":
                place += 1
                try addPseudo(to: &compound)
            default:
                guard place > start else { throw .isInvalid }
                return compound
            }
        }
        guard place > start else { throw .isInvalid }
        return compound
    }

    private mutating func identifier() -> String? {
        var name = String.UnicodeScalarView()
        let start = place
        while let scalar = next {
            if scalar == "\\", place + 1 < scalars.count {
                place += 1
                name.append(scalars[place])
            } else if scalar.value >= 0x80 || scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic
                || ("0"..."9").contains(scalar) && place > start
            {
                name.append(scalar)
            } else {
                break
            }
            place += 1
        }
        return name.isEmpty ? nil : String(name)
    }

    private mutating func attribute() throws(Fault) -> Selector.AttributeTest {
        _ = skipSpace()
        guard var name = identifier() else { throw .isInvalid }
        // A prefix such as in [xlink|href] is written with a colon in attributes.
        if next == "|", place + 1 < scalars.count, scalars[place + 1] != "=" {
            place += 1
            guard let local = identifier() else { throw .isInvalid }
            name += ":" + local
        }
        _ = skipSpace()
        if take("]") { return Selector.AttributeTest(name: name, comparison: .exists, value: "") }
        guard let sign = next, let comparison = Selector.AttributeTest.Comparison(rawValue: Character(sign)),
            comparison != .exists
        else { throw .isInvalid }
        place += 1
        if comparison != .equals, !take("=") { throw .isInvalid }
        _ = skipSpace()
        var value: String?
        if let quote = next, quote == "\"" || quote == "'" {
            place += 1
            let start = place
            while let scalar = next, scalar != quote { place += scalar == "\\" ? 2 : 1 }
            guard place < scalars.count else { throw .isInvalid }
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[start..<place])
            value = String(view)
            place += 1
        } else {
            value = identifier()
        }
        _ = skipSpace()
        guard let value, take("]") else { throw .isInvalid }
        return Selector.AttributeTest(name: name, comparison: comparison, value: value)
    }

    private mutating func addPseudo(to compound: inout Selector.Compound) throws(Fault) {
        _ = take(":")
        guard let name = identifier()?.lowercased() else { throw .isInvalid }
        guard take("(") else {
            switch name {
            case "first-child": compound.isFirstChild = true
            case "root": compound.isRoot = true
            case _ where Self.states.contains(name): compound.isNever = true
            default: throw .isUnsupported
            }
            return
        }
        let start = place
        var depth = 1
        while let scalar = next {
            depth += scalar == "(" ? 1 : scalar == ")" ? -1 : 0
            if depth == 0 { break }
            place += 1
        }
        guard depth == 0 else { throw .isInvalid }
        guard name == "not" || name == "is" else { throw .isUnsupported }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[start..<place])
        place += 1
        var inner: [Selector] = []
        for selector in Self.list(String(view)[...], depth: self.depth + 1) { inner.append(try selector.get()) }
        if name == "not" { compound.excluded.append(inner) } else { compound.alternatives.append(inner) }
    }
}
