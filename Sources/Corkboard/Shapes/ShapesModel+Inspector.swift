import CorkUI
import Foundation
import ShapeDocument

/// The selected shapes for the inspector.
extension ShapesModel: InspectedShapes {
    var count: Int { selection.count }

    func beginChange(_ name: String) { longChange = (name, nil) }
    func endChange() { longChange = nil }

    /// Returns the common value of all selected shapes; `nil` if they differ.
    private func common<Value: Equatable>(_ value: (ShapeID) -> Value?) -> Value? { common(of: selection, value) }

    private func common<Value: Equatable>(of shapes: Set<ShapeID>, _ value: (ShapeID) -> Value?) -> Value? {
        guard let first = shapes.first.flatMap(value) else { return nil }
        return shapes.allSatisfy { value($0) == first } ? first : nil
    }

    /// The selected shapes that have paint: for a group, its descendants.
    private var painted: Set<ShapeID> {
        let drawing = drawing
        guard selection.contains(where: { drawing.isGroup($0) }) else { return selection }
        return drawing.withContents(of: selection).filter { !drawing.isGroup($0) }
    }

    func number(_ number: ShapeNumber) -> Double? {
        let drawing = drawing
        switch number {
        case .x: return common { placedBounds(of: $0)?.minX }.map { Double($0) }
        case .y: return common { placedBounds(of: $0)?.minY }.map { Double($0) }
        case .width: return common { scene.bounds(of: $0)?.width }.map { Double($0) }
        case .height: return common { scene.bounds(of: $0)?.height }.map { Double($0) }
        case .opacity: return common { drawing.opacity(of: $0) }
        case .strokeWidth: return common(of: painted) { drawing.strokeWidth(of: $0) }
        case .rotation: return common { (drawing.rotation(of: $0) * 1000).rounded() / 1000 }
        case .cornerRadius: return common { drawing.cornerRadius(of: $0) }
        case .fontSize: return common { drawing.fontSize(of: $0) }
        }
    }

    func has(_ number: ShapeNumber) -> Bool {
        let drawing = drawing
        return selection.allSatisfy { shape in
            switch number {
            case .cornerRadius: drawing.cornerRadius(of: shape) != nil
            case .fontSize: drawing.kind(of: shape) == .text
            default: true
            }
        }
    }

    func set(_ number: ShapeNumber, to value: Double) {
        let (scene, canvases) = (scene, canvases)
        let shapes = number == .strokeWidth ? painted : selection
        edit(number.changeName) { drawing in
            for shape in shapes {
                switch number {
                case .opacity: drawing.setOpacity(value, of: shape)
                case .strokeWidth: drawing.setStrokeWidth(value, of: shape)
                case .cornerRadius: drawing.setCornerRadius(value, of: shape)
                case .fontSize: drawing.setFontSize(value, of: shape)
                case .rotation:
                    guard let box = scene.bounds(of: shape) else { continue }
                    drawing.rotate(
                        [shape], by: value - drawing.rotation(of: shape), around: CGPoint(x: box.midX, y: box.midY),
                        scene)
                case .x, .y, .width, .height:
                    guard let old = scene.bounds(of: shape) else { continue }
                    let origin = canvases.origin(for: old)
                    var new = old
                    switch number {
                    case .x: new.origin.x = origin.x + value
                    case .y: new.origin.y = origin.y + value
                    case .width: new.size.width = value
                    default: new.size.height = value
                    }
                    drawing.resize([shape], from: old, to: new, scene)
                }
            }
        }
    }

    /// Returns the bounds of a shape in the coordinates of its canvas.
    private func placedBounds(of shape: ShapeID) -> CGRect? {
        scene.bounds(of: shape).map { bounds in
            let origin = canvases.origin(for: bounds)
            return bounds.offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }

    func choice(_ choice: ShapeChoice) -> String? {
        let drawing = drawing
        return common(of: painted) { shape in
            switch choice {
            case .cap: drawing.lineCap(of: shape).rawValue.capitalized
            case .join: drawing.lineJoin(of: shape).rawValue.capitalized
            case .dashes:
                Self.name(ofDashes: drawing.dashes(of: shape), width: drawing.strokeWidth(of: shape))
            }
        }
    }

    func set(_ choice: ShapeChoice, to option: String) {
        let shapes = painted
        edit("Change Stroke \(choice.title)") { drawing in
            for shape in shapes {
                switch choice {
                case .cap: LineCap(rawValue: option.lowercased()).map { drawing.setLineCap($0, of: shape) }
                case .join: LineJoin(rawValue: option.lowercased()).map { drawing.setLineJoin($0, of: shape) }
                case .dashes:
                    guard let lengths = Self.dashes[option] else { continue }
                    let width = max(drawing.strokeWidth(of: shape), 1e-3)
                    drawing.setDashes(lengths.map { $0 * width }, of: shape)
                }
            }
        }
    }

    /// The dash patterns by the name of their style, in multiples of the line width.
    private static let dashes: [String: [Double]] = ["Solid": [], "Dashed": [4, 2], "Dotted": [1, 2]]

    private static func name(ofDashes lengths: [Double], width: Double) -> String {
        if !lengths.contains(where: { $0 > 0 }) { return "Solid" }
        let known = dashes.first { _, parts in
            parts.count == lengths.count && zip(parts, lengths).allSatisfy { abs($0 * width - $1) < 1e-6 * width }
        }
        return known?.key ?? "Own Pattern"
    }

    var areTexts: Bool {
        let drawing = drawing
        return selection.allSatisfy { drawing.kind(of: $0) == .text }
    }

    var letters: String? {
        get {
            let drawing = drawing
            return common { drawing.letters(of: $0) }
        }
        set {
            guard let text = newValue else { return }
            let shapes = selection
            edit("Change Text") { drawing in for shape in shapes { drawing.setLetters(text, of: shape) } }
        }
    }

    func paint(_ part: PaintedPart) -> ShapePaint? {
        let drawing = drawing
        return common(of: painted) { shape -> ShapePaint? in
            switch part == .fill ? drawing.fill(of: shape) : drawing.stroke(of: shape) {
            case .none: return ShapePaint.none
            case .color(let color): return .color(Color.Resolved(color))
            case .other: return .other("Gradient or Pattern")
            }
        }
    }

    func set(_ part: PaintedPart, to paint: ShapePaint) {
        let fill: Drawing.Fill =
            switch paint {
            case .none: .none
            case .color(let color): .color(ShapeColor(color))
            case .other: .other
            }
        let shapes = painted
        edit(part == .fill ? "Change Fill" : "Change Stroke") { drawing in
            for shape in shapes {
                if part == .fill { drawing.setFill(fill, of: shape) } else { drawing.setStroke(fill, of: shape) }
            }
        }
    }
}

extension ShapeNumber {
    /// The name of a change in menus.
    fileprivate var changeName: String {
        switch self {
        case .x, .y: "Move"
        case .width, .height: "Resize"
        case .opacity: "Change Opacity"
        case .strokeWidth: "Change Stroke Width"
        case .rotation: "Rotate"
        case .cornerRadius: "Change Corner Radius"
        case .fontSize: "Change Text Size"
        }
    }
}

extension [DrawingCanvas] {
    /// Returns the origin of the coordinates of an element's canvas.
    fileprivate func origin(for bounds: CGRect) -> CGPoint {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        return (first { $0.rect.contains(middle) } ?? first)?.rect.origin ?? .zero
    }
}

extension Color.Resolved {
    fileprivate init(_ color: ShapeColor) {
        self.init(SIMD4(color.red, color.green, color.blue, color.opacity))
    }
}

extension ShapeColor {
    fileprivate init(_ color: Color.Resolved) {
        // Files shall contain the digits that the components have as Float numbers.
        let parts = (color.components * 1_000_000).rounded(.toNearestOrAwayFromZero) / 1_000_000
        self.init(red: parts.x, green: parts.y, blue: parts.z, opacity: parts.w)
    }
}
