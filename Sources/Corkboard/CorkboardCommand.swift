import ArgumentParser
import CorkGtk
import Foundation

@main
struct CorkboardCommand: ParsableCommand {
    @Argument var files: [String] = []
    @Option var snapshot: String?
    @Flag var dark = false

    func run() throws {
        try MainActor.assumeIsolated {
            guard Application.start(id: "io.github.corkboard.Corkboard") else { throw ExitCode(1) }
            if dark { Application.preferDark() }
            let scene = BoardScene(
                files: files.map { URL(fileURLWithPath: $0) }, size: CGSize(width: 1100, height: 620))
            let windows = Application.open(scene)
            if let snapshot {
                Task {
                    await scene.model.finishReading()
                    windows[0].turn()
                    windows[0].afterNextFrame {
                        _ = windows[0].snapshot(to: snapshot); windows[0].close()
                    }
                }
            }
            Application.run()
        }
    }
}
