import Compression
import DocumentFiles
import Foundation

/// Files of drawings: SVG, as text or compressed with gzip.
public enum DrawingFile {
    /// The filename extensions of drawings, the preferred one first.
    public static let pathExtensions = ["svg", compressedExtension]

    /// The filename extension of compressed drawings.
    static let compressedExtension = "svgz"

    /// The maximum size of a file, in bytes.
    static let sizeLimit = 256 << 20

    /// Returns a Boolean value that indicates whether a file is a drawing, by its name or its first bytes; blocks.
    public static func isDrawing(_ url: URL) -> Bool {
        if pathExtensions.contains(url.pathExtension.lowercased()) { return true }
        var status = stat()
        guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let file = try? FileHandle(forReadingFrom: url), let head = try? file.read(upToCount: 1 << 20)
        else { return false }
        return XMLProlog.root(of: head) == .element("svg")
    }

    /// Reads a drawing from a file.
    ///
    /// - Throws: If the file can't be read, isn't a drawing, is truncated or damaged. The error contains the file, the
    ///   line and the reason.
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
    ///   - data: The bytes.
    ///   - fileName: The name of the file in error messages.
    ///   - memory: The available memory in bytes; `nil` to use as much as the program can get.
    /// - Returns: The drawing.
    /// - Throws: If the bytes aren't a drawing, are truncated or damaged, or need more memory than is available.
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

    /// Returns the approximate memory that an open drawing needs in bytes, as measured on drawings of many elements.
    static func memoryNeeded(for bytes: [UInt8]) -> Int {
        20 * bytes.count + 600 * bytes.count { $0 == UInt8(ascii: "<") }
    }

    /// Returns the bytes of a drawing's file, where everything unedited is as it was read.
    ///
    /// - Complexity: O(bytes).
    public static func encode(_ drawing: Drawing) -> Data { drawing.encoding.encode(drawing.text) }

    /// Writes a drawing to a file atomically, compressed if the filename extension says so.
    ///
    /// - Throws: If the file can't be written; it is unchanged then. See `AtomicFile.write(_:to:)`.
    public static func write(_ drawing: Drawing, to url: URL) throws(AtomicFileError) {
        let data = encode(drawing)
        let isCompressed = url.pathExtension.lowercased() == compressedExtension
        try AtomicFile.write(isCompressed ? Compression.gzip.packed(data) : data, to: url)
    }
}

/// An error that prevents a drawing from being read.
public struct DrawingFileError: Error, Hashable, Sendable {
    /// The name of the file, without its folder.
    public var fileName: String
    /// The position in the file, or `nil` if the file couldn't be read at all.
    public var position: TextPosition?
    /// The problem, as a clause without a full stop.
    public var reason: String
}

extension DrawingFileError: LocalizedError {
    /// A sentence with the file, the line, the column and the reason.
    public var errorDescription: String? { "\(SourceLine.describe(fileName, position)): \(reason)." }
}

extension Drawing: RecoverableDocument {
    /// The name of this kind of document in sentences.
    public static var kindName: String { "drawing" }
    /// The extension of the files in which unsaved documents are kept.
    public static var journalExtension: String { "drawing-journal" }

    /// Encodes the document for recovery after a crash.
    public func encodedForJournal() -> Data { DrawingFile.encode(self) }

    /// Reads a drawing that was encoded for recovery.
    public init(journal: Data) throws { self = try DrawingFile.decode(journal, fileName: "journal") }
}
