import DocumentFiles
import Foundation

/// Boards in files: the `.songboard` format.
///
/// JSON in UTF-8 that begins with `{ "songboard": 1`. Keys that this version does not know are kept on the board, the person
/// or the card that has them, and are written back after the known ones.
public enum BoardFile {
    /// What file names end with, without the dot.
    public static let pathExtension = "songboard"

    /// The size of a file, in bytes, from which on it is not taken for a board.
    public static let sizeLimit = 64 << 20

    /// Returns a Boolean value that indicates whether a regular file looks like a board, whatever its name; blocks.
    public static func isBoard(_ url: URL) -> Bool {
        var status = stat()
        guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let file = try? FileHandle(forReadingFrom: url), let head = try? file.read(upToCount: 1_024),
            BoardDecoder.isObject([UInt8](head)), let rest = try? file.read(upToCount: sizeLimit) ?? Data()
        else { return false }
        return BoardDecoder.looksLikeBoard([UInt8](head + rest))
    }

    /// Reads a board from a file.
    ///
    /// - Parameter url: The file; links are followed.
    /// - Returns: The board, and what was mended in it.
    /// - Throws: If the file cannot be read, is something else, is of a later version, cut or broken. The error names the
    ///   file, the line and the reason.
    public static func read(from url: URL) throws(BoardFileError) -> (board: Board, warnings: [BoardWarning]) {
        let data: Data
        do {
            data = try WholeFile.read(url, upTo: sizeLimit)
        } catch {
            throw BoardFileError(kind: .unreadable, fileName: url.lastPathComponent, reason: error.reason)
        }
        return try decode(data, fileName: url.lastPathComponent)
    }

    /// Reads a board from the bytes of a file.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - fileName: What errors and warnings call the file.
    /// - Returns: The board, and what was mended in it.
    /// - Throws: As ``read(from:)``.
    /// - Complexity: O(bytes).
    public static func decode(
        _ data: Data, fileName: String
    ) throws(BoardFileError) -> (board: Board, warnings: [BoardWarning]) {
        let bytes = [UInt8](data)
        do {
            let (board, faults) = try BoardDecoder.decode(bytes)
            let positions = UTF8Text.positions(of: faults.map(\.offset), in: bytes)
            let warnings = zip(faults, positions).map { fault, position in
                BoardWarning(fileName: fileName, position: position, reason: fault.reason)
            }
            return (board, warnings)
        } catch {
            let kind: BoardFileError.Kind =
                if let version = error.newerVersion {
                    .newerVersion(version)
                } else {
                    BoardDecoder.looksLikeBoard(bytes) ? .malformed : .notABoard
                }
            throw BoardFileError(
                kind: kind, fileName: fileName, position: UTF8Text.positions(of: [error.offset], in: bytes)[0],
                reason: error.reason)
        }
    }

    /// The bytes of a board's file, the same for the same board.
    ///
    /// - Complexity: O(cards).
    public static func encode(_ board: Board) -> Data {
        Data(BoardEncoder.encode(board).utf8)
    }

    /// Writes a board to a file, all or nothing.
    ///
    /// - Parameters:
    ///   - board: The board.
    ///   - url: The file; made if it is not there.
    /// - Throws: What keeps the file from being written; it is then as it was. See ``AtomicFile/write(_:to:)``.
    public static func write(_ board: Board, to url: URL) throws(AtomicFileError) {
        try AtomicFile.write(encode(board), to: url)
    }
}
