import CorkUI

/// What an inspector shows and changes: the shapes that are selected.
///
/// Whoever reads a value is to be told when it changes, as of an observable object. A value is nil where shapes differ in it.
/// A change made by itself is one undo step; all between ``beginChange(_:)`` and ``endChange()`` are one.
@MainActor
protocol InspectedShapes: AnyObject {
    /// How many are selected.
    var count: Int { get }

    /// A number that the shapes have, see ``ShapeNumber``.
    func number(_ number: ShapeNumber) -> Double?
    /// Gives all shapes the same number.
    func set(_ number: ShapeNumber, to value: Double)

    /// Whether all shapes have a number; others are not shown.
    func has(_ number: ShapeNumber) -> Bool

    /// What was chosen for the shapes, by its name among ``ShapeChoice/options``, or another name.
    func choice(_ choice: ShapeChoice) -> String?
    /// Chooses the same for all shapes.
    func set(_ choice: ShapeChoice, to option: String)

    /// Whether all shapes are texts.
    var areTexts: Bool { get }
    /// What the texts say.
    var letters: String? { get set }

    /// What a part of the shapes is painted with.
    func paint(_ part: PaintedPart) -> ShapePaint?
    /// Paints that part of all shapes.
    func set(_ part: PaintedPart, to paint: ShapePaint)

    /// Begins a change that goes on for a while, such as one by a slider that is dragged.
    ///
    /// - Parameter name: what menus call it, as “Change Opacity”.
    func beginChange(_ name: String)
    /// Ends the change that was begun.
    func endChange()
}

/// The numbers of a shape that an inspector shows.
enum ShapeNumber: CaseIterable {
    /// The place of the bounds in their canvas, in its units.
    case x, y
    /// The size of the bounds, from 0, in the units of the canvas.
    case width, height
    /// How opaque the whole shape is, from 0 to 1.
    case opacity
    /// The width of the line around it, from 0, in the units of the canvas.
    case strokeWidth
    /// How far it is turned clockwise around its middle, in degrees.
    case rotation
    /// The radius of a rectangle's corners, from 0.
    case cornerRadius
    /// The size of a text's letters, above 0.
    case fontSize
}

/// What one chooses for a shape from a list.
enum ShapeChoice: CaseIterable {
    case dashes, cap, join

    var title: String {
        switch self {
        case .dashes: "Style"
        case .cap: "Ends"
        case .join: "Corners"
        }
    }

    /// What there is to choose from.
    var options: [String] {
        switch self {
        case .dashes: ["Solid", "Dashed", "Dotted"]
        case .cap: ["Butt", "Round", "Square"]
        case .join: ["Miter", "Round", "Bevel"]
        }
    }
}

/// What is painted of a shape.
enum PaintedPart {
    case fill, stroke
}

/// What a part of a shape is painted with.
enum ShapePaint: Hashable {
    case none
    case color(Color.Resolved)
    /// Something that is shown by its name and left as it is, such as a gradient.
    case other(String)
}
