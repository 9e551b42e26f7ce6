import ArgumentParser

/// The command `corkboard --gapplication-service`, which waits for requests from the desktop.
struct ServiceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "service", abstract: "Waits for what the desktop wants.", shouldDisplay: false)

    @OptionGroup var options: WindowOptions

    func run() throws { try MainActor.assumeIsolated { try Program.run(nil, options) } }
}
