import CorkUI

/// The selected shapes, as an inspector shows and changes them.
///
/// Whoever reads a value is to be told when it changes, as of an observable object. A value is nil where shapes differ in it.
/// A change made by itself is one undo step; all between ``beginChange(_:)`` and ``endChange()`` are one.
@MainActor
protocol InspectedShapes: AnyObject {
    /// The number of selected shapes.
    var count: Int { get }

    /// A number that the shapes have, see ``ShapeNumber``.
    func number(_ number: ShapeNumber) -> Double?
    /// Gives all shapes the same number.
    func set(_ number: ShapeNumber, to value: Double)

    /// Returns whether all shapes have a number; others are not shown.
    func has(_ number: ShapeNumber) -> Bool

    /// What was chosen for the shapes, by its name among ``ShapeChoice/options``, or another name.
    func choice(_ choice: ShapeChoice) -> String?
    /// Chooses the same for all shapes.
    func set(_ choice: ShapeChoice, to option: String)

    /// A Boolean value that indicates whether all shapes are texts.
    var areTexts: Bool { get }
    /// The contents of the texts.
    var letters: String? { get set }

    /// Returns the paint of a part of the shapes.
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
    /// The opacity of the whole shape, from 0 to 1.
    case opacity
    /// The width of the line around it, from 0, in the units of the canvas.
    case strokeWidth
    /// The clockwise rotation around its center, in degrees.
    case rotation
    /// The radius of a rectangle's corners, from 0.
    case cornerRadius
    /// The size of a text's letters, above 0.
    case fontSize
}

/// A property of a shape that is chosen from a list.
enum ShapeChoice: CaseIterable {
    case dashes, cap, join

    var title: String {
        switch self {
        case .dashes: "Style"
        case .cap: "Ends"
        case .join: "Corners"
        }
    }

    /// The options.
    var options: [String] {
        switch self {
        case .dashes: ["Solid", "Dashed", "Dotted"]
        case .cap: ["Butt", "Round", "Square"]
        case .join: ["Miter", "Round", "Bevel"]
        }
    }
}

/// A part of a shape that is painted.
enum PaintedPart {
    case fill, stroke
}

/// The paint of a part of a shape.
enum ShapePaint: Hashable {
    case none
    case color(Color.Resolved)
    /// Something that is shown by its name and left as it is, such as a gradient.
    case other(String)
}
