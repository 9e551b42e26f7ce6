import ArgumentParser
import Corkboard
import DocumentFiles
import Foundation

/// The program's command line.
package struct CorkboardCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "corkboard",
        abstract:
            "Pins songs on a board, a column a person, until one is left for each; shows folders of pictures; edits drawings.",
        version: "0.1.0",
        subcommands: [
            BoardCommand.self, GalleryCommand.self, ShapesCommand.self, PreviewsCommand.self, ShowcaseCommand.self,
            StartCommand.self, ServiceCommand.self,
        ],
        defaultSubcommand: BoardCommand.self)

    package init() {}

    /// Runs the program; without arguments, it shows the start window.
    package static func start() {
        UserFolder.programName = "corkboard"
        let arguments = Array(CommandLine.arguments.dropFirst())
        // The session bus starts the program with this argument.
        if arguments == ["--gapplication-service"] { return main(["service"]) }
        main(arguments.isEmpty ? ["start"] : completed(arguments))
    }

    /// Returns the arguments with the name of the command that is meant: pictures are for the gallery.
    package static func completed(_ arguments: [String]) -> [String] {
        guard let first = arguments.first, !first.hasPrefix("-"),
            !configuration.subcommands.contains(where: { $0._commandName == first }), first != "help"
        else { return arguments }
        let isPicture = MainActor.assumeIsolated { GalleryModel.isPicture(URL(fileURLWithPath: first)) }
        return isPicture ? ["gallery"] + arguments : arguments
    }
}
