import Foundation

extension Drawing {
    /// Returns the line cap of a shape's stroke.
    public func lineCap(of shape: ShapeID) -> LineCap { style(of: shape).lineCap }

    /// Sets the line cap of a shape's stroke.
    public mutating func setLineCap(_ cap: LineCap, of shape: ShapeID) {
        setProperty("stroke-linecap", cap.rawValue, of: shape)
    }

    /// Returns the line join of a shape's stroke.
    public func lineJoin(of shape: ShapeID) -> LineJoin { style(of: shape).lineJoin }

    /// Sets the line join of a shape's stroke.
    public mutating func setLineJoin(_ join: LineJoin, of shape: ShapeID) {
        setProperty("stroke-linejoin", join.rawValue, of: shape)
    }

    /// Returns the lengths of the dashes and gaps of a shape's stroke, in its own coordinates; empty for a solid line.
    public func dashes(of shape: ShapeID) -> [Double] {
        let style = style(of: shape)
        return style.dash.map { $0.resolve(of: 100, fontSize: style.fontSize) }
    }

    /// Sets the dashes and gaps of a shape's stroke.
    ///
    /// - Parameters:
    ///   - lengths: The lengths, 0 or more; if all are 0, the line is solid.
    ///   - shape: The shape.
    public mutating func setDashes(_ lengths: [Double], of shape: ShapeID) {
        let lengths = lengths.map { max($0.clamped, 0) }
        let isDashed = lengths.contains { $0 > 0 }
        setProperty(
            "stroke-dasharray", isDashed ? lengths.map(\.svgText).joined(separator: ",") : "none", of: shape)
    }

    /// Returns the corner radius of a rectangle, in its own coordinates, or `nil` for other shapes.
    public func cornerRadius(of shape: ShapeID) -> Double? {
        guard nodes[shape].facts?.kind == .rectangle else { return nil }
        let element = element(shape)
        let radius = [element["rx"], element["ry"]].lazy.compactMap { $0.flatMap { Length(parsing: $0) } }.first
        return max(radius?.resolve(of: 100) ?? 0, 0)
    }

    /// Sets the corner radius of a rectangle; 0 makes sharp corners.
    public mutating func setCornerRadius(_ radius: Double, of shape: ShapeID) {
        guard nodes[shape].facts?.kind == .rectangle, radius.isFinite else { return }
        for key in ["rx", "ry"] {
            let isThere = element(shape)[key] != nil
            set(key, radius > 0 && (key == "rx" || isThere) ? radius.clamped.svgText : nil, of: shape)
        }
    }

    // MARK: Text

    /// Returns the string of a text, one line for each of its parts, or `nil` for other shapes.
    public func letters(of shape: ShapeID) -> String? {
        guard nodes[shape].facts?.kind == .text else { return nil }
        let lines = linesOfText(shape)
        return lines.isEmpty ? content(of: shape) : lines.map { content(of: $0) }.joined(separator: "\n")
    }

    /// Changes the string of a text; parts that keep their letters keep their formatting.
    public mutating func setLetters(_ text: String, of shape: ShapeID) {
        guard nodes[shape].facts?.kind == .text, letters(of: shape) != text else { return }
        let lines = linesOfText(shape)
        var texts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard !lines.isEmpty else { return setContent(texts.joined(separator: " "), of: shape) }
        if texts.count > lines.count {
            texts = texts.prefix(lines.count - 1) + [texts[(lines.count - 1)...].joined(separator: " ")]
        }
        for (line, text) in zip(lines, texts) where content(of: line) != text { setContent(text, of: line) }
        for line in lines.dropFirst(texts.count) { detach(line) }
    }

    /// Returns the font size of a text, in its own coordinates.
    public func fontSize(of shape: ShapeID) -> Double { style(of: owner(ofLettersIn: shape) ?? shape).fontSize }

    /// Returns the element of the first letters that are drawn, such as a tspan.
    private func owner(ofLettersIn id: ShapeID) -> ShapeID? {
        for child in nodes[id].children {
            switch nodes[child].content {
            case .text(_, let value) where value.contains(where: { !$0.isWhitespace }): return id
            case .element(let element) where ["tspan", "a", "textPath"].contains(element.svgName):
                if let owner = owner(ofLettersIn: child) { return owner }
            default: continue
            }
        }
        return nil
    }

    /// Sets the font size of a text and scales the sizes of its parts.
    ///
    /// - Parameters:
    ///   - size: The font size, greater than 0.
    ///   - shape: The text.
    public mutating func setFontSize(_ size: Double, of shape: ShapeID) {
        guard size.isFinite, size > 0, nodes[shape].facts?.kind == .text else { return }
        let factor = size / max(fontSize(of: shape), 1e-9)
        var inner: [ShapeID] = []
        forEachNode(below: shape) { id, node in if node.element?.svgName == "tspan" { inner.append(id) } }
        // Where only parts have sizes, the text needs none.
        let isSizedByParts =
            property("font-size", of: shape) == nil && owner(ofLettersIn: shape) != shape
            && inner.contains { property("font-size", of: $0) != nil }
        if !isSizedByParts {
            let own = style(of: shape).fontSize * factor
            setProperty("font-size", "\(own.clamped.svgText)px", of: shape)
        }
        for id in inner {
            guard let own = property("font-size", of: id), let length = Length(parsing: own), length.unit == .user
            else {
                continue
            }
            setProperty("font-size", "\((length.value * factor).clamped.svgText)px", of: id)
        }
    }

    /// Returns the parts of a text that are its lines, as Inkscape writes them.
    private func linesOfText(_ shape: ShapeID) -> [ShapeID] {
        let parts = nodes[shape].children.filter { nodes[$0].element?.svgName == "tspan" }
        let isOnlyParts = nodes[shape].children.allSatisfy { child in
            switch nodes[child].content {
            case .text(_, let value): return value.allSatisfy(\.isWhitespace)
            case .element(let element):
                return element.svgName == "tspan" || !Self.textElements.contains(element.svgName)
            case .verbatim: return true
            }
        }
        return isOnlyParts ? parts : []
    }

    private func content(of id: ShapeID) -> String { leaves(below: id).map(\.value).joined() }

    /// The elements in a text whose content is part of the text.
    private static let textElements: Set<String?> = ["tspan", "a", "tref", "textPath"]

    /// Changes the string of a text; letters before and after the change keep their formatting.
    private mutating func setContent(_ text: String, of id: ShapeID) {
        let leaves = leaves(below: id)
        let (old, new) = (Array(leaves.map(\.value).joined().unicodeScalars), Array(text.unicodeScalars))
        let start = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
        var added: ArraySlice<Unicode.Scalar>? = new[start..<new.count - end]
        var place = 0
        for leaf in leaves {
            let range = place..<place + leaf.value.unicodeScalars.count
            place = range.upperBound
            var scalars = old[range.clamped(to: 0..<start)]
            if start <= range.upperBound, let letters = added {
                scalars += letters
                added = nil
            }
            scalars += old[range.clamped(to: old.count - end..<old.count)]
            setValue(String(String.UnicodeScalarView(scalars)), ofText: leaf.id)
        }
        guard let letters = added, !letters.isEmpty else { return }
        let node = nodes.append(Node(.text(raw: "", value: ""), parent: id, children: []))
        setChildren(of: id, nodes[id].children + [node])
        setValue(text, ofText: node)
    }

    /// Returns the texts in an element, in order.
    private func leaves(below id: ShapeID) -> [(id: ShapeID, value: String)] {
        nodes[id].children.flatMap { child -> [(id: ShapeID, value: String)] in
            switch nodes[child].content {
            case .text(_, let value): return [(child, value)]
            case .element(let element):
                return Self.textElements.contains(element.svgName) ? leaves(below: child) : []
            case .verbatim: return []
            }
        }
    }

    /// Changes a text, and removes it if it is empty, together with parts of a text that have no other content.
    private mutating func setValue(_ value: String, ofText id: ShapeID) {
        guard case .text(_, let old) = nodes[id].content, old != value else { return }
        nodes[id] = Node(
            .text(raw: XMLText.escapedContent(value), value: value), parent: nodes[id].parent, children: [])
        var empty = id
        guard value.isEmpty else { return }
        while let parent = nodes[empty].parent {
            detach(empty)
            guard nodes[parent].children.isEmpty, nodes[parent].element?.svgName == "tspan" else { return }
            empty = parent
        }
    }
}
