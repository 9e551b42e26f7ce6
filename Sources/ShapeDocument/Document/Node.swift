/// A node of a drawing's document.
///
/// Nodes are immutable; an edit replaces them.
final class Node: Sendable {
    let content: NodeContent
    let parent: ShapeID?
    let children: [ShapeID]
    /// The parsed meaning of an SVG element.
    let facts: ShapeFacts?

    init(_ content: NodeContent, parent: ShapeID?, children: [ShapeID]) {
        self.content = content
        self.parent = parent
        self.children = children
        facts = if case .element(let element) = content { ShapeFacts(element) } else { nil }
    }

    /// Creates a copy of a node with another parent and other children.
    init(_ node: Node, parent: ShapeID?, children: [ShapeID]) {
        content = node.content
        facts = node.facts
        self.parent = parent
        self.children = children
    }

    var element: Element? { if case .element(let element) = content { element } else { nil } }

    /// A Boolean value that indicates whether the node is a style sheet.
    var isSheet: Bool { if case .element(let element) = content { element.svgName == "style" } else { false } }
}

extension Node: Equatable {
    static func == (a: Node, b: Node) -> Bool {
        a === b || (a.parent == b.parent && a.children == b.children && a.content == b.content)
    }
}
