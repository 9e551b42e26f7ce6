import Foundation

/// A drawing: the document of an SVG file, with the shapes in it.
///
/// It is a value: a copy shares all that an edit of the other leaves alone. Whatever is not understood stays in it, and is
/// written back as it was read.
public struct Drawing: Equatable, Sendable {
    var nodes: NodeTable
    /// The nodes that lie in no element, among them the root.
    var top: [ShapeID]
    /// The element that all shapes lie in.
    public let root: ShapeID
    let encoding: TextEncoding

    /// An empty drawing, one canvas of a size in pixels.
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

    /// What is to be drawn.
    ///
    /// - Complexity: O(shapes), and what clones add.
    public func scene() -> ShapeScene {
        var builder = SceneBuilder(self)
        return builder.scene()
    }

    /// What is to be drawn, and where it looks different from before; nil where it may do so anywhere.
    ///
    /// - Parameters:
    ///   - old: the drawing before an edit.
    ///   - scene: of the drawing before.
    /// - Returns: The scene, and the places that changed.
    /// - Complexity: O(shapes), but much faster than ``scene()`` where few were changed.
    public func scene(after old: Drawing, _ scene: ShapeScene) -> (scene: ShapeScene, changes: [CGRect]?) {
        guard let update = SceneUpdate(from: old, scene, to: self) else { return (self.scene(), nil) }
        var builder = SceneBuilder(self, update)
        let new = builder.scene()
        return (new, new.size == scene.size && new.viewTransform == scene.viewTransform ? update.changes(new) : nil)
    }

    /// Calls `body` with every node below a node, from outside in.
    func forEachNode(below id: ShapeID, _ body: (ShapeID, Node) -> Void) {
        for child in nodes[id].children {
            let node = nodes[child]
            body(child, node)
            if !node.children.isEmpty { forEachNode(below: child, body) }
        }
    }

    /// The elements that have an id; the first one where several have the same.
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

    /// What instructions and the document type before the root take from other files, which are not read.
    var partsInOtherFiles: Set<String> {
        let parts = top.prefix { $0 != root }.compactMap { id -> String? in
            guard case .verbatim(let raw) = nodes[id].content else { return nil }
            if raw.hasPrefix("<?xml-stylesheet") { return "style sheets in other files" }
            guard raw.hasPrefix("<!DOCTYPE"), raw.contains(/<!ENTITY\s[^>"']*\s(?:SYSTEM|PUBLIC)\s/) else { return nil }
            return "entities in other files"
        }
        return Set(parts)
    }

    /// The texts of the style sheets.
    var sheetText: [String] {
        nodes.sheets.filter { isAttached($0) }.map { id in
            nodes[id].children.map { child in
                if case .text(_, let value) = nodes[child].content { value } else { "" }
            }.joined()
        }
    }
}
