import BoardDocument
import Foundation
import ShapeDocument
import SongCatalog

/// The kinds of files that Corkboard opens.
nonisolated enum OpenableFile {
    /// Returns a sentence that explains why a file can't be opened as a board or a drawing, by its name and beginning.
    ///
    /// The result is `nil` for a file that can be opened.
    @concurrent
    static func refusal(of url: URL) async -> String? {
        guard url.isFileURL else { return "“\(url.absoluteString)” is not a file of this computer." }
        let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        let isBoard = url.pathExtension.lowercased() == BoardFile.pathExtension || BoardFile.isBoard(url)
        if isFolder || isBoard || DrawingFile.isDrawing(url) { return nil }
        do {
            try await SongFileReader().checkBeginning(of: url)
            return nil
        } catch {
            return (error as? any LocalizedError)?.errorDescription ?? "\(error)"
        }
    }
}
