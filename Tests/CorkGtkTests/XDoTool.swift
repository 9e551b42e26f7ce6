import Foundation
import Testing

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
}
