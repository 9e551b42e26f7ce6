import Foundation

/// The content of a document's node.
enum NodeContent: Hashable, Sendable {
    case element(Element)
    /// Text, as it is written and with references replaced.
    case text(raw: String, value: String)
    /// A comment, a processing instruction or the document type, written back unchanged.
    case verbatim(String)
}

/// The tags of an element.
struct Element: Hashable, Sendable {
    /// The name as it is written.
    var name: String
    /// The name in SVG; `nil` for elements of other namespaces.
    var svgName: String?
    var attributes: [XMLAttribute] = []
    /// The white space before the end of the start tag.
    var space = ""
    /// A Boolean value that indicates whether the element is written as one tag while it is empty.
    var isSelfClosing = true
    /// The white space before the end of the end tag.
    var endSpace = ""

    /// Returns the value of an attribute by its name with the usual prefix.
    subscript(key: String) -> String? { attributes.first { $0.key == key }?.value }

    /// The reference to another element or a file; SVG 2's attribute has precedence over that of SVG 1.1.
    var reference: String? {
        (self["href"] ?? self["xlink:href"]).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    /// A Boolean value that indicates whether the element stands for content of another file, as XInclude defines it.
    var isInclusion: Bool { svgName == nil && name == prefix + "include" && self["href"] != nil }

    /// The prefix of the name, including the colon, or an empty string.
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
