import Foundation

/// A finished run of the `corkboard` that was built with the tests.
nonisolated struct CommandRun {
    let status: Int32
    let output: String
    let errors: String

    /// The program beside the test bundle, or `nil` if the tests were built without it.
    static let program: URL? = {
        let folder = Bundle.main.bundleURL
        let program = folder.appendingPathComponent("corkboard")
        return FileManager.default.isExecutableFile(atPath: program.path) ? program : nil
    }()

    /// Runs the program to its end, without a display.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the program.
    ///   - path: The search path for other programs; `nil` for that of the tests.
    ///   - changes: The changes to its environment; `nil` removes a variable.
    /// - Throws: If the program can't be started.
    init(_ arguments: [String], path: String? = nil, environment changes: [String: String?] = [:]) throws {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY"] { environment[name] = nil }
        if let path { environment["PATH"] = path }
        environment.merge(changes.compactMapValues(\.self)) { _, new in new }
        for case (let name, nil) in changes { environment[name] = nil }
        environment["G_DEBUG"] = "fatal-criticals"
        process.environment = environment
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        let end = try process.start()
        // What is written fits a pipe, so that one may be read after the other.
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        end()
        status = process.terminationStatus
    }
}
