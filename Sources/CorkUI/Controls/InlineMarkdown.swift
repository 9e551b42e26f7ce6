import Foundation

/// A parser of the inline Markdown of a text: emphasis, strong emphasis, code, strikethrough, links, and escapes, as in
/// CommonMark and GitHub Flavored Markdown.
///
/// White space is kept. Blocks, pictures, and HTML are not markup. Parsing takes time linear in the length of the text.
struct InlineMarkdown {
    /// An element of the text: a character, or an interpolated value that is not parsed.
    enum Element: Equatable {
        case character(Character)
        case value(Int)
    }

    /// The markup of a part of the text.
    struct Mark: Equatable {
        var isEmphasized = false
        var isStrong = false
        var isCode = false
        var isStruckThrough = false
        /// The destination of a link, or `nil` for no link.
        var destination: [Element]?
    }

    /// A part of the text with one mark.
    struct Part: Equatable {
        var elements: [Element]
        var mark = Mark()
    }

    /// Returns a Boolean value that indicates whether a text may contain markup.
    ///
    /// Most texts have none and are not parsed.
    static func isPossible(in text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "`"),
                UInt8(ascii: "\\"):
                true
            default: false
            }
        }
    }

    /// Returns the parts of a text.
    static func parts(of elements: [Element]) -> [Part] {
        var reader = InlineMarkdown(source: elements)
        reader.read()
        return reader.parts
    }

    private init(source: [Element]) { self.source = source }

    /// A stretch of the text between markup, or the unused characters of a delimiter.
    private struct Node {
        var elements: [Element]
        var isCode = false
        var destination: [Element]?
    }

    private struct Delimiter {
        let node: Int
        let character: Character
        let length: Int
        let canOpen: Bool
        let canClose: Bool
    }

    private struct Bracket {
        let node: Int
        /// The number of delimiters before the bracket.
        let delimiters: Int
    }

    private let source: [Element]
    private var place = 0
    private var nodes: [Node] = []
    private var delimiters: [Delimiter] = []
    private var brackets: [Bracket] = []
    /// The positions of runs of backticks by the length of the run, the last first.
    private lazy var backticks = backtickRuns()
    /// The number of marks of a kind that begin (positive) or end (negative) at a node.
    private var emphasis: [Int: Int] = [:]
    private var strength: [Int: Int] = [:]
    private var strikes: [Int: Int] = [:]

    private func character(at index: Int) -> Character? {
        guard source.indices.contains(index), case .character(let character) = source[index] else { return nil }
        return character
    }

    private mutating func read() {
        while place < source.count {
            switch character(at: place) {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readDelimiter()
            case "[":
                brackets.append(Bracket(node: nodes.count, delimiters: delimiters.count))
                addNode([source[place]])
                place += 1
            case "]": readBracketEnd()
            default:
                add([source[place]])
                place += 1
            }
        }
        pairDelimiters(from: 0)
    }

    /// Adds to the text of the last node, or begins a node after a delimiter or marked text.
    private mutating func add(_ elements: [Element]) {
        if isOpen { nodes[nodes.count - 1].elements += elements } else { nodes.append(Node(elements: elements)) }
        isOpen = true
    }

    private mutating func addNode(_ elements: [Element]) {
        nodes.append(Node(elements: elements))
        isOpen = false
    }

    /// A Boolean value that indicates whether more text can be added to the last node.
    private var isOpen = false

    private mutating func readEscape() {
        if let next = character(at: place + 1), next.isASCII, next.isPunctuation || next.isSymbol {
            add([source[place + 1]])
            place += 2
        } else {
            add([source[place]])
            place += 1
        }
    }

    private func runLength(at start: Int) -> Int {
        let first = character(at: start)
        var end = start + 1
        while first != nil, character(at: end) == first { end += 1 }
        return end - start
    }

    private func backtickRuns() -> [Int: [Int]] {
        var runs: [Int: [Int]] = [:]
        var index = 0
        while index < source.count {
            let length = runLength(at: index)
            if character(at: index) == "`" { runs[length, default: []].append(index) }
            index += length
        }
        return runs.mapValues { $0.reversed() }
    }

    private mutating func readCode() {
        let length = runLength(at: place)
        let start = place + length
        while let begin = backticks[length]?.last, begin < start { backticks[length]!.removeLast() }
        guard let end = backticks[length]?.last else {
            add(Array(source[place..<start]))
            return place = start
        }
        var code = source[start..<end].map { $0 == .character("\n") ? Element.character(" ") : $0 }
        let space = Element.character(" ")
        if code.first == space, code.last == space, code.contains(where: { $0 != space }) {
            code = Array(code.dropFirst().dropLast())
        }
        addNode(code)
        nodes[nodes.count - 1].isCode = true
        place = end + length
    }

    private mutating func readDelimiter() {
        let character = character(at: place)!
        let length = runLength(at: place)
        if character == "~", length != 2 {
            add(Array(source[place..<place + length]))
            return place += length
        }
        let (before, after) = (kind(at: place - 1), kind(at: place + length))
        let isLeft = after != .space && (after != .punctuation || before != .letter)
        let isRight = before != .space && (before != .punctuation || after != .letter)
        let isUnderscore = character == "_"
        delimiters.append(
            Delimiter(
                node: nodes.count, character: character, length: length,
                canOpen: isLeft && (!isUnderscore || !isRight || before == .punctuation),
                canClose: isRight && (!isUnderscore || !isLeft || after == .punctuation)))
        addNode(Array(source[place..<place + length]))
        place += length
    }

    private enum Kind { case space, punctuation, letter }

    private func kind(at index: Int) -> Kind {
        guard source.indices.contains(index) else { return .space }
        guard let character = character(at: index) else { return .letter }
        return character.isWhitespace ? .space : character.isPunctuation || character.isSymbol ? .punctuation : .letter
    }

    private mutating func readBracketEnd() {
        guard let bracket = brackets.popLast(), let link = link(at: place + 1) else {
            addNode([source[place]])
            return place += 1
        }
        pairDelimiters(from: bracket.delimiters)
        for index in bracket.node + 1..<nodes.count { nodes[index].destination = link.destination }
        nodes[bracket.node].elements = []
        // Links cannot contain links.
        brackets = []
        isOpen = false
        place = link.end
    }

    /// Returns the destination in parentheses, with or without a title, and the position after it.
    private func link(at start: Int) -> (destination: [Element], end: Int)? {
        guard character(at: start) == "(" else { return nil }
        var index = start + 1
        func skipSpace() { while character(at: index)?.isWhitespace == true { index += 1 } }
        skipSpace()
        var destination: [Element] = []
        if character(at: index) == "<" {
            index += 1
            while index < source.count, character(at: index) != ">" {
                if character(at: index) == "\n" || character(at: index) == "<" { return nil }
                destination.append(source[index])
                index += 1
            }
            index += 1
        } else {
            var depth = 0
            scan: while index < source.count {
                switch character(at: index) {
                case "(":
                    depth += 1
                    // Other parsers limit the depth too. Without a limit, a text of open parentheses takes quadratic
                    // time.
                    if depth > 32 { return nil }
                case ")":
                    if depth == 0 { break scan }
                    depth -= 1
                case let character? where character.isWhitespace: break scan
                default: break
                }
                destination.append(source[index])
                index += 1
            }
        }
        skipSpace()
        if let quote = character(at: index), quote == "\"" || quote == "'" {
            index += 1
            while index < source.count, character(at: index) != quote { index += 1 }
            index += 1
            skipSpace()
        }
        return character(at: index) == ")" ? (destination, index + 1) : nil
    }

    /// A kind of closing delimiter, for which the search for an opening one has a lower limit.
    private struct Closing: Hashable {
        let character: Character
        let canOpen: Bool
        let remainder: Int
    }

    /// Pairs the delimiters from an index on, and removes all of them.
    private mutating func pairDelimiters(from bottom: Int) {
        var open: [Delimiter] = []
        var bottoms: [Closing: Int] = [:]
        for delimiter in delimiters[bottom...] {
            while delimiter.canClose, !nodes[delimiter.node].elements.isEmpty {
                let kind = Closing(
                    character: delimiter.character, canOpen: delimiter.canOpen, remainder: delimiter.length % 3)
                let match = open[(bottoms[kind] ?? 0)...].lastIndex { Self.match($0, delimiter) && !isUsed($0) }
                guard let match else {
                    bottoms[kind] = open.count
                    break
                }
                mark(from: open[match], to: delimiter)
                open.removeSubrange((isUsed(open[match]) ? match : match + 1)...)
                bottoms = bottoms.mapValues { min($0, open.count) }
            }
            if delimiter.canOpen, !isUsed(delimiter) { open.append(delimiter) }
        }
        delimiters.removeSubrange(bottom...)
    }

    private func isUsed(_ delimiter: Delimiter) -> Bool { nodes[delimiter.node].elements.isEmpty }

    private static func match(_ opening: Delimiter, _ closing: Delimiter) -> Bool {
        guard opening.character == closing.character else { return false }
        if opening.character == "~" { return true }
        return !(opening.canClose || closing.canOpen) || (opening.length + closing.length) % 3 != 0
            || opening.length % 3 == 0 && closing.length % 3 == 0
    }

    private mutating func mark(from opening: Delimiter, to closing: Delimiter) {
        let isDouble = nodes[opening.node].elements.count >= 2 && nodes[closing.node].elements.count >= 2
        nodes[opening.node].elements.removeLast(isDouble ? 2 : 1)
        nodes[closing.node].elements.removeLast(isDouble ? 2 : 1)
        func add(to marks: inout [Int: Int]) {
            marks[opening.node + 1, default: 0] += 1
            marks[closing.node, default: 0] -= 1
        }
        if opening.character == "~" {
            add(to: &strikes)
        } else if isDouble {
            add(to: &strength)
        } else {
            add(to: &emphasis)
        }
    }

    private var parts: [Part] {
        var parts: [Part] = []
        var depths = (emphasis: 0, strength: 0, strikes: 0)
        for (index, node) in nodes.enumerated() {
            depths.emphasis += emphasis[index] ?? 0
            depths.strength += strength[index] ?? 0
            depths.strikes += strikes[index] ?? 0
            guard !node.elements.isEmpty else { continue }
            let mark = Mark(
                isEmphasized: depths.emphasis > 0, isStrong: depths.strength > 0, isCode: node.isCode,
                isStruckThrough: depths.strikes > 0, destination: node.destination)
            if parts.last?.mark == mark {
                parts[parts.count - 1].elements += node.elements
            } else {
                parts.append(Part(elements: node.elements, mark: mark))
            }
        }
        return parts
    }
}
