import Foundation

/// A reader of song lists.
///
/// It reads pasted lines, tables (CSV, TSV), playlists (M3U, PLS, XSPF, UPL) and the headers of UltraStar songs.
/// Format, separator, columns and encoding are detected. Lines that can't be read are skipped and reported, and memory
/// use stays within ``SongFileLimits`` for any file.
///
/// ```swift
/// let reading = try await SongFileReader().read(contentsOf: url) { print("\($0 * 100) %") }
/// for entry in reading.entries { print(entry.line, entry.song.title) }
/// for remark in reading.skipped { print(remark) }
/// ```
public struct SongFileReader: Sendable {
    /// The limits for reading.
    public var limits: SongFileLimits
    /// The encoding of files without a Unicode byte order mark; `nil` to detect it.
    public var encoding: SongTextEncoding?
    /// The sign between the fields of tables; `nil` to detect it.
    public var separator: TableSample.Separator?
    /// The columns of tables; `nil` to detect them.
    public var columns: TableColumns?
    /// The lines of a list that are names of people above their songs; `nil` to detect them.
    public var people: [String]?

    /// Creates a reader.
    public init(
        limits: SongFileLimits = SongFileLimits(), encoding: SongTextEncoding? = nil,
        separator: TableSample.Separator? = nil, columns: TableColumns? = nil, people: [String]? = nil
    ) {
        self.limits = limits
        self.encoding = encoding
        self.separator = separator
        self.columns = columns
        self.people = people
    }

    /// Reads a file piece by piece, off the caller's thread.
    ///
    /// - Parameters:
    ///   - url: A file URL. Pipes and devices are supported.
    ///   - progress: A closure that receives the fraction read so far, from 0 to 1, about a hundred times at most and
    ///     not on the main thread. For a pipe, it receives only the end.
    /// - Returns: The songs.
    /// - Throws: ``SongFileError`` if there are no songs, `CancellationError` soon after the task was cancelled.
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

    /// Checks the beginning of a file for content that can't be a song list, off the caller's thread.
    ///
    /// - Throws: ``SongFileError`` if the file can't be read, or its first 64 KiB are empty, aren't text, or are
    ///   another kind of file.
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

    /// Returns the first rows of a table with a guess at its columns, or `nil` for another list.
    ///
    /// - Throws: ``SongFileError`` if the file can't be read or isn't a song list.
    @concurrent
    public func table(at url: URL) async throws -> TableSample? { try beginning(of: url).table }

    /// Returns the lines of a list that may be names of people above their songs, in order.
    ///
    /// - Throws: ``SongFileError`` if the file can't be read or isn't a song list.
    @concurrent
    public func possiblePeople(at url: URL) async throws -> [String] { try beginning(of: url).possiblePeople }

    private func beginning(of url: URL) throws -> DetectedText {
        let file = url.relativePath
        do {
            let path = url.path(percentEncoded: false)
            return try detect(try FileBytes(path: path, file: file, progress: nil), file: file)
        } catch let failure as ReadFailure {
            throw SongFileError.unreadable(file: file, line: 0, reason: failure.reason)
        }
    }

    /// Reads the bytes of a file in memory.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - file: The name of the file in the report; its extension helps to detect the format.
    /// - Returns: The songs.
    /// - Throws: ``SongFileError`` if there are no songs.
    /// - Complexity: O(`bytes.count`).
    public func read(bytes: [UInt8], file: String) throws -> SongReading {
        try read(MemoryBytes(bytes), file: file)
    }

    /// Reads pasted or dropped text.
    ///
    /// - Parameters:
    ///   - text: Lines, a table or a playlist.
    ///   - file: The name of the text in the report.
    /// - Returns: The songs.
    /// - Throws: ``SongFileError`` if there are no songs.
    /// - Complexity: O(length of `text`).
    public func read(text: String, file: String = "Pasted text") throws -> SongReading {
        try read(bytes: Array(text.utf8), file: file)
    }

    private func read(_ source: any ByteSource, file: String) throws -> SongReading {
        var line = 0
        do {
            let text = try detect(source, file: file)
            let (stream, sniffed) = (text.stream, text.format)
            // The lines of XML mean nothing.
            var limits = limits
            if case .xspf = sniffed { limits.lineLength = max(limits.lineLength, XSPFReader.sizeLimit) }
            let window = ByteWindow(text.source, longest: limits.lineLength)
            var collector = SongCollector(file: file, limits: limits)
            var decoder = LineDecoder(declared: stream.encoding, limits: limits)
            switch sniffed {
            case .lines:
                let names = people ?? text.possiblePeople
                if people == nil { collector.noteAssumption(ofPeople: names) }
                var reader = PastedLinesReader(window, limits: limits, people: names)
                defer { line = reader.line }
                try reader.read(into: &collector, decoder: &decoder)
            case .table(let dialect):
                var reader = DelimitedReader(window, dialect: dialect, limits: limits, columns: columns)
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
            var reading = try collector.reading(format: sniffed.format, encoding: decoder.encoding)
            reading.isEncodingGuessed = stream.isEncodingGuessed && !decoder.encoding.isUnicode
            if columns == nil { reading.table = text.table }
            if people == nil { reading.possiblePeople = text.possiblePeople }
            return reading
        } catch let failure as ReadFailure {
            throw SongFileError.unreadable(file: file, line: line, reason: failure.reason)
        }
    }

    /// A text whose format was detected.
    private struct DetectedText {
        var stream: TextStream
        var source: any ByteSource
        var format: SniffedFormat

        /// The first rows of a table.
        var table: TableSample? {
            guard case .table(let dialect) = format else { return nil }
            return TableSample(dialect)
        }

        /// The lines of a list that may be names of people.
        var possiblePeople: [String] { format == .lines ? NamesAbove.names(in: stream.head) : [] }
    }

    private func detect(_ source: any ByteSource, file: String) throws -> DetectedText {
        let stream = try TextStream(source, file: file, encoding: encoding)
        let ending = (file as NSString).pathExtension.lowercased()
        var (source, head) = (stream.source, stream.head)
        var format = SniffedFormat(head: head, ending: ending)
        if format.isTextual, var table = DrawnTable(head: head) {
            source = DrawnTableBytes(source, table)
            head = table.convert(head) + table.rest()
            format = SniffedFormat(head: head, ending: ending)
        }
        if format.isTextual, separator != nil || columns != nil && format == .lines {
            format = .table(DelimitedDialect(sniffing: head, separator: separator?.byte))
        }
        return DetectedText(stream: stream, source: source, format: format)
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
