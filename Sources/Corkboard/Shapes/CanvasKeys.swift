import CorkUI
import Foundation
import ShapeDocument

/// The keyboard shortcuts of a canvas and of the outline.
@MainActor
enum CanvasKeys {
    typealias Command = KeyCommand<ShapesModel>

    /// The keys of the canvas.
    static let canvas = KeyCommands([
        "Tools": tools, "Moving Shapes": moves, "Shapes": shapes, "Order": orders, "View": views,
    ])
    /// The shortcuts of the outline, without those for moving between rows, which the list handles.
    static let outline = KeyCommands([
        "Shapes": shapes, "Order": orders.filter { $0.shortcuts[0].modifiers == .command },
    ])

    private static let tools: [Command] =
        ShapeTool.allCases.map { tool in Command(tool.title, KeyEquivalent(tool.key)) { $0.choose(tool) } } + [
            Command("Make Shape in Middle", .return) { $0.makeInMiddle() ? .handled : .ignored },
            Command("Cancel, or Select Nothing", .escape) { $0.escape() },
        ]

    /// The distance that arrow keys move selected shapes, in the drawing's coordinates.
    private static let moves: [Command] = [(1.0, EventModifiers()), (10, .shift)].flatMap { step, modifiers in
        [
            Command("Move Left by \(Int(step))", .leftArrow, modifiers: modifiers) { $0.nudge(-step, 0) },
            Command("Move Right by \(Int(step))", .rightArrow, modifiers: modifiers) { $0.nudge(step, 0) },
            Command("Move Up by \(Int(step))", .upArrow, modifiers: modifiers) { $0.nudge(0, -step) },
            Command("Move Down by \(Int(step))", .downArrow, modifiers: modifiers) { $0.nudge(0, step) },
        ]
    }

    private static let shapes: [Command] = [
        Command("Cut", "x", modifiers: .command) { $0.cutSelection() },
        Command("Copy", "c", modifiers: .command) { $0.copySelection() },
        Command("Paste", "v", modifiers: .command) { $0.paste() },
        Command("Duplicate", "d", modifiers: .command) { $0.duplicateSelection() },
        Command("Delete", .delete) { $0.deleteSelection() },
        Command("Group", "g", modifiers: .command) { $0.groupSelection() },
        Command("Ungroup", "g", modifiers: [.command, .shift]) { $0.ungroupSelection() },
        Command("Hide or Show", "h", modifiers: .command) { $0.toggleHidden() },
        Command("Lock or Unlock", "l", modifiers: .command) { $0.toggleLocked() },
        Command("Rename", .function(2)) { $0.beginRenaming() },
    ]

    private static let orders: [Command] = Drawing.Order.allCases.flatMap { order in
        [
            Command(order.title, order.key) { $0.arrange(order) },
            Command(order.title, order.bracket, modifiers: .command) { $0.arrange(order) },
        ]
    }

    private static let views: [Command] = [
        Command("Select All", "a", modifiers: .command) { $0.selectAll() },
        Command("Zoom In", "+") { $0.magnify(by: 1.25) },
        Command("Zoom In", "+", modifiers: .command) { $0.magnify(by: 1.25) },
        Command("Zoom Out", "-") { $0.magnify(by: 0.8) },
        Command("Zoom Out", "-", modifiers: .command) { $0.magnify(by: 0.8) },
        Command("Fit in Window", "0", modifiers: .command) { $0.fit() },
        Command("Actual Size", "1", modifiers: .command) { $0.showOwnSize() },
    ]
}
