import Foundation

/// A drawing: the document of an SVG file and the shapes in it.
///
/// `Drawing` is a value type with copy-on-write storage. Markup that it doesn't understand is kept and written back
/// unchanged.
public struct Drawing: Equatable, Sendable {
    var nodes: NodeTable
    /// The nodes outside of any element, and the root.
    var top: [ShapeID]
    /// The element that contains all shapes.
    public let root: ShapeID
    let encoding: TextEncoding

    /// Creates an empty drawing with one canvas, with a size in pixels.
    public init(size: CGSize = CGSize(width: 800, height: 600)) {
        let (width, height) = (Double(size.width).clamped.svgText, Double(size.height).clamped.svgText)
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="\(Vocabulary.svg)" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="\(Vocabulary.inkscape)" \
            xmlns:sodipodi="\(Vocabulary.sodipodi)" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
            </svg>

            """
        do {
            self = try Drawing(bytes: Array(text.utf8))
        } catch {
            preconditionFailure("The text of an empty drawing is well-formed: \(error)")
        }
    }

    init(bytes: [UInt8]) throws(XMLFault) {
        let (text, encoding) = try TextEncoding.decode(bytes)
        let result = try XMLReader.read(text)
        guard case .element(let element) = result.nodes[result.root.rawValue].content, element.svgName == "svg" else {
            throw XMLFault(offset: 0, reason: "the file is no drawing: its first element is not “svg”")
        }
        nodes = NodeTable(result.nodes)
        (top, root) = (result.top, result.root)
        self.encoding = encoding
    }

    /// The text of the drawing's file.
    ///
    /// - Complexity: O(characters).
    var text: String {
        var text = ""
        for id in top { write(id, to: &text) }
        return text
    }

    private func write(_ id: ShapeID, to text: inout String) {
        let node = nodes[id]
        switch node.content {
        case .verbatim(let raw), .text(let raw, _): text += raw
        case .element(let element):
            element.writeStart(to: &text, isEmpty: node.children.isEmpty)
            for child in node.children { write(child, to: &text) }
            element.writeEnd(to: &text, isEmpty: node.children.isEmpty)
        }
    }

    /// Returns the scene of the drawing.
    ///
    /// - Complexity: O(shapes), including the shapes that clones repeat.
    public func scene() -> ShapeScene {
        var builder = SceneBuilder(self)
        return builder.scene()
    }

    /// Returns the scene of the drawing and the areas that changed since an earlier scene.
    ///
    /// - Parameters:
    ///   - old: The drawing before an edit.
    ///   - scene: The scene of `old`.
    /// - Returns: The scene and the changed areas; `changes` is `nil` if anything may have changed.
    /// - Complexity: O(shapes), but much faster than ``scene()`` when few shapes changed.
    public func scene(after old: Drawing, _ scene: ShapeScene) -> (scene: ShapeScene, changes: [CGRect]?) {
        guard let update = SceneUpdate(from: old, scene, to: self) else { return (self.scene(), nil) }
        var builder = SceneBuilder(self, update)
        let new = builder.scene()
        return (new, new.size == scene.size && new.viewTransform == scene.viewTransform ? update.changes(new) : nil)
    }

    /// Calls `body` with every descendant of a node, parents first.
    func forEachNode(below id: ShapeID, _ body: (ShapeID, Node) -> Void) {
        for child in nodes[id].children {
            let node = nodes[child]
            body(child, node)
            if !node.children.isEmpty { forEachNode(below: child, body) }
        }
    }

    /// The elements by their ids; the first element wins if several share an id.
    var ids: [String: ShapeID] {
        var ids: [String: ShapeID] = [:]
        forEachNode(below: root) { id, node in
            if let name = node.facts?.id, ids[name] == nil { ids[name] = id }
        }
        return ids
    }

    var sheet: StyleSheet {
        var sheet = StyleSheet()
        for text in sheetText { sheet.add(text) }
        sheet.sort()
        return sheet
    }

    /// The kinds of content that instructions and the document type refer to, which isn't read.
    var unreadParts: Set<String> {
        var parts: Set<String> = []
        for id in top.prefix(while: { $0 != root }) {
            guard case .verbatim(let raw) = nodes[id].content else { continue }
            if raw.hasPrefix("<?xml-stylesheet") { parts.insert("style sheets in other files") }
            guard raw.hasPrefix("<!DOCTYPE") else { continue }
            if raw.contains(/<!ENTITY\s[^>"']*\s(?:SYSTEM|PUBLIC)\s/) { parts.insert("entities in other files") }
            if raw.contains(/<!ENTITY\s+[^\s"']+\s+(?:"[^"]*<|'[^']*<)/) { parts.insert("elements in entities") }
        }
        return parts
    }

    /// The texts of the style sheets.
    var sheetText: [String] {
        let sheets = nodes.sheets.filter { id in
            let type = nodes[id].element?["type"] ?? ""
            return isAttached(id) && (type.isEmpty || type.lowercased().hasPrefix("text/css"))
        }
        return sheets.map { id in
            nodes[id].children.map { child in
                if case .text(_, let value) = nodes[child].content { value } else { "" }
            }.joined()
        }
    }
}
