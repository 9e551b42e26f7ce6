import CorkUI
import Foundation
import ShapeDocument

/// The keys of a canvas; those that do not move anything are the outline's, too.
@MainActor
enum CanvasKeys {
    /// How far an arrow key moves what is chosen, in the drawing's coordinates; ten times as far with Shift.
    private static let nudge = 1.0

    static let all: Set<KeyEquivalent> = [
        .leftArrow, .rightArrow, .upArrow, .downArrow, .delete, "\u{7F}", .escape, "a", "d", "g", "G", "h", "l", "+",
        "-", "0", "1",
        .function(2), .return, .pageUp, .pageDown, .home, .end, "]", "[", "}", "{", "c", "x", "v", "s", "r", "e", "n",
        "b",
        "t",
    ]

    /// The keys of the outline.
    static let ofOutline: Set<KeyEquivalent> = [
        .delete, "\u{7F}", "d", "g", "G", "h", "l", "c", "x", "v", "]", "[", "}", "{", .function(2),
    ]

    static func perform(_ press: KeyPress, _ model: ShapesModel) -> KeyPress.Result {
        let isCommand = press.modifiers.contains(.command)
        let isShift = press.modifiers.contains(.shift)
        switch press.key {
        case .leftArrow: model.nudge(-step(isShift), 0)
        case .rightArrow: model.nudge(step(isShift), 0)
        case .upArrow: model.nudge(0, -step(isShift))
        case .downArrow: model.nudge(0, step(isShift))
        case .delete, "\u{7F}": model.deleteSelection()
        case .escape: model.escape()
        case "a" where isCommand: model.selectAll()
        case "d" where isCommand: model.duplicateSelection()
        case "G" where isCommand, "g" where isCommand && isShift: model.ungroupSelection()
        case "g" where isCommand: model.groupSelection()
        case "h" where isCommand: model.toggleHidden()
        case "l" where isCommand: model.toggleLocked()
        case .function(2): model.beginRenaming()
        case "c" where isCommand: model.copySelection()
        case "x" where isCommand: model.cutSelection()
        case "v" where isCommand: model.paste()
        case "]" where isCommand: model.arrange(.forward)
        case "[" where isCommand: model.arrange(.backward)
        case "}" where isCommand: model.arrange(.front)
        case "{" where isCommand: model.arrange(.back)
        case .return: return model.makeInMiddle() ? .handled : .ignored
        case "+": model.magnify(by: 1.25)
        case "-": model.magnify(by: 0.8)
        case "0" where isCommand: model.fit()
        case "1" where isCommand: model.showOwnSize()
        default:
            if let order = Drawing.Order.allCases.first(where: { $0.key == press.key }) {
                model.arrange(order)
            } else if press.modifiers.isEmpty,
                let tool = ShapeTool.allCases.first(where: { $0.key == press.key.character })
            {
                model.choose(tool)
            } else {
                return .ignored
            }
        }
        return .handled
    }

    private static func step(_ isLarge: Bool) -> Double { isLarge ? 10 * nudge : nudge }
}
