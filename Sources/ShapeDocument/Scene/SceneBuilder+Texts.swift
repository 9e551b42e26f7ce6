import Foundation
import TextShaping

extension SceneBuilder {
    /// Returns the item of a text, or none if nothing is drawn.
    mutating func text(_ node: Node, _ style: ComputedStyle, _ inner: Surroundings, _ owner: ShapeID) -> [SceneItem] {
        let content = TextContent(node, style, inner.viewport, &self)
        let layout = TextLayout(content)
        guard !layout.box.isNull else { return [] }
        grow(owner, layout.box.applying(inner.transform))
        nameAbsentFonts(content)
        let runs = layout.runs(inner, &self)
        guard !runs.isEmpty else { return [] }
        let ink = runs.reduce(layout.box) { $0.union($1.ink) }
        let text = SceneText(runs: runs, transform: inner.transform)
        return [
            SceneItem(
                shape: owner, content: .text(text), opacity: 1, clips: [], bounds: ink.applying(inner.transform))
        ]
    }

    private mutating func nameAbsentFonts(_ content: TextContent) {
        for request in Set(content.spans.map(\.font)) where !request.families.isEmpty {
            let names = request.familyList
            guard let first = names.first(where: { !FontRequest.genericFamilies.contains($0.lowercased()) }),
                let family = TextShaper.font(request)?.family.lowercased(),
                !names.contains(where: { $0.lowercased() == family })
            else { continue }
            limitations.insert("the font “\(first.prefix(60))”")
        }
    }
}
