import Foundation

/// The parsed meaning of an SVG element.
struct ShapeFacts: Sendable {
    /// The kind of the shape; `nil` for other elements.
    let kind: ShapeKind?
    let id: String?
    /// The transform of the attribute or of `style`, around the origin that the element names in lengths.
    let transform: Transform
    private let transformList: Transform
    private let origin: TransformOrigin?
    /// The declarations from presentation attributes.
    let attributes: [StyleDeclaration]
    /// The declarations from `style`, which override ``attributes``.
    let style: [StyleDeclaration]
    /// Those of ``style`` that also override important rules.
    let importantStyle: [StyleDeclaration]
    /// The outline of a path, a polyline or a polygon, in its own coordinates.
    let outline: Outline?

    init?(_ element: Element) {
        guard let name = element.svgName else { return nil }
        kind = ShapeKind(element)
        id = element["id"]
        var attributes: [StyleDeclaration] = []
        for attribute in element.attributes where StyleDeclaration.attributeNames.contains(attribute.key) {
            if let declaration = StyleDeclaration(attribute.key, attribute.value[...]) {
                attributes.append(declaration)
            }
        }
        let own = element["style"].map(StyleDeclaration.pairs) ?? []
        style = own.compactMap(\.declaration)
        importantStyle = own.filter(\.isImportant).compactMap(\.declaration)
        self.attributes = attributes
        let attribute = element["transform"].flatMap { Transform(parsing: $0) } ?? .identity
        transformList = style.reduce(attribute) { if case .transform(let own) = $1 { own } else { $0 } }
        let named = own.last { $0.name == "transform-origin" }?.value ?? element["transform-origin"].map { $0[...] }
        origin = named.flatMap(TransformOrigin.init(parsing:))
        transform = origin?.applied(to: transformList, in: .zero) ?? transformList
        outline =
            switch name {
            case "path": element["d"].map(PathReader.outline)
            case "polyline": element["points"].map { PathReader.outline(points: $0, isClosed: false) }
            case "polygon": element["points"].map { PathReader.outline(points: $0, isClosed: true) }
            default: nil
            }
    }

    /// Returns the transform of the element in a viewport.
    func transform(_ style: ComputedStyle, in viewport: CGSize) -> Transform {
        let own = style.transform ?? transformList
        return origin?.applied(to: own, in: viewport) ?? own
    }

    /// Returns the outline of a shape that is defined by lengths, in its own coordinates.
    static func outline(_ element: Element, viewport: CGSize, fontSize: Double) -> Outline? {
        let diagonal = hypot(viewport.width, viewport.height) / 2.0.squareRoot()
        func length(_ key: String, of whole: Double) -> Double? {
            element[key].flatMap { Length(parsing: $0) }.map { $0.resolve(of: whole, fontSize: fontSize).clamped }
        }
        func x(_ key: String) -> Double { length(key, of: viewport.width) ?? 0 }
        func y(_ key: String) -> Double { length(key, of: viewport.height) ?? 0 }
        switch element.svgName {
        case "rect":
            let (width, height) = (x("width"), y("height"))
            guard width > 0, height > 0 else { return nil }
            let rx = length("rx", of: viewport.width).flatMap { $0 < 0 ? nil : $0 }
            let ry = length("ry", of: viewport.height).flatMap { $0 < 0 ? nil : $0 }
            return Outline(
                CGRect(x: x("x"), y: y("y"), width: width, height: height), rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0)
        case "circle":
            guard let r = length("r", of: diagonal), r > 0 else { return nil }
            return Outline(ellipseAround: CGPoint(x: x("cx"), y: y("cy")), rx: r, ry: r)
        case "ellipse":
            let rx = length("rx", of: viewport.width) ?? length("ry", of: viewport.height) ?? 0
            let ry = length("ry", of: viewport.height) ?? rx
            guard rx > 0, ry > 0 else { return nil }
            return Outline(ellipseAround: CGPoint(x: x("cx"), y: y("cy")), rx: rx, ry: ry)
        case "line":
            var outline = Outline()
            outline.move(CGPoint(x: x("x1"), y: y("y1")))
            outline.line(CGPoint(x: x("x2"), y: y("y2")))
            return outline
        default: return nil
        }
    }
}
