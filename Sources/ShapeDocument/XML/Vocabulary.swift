/// The vocabularies whose words mean something here.
enum Vocabulary {
    static let svg = "http://www.w3.org/2000/svg"
    static let inkscape = "http://www.inkscape.org/namespaces/inkscape"
    static let sodipodi = "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"

    /// The usual prefix of an attribute's vocabulary; nil for one that is not known.
    static func usualPrefix(_ uri: String) -> String? {
        switch uri {
        case inkscape: "inkscape"
        case sodipodi, "http://inkscape.sourceforge.net/DTD/sodipodi-0.dtd": "sodipodi"
        case "http://www.w3.org/1999/xlink": "xlink"
        case "http://www.w3.org/XML/1998/namespace": "xml"
        default: nil
        }
    }

    /// Which vocabulary a prefix stands for, further out first.
    struct Scope {
        private var uris: [String: String] = ["xml": "http://www.w3.org/XML/1998/namespace"]
        /// The vocabulary of the drawing: that of its first element.
        private(set) var own = svg

        /// Takes what an element declares.
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

        /// The vocabulary of a prefix that was declared.
        func uri(_ prefix: String) -> String? { uris[prefix] }

        /// The name of an element in SVG; nil if it is another vocabulary's; without any, it is SVG's.
        func svgName(_ name: String) -> String? {
            let (prefix, local) = Self.parts(name)
            guard let uri = uris[prefix] else { return prefix.isEmpty || prefix == "svg" ? local : nil }
            return uri == own || uri == svg || uri.isEmpty ? local : nil
        }

        /// The name of an attribute with the usual prefix.
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
