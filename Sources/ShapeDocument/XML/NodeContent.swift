/// What a node of a document is.
enum NodeContent: Hashable, Sendable {
    case element(Element)
    /// As written, and without references.
    case text(raw: String, value: String)
    /// A comment, a processing instruction, the document type: written back as it stood.
    case verbatim(String)
}

/// The tags of an element.
struct Element: Hashable, Sendable {
    /// The name as it is written.
    var name: String
    /// The name in SVG; nil for elements of other vocabularies.
    var svgName: String?
    var attributes: [XMLAttribute] = []
    /// What stands before the end of the first tag.
    var space = ""
    /// Whether it is written as one tag while it is empty.
    var isSelfClosing = true
    /// What stands before the end of the last tag.
    var endSpace = ""

    /// The value of an attribute, by its name with the usual prefix.
    subscript(key: String) -> String? { attributes.first { $0.key == key }?.value }

    /// What is before the colon of the name, with it.
    var prefix: String { name.contains(":") ? String(name.prefix { $0 != ":" }) + ":" : "" }

    func writeStart(to text: inout String, isEmpty: Bool) {
        text += "<"
        text += name
        for attribute in attributes { attribute.write(to: &text) }
        text += space
        text += isEmpty && isSelfClosing ? "/>" : ">"
    }

    func writeEnd(to text: inout String, isEmpty: Bool) {
        if !(isEmpty && isSelfClosing) { text += "</\(name)\(endSpace)>" }
    }
}
