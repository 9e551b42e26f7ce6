/// Paths and lists of points as they are written, of which only numbers that change are replaced.
struct PathText {
    private let bytes: [UInt8]
    private var scanner: NumberScanner
    private var result = ""
    private let change: Transform
    /// A Boolean value that indicates whether the last number was replaced, which may need a space after it.
    private var isChanged = false

    private init(_ text: String, _ change: Transform) {
        (bytes, scanner, self.change) = (Array(text.utf8), NumberScanner(text), change)
    }

    /// Returns the `points` of a polygon after a transform that neither turns nor skews, or `nil` if they are invalid.
    static func points(_ text: String, after change: Transform) -> String? {
        var own = PathText(text, change)
        var isX = true
        own.copySeparator()
        while !own.scanner.isAtEnd {
            guard own.number(isX: isX, isAbsolute: true) else { return nil }
            isX.toggle()
            own.copySeparator()
        }
        return own.result
    }

    /// Returns the `d` of a path after a transform that neither turns nor skews, or `nil` if it is invalid or has arcs
    /// that such a transform turns.
    static func path(_ text: String, after change: Transform) -> String? {
        var own = PathText(text, change)
        var isFirst = true
        own.copySeparator()
        while let letter = own.scanner.next {
            guard (0x41...0x7A).contains(letter), !isFirst || letter | 0x20 == UInt8(ascii: "m") else { return nil }
            own.scanner.advance()
            own.result.unicodeScalars.append(Unicode.Scalar(letter))
            guard own.arguments(letter, isFirst: isFirst) else { return nil }
            isFirst = false
        }
        return own.result
    }

    private mutating func arguments(_ letter: UInt8, isFirst: Bool) -> Bool {
        let kind = letter | 0x20
        let counts: [Character: Int] = ["m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0]
        guard let count = counts[Character(Unicode.Scalar(kind))] else { return false }
        copySeparator()
        guard count > 0 else { return true }
        var isFirstPoint = isFirst
        repeat {
            for index in 0..<count {
                // The first point of a path is absolute in any notation.
                let isAbsolute = letter < 0x60 || isFirstPoint
                let isTaken =
                    kind == UInt8(ascii: "a")
                    ? arc(index, isAbsolute)
                    : number(isX: kind == 0x68 || kind != 0x76 && index % 2 == 0, isAbsolute: isAbsolute)
                guard isTaken else { return false }
                copySeparator()
            }
            isFirstPoint = false
        } while scanner.next.map { $0 < 0x41 } == true
        return true
    }

    private mutating func arc(_ index: Int, _ isAbsolute: Bool) -> Bool {
        switch index {
        case 0, 1: return number(isX: index == 0, isAbsolute: false)
        case 2:
            let start = scanner.place
            guard let angle = scanner.number() else { return false }
            write(start, angle, angle)
            return abs(change.a - change.d) < 1e-9 || angle.truncatingRemainder(dividingBy: 180) == 0
        case 3, 4:
            guard let flag = scanner.flag() else { return false }
            result += flag ? "1" : "0"
            return true
        default: return number(isX: index == 5, isAbsolute: isAbsolute)
        }
    }

    private mutating func copySeparator() {
        let start = scanner.place
        scanner.skipSeparator()
        result += String(decoding: bytes[start..<scanner.place], as: UTF8.self)
    }

    private mutating func number(isX: Bool, isAbsolute: Bool) -> Bool {
        let start = scanner.place
        guard let old = scanner.number() else { return false }
        let scaled = old * (isX ? change.a : change.d)
        write(start, old, scaled + (isAbsolute ? (isX ? change.tx : change.ty) : 0))
        return true
    }

    /// Writes a number that was read from `start` on, as it was unless it changed.
    private mutating func write(_ start: Int, _ old: Double, _ new: Double) {
        let known = String(decoding: bytes[start..<scanner.place], as: UTF8.self)
        let text = abs(new - old) < 1e-9 ? known : ((new * 1e6).rounded() / 1e6).svgText
        let isOpen = result.utf8.last.map { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") } ?? false
        if isOpen, text != known || isChanged, text.utf8.first != UInt8(ascii: "-") { result += " " }
        isChanged = text != known
        result += text
    }
}
