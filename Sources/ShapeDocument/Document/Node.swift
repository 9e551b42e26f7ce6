/// A node of a drawing's document.
///
/// It never changes: an edit puts another one in its place.
final class Node: Sendable {
    let content: NodeContent
    let parent: ShapeID?
    let children: [ShapeID]
    /// What an element of SVG means.
    let facts: ShapeFacts?

    init(_ content: NodeContent, parent: ShapeID?, children: [ShapeID]) {
        self.content = content
        self.parent = parent
        self.children = children
        facts = if case .element(let element) = content { ShapeFacts(element) } else { nil }
    }

    /// The same content elsewhere.
    init(_ node: Node, parent: ShapeID?, children: [ShapeID]) {
        content = node.content
        facts = node.facts
        self.parent = parent
        self.children = children
    }

    var element: Element? { if case .element(let element) = content { element } else { nil } }

    /// Whether it is a style sheet.
    var isSheet: Bool { if case .element(let element) = content { element.svgName == "style" } else { false } }
}

extension Node: Equatable {
    static func == (a: Node, b: Node) -> Bool {
        a === b || (a.parent == b.parent && a.children == b.children && a.content == b.content)
    }
}
