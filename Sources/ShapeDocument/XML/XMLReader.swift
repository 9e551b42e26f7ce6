import DocumentFiles

/// A parser that reads an XML document into nodes that can be written back unchanged.
struct XMLReader {
    /// The largest nesting depth of elements.
    static let depthLimit = 512

    private let bytes: UnsafeBufferPointer<UInt8>
    private let pieces: XMLPieces
    private var place = 0
    private(set) var entities = XMLEntities()
    private var nodes: [Node] = []
    /// The open elements, outermost first; `scopes` has the namespaces in each.
    private var open: [(id: Int, element: Element, children: [ShapeID])] = []
    private var scopes = [Vocabulary.Scope()]
    private var top: [ShapeID] = []
    private var root: ShapeID?
    private var hasType = false

    /// The result of parsing: all nodes, the top-level ones, and the root element.
    struct Result {
        var nodes: [Node]
        var top: [ShapeID]
        var root: ShapeID
        var entities: XMLEntities
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        pieces = XMLPieces(bytes)
    }

    /// Parses a document.
    ///
    /// - Complexity: O(bytes), apart from the expansion of entities.
    static func read(_ text: [UInt8]) throws(XMLFault) -> Result {
        if let offset = UTF8Text.firstInvalidByte(of: text) {
            throw XMLFault(offset: offset, reason: "the text is not UTF-8")
        }
        let result = text.withUnsafeBufferPointer { bytes in
            Swift.Result { () throws(XMLFault) in
                var reader = XMLReader(bytes)
                return try reader.document()
            }
        }
        return try result.get()
    }

    private mutating func document() throws(XMLFault) -> Result {
        while place < bytes.count {
            switch pieces.kind(at: place) {
            case .text: try text()
            case .comment: add(.verbatim(try whole("the comment")))
            case .instruction: add(.verbatim(try whole("the processing instruction")))
            case .characterData: try characterData()
            case .declaration where starts(with: "<!DOCTYPE"): try documentType()
            case .endTag: try endTag()
            case .declaration, .startTag: try startTag()
            }
        }
        if let last = open.last {
            throw XMLFault(offset: place, reason: "the file ends before the element “\(last.element.name)” does")
        }
        guard let root else { throw XMLFault(offset: place, reason: "it has no root element") }
        return Result(nodes: nodes, top: top, root: root, entities: entities)
    }

    // MARK: Nodes

    private mutating func add(_ content: NodeContent) {
        let id = ShapeID(rawValue: nodes.count)
        nodes.append(Node(content, parent: open.last.map { ShapeID(rawValue: $0.id) }, children: []))
        attach(id)
    }

    private mutating func attach(_ id: ShapeID) {
        if open.isEmpty { top.append(id) } else { open[open.count - 1].children.append(id) }
    }

    private mutating func text() throws(XMLFault) {
        let start = place
        let raw = try whole("the text")
        if open.isEmpty {
            guard let stray = bytes[start..<place].firstIndex(where: { !XMLPieces.isSpace($0) }) else {
                return add(.verbatim(raw))
            }
            throw XMLFault(offset: stray, reason: "there is text outside of the first element")
        }
        add(.text(raw: raw, value: try entities.resolve(raw, at: start)))
    }

    private mutating func characterData() throws(XMLFault) {
        let start = place
        let raw = try whole("the CDATA section")
        guard !open.isEmpty else {
            throw XMLFault(offset: start, reason: "there is text outside of the first element")
        }
        add(.text(raw: raw, value: String(raw.dropFirst(9).dropLast(3))))
    }

    /// Returns the piece at the current position and moves past it.
    private mutating func whole(_ what: String) throws(XMLFault) -> String {
        let piece = pieces.piece(at: place)
        guard piece.isComplete else { throw XMLFault(offset: place, reason: "\(what) does not end") }
        place = piece.range.upperBound
        return string(piece.range.lowerBound, place)
    }

    private mutating func documentType() throws(XMLFault) {
        let start = place
        guard open.isEmpty, root == nil, !hasType else {
            throw XMLFault(offset: start, reason: "the document type is not before the first element")
        }
        hasType = true
        var type = XMLDocumentType(bytes, place)
        try type.read()
        for (name, value) in type.entities { entities.declare(name, value) }
        place = type.place
        add(.verbatim(string(start, place)))
    }

    // MARK: Tags

    private mutating func startTag() throws(XMLFault) {
        let start = place
        place += 1
        let name = try name("an element")
        guard !open.isEmpty || root == nil else {
            throw XMLFault(offset: start, reason: "there is a second element “\(name)” beside the first")
        }
        guard open.count < Self.depthLimit else {
            throw XMLFault(offset: start, reason: "elements are nested more than \(Self.depthLimit) deep")
        }
        var element = Element(name: name)
        try attributes(of: &element)
        let isRoot = open.isEmpty
        var scope = scopes[scopes.count - 1]
        if element.attributes.contains(where: { $0.name.hasPrefix("xmlns") }) || isRoot {
            scope.declare(element.attributes, isRoot: isRoot, root: name)
        }
        element.svgName = scope.svgName(name)
        for index in element.attributes.indices where element.attributes[index].name.utf8.contains(0x3A) {
            element.attributes[index].key = scope.key(element.attributes[index].name)
        }
        let id = ShapeID(rawValue: nodes.count)
        let parent = open.last.map { ShapeID(rawValue: $0.id) }
        if isRoot { root = id }
        attach(id)
        // An element with content is created when its end tag is read.
        nodes.append(Node(element.isSelfClosing ? .element(element) : .verbatim(""), parent: parent, children: []))
        if !element.isSelfClosing {
            open.append((id.rawValue, element, []))
            scopes.append(scope)
        }
    }

    private mutating func attributes(of element: inout Element) throws(XMLFault) {
        var names: Set<String> = []
        while true {
            let start = place
            skipSpace()
            let space = string(start, place)
            guard place < bytes.count else { throw cutOff(element.name) }
            if bytes[place] == UInt8(ascii: ">") || starts(with: "/>") {
                element.space = space
                element.isSelfClosing = bytes[place] == UInt8(ascii: "/")
                place += element.isSelfClosing ? 2 : 1
                return
            }
            let nameStart = place
            let name = try name("an attribute of “\(element.name)”")
            guard !space.isEmpty else {
                throw XMLFault(offset: nameStart, reason: "there is no space before the attribute “\(name)”")
            }
            guard names.insert(name).inserted else {
                throw XMLFault(offset: nameStart, reason: "the attribute “\(name)” occurs twice")
            }
            let equalsStart = place
            skipSpace()
            guard place < bytes.count else { throw cutOff(element.name) }
            guard bytes[place] == UInt8(ascii: "=") else {
                throw XMLFault(offset: place, reason: "the attribute “\(name)” has no value")
            }
            place += 1
            skipSpace()
            let equals = string(equalsStart, place)
            guard place < bytes.count else { throw cutOff(element.name) }
            let quote = bytes[place]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                throw XMLFault(offset: place, reason: "the value of the attribute “\(name)” is not in quotation marks")
            }
            place += 1
            let valueStart = place
            while place < bytes.count, bytes[place] != quote, bytes[place] != UInt8(ascii: "<") { place += 1 }
            guard place < bytes.count else { throw cutOff(element.name) }
            guard bytes[place] == quote else {
                throw XMLFault(offset: place, reason: "there is “<” in the value of the attribute “\(name)”")
            }
            let raw = string(valueStart, place)
            place += 1
            element.attributes.append(
                XMLAttribute(
                    space: space, name: name, equals: equals, quote: Character(Unicode.Scalar(quote)), raw: raw,
                    value: try entities.resolve(raw, at: valueStart)))
        }
    }

    private mutating func endTag() throws(XMLFault) {
        let start = place
        place += 2
        let name = try name("an element")
        let spaceStart = place
        skipSpace()
        guard place < bytes.count else { throw cutOff(name) }
        guard bytes[place] == UInt8(ascii: ">") else {
            throw XMLFault(offset: place, reason: "the end of the element “\(name)” has no “>”")
        }
        guard let (id, begun, children) = open.popLast() else {
            throw XMLFault(offset: start, reason: "the element “\(name)” ends without having begun")
        }
        var element = begun
        guard element.name == name else {
            throw XMLFault(
                offset: start, reason: "the element “\(name)” ends where “\(element.name)” should end")
        }
        element.endSpace = string(spaceStart, place)
        place += 1
        scopes.removeLast()
        nodes[id] = Node(.element(element), parent: nodes[id].parent, children: children)
    }

    private func cutOff(_ name: String) -> XMLFault {
        XMLFault(offset: place, reason: "the file ends inside of a tag of “\(name)”")
    }

    // MARK: Bytes

    private mutating func name(_ what: String) throws(XMLFault) -> String {
        let start = place
        while place < bytes.count, Self.isNamePart(bytes[place]) { place += 1 }
        guard place > start, !(0x2D...0x39).contains(bytes[start]) else {
            throw XMLFault(
                offset: start, reason: start < bytes.count ? "\(what) has no name" : "the file ends inside of a tag")
        }
        return string(start, place)
    }

    private mutating func skipSpace() { while place < bytes.count, XMLPieces.isSpace(bytes[place]) { place += 1 } }

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - place >= count else { return false }
        for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
        return true
    }

    private func string(_ start: Int, _ end: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x3A, 0x2D, 0x2E, 0x5F, 0x80...: true
        default: false
        }
    }
}
