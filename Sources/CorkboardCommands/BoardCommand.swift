import ArgumentParser
import BoardDocument
import CorkGtk
import CorkUI
import Corkboard
import DocumentFiles
import Foundation
import SongCatalog
import SongLibrary

/// The command `corkboard board`, which opens song lists as one board, or exports the board.
struct BoardCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "board",
        abstract: "Opens song lists as a board: a column a person, a card a song.",
        discussion: """
            Without a file the board is empty. A board shown with --describe or --snapshot closes by itself; where \
            there is no display these two start one of their own (Xvfb).

            Exit codes: 0 done; 64 wrong arguments; 65 songs, lines, columns or marks were left out of the board or of \
            what was exported, or the columns of a table were guessed, as the standard error says; 66 a file could not be read (what could is shown all the \
            same); 69 no display; 73 the picture could not be written.
            """)

    @Argument(
        help: "Song lists (pasted lines, CSV or TSV tables, M3U playlists) or a saved board.", completion: .file())
    var files: [String] = []

    @Flag(help: "Begin with the songs of the first person in large type, for an audience.")
    var present = false

    @Flag(help: "Show the library beside the board, with --describe or --snapshot.")
    var library = false

    @Option(
        help: ArgumentHelp(
            "Write the board to a file in the format of its extension, without opening a window.",
            discussion:
                "The extension is one of \(BoardForm.allCases.map { $0.pathExtension }.joined(separator: ", ")).",
            valueName: "file"),
        completion: .file())
    var export: String?

    @Option(
        help: ArgumentHelp(
            "Save the board as a file that ends in .\(BoardFile.pathExtension), without opening a window.",
            valueName: "file"),
        completion: .file())
    var save: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Read the columns of tables as these, from left to right, such as person,title,-,artist.",
            discussion: """
                The columns are \(TableColumns.Role.allCases.map(\.rawValue).joined(separator: ", ")); a column of songs \
                has those of the person in its first row. Without this, the columns of a table whose header names no \
                title, or that has no header and more than two columns, are guessed.
                """,
            valueName: "names"),
        transform: { text in
            do throws(TableColumns.Fault) {
                return try TableColumns(parsing: text)
            } catch {
                throw ValidationError(error.sentence)
            }
        })
    var columns: TableColumns?

    @Option(
        help: ArgumentHelp(
            "Read song lists in this text encoding, such as windows-1250 or Shift_JIS, instead of the detected one.",
            discussion: "Files that begin with a mark of Unicode stay as they are."),
        transform: { name in
            guard let encoding = SongTextEncoding(named: name) else {
                throw ValidationError(
                    "No text encoding of one byte order is called \(name); iconv --list shows those that are known.")
            }
            return encoding
        })
    var encoding: SongTextEncoding?

    @OptionGroup var options: WindowOptions

    func run() throws { try MainActor.assumeIsolated { try show() } }

    @MainActor
    private func show() throws {
        let files = files.map { URL(fileURLWithPath: $0) }
        if export != nil || save != nil { return try write() }
        guard options.isReport else {
            let reading = ListReading(encoding: encoding, columns: columns)
            return try Program.run(
                present ? .present(files, reading) : files.isEmpty ? .newBoard : .boards(files, reading), options)
        }
        try options.openDisplay()
        // A description includes all content.
        if options.describe { Application.showsOnlyVisibleContent = false }
        let model = BoardModel()
        model.claimFile = { FileClaim($0, in: nil) }
        if !files.isEmpty { model.open(files, as: ListReading(encoding: encoding, columns: columns)) }
        try options.report(BoardScene(model: model, size: CGSize(options.size))) { _ in
            await model.finishReading()
            if present { model.present() }
            var problems = model.failures
            if library {
                do {
                    model.library = try SongLibrary.ofUser()
                    model.showLibrary()
                    await model.finishSearching()
                } catch {
                    problems.append(error.localizedDescription)
                }
            }
            return WindowReport(
                problems: problems, notices: model.notices.map(\.text) + model.leftOutDetails,
                isIncomplete: model.isIncomplete)
        }
    }

    func validate() throws {
        if library, !options.isReport {
            throw ValidationError("--library is for --describe and --snapshot; in a window, press Ctrl+L.")
        }
        for output in [export, save, options.snapshot] { try WindowOptions.validate(output, besides: files) }
        guard let option = export != nil ? "--export" : save != nil ? "--save" : nil else { return }
        if present || options.isReport || options.dark {
            throw ValidationError("\(option) opens no window: leave out --present, --describe, --snapshot and --dark.")
        }
        if let save, URL(fileURLWithPath: save).pathExtension.lowercased() != BoardFile.pathExtension {
            throw ValidationError("--save writes a board: \(save) must end in .\(BoardFile.pathExtension).")
        }
        guard let export else { return }
        guard form(of: URL(fileURLWithPath: export)) == nil else { return }
        throw ValidationError(
            "The extension of \(export) is not one of a format for export; see corkboard board --help.")
    }

    private func form(of file: URL) -> BoardForm? {
        BoardForm.allCases.first { $0.pathExtension == file.pathExtension.lowercased() }
    }

    /// Exports or saves the board of the files.
    @MainActor
    private func write() throws {
        if options.rightToLeft { Application.preferRightToLeft() }
        let model = BoardModel()
        model.claimFile = { FileClaim($0, in: nil) }
        model.cardLimit = .max
        model.open(
            files.map { URL(fileURLWithPath: $0) }, as: ListReading(encoding: encoding, columns: columns))
        var outcome = ExitCode.success
        Task {
            await model.finishReading()
            model.addAllPending()
            if model.isIncomplete { outcome = .incomplete }
            if !model.failures.isEmpty { outcome = .unreadableInput }
            (model.notices.map(\.text) + model.leftOutDetails).forEach(options.complain)
            // Don't replace an existing file by an empty board.
            if outcome == .unreadableInput, model.board.isEmpty { return MainLoop.quit() }
            do {
                if let save { try BoardFile.write(model.board, to: URL(fileURLWithPath: save)) }
                if let file = export.map({ URL(fileURLWithPath: $0) }),
                    let omissions = try await model.export(form(of: file)!, to: file, GtkPrinting())
                {
                    options.complain(omissions)
                    if outcome == .success { outcome = .incomplete }
                }
            } catch {
                outcome = .unwritableOutput
                options.complain(error.localizedDescription)
            }
            MainLoop.quit()
        }
        MainLoop.run()
        if outcome != .success { throw outcome }
    }
}
