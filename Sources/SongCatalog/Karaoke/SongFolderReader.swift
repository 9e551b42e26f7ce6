import DocumentFiles
import Foundation

/// A reader of the songs in a folder and its subfolders.
///
/// It reads the headers of UltraStar songs and the `song.ini` of Clone Hero and YARG, and takes the names of CD+G and
/// video files.
public struct SongFolderReader: Sendable {
    /// The limits for the numbers of songs and remarks.
    public var limits: SongFileLimits
    /// The encoding of texts that neither are in Unicode nor name their encoding; `nil` to detect it.
    public var encoding: SongTextEncoding?

    /// Creates a reader.
    public init(limits: SongFileLimits = SongFileLimits(), encoding: SongTextEncoding? = nil) {
        self.limits = limits
        self.encoding = encoding
    }

    /// The filename extensions that identify a song; audio files alone may be anything.
    static let fileExtensions: Set<String> = [
        "cdg", "zip", "mp4", "mkv", "webm", "avi", "mov", "m4v", "mpg", "mpeg", "flv",
    ]

    /// Reads a folder off the caller's thread.
    ///
    /// Hidden files are skipped, and symbolic links to folders aren't followed.
    ///
    /// - Parameter folder: A file URL.
    /// - Returns: The songs. Their encoding is that of the first text whose encoding was detected by its letters.
    /// - Throws: ``SongFileError`` if there are no songs, `CancellationError` soon after the task was cancelled.
    /// - Complexity: O(files).
    @concurrent
    public func read(contentsOf folder: URL) async throws -> SongReading {
        let path = folder.path(percentEncoded: false)
        var collector = SongCollector(file: path, limits: limits)
        collector.title = folder.lastPathComponent
        var guess: SongTextEncoding?
        try read(folder, "", &collector, &guess)
        do {
            var reading = try collector.reading(format: .folder, encoding: guess ?? .utf8)
            reading.isEncodingGuessed = guess != nil && encoding == nil
            return reading
        } catch SongFileError.noSongs(_, first: nil) {
            throw SongFileError.noSongsInFolder(folder: path)
        }
    }

    private func read(
        _ folder: URL, _ place: String, _ collector: inout SongCollector, _ guess: inout SongTextEncoding?
    ) throws {
        try Task.checkCancellation()
        let keys: Set<URLResourceKey> = [.isDirectoryKey, .isSymbolicLinkKey]
        let files: [URL]
        do {
            files = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
        } catch {
            return collector.skip(file: folder.path(percentEncoded: false), "The folder cannot be opened.")
        }
        for file in files where LostName.isLost(file.path) {
            let ending = file.pathExtension.lowercased()
            guard ending.isEmpty || ending == "txt" || Self.fileExtensions.contains(ending) else { continue }
            collector.skip(file: file.path, "It cannot be read: \(LostName.reason).")
        }
        let sorted = files.filter { !LostName.isLost($0.path) }.sorted {
            $0.lastPathComponent.lowercased() < $1.lastPathComponent.lowercased()
        }
        // The files that the text of a song names, or that are called like it, belong to that song.
        var owned: Set<String> = []
        var named: Set<String> = []
        var textCount = 0
        for file in sorted where file.pathExtension.lowercased() == "txt" {
            guard let files = readUltraStar(file, &collector, &guess) else { continue }
            textCount += 1
            owned.formUnion(files)
            named.insert(Self.stem(of: file))
        }
        for file in sorted where file.lastPathComponent.lowercased() == SongIni.fileName {
            guard isFile(file, &collector) else { continue }
            textCount += 1
            let path = file.path(percentEncoded: false)
            guard let data = FileManager.default.contents(atPath: path),
                var song = SongIni.song(String(decoding: Self.text(data.prefix(64 << 10)), as: UTF8.self))
            else {
                collector.skip(file: path, "There is no title.")
                continue
            }
            song.location = sorted.first { $0.lastPathComponent.contains(/^(?i)song\.(?:opus|ogg|mp3|wav)$/) }?
                .path(percentEncoded: false)
            collector.add(song, line: 1)
        }
        for file in sorted {
            guard !collector.isFull else { return collector.noteRest(after: 1) }
            let values = try? file.resourceValues(forKeys: keys)
            if values?.isDirectory == true, values?.isSymbolicLink != true {
                try read(file, place + file.lastPathComponent + "/", &collector, &guess)
            } else if Self.fileExtensions.contains(file.pathExtension.lowercased()) {
                guard isFile(file, &collector) else { continue }
                let name = SongName(parsing: FileName.song(of: file.lastPathComponent))
                // So does a file without an artist in its name, such as “video.mp4”, beside a single song.
                guard !owned.contains(file.lastPathComponent.lowercased()),
                    textCount != 1 || name.artist != nil, named.insert(Self.stem(of: file)).inserted
                else { continue }
                guard let title = name.title else {
                    collector.skip(file: file.path(percentEncoded: false), "The name of the file has no title.")
                    continue
                }
                var song = Song(title: title, artist: name.artist, code: name.code)
                song.location = file.path(percentEncoded: false)
                collector.add(song, line: 1)
            }
        }
    }

    /// Returns a Boolean value that indicates whether a URL leads to a regular file; anything else than a folder is
    /// reported.
    private func isFile(_ file: URL, _ collector: inout SongCollector) -> Bool {
        let path = file.path(percentEncoded: false)
        var status = stat()
        let kind = stat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
        if kind != S_IFREG, kind != S_IFDIR {
            let reason = kind == 0 ? "The file cannot be opened." : "It is a pipe or a device, not a file."
            collector.skip(file: path, reason)
        }
        return kind == S_IFREG
    }

    private static func stem(of file: URL) -> String {
        file.deletingPathExtension().lastPathComponent.lowercased()
    }

    /// Reads the header of an UltraStar song.
    ///
    /// - Parameters:
    ///   - file: The text.
    ///   - collector: Receives the song.
    ///   - guess: Receives the encoding in which the text was read if the text doesn't determine it.
    /// - Returns: The values of the header, some of which are the names of the song's files, in lowercase; `nil` if the
    ///   file is no such song.
    private func readUltraStar(
        _ file: URL, _ collector: inout SongCollector, _ guess: inout SongTextEncoding?
    ) -> Set<String>? {
        let path = file.path(percentEncoded: false)
        // Opening a pipe would block.
        guard isFile(file, &collector) else { return nil }
        guard let handle = try? FileHandle(forReadingFrom: file) else {
            collector.skip(file: path, "The file cannot be opened.")
            return nil
        }
        defer { try? handle.close() }
        // A header has at most a few dozen lines of 2048 bytes; the notes aren't read.
        let data: Data
        do {
            data = Self.text(try handle.read(upToCount: 64 << 10) ?? Data())
        } catch {
            collector.skip(file: path, "The file cannot be read.")
            return nil
        }
        guard UltraStarReader.begins(data) else {
            if data.isEmpty { collector.skip(file: path, "The file is empty.") }
            if data.contains(0) { collector.skip(file: path, "The file holds binary data.") }
            return nil
        }
        let head = data.count == 64 << 10 ? data.prefix(through: data.lastIndex(of: 10) ?? data.startIndex) : data
        var text = String(decoding: head, as: UTF8.self)
        do {
            var reader = SongFileReader(limits: limits)
            var reading = try reader.read(bytes: Array(head), file: path)
            let declared = EncodingDetection.declaredName(in: Array(head)).flatMap(SongTextEncoding.init(named:))
            if declared == nil, !reading.encoding.isUnicode {
                if encoding != nil {
                    reader.encoding = encoding
                    reading = try reader.read(bytes: Array(head), file: path)
                }
                guess = guess ?? reading.encoding
            }
            text = ConvertedBytes(MemoryBytes(Array(head)), from: reading.encoding.name)?.text() ?? text
            for entry in reading.entries {
                var song = entry.song
                song.location = song.location.map { file.deletingLastPathComponent().path(percentEncoded: false) + $0 }
                collector.add(song, line: entry.line)
            }
            collector.take(remarksOf: reading)
        } catch SongFileError.noSongs(_, let first?) {
            collector.skip(first)
        } catch {
            collector.skip(file: path, error.localizedDescription)
        }
        let values = text.split(whereSeparator: \.isNewline).compactMap { line in
            line.first == "#" ? line.split(separator: ":", maxSplits: 1).dropFirst().first : nil
        }
        return Set(values.map { $0.trimmingCharacters(in: .whitespaces).lowercased() })
    }

    /// Returns a text without its byte order mark, and one in UTF-16 as UTF-8.
    private static func text(_ data: Data) -> Data {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16).map { Data($0.utf8) } ?? data
        }
        return data.starts(with: [0xEF, 0xBB, 0xBF]) ? Data(data.dropFirst(3)) : data
    }
}
