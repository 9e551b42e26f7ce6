import CorkUI
import Foundation

/// The arguments after `--previews`.
///
///     --previews [TEXT] [--snapshot FOLDER] [--describe]
///
/// Without options, a window shows a list of all previews, or of those whose name contains a text. `--snapshot` writes a
/// picture of each to a folder, and `--describe` prints the widgets of each; both end by themselves.
package struct PreviewArguments {
    var name: String?
    var folder: String?
    var describes = false

    /// Parses the arguments after `--previews`.
    ///
    /// - Throws: A ``Problem`` if an argument is invalid.
    package init(_ arguments: some Collection<String>) throws(Problem) {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--describe": describes = true
            case "--snapshot":
                guard let folder = rest.popFirst() else { throw Problem(sentence: "--snapshot needs a folder.") }
                self.folder = folder
            default:
                guard !argument.hasPrefix("-"), name == nil else {
                    throw Problem(
                        sentence:
                            "“\(argument)” is not known: write --previews [TEXT] [--snapshot FOLDER] [--describe].")
                }
                name = argument
            }
        }
    }

    private static let noPreviews = """
        There are no previews. Declare some by #Preview or a PreviewProvider; of the providers, a release build keeps those \
        that are public, package or classes.
        """

    /// An error in the arguments.
    package struct Problem: Error { let sentence: String }

    /// Shows the previews, after GTK has been started.
    ///
    /// - Returns: Sentences about problems.
    package func run() -> [String] {
        let previews = Preview.all(named: name)
        if let name, previews.isEmpty { return ["No preview is called “\(name)”."] }
        if folder != nil || describes {
            if previews.isEmpty { return [Self.noPreviews] }
            Application.hideResizeFrames()
            return PreviewRecorder(folder: folder.map { URL(fileURLWithPath: $0) }, describes: describes)
                .run(previews)
        }
        Application.open(PreviewsScene(previews))
        Application.run()
        return []
    }
}

extension Preview {
    /// Returns the previews whose module or name contains a text, ignoring case; all for `nil`.
    public static func all(named text: String?) -> [Preview] {
        guard let text else { return all }
        return all.filter { "\($0.module).\($0.name)".range(of: text, options: .caseInsensitive) != nil }
    }
}

extension Application {
    /// Shows the previews of the program, as the arguments specify.
    ///
    /// This call is all that an executable needs to show the previews of a library.
    ///
    /// ```swift
    /// import CorkGtk
    /// import Shelf
    ///
    /// Application.runPreviews()
    /// ```
    ///
    /// - Parameter arguments: See `PreviewArguments`.
    package static func runPreviews(_ arguments: some Collection<String> = CommandLine.arguments.dropFirst()) -> Never {
        let name = ProcessInfo.processInfo.processName
        func end(_ problems: [String]) -> Never {
            for problem in problems { FileHandle.standardError.write(Data("\(name): \(problem)\n".utf8)) }
            exit(problems.isEmpty ? 0 : 1)
        }
        do throws(PreviewArguments.Problem) {
            let arguments = try PreviewArguments(arguments)
            guard start(id: name) else {
                end(["There is no display. Set DISPLAY or WAYLAND_DISPLAY, or run under xvfb-run."])
            }
            end(arguments.run())
        } catch {
            end([error.sentence])
        }
    }
}
