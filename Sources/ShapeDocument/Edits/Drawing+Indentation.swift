/// The white space between elements, which has a line for each in files that people read.
extension Drawing {
    /// Returns a Boolean value that indicates whether a node is white space with a line break.
    func isIndentation(_ id: ShapeID) -> Bool {
        guard case .text(let raw, _) = nodes[id].content else { return false }
        return raw.allSatisfy(\.isWhitespace) && raw.contains(where: \.isNewline)
    }

    private func spaceNode(before id: ShapeID) -> ShapeID? {
        guard let parent = nodes[id].parent, let index = nodes[parent].children.firstIndex(of: id), index > 0 else {
            return nil
        }
        let previous = nodes[parent].children[index - 1]
        return isIndentation(previous) ? previous : nil
    }

    /// Returns the line break and the indentation before a node, or `nil` if it doesn't begin a line.
    func indentation(before id: ShapeID) -> String? {
        guard let space = spaceNode(before: id), case .text(let raw, _) = nodes[space].content,
            let last = raw.lastIndex(where: \.isNewline)
        else { return nil }
        return String(raw[last...])
    }

    /// Returns the white space by which the children of an element's siblings are indented further.
    func indentationStep(of id: ShapeID) -> String {
        guard let own = indentation(before: id), let parent = nodes[id].parent,
            let outer = indentation(before: parent) ?? (parent == root ? String(own.prefix(1)) : nil),
            own.hasPrefix(outer), own.count > outer.count
        else { return "  " }
        return String(own.dropFirst(outer.count))
    }

    /// Removes the white space before a node that begins a line.
    mutating func detachIndentation(before id: ShapeID) {
        if let space = spaceNode(before: id) { detach(space) }
    }

    /// Inserts white space.
    mutating func insertSpace(_ text: String, in parent: ShapeID, at index: Int) {
        let space = nodes.append(Self.space(text, in: parent))
        insert(space, in: parent, at: index)
    }

    static func space(_ text: String, in parent: ShapeID) -> Node {
        Node(.text(raw: text, value: text.replacing("\r\n", with: "\n")), parent: parent, children: [])
    }
}
