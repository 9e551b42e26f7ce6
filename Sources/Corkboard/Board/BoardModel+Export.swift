import BoardDocument
import CorkUI
import DocumentFiles
import Foundation

extension BoardModel {
    /// The printed content; cards that are crossed off are included if they are shown.
    var sheet: BoardSheet { BoardSheet(titledBoard) { [hidesCrossedOff] in !hidesCrossedOff || !$0.isCrossedOff } }

    /// The board with the name of its file if it has no title.
    var titledBoard: Board {
        var board = board
        if board.title.isEmpty, let fileURL { board.title = fileURL.deletingPathExtension().lastPathComponent }
        return board
    }

    /// Exports the board to a file that the person chooses.
    func export(_ form: BoardForm, _ dialogs: (any FileDialogs)?, _ printing: (any Printing)? = nil) async {
        let name = board.title.isEmpty ? "Board" : board.title
        let type = FileType(form.name, filenameExtensions: [form.pathExtension])
        let suggestion = "\(name).\(form.pathExtension)"
        guard let file = await dialogs?.save("Export Board", suggestedName: suggestion, types: [type]) else { return }
        guard file.resolved != fileURL?.resolved else {
            return showNotice("\(file.lastPathComponent) is this board’s own file and was not replaced by an export.")
        }
        do {
            let omissions = try await export(form, to: file, printing)
            announce("Exported to \(file.lastPathComponent).", offersUndo: false)
            if let omissions { showNotice(omissions) }
        } catch {
            showNotice(sentence(error))
        }
    }

    /// Exports the board to a file.
    ///
    /// - Returns: A sentence about omitted content, or `nil`.
    /// - Throws: If the file can't be written; it is unchanged then.
    package func export(_ form: BoardForm, to file: URL, _ printing: (any Printing)?) async throws -> String? {
        let drawn: Data? =
            switch form {
            case .text: nil
            case .pdf: try printing?.pdf(sheet.pages, pageSize: Self.paper)
            case .png: try printing?.png(sheet.pages, width: Self.paper.height, scale: 2)
            }
        return try await Task.detached { [board = titledBoard] in
            if case .text(let form) = form {
                try AtomicFile.write(Data(form.content(of: board).utf8), to: file)
                return form.omissions(of: board)
            } else if let drawn {
                try AtomicFile.write(drawn, to: file)
            }
            return nil
        }.value
    }

    /// Prints the board.
    func print(_ printing: (any Printing)?) async {
        do {
            try await printing?.print(sheet.pages)
        } catch {
            showNotice(sentence(error))
        }
    }

    /// The paper of the country.
    private static var paper: CGSize {
        ["US", "CA", "MX", "PH", "CL", "CO", "VE"].contains(Locale.ofUser("LC_PAPER").region?.identifier)
            ? PrintedPages.letter : PrintedPages.a4
    }
}
