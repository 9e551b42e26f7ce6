import DocumentFiles
import Foundation

/// A reader of XSPF playlists, for the title, creator and duration of each track.
///
/// The filename replaces a missing title.
struct XSPFReader {
    /// The size in bytes up to which a playlist is read.
    static let sizeLimit = 32 << 20

    private var track: [String: String]?
    private var trackLine = 0
    /// The enclosing elements, up to the depth limit.
    private var path: [String] = []
    private var depth = 0
    /// The depth up to which elements are recorded.
    private static let depthLimit = 64
    private var text = ""
    /// The elements of tracks that songs have no place for, with the line of the first of each.
    private var leftOut: [String: Int] = [:]

    /// Returns a Boolean value that indicates whether a text begins as an XSPF playlist.
    static func begins(_ head: some Collection<UInt8>) -> Bool {
        let text = String(decoding: head.prefix(4_096), as: UTF8.self)
        return text.contains("xspf.org/ns/0") || text.contains("<trackList")
    }

    /// Reads all tracks.
    mutating func read(
        _ lines: inout TextLines, into collector: inout SongCollector, decoder: inout LineDecoder
    ) throws {
        var bytes: [UInt8] = []
        var isCut = false
        try lines.forEach(&collector, &decoder) { text, _, _ in
            isCut = bytes.count + text.utf8.count > Self.sizeLimit
            guard !isCut else { return false }
            bytes += text.utf8
            bytes.append(UInt8(ascii: "\n"))
            return true
        }
        if isCut {
            collector.note(
                line: lines.line, "Only the first \(Self.sizeLimit >> 20) MiB were read.", leavesOut: true)
        }
        bytes.withUnsafeBufferPointer { bytes in
            var line = 1
            for piece in XMLPieces(bytes) {
                take(piece, bytes[piece.range], line: line, &collector)
                guard !collector.isFull else { return collector.noteRest(after: line) }
                if !piece.isComplete {
                    isCut = piece.range.upperBound == bytes.count
                    collector.note(
                        line: line,
                        isCut ? "The document is cut off here." : "A tag is not closed before the next one begins.",
                        leavesOut: true)
                }
                line += bytes[piece.range].count { $0 == UInt8(ascii: "\n") }
            }
        }
        guard !collector.isFull else { return }
        if !isCut, let inner = path.last {
            collector.note(line: lines.line, "The document ends before “\(inner.prefix(40))” does.")
        }
        addTrack(&collector)
        for (name, line) in leftOut.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
            collector.note(
                line: line, "“\(name.prefix(40))” of tracks was left out: a card has no place for it.", leavesOut: true)
        }
    }

    private mutating func take(
        _ piece: XMLPieces.Piece, _ bytes: Slice<UnsafeBufferPointer<UInt8>>, line: Int,
        _ collector: inout SongCollector
    ) {
        let source = String(decoding: bytes, as: UTF8.self)
        switch piece.kind {
        case .text: text += XMLReference.resolve(source[...]) { XMLReference.scalar($0).map { String($0) } }
        case .characterData: text += source.dropFirst(9).dropLast(piece.isComplete ? 3 : 0)
        case .startTag where piece.isComplete:
            let name = Self.name(of: source.dropFirst())
            begin(name, line: line, &collector)
            if source.hasSuffix("/>") { end(name, line: line, &collector) }
        case .endTag where piece.isComplete: end(Self.name(of: source.dropFirst(2)), line: line, &collector)
        case .startTag, .endTag, .comment, .instruction, .declaration: break
        }
    }

    /// Returns the name of a tag without its namespace prefix.
    private static func name(of tag: Substring) -> String {
        let name = tag.prefix { !$0.isWhitespace && $0 != "/" && $0 != ">" }
        return String(name.split(separator: ":").last ?? name)
    }

    private mutating func begin(_ name: String, line: Int, _ collector: inout SongCollector) {
        depth += 1
        text = ""
        guard depth <= Self.depthLimit else { return }
        path.append(name)
        guard name == "track" else { return }
        addUnendedTrack(&collector)
        (track, trackLine) = ([:], line)
    }

    private mutating func end(_ name: String, line: Int, _ collector: inout SongCollector) {
        guard depth <= Self.depthLimit else {
            depth -= 1
            return
        }
        guard path.contains(name) else {
            return collector.note(line: line, "“</\(name.prefix(40))>” ends what has not begun.")
        }
        while let inner = path.popLast(), inner != name {
            if inner == "track" { addUnendedTrack(&collector) }
        }
        depth = path.count
        let value = text.trimmingCharacters(in: .whitespacesAndNewlines)
        text = ""
        if name == "track" {
            addTrack(&collector)
        } else if path.last == "track" {
            if !["title", "creator", "duration", "location"].contains(name) {
                if !value.isEmpty, leftOut[name] == nil { leftOut[name] = line }
            } else if let known = track?[name], !known.isEmpty {
                collector.note(line: line, "Only the first “\(name)” of a track is read.", leavesOut: true)
            } else {
                track?[name] = value
            }
        } else if name == "title", path == ["playlist"], !value.isEmpty {
            collector.title = value
        }
    }

    private mutating func addUnendedTrack(_ collector: inout SongCollector) {
        guard track != nil else { return }
        collector.note(line: trackLine, "The track has no end.")
        addTrack(&collector)
    }

    private mutating func addTrack(_ collector: inout SongCollector) {
        defer { track = nil }
        guard let track else { return }
        var name = SongName(parsing: "")
        func value(_ key: String) -> String? { track[key].flatMap { $0.isEmpty ? nil : $0 } }
        // A relative address is a path, in which special characters are escaped.
        let location = value("location").map { $0.contains("://") ? $0 : $0.removingPercentEncoding ?? $0 }
        if let title = value("title") {
            name = value("creator") == nil ? SongName(parsing: title) : name
            name.title = name.title ?? title
            name.artist = value("creator") ?? name.artist
        } else if let location {
            name = SongName(parsing: FileName.song(of: location))
        }
        guard let title = name.title else { return collector.skip(line: trackLine, "The track has no title.") }
        let milliseconds = value("duration").flatMap(Double.init).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        if milliseconds == nil, let text = value("duration"), Double(text).map({ $0 > 0 }) ?? true {
            collector.note(
                line: trackLine, "The duration “\(text.prefix(40))” was not understood and was left out.",
                leavesOut: true)
        }
        var song = Song(title: title, artist: name.artist, code: name.code, duration: milliseconds.map { $0 / 1_000 })
        song.location = location
        collector.add(song, line: trackLine)
    }
}
