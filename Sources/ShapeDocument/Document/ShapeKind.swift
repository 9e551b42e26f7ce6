/// The kind of a shape.
public enum ShapeKind: Hashable, Sendable {
    case group, layer
    case rectangle, circle, ellipse, line, polyline, polygon, path, text, image
    /// A copy of another shape (`use`) that reflects changes to it.
    case clone
    /// An element that is kept and written back but not understood, with its name.
    case unsupported(String)

    /// The name of the kind.
    public var title: String {
        switch self {
        case .group: "Group"
        case .layer: "Layer"
        case .rectangle: "Rectangle"
        case .circle: "Circle"
        case .ellipse: "Ellipse"
        case .line: "Line"
        case .polyline: "Polyline"
        case .polygon: "Polygon"
        case .path: "Path"
        case .text: "Text"
        case .image: "Image"
        case .clone: "Clone"
        case .unsupported(let name): "Unsupported: \(name)"
        }
    }

    /// A Boolean value that indicates whether shapes of this kind contain other shapes.
    public var isGroup: Bool { self == .group || self == .layer }

    /// Creates the kind of an element, or `nil` for an element that isn't a shape, such as a gradient.
    init?(_ element: Element) {
        guard let name = element.svgName else { return nil }
        switch name {
        case "g": self = element["inkscape:groupmode"] == "layer" ? .layer : .group
        case "svg", "a", "switch": self = .group
        case "rect": self = .rectangle
        case "circle": self = .circle
        case "ellipse": self = .ellipse
        case "line": self = .line
        case "polyline": self = .polyline
        case "polygon": self = .polygon
        case "path": self = .path
        case "text": self = .text
        case "image": self = .image
        case "use": self = .clone
        case _ where Self.notShown.contains(name): return nil
        default: self = .unsupported(name)
        }
    }

    /// Elements that aren't drawn by themselves.
    private static let notShown: Set<String> = [
        "defs", "title", "desc", "metadata", "style", "script", "linearGradient", "radialGradient", "stop", "clipPath",
        "mask", "pattern", "filter", "marker", "symbol", "view", "cursor", "font", "font-face", "color-profile",
        "tspan",
        "animate", "animateTransform", "animateMotion", "animateColor", "set", "hatch", "solidColor", "meshgradient",
        "tref", "textPath", "glyph", "mpath",
    ]
}
