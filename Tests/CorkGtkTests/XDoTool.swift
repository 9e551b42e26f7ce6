import Foundation
import Testing

@testable import CorkGtk

/// The program that moves a real pointer.
enum XDoTool {
    private nonisolated static let path = "/usr/bin/xdotool"

    nonisolated static let isThere = FileManager.default.isExecutableFile(atPath: path)

    @MainActor
    static func run(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    /// Presses the primary button near the top of a window's content and moves the pointer down.
    ///
    /// The window is at the corner of the screen, below its header bar.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - end: The last position, in points from the top of the content.
    /// - Throws: If xdotool can't be started.
    static func drag(in window: ViewWindow, down end: Int) async throws {
        let top = Int(window.host.widget.bounds(in: window.widget).minY)
        try run("mousemove", "90", "\(top + 20)", "mousedown", "1")
        for y in stride(from: 24, through: end, by: 8) {
            try run("mousemove", "92", "\(top + y)")
            await window.frames()
        }
    }

    /// Moves the pointer away from windows.
    static func leave() { try? run("mousemove", "1000", "700") }
}
