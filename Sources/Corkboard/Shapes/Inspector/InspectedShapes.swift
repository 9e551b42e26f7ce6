import CorkUI

/// The selected shapes as an inspector shows and changes them.
///
/// Views observe the values as those of an observable object. A value is `nil` if the shapes differ in it. Each change
/// is one undo step; all changes between ``beginChange(_:)`` and ``endChange()`` are one, too.
@MainActor
protocol InspectedShapes: AnyObject {
    /// The number of selected shapes.
    var count: Int { get }

    /// Returns the value of a number that the shapes share.
    func number(_ number: ShapeNumber) -> Double?
    /// Sets a number of all shapes.
    func set(_ number: ShapeNumber, to value: Double)

    /// Returns whether all shapes have a number; the inspector hides other numbers.
    func has(_ number: ShapeNumber) -> Bool

    /// Returns the shared option of a choice, or another name if it isn't among ``ShapeChoice/options``.
    func choice(_ choice: ShapeChoice) -> String?
    /// Sets the option of all shapes.
    func set(_ choice: ShapeChoice, to option: String)

    /// A Boolean value that indicates whether all shapes are texts.
    var areTexts: Bool { get }
    /// The contents of the texts.
    var letters: String? { get set }

    /// Returns the paint of a part of the shapes.
    func paint(_ part: PaintedPart) -> ShapePaint?
    /// Sets the paint of a part of all shapes.
    func set(_ part: PaintedPart, to paint: ShapePaint)

    /// Begins a continuous change, such as dragging a slider.
    ///
    /// - Parameter name: The name of the change in menus, such as “Change Opacity”.
    func beginChange(_ name: String)
    /// Ends the continuous change.
    func endChange()
}

/// The numbers of a shape that an inspector shows.
enum ShapeNumber: CaseIterable {
    /// The position of the bounds in their canvas, in its units.
    case x, y
    /// The size of the bounds, from 0, in the units of the canvas.
    case width, height
    /// The opacity of the whole shape, from 0 to 1.
    case opacity
    /// The width of the stroke, from 0, in the units of the canvas.
    case strokeWidth
    /// The clockwise rotation around its center, in degrees.
    case rotation
    /// The radius of a rectangle's corners, from 0.
    case cornerRadius
    /// The font size of a text, above 0.
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
    /// A paint that is shown by its name and can't be edited, such as a gradient.
    case other(String)
}
