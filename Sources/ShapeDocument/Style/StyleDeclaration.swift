import Foundation

/// A property and its value, as an attribute or a style sheet sets it.
enum StyleDeclaration: Hashable, Sendable {
    case fill(PaintValue), stroke(PaintValue), color(ShapeColor)
    case fillOpacity(Double), strokeOpacity(Double), opacity(Double)
    case fillRule(isEvenOdd: Bool), clipRule(isEvenOdd: Bool)
    case strokeWidth(Length), lineCap(LineCap), lineJoin(LineJoin), miterLimit(Double)
    case dash([Length]), dashOffset(Length)
    case isDisplayed(Bool), isVisible(Bool)
    case clipPath(String?), mask(String?), filter([FilterValue]), maskType(isAlpha: Bool)
    case stopColor(ShapeColor?), stopOpacity(Double)
    case fontSize(Length), fontFamily(String), fontWeight(Int), isItalic(Bool), textAnchor(TextAnchor)
    case relativeWeight(isBolder: Bool), fontStretch(Int), isSmallCaps(Bool), hasKerning(Bool)
    case letterSpacing(Length), wordSpacing(Length), textLines(TextLines), isRightToLeft(Bool)
    case baselineShift(BaselineShift), dominantBaseline(Baseline), alignmentBaseline(Baseline)
    case blend(SceneBlend), isIsolated(Bool), showsOverflow(Bool)
    case paintOrder(PaintOrder), fontVariations(String)
    case transform(Transform)
    /// A custom property.
    case custom(String, String)
    /// A property whose value refers to custom properties.
    case variable(String, String)
    /// The declarations that a shorthand stands for.
    indirect case several([StyleDeclaration])
    /// The markers at the start, in the middle and at the end, as far as they are specified.
    case marker(start: String??, mid: String??, end: String??)
    /// The parent's value of a property.
    case inherit(String)
    /// A property that is preserved but not drawn.
    case undrawn(String)

    static let names: Set<String> = [
        "fill", "stroke", "color", "fill-opacity", "stroke-opacity", "opacity", "fill-rule", "clip-rule",
        "stroke-width",
        "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "display",
        "visibility", "clip-path", "mask", "filter", "stop-color", "stop-opacity", "font-size", "font-family",
        "font-weight", "font-style", "text-anchor", "marker", "marker-start", "marker-mid", "marker-end", "mask-type",
        "font", "font-stretch", "font-variant", "font-kerning", "letter-spacing", "word-spacing", "text-decoration",
        "text-decoration-line", "direction", "baseline-shift", "dominant-baseline", "alignment-baseline", "paint-order",
        "font-variation-settings", "transform", "transform-origin",
        "mix-blend-mode", "isolation", "overflow",
    ]

    /// Properties that are preserved but not drawn.
    static let undrawn: Set<String> = ["writing-mode"]

    static let allNames = names.union(undrawn)

    /// The properties that may be attributes, too.
    static let attributeNames = allNames.subtracting([
        "font", "font-kerning", "font-variation-settings", "text-decoration-line", "transform", "transform-origin",
        "mix-blend-mode", "isolation",
    ])

    /// The number of font families to choose from; looking for more takes fontconfig quadratic time.
    static let familyLimit = 64

    /// The properties that children inherit.
    static let inherited = names.subtracting([
        "opacity", "display", "clip-path", "mask", "mask-type", "filter", "stop-color", "stop-opacity",
        "baseline-shift", "alignment-baseline", "transform", "transform-origin", "mix-blend-mode",
        "isolation", "overflow", "text-decoration",
        "text-decoration-line",
    ])

    /// The initial values of properties.
    static let initial = [
        "fill": "black", "stroke": "none", "color": "black", "fill-opacity": "1", "stroke-opacity": "1", "opacity": "1",
        "fill-rule": "nonzero", "clip-rule": "nonzero", "stroke-width": "1", "stroke-linecap": "butt",
        "stroke-linejoin": "miter", "stroke-miterlimit": "4", "stroke-dasharray": "none", "stroke-dashoffset": "0",
        "display": "inline", "visibility": "visible", "clip-path": "none", "mask": "none", "filter": "none",
        "stop-color": "black", "stop-opacity": "1", "font-size": "medium", "font-weight": "normal",
        "font-style": "normal",
        "text-anchor": "start", "marker": "none", "marker-start": "none", "marker-mid": "none", "marker-end": "none",
        "mask-type": "luminance", "font": "medium serif", "font-stretch": "normal", "font-variant": "normal",
        "font-kerning": "auto", "letter-spacing": "normal", "word-spacing": "normal", "text-decoration": "none",
        "text-decoration-line": "none", "direction": "ltr", "baseline-shift": "baseline", "dominant-baseline": "auto",
        "alignment-baseline": "auto", "paint-order": "normal", "font-variation-settings": "normal", "transform": "none",
        "transform-origin": "0 0", "mix-blend-mode": "normal", "isolation": "auto",
    ]

    /// Reads a property, or returns `nil` if it is unknown or its value is invalid.
    init?(_ name: String, _ text: Substring) {
        let value = text.trimmed
        if name.hasPrefix("--") {
            self = .custom(name, String(value))
            return
        }
        if value.utf8.contains(UInt8(ascii: "(")), value.range(of: "var(") != nil {
            guard Self.names.contains(name) else { return nil }
            self = .variable(name, String(value))
            return
        }
        if value == "initial" || value == "unset" || value == "revert" {
            guard Self.names.contains(name) else { return nil }
            if value != "initial", Self.inherited.contains(name) {
                self = .inherit(name)
            } else if name == "font-family" {
                self = .fontFamily("")
            } else {
                guard let initial = Self.initial[name] else { return nil }
                self.init(name, initial[...])
            }
            return
        }
        if value == "inherit" {
            guard Self.names.contains(name) else { return nil }
            self = .inherit(name)
            return
        }
        if PaintValue.isElsewhere(value), Self.names.contains(name) {
            self = .undrawn(String(value.prefix(60)))
            return
        }
        switch name {
        case "fill": self.init(PaintValue(parsing: value)) { .fill($0) }
        case "stroke": self.init(PaintValue(parsing: value)) { .stroke($0) }
        case "color": self.init(ShapeColor(parsing: value)) { .color($0) }
        case "fill-opacity": self.init(Self.part(value)) { .fillOpacity($0) }
        case "stroke-opacity": self.init(Self.part(value)) { .strokeOpacity($0) }
        case "opacity": self.init(Self.part(value)) { .opacity($0) }
        case "fill-rule": self = .fillRule(isEvenOdd: value == "evenodd")
        case "clip-rule": self = .clipRule(isEvenOdd: value == "evenodd")
        case "stroke-width": self.init(Length(parsing: String(value))) { $0.value < 0 ? nil : .strokeWidth($0) }
        case "stroke-linecap": self.init(LineCap(rawValue: String(value))) { .lineCap($0) }
        case "stroke-linejoin": self.init(LineJoin(rawValue: String(value))) { .lineJoin($0) }
        case "stroke-miterlimit": self.init(Self.number(value)) { $0 < 1 ? nil : .miterLimit($0) }
        case "stroke-dasharray":
            let lengths = value.split { $0 == "," || $0 == " " || $0 == "\n" || $0 == "\t" }
                .map { Length(parsing: String($0)) }
            let isDashed = value != "none" && lengths.allSatisfy { ($0?.value ?? -1) >= 0 }
            self = .dash(isDashed ? lengths.compactMap(\.self) : [])
        case "stroke-dashoffset": self.init(Length(parsing: String(value))) { .dashOffset($0) }
        case "display": self = .isDisplayed(value != "none")
        case "visibility": self = .isVisible(value == "visible")
        case "clip-path": self = .clipPath(PaintValue.id(value))
        case "mask": self = .mask(PaintValue.id(value))
        case "filter": self.init(FilterValue.list(value)) { .filter($0) }
        case "mix-blend-mode": self.init(SceneBlend(rawValue: String(value))) { .blend($0) }
        case "isolation": self = .isIsolated(value == "isolate")
        case "overflow": self = .showsOverflow(value == "visible" || value == "auto")
        case "mask-type": self = .maskType(isAlpha: value == "alpha")
        case "stop-color":
            if value.lowercased() == "currentcolor" {
                self = .stopColor(nil)
            } else {
                self.init(ShapeColor(parsing: value)) { .stopColor($0) }
            }
        case "stop-opacity": self.init(Self.part(value)) { .stopOpacity($0) }
        case "font-size": self.init(Self.fontSize(value)) { .fontSize($0) }
        case "font-family":
            self = .fontFamily(value.split(separator: ",").prefix(Self.familyLimit).joined(separator: ","))
        case "font-weight":
            if value == "bolder" || value == "lighter" {
                self = .relativeWeight(isBolder: value == "bolder")
            } else {
                self.init(Self.weight(value)) { .fontWeight($0) }
            }
        case "font": self.init(FontShorthand.declarations(value)) { .several($0) }
        case "font-stretch": self.init(Self.stretch(value)) { .fontStretch($0) }
        case "font-variant": self = .isSmallCaps(value == "small-caps")
        case "font-variation-settings":
            let settings = value == "normal" ? "" : value.filter { $0 != "\"" && $0 != "'" }
            let axes = settings.split(separator: ",").map {
                $0.split(whereSeparator: \.isWhitespace).joined(separator: "=")
            }
            self = .fontVariations(axes.joined(separator: ","))
        case "transform":
            self.init(value == "none" ? .identity : Transform(parsing: String(value), allowsUnits: true)) {
                .transform($0)
            }
        case "font-kerning": self = .hasKerning(value != "none")
        case "letter-spacing": self.init(Self.spacing(value)) { .letterSpacing($0) }
        case "word-spacing": self.init(Self.spacing(value)) { .wordSpacing($0) }
        case "text-decoration", "text-decoration-line": self.init(TextLines(parsing: value)) { .textLines($0) }
        case "direction": self = .isRightToLeft(value == "rtl")
        case "baseline-shift": self.init(BaselineShift(parsing: value)) { .baselineShift($0) }
        case "dominant-baseline": self.init(Baseline(parsing: value)) { .dominantBaseline($0) }
        case "alignment-baseline": self.init(Baseline(parsing: value)) { .alignmentBaseline($0) }
        case "paint-order": self.init(PaintOrder(parsing: value)) { .paintOrder($0) }
        case "font-style": self = .isItalic(value == "italic" || value == "oblique")
        case "text-anchor": self.init(TextAnchor(rawValue: String(value))) { .textAnchor($0) }
        case "marker", "marker-start", "marker-mid", "marker-end":
            let id = PaintValue.id(value)
            func part(_ own: String) -> String?? { name == "marker" || name == own ? .some(id) : nil }
            self = .marker(start: part("marker-start"), mid: part("marker-mid"), end: part("marker-end"))
        default:
            guard Self.undrawn.contains(name), value != "normal", !value.hasPrefix("none"), Self.number(value) != 0
            else { return nil }
            self = .undrawn(name)
        }
    }

    private init?<Value>(_ value: Value?, _ make: (Value) -> StyleDeclaration?) {
        guard let value, let declaration = make(value) else { return nil }
        self = declaration
    }

    private static func number(_ text: Substring) -> Double? {
        var scanner = NumberScanner(String(text))
        return scanner.number()
    }

    /// Parses a number or a percentage and clamps it to 0...1.
    private static func part(_ text: Substring) -> Double? {
        var scanner = NumberScanner(String(text))
        guard let number = scanner.number() else { return nil }
        let isPercent = scanner.next == UInt8(ascii: "%")
        if isPercent { scanner.advance() }
        return scanner.isAtEnd ? min(max(isPercent ? number / 100 : number, 0), 1) : nil
    }

    static func fontSize(_ text: Substring) -> Length? {
        let sizes = [
            "xx-small": 9.0, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32,
        ]
        if text == "larger" { return Length(1.2, .em) }
        if text == "smaller" { return Length(1 / 1.2, .em) }
        return sizes[String(text)].map { Length($0) }
            ?? Length(parsing: String(text)).flatMap { $0.value < 0 ? nil : $0 }
    }

    static func weight(_ text: Substring) -> Int? {
        switch text {
        case "normal": 400
        case "bold": 700
        default: Int(text).flatMap { (1...1000).contains($0) ? $0 : nil }
        }
    }

    static func stretch(_ text: Substring) -> Int? {
        let names = [
            "ultra-condensed": 50, "extra-condensed": 62, "condensed": 75, "semi-condensed": 87, "normal": 100,
            "semi-expanded": 112, "expanded": 125, "extra-expanded": 150, "ultra-expanded": 200, "narrower": 75,
            "wider": 125,
        ]
        if let known = names[String(text)] { return known }
        return text.hasSuffix("%") ? number(text).map { Int(min(max($0, 1), 1000)) } : nil
    }

    private static func spacing(_ text: Substring) -> Length? {
        text == "normal" ? Length(0) : Length(parsing: String(text))
    }

    /// A property as it is written.
    struct Pair: Sendable {
        var name: String
        var value: Substring
        var isImportant: Bool
        /// The parsed property, or `nil` if it is unknown or its value is invalid.
        var declaration: StyleDeclaration?
    }

    /// Returns the properties of a rule or a `style`, as they are written.
    static func pairs(_ text: String) -> [Pair] {
        text.split(separator: ";").flatMap { part in
            let isImportant = part.trimmed.hasSuffix("!important")
            return list(String(part)).map {
                Pair(name: $0.name, value: $0.value, isImportant: isImportant, declaration: Self($0.name, $0.value))
            }
        }
    }

    static func list(_ text: String) -> [(name: String, value: Substring)] {
        text.utf8.split(separator: UInt8(ascii: ";")).compactMap { part in
            guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            var value = Substring(part[colon...].dropFirst()).trimmed
            // Searching the end of a substring character by character would be slow.
            if value.utf8.last == UInt8(ascii: "t"), value.hasSuffix("!important") {
                value = value.dropLast(10).trimmed
            }
            return (String(Substring(part[..<colon]).trimmed), value)
        }
    }
}

/// A line cap.
public enum LineCap: String, Hashable, Sendable, CaseIterable { case butt, round, square }

/// A line join.
public enum LineJoin: String, Hashable, Sendable, CaseIterable { case miter, round, bevel }

/// The alignment of a text at its position.
public enum TextAnchor: String, Hashable, Sendable { case start, middle, end }
