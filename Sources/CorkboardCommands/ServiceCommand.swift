import ArgumentParser

/// `corkboard --gapplication-service`: waits for what the desktop wants.
struct ServiceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "service", abstract: "Waits for what the desktop wants.", shouldDisplay: false)

    @OptionGroup var options: WindowOptions

    func run() throws { try MainActor.assumeIsolated { try Program.run(nil, options) } }
}
