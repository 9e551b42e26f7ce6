/// The XML namespaces that have a meaning here.
enum Vocabulary {
    static let svg = "http://www.w3.org/2000/svg"
    static let inkscape = "http://www.inkscape.org/namespaces/inkscape"
    static let sodipodi = "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"

    /// Returns the usual prefix of a namespace, or `nil` if the namespace is unknown.
    static func usualPrefix(_ uri: String) -> String? {
        switch uri {
        case inkscape: "inkscape"
        case sodipodi, "http://inkscape.sourceforge.net/DTD/sodipodi-0.dtd": "sodipodi"
        case "http://www.w3.org/1999/xlink": "xlink"
        case "http://www.w3.org/XML/1998/namespace": "xml"
        default: nil
        }
    }

    /// The namespace prefixes that are in scope at an element.
    struct Scope {
        private var uris: [String: String] = ["xml": "http://www.w3.org/XML/1998/namespace"]
        /// The namespace of the drawing, which is that of its first element.
        private(set) var own = svg

        /// Adds the namespace declarations of an element.
        mutating func declare(_ attributes: [XMLAttribute], isRoot: Bool, root: String) {
            for attribute in attributes where attribute.name.hasPrefix("xmlns") {
                if attribute.name == "xmlns" {
                    uris[""] = attribute.value
                } else if attribute.name.hasPrefix("xmlns:") {
                    uris[String(attribute.name.dropFirst(6))] = attribute.value
                }
            }
            if isRoot, let uri = uris[Self.parts(root).prefix] { own = uri }
        }

        /// Returns the namespace of a declared prefix.
        func uri(_ prefix: String) -> String? { uris[prefix] }

        /// Returns the SVG name of an element, or `nil` for another namespace; no namespace counts as SVG.
        func svgName(_ name: String) -> String? {
            let (prefix, local) = Self.parts(name)
            guard let uri = uris[prefix] else { return prefix.isEmpty || prefix == "svg" ? local : nil }
            return uri == own || uri == svg || uri.isEmpty ? local : nil
        }

        /// Returns the name of an attribute with the usual prefix.
        func key(_ name: String) -> String {
            let (prefix, local) = Self.parts(name)
            guard !prefix.isEmpty, let uri = uris[prefix] else { return name }
            if uri == own || uri == svg { return local }
            guard let usual = usualPrefix(uri), usual != prefix else { return name }
            return "\(usual):\(local)"
        }

        static func parts(_ name: String) -> (prefix: String, local: String) {
            guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return ("", name) }
            return (String(name[..<colon]), String(name[colon...].dropFirst()))
        }
    }
}
