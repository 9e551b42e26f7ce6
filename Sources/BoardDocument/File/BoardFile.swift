import DocumentFiles
import Foundation

/// The `.songboard` file format of boards.
///
/// The format is JSON in UTF-8 that begins with `{ "songboard": 1`. Unknown keys of the board, a person or a card are
/// kept, and are written back after the known ones.
public enum BoardFile {
    /// The filename extension, without the dot.
    public static let pathExtension = "songboard"

    /// The largest size of a board file, in bytes.
    public static let sizeLimit = 64 << 20

    /// Returns a Boolean value that indicates whether a regular file looks like a board, whatever its name; blocks.
    public static func isBoard(_ url: URL) -> Bool {
        guard let file = regularFile(url), let head = try? file.read(upToCount: 1_024),
            BoardDecoder.isObject(utf8(head)), let rest = try? file.read(upToCount: sizeLimit) ?? Data()
        else { return false }
        return BoardDecoder.looksLikeBoard(utf8(head + rest))
    }

    /// Returns a Boolean value that indicates whether a regular file begins as something else than a board; blocks.
    public static func isOtherContent(_ url: URL) -> Bool {
        guard let file = regularFile(url), let head = try? file.read(upToCount: 1_024), !head.isEmpty else {
            return false
        }
        let bytes = utf8(head)
        return !isCompressed(bytes) && !BoardDecoder.isObject(bytes)
    }

    /// Opens a file unless it is a pipe or a device, which may have no end.
    private static func regularFile(_ url: URL) -> FileHandle? {
        var status = stat()
        guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return try? FileHandle(forReadingFrom: url)
    }

    private static func isCompressed(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

    /// Returns the bytes of a text in UTF-8, also if it is in UTF-16 with a byte order mark.
    private static func utf8(_ data: Data) -> [UInt8] {
        let isBigEndian = data.starts(with: [0xFE, 0xFF])
        guard isBigEndian || data.starts(with: [0xFF, 0xFE]) else { return [UInt8](data) }
        let bytes = [UInt8](data.dropFirst(2))
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// Reads a board from a file.
    ///
    /// - Parameter url: The file; symbolic links are followed.
    /// - Returns: The board and the repairs that were made.
    /// - Throws: If the file can't be read, is something else, has a later version, is cut or damaged. The error
    ///   contains the file, the line and the reason.
    public static func read(from url: URL) throws(BoardFileError) -> (board: Board, warnings: [BoardWarning]) {
        let data: Data
        do {
            data = try WholeFile.read(url, upTo: sizeLimit)
        } catch {
            throw BoardFileError(kind: .unreadable, fileName: url.lastPathComponent, reason: error.reason)
        }
        return try decode(data, fileName: url.lastPathComponent, in: url.deletingLastPathComponent())
    }

    /// Reads a board from the bytes of a file.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - fileName: The name of the file in errors and warnings.
    ///   - folder: The folder of the file, for relative files of songs; `nil` to keep them as they are.
    /// - Returns: The board and the repairs that were made.
    /// - Throws: The errors of ``read(from:)``.
    /// - Complexity: O(bytes).
    public static func decode(
        _ data: Data, fileName: String, in folder: URL? = nil
    ) throws(BoardFileError) -> (board: Board, warnings: [BoardWarning]) {
        let bytes = utf8(data)
        guard !isCompressed(bytes) else {
            throw BoardFileError(kind: .notABoard, fileName: fileName, reason: "the file is compressed with gzip")
        }
        do {
            let (board, faults) = try BoardDecoder.decode(bytes, in: folder)
            let positions = UTF8Text.positions(of: faults.map(\.offset), in: bytes)
            let warnings = zip(faults, positions).map { fault, position in
                BoardWarning(fileName: fileName, position: position, reason: fault.reason, leavesOut: fault.leavesOut)
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

    /// Returns the bytes of a board's file, which are the same for equal boards.
    ///
    /// - Complexity: O(cards).
    public static func encode(_ board: Board) -> Data {
        Data(BoardEncoder.encode(board).utf8)
    }

    /// Writes a board to a file atomically.
    ///
    /// - Parameters:
    ///   - board: The board.
    ///   - url: The file, which is created if it doesn't exist.
    /// - Throws: If the file can't be written; it is unchanged then. See ``AtomicFile/write(_:to:)``.
    public static func write(_ board: Board, to url: URL) throws(AtomicFileError) {
        try AtomicFile.write(encode(board), to: url)
    }
}
