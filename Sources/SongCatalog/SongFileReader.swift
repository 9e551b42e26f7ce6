import Foundation

/// Reads song lists: pasted lines, tables (CSV, TSV), playlists (M3U, PLS, XSPF, UPL) and the headers of UltraStar songs.
///
/// Format, separator, columns and encoding are found out from the file. Lines that cannot be read are skipped and
/// reported, and the rest is read; memory stays within ``SongFileLimits`` whatever the file holds.
///
/// ```swift
/// let reading = try await SongFileReader().read(contentsOf: url) { print("\($0 * 100) %") }
/// for entry in reading.entries { print(entry.line, entry.song.title) }
/// for remark in reading.skipped { print(remark) }
/// ```
public struct SongFileReader: Sendable {
    /// How much is read at most.
    public var limits: SongFileLimits
    /// The encoding of files that no mark identifies as Unicode; `nil` to detect it.
    public var encoding: SongTextEncoding?

    /// Makes a reader.
    public init(limits: SongFileLimits = SongFileLimits(), encoding: SongTextEncoding? = nil) {
        self.limits = limits
        self.encoding = encoding
    }

    /// Reads a file away from the caller's thread, a piece at a time.
    ///
    /// - Parameters:
    ///   - url: A file URL. Pipes and devices are read as well.
    ///   - progress: Told the part of the file read so far, rising from 0 to 1, at most about a hundred times and not
    ///     on the main thread; for a pipe it is told the end only.
    /// - Returns: The songs.
    /// - Throws: ``SongFileError`` if there are no songs to be had, `CancellationError` soon after the task was
    ///   cancelled.
    /// - Complexity: O(size of the file).
    @concurrent
    public func read(
        contentsOf url: URL, progress: (@Sendable (Double) -> Void)? = nil
    ) async throws -> SongReading {
        let file = url.relativePath
        guard url.isFileURL else {
            throw SongFileError.unreadable(
                file: url.absoluteString, line: 0, reason: "only files on this computer can be read")
        }
        let source = try FileBytes(path: url.path(percentEncoded: false), file: file, progress: progress)
        let reading = try read(source, file: file)
        progress?(1)
        return reading
    }

    /// Looks whether a file can be a song list at all, away from the caller's thread.
    ///
    /// - Throws: ``SongFileError`` if it cannot be read, is empty, holds no text, or is something else, as its first 64 KiB
    ///   say.
    @concurrent
    public func checkBeginning(of url: URL) async throws {
        let file = url.relativePath
        let source = try FileBytes(path: url.path(percentEncoded: false), file: file, progress: nil)
        do {
            _ = try TextStream(source, file: file)
        } catch let failure as ReadFailure {
            throw SongFileError.unreadable(file: file, line: 0, reason: failure.reason)
        }
    }

    /// Reads the bytes of a file that are in memory.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - file: The name used in the report, whose ending helps to tell the format.
    /// - Returns: The songs.
    /// - Throws: ``SongFileError`` if there are no songs to be had.
    /// - Complexity: O(`bytes.count`).
    public func read(bytes: [UInt8], file: String) throws -> SongReading {
        try read(MemoryBytes(bytes), file: file)
    }

    /// Reads text somebody pasted or dropped.
    ///
    /// - Parameters:
    ///   - text: Lines, a table or a playlist.
    ///   - file: The name used in the report.
    /// - Returns: The songs.
    /// - Throws: ``SongFileError`` if there are no songs to be had.
    /// - Complexity: O(length of `text`).
    public func read(text: String, file: String = "Pasted text") throws -> SongReading {
        try read(bytes: Array(text.utf8), file: file)
    }

    private func read(_ source: any ByteSource, file: String) throws -> SongReading {
        var line = 0
        do {
            let stream = try TextStream(source, file: file, encoding: encoding)
            let ending = (file as NSString).pathExtension.lowercased()
            let sniffed = SniffedFormat(head: stream.head, ending: ending)
            let window = ByteWindow(stream.source, longest: limits.lineLength)
            var collector = SongCollector(file: file, limits: limits)
            var decoder = LineDecoder(declared: stream.encoding, limits: limits)
            switch sniffed {
            case .lines:
                var reader = PastedLinesReader(window, limits: limits)
                defer { line = reader.line }
                try reader.read(into: &collector, decoder: &decoder)
            case .table(let dialect):
                var reader = DelimitedReader(window, dialect: dialect, limits: limits)
                defer { line = reader.line }
                try reader.read(into: &collector, decoder: &decoder)
            case .playlist:
                var reader = PlaylistReader(window, limits: limits)
                defer { line = reader.line }
                try reader.read(into: &collector, decoder: &decoder)
            case .pls, .xspf, .upl, .ultraStar:
                var lines = TextLines(window, limits: limits)
                defer { line = lines.line }
                try read(sniffed, &lines, into: &collector, &decoder)
            }
            decoder.report(to: &collector)
            return try collector.reading(format: sniffed.format, encoding: decoder.encoding)
        } catch let failure as ReadFailure {
            throw SongFileError.unreadable(file: file, line: line, reason: failure.reason)
        }
    }

    private func read(
        _ format: SniffedFormat, _ lines: inout TextLines, into collector: inout SongCollector,
        _ decoder: inout LineDecoder
    ) throws {
        switch format {
        case .pls:
            var reader = PLSReader()
            try reader.read(&lines, into: &collector, decoder: &decoder)
        case .xspf:
            var reader = XSPFReader()
            try reader.read(&lines, into: &collector, decoder: &decoder)
        case .upl: try UltraStarListReader().read(&lines, into: &collector, decoder: &decoder)
        default: try UltraStarReader().read(&lines, into: &collector, decoder: &decoder)
        }
    }
}
