import Compression
import DocumentFiles
import Foundation

/// Files of drawings: SVG, as text or compressed with gzip.
public enum DrawingFile {
    /// The endings of their names, the usual one first.
    public static let pathExtensions = ["svg", compressedExtension]

    /// The ending of the names of those that are compressed.
    static let compressedExtension = "svgz"

    /// The largest file that is read, in bytes.
    static let sizeLimit = 256 << 20

    /// Returns a Boolean value that indicates whether a file is a drawing, by its name or its first bytes; blocks.
    public static func isDrawing(_ url: URL) -> Bool {
        if pathExtensions.contains(url.pathExtension.lowercased()) { return true }
        var status = stat()
        guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let file = try? FileHandle(forReadingFrom: url), let head = try? file.read(upToCount: 4_096)
        else { return false }
        let text = String(decoding: head, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return text.hasPrefix("<svg") || text.hasPrefix("<") && text.contains(/<(\w+:)?svg[\s>]/)
    }

    /// Reads a drawing from a file.
    ///
    /// - Throws: If the file cannot be read, is something else, cut or broken. The error names the file, the line and the
    ///   reason.
    public static func read(from url: URL) throws(DrawingFileError) -> Drawing {
        let data: Data
        do {
            data = try WholeFile.read(url, upTo: sizeLimit)
        } catch {
            throw DrawingFileError(fileName: url.lastPathComponent, position: nil, reason: error.reason)
        }
        return try decode(data, fileName: url.lastPathComponent)
    }

    /// Reads a drawing from the bytes of a file, compressed or not.
    ///
    /// - Parameters:
    ///   - data: the bytes.
    ///   - fileName: what errors call the file.
    ///   - memory: how many bytes of memory there are for it; nil: as many as the program can get.
    /// - Returns: The drawing.
    /// - Throws: If the bytes are something else, cut or broken, or would take more memory than there is.
    /// - Complexity: O(bytes).
    public static func decode(
        _ data: Data, fileName: String, memory: Int? = nil
    ) throws(DrawingFileError) -> Drawing {
        let bytes: [UInt8]
        do {
            bytes = [UInt8](Compression.isGzip(data) ? try Compression.gzip.unpacked(data, upTo: sizeLimit) : data)
        } catch {
            throw DrawingFileError(fileName: fileName, position: nil, reason: error.reason)
        }
        let (needed, memory) = (memoryNeeded(for: bytes), memory ?? AvailableMemory.bytes)
        guard needed <= memory else {
            let sizes = [needed, memory].map { Int64($0).formatted(.byteCount(style: .memory)) }
            throw DrawingFileError(
                fileName: fileName, position: nil,
                reason: "opening it takes about \(sizes[0]) of memory, and there are \(sizes[1])")
        }
        do {
            return try Drawing(bytes: bytes)
        } catch {
            throw DrawingFileError(
                fileName: fileName, position: UTF8Text.positions(of: [error.offset], in: bytes)[0], reason: error.reason
            )
        }
    }

    /// About how many bytes of memory an open drawing takes, as measured on drawings of many elements.
    static func memoryNeeded(for bytes: [UInt8]) -> Int {
        20 * bytes.count + 600 * bytes.count { $0 == UInt8(ascii: "<") }
    }

    /// The bytes of a drawing's file: those that were read, but for what was edited.
    ///
    /// - Complexity: O(bytes).
    public static func encode(_ drawing: Drawing) -> Data { drawing.encoding.encode(drawing.text) }

    /// Writes a drawing to a file, all or nothing; compressed where its name says so.
    ///
    /// - Throws: What keeps the file from being written; it is then as it was. See `AtomicFile.write(_:to:)`.
    public static func write(_ drawing: Drawing, to url: URL) throws(AtomicFileError) {
        let data = encode(drawing)
        let isCompressed = url.pathExtension.lowercased() == compressedExtension
        try AtomicFile.write(isCompressed ? Compression.gzip.packed(data) : data, to: url)
    }
}

/// Why a drawing could not be read.
public struct DrawingFileError: Error, Hashable, Sendable {
    /// The name of the file, without its folder.
    public var fileName: String
    /// Where in the file; nil if it could not be read at all.
    public var position: TextPosition?
    /// What is wrong there: a clause without a full stop.
    public var reason: String
}

extension DrawingFileError: LocalizedError {
    /// File, line, column and reason in one sentence.
    public var errorDescription: String? { "\(SourceLine.describe(fileName, position)): \(reason)." }
}

extension Drawing: RecoverableDocument {
    /// What a document of this kind is called in sentences.
    public static var kindName: String { "drawing" }
    /// The extension of the files in which unsaved documents are kept.
    public static var journalExtension: String { "drawing-journal" }

    /// Encodes the document for recovery after a crash.
    public func encodedForJournal() -> Data { DrawingFile.encode(self) }

    /// Reads a drawing that was encoded for recovery.
    public init(journal: Data) throws { self = try DrawingFile.decode(journal, fileName: "journal") }
}
