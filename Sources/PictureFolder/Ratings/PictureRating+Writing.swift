import DocumentFiles
import Foundation
import Glibc

extension PictureRating {
    /// Writes the rating of a picture.
    ///
    /// The rating goes into the picture's file if the format supports it (JPEG, PNG, WebP, TIFF), and into an existing
    /// sidecar. If the file can't be changed or is a camera's raw picture, the rating goes into a sidecar alone,
    /// `name.ext.xmp` if there is none.
    ///
    /// In the file, only the XMP packet is replaced or added, and existing rating numbers in EXIF are written in
    /// place; every other byte stays. A TIFF file may get another first directory at its end. Files are replaced
    /// atomically. A sidecar without remaining properties is removed.
    ///
    /// This method blocks until the data is on the disk; don't call it on the main thread.
    ///
    /// - Returns: The replacement of the picture's file, or the reason why it wasn't changed although its format is
    ///   supported.
    /// - Throws: If the rating can't be written.
    @discardableResult
    public func write(to picture: Picture) throws(RatingError) -> RatingOutcome { try record(in: picture).outcome }

    /// Writes the rating of a picture, and returns what was replaced.
    func record(in picture: Picture) throws(RatingError) -> (outcome: RatingOutcome, record: RatingRecord) {
        var record = RatingRecord()
        do throws(SystemFault) {
            guard let kind = picture.kind else { throw SystemFault(code: EINVAL, reason: "the file is no picture") }
            let sidecar = Sidecar(of: picture)
            // The sidecar overrides the picture's file, which stays as it is if the sidecar can't be changed.
            if sidecar.modified != nil { _ = try packet(of: sidecar) }
            let isChanged = kind.takesMetadata && !picture.isRaw
            var outcome = isChanged ? try writeInside(picture, kind, &record) : RatingOutcome()
            if outcome.rewrite == nil || sidecar.modified != nil {
                // Override a rating that remains in the picture's file.
                let saysZero = outcome.rewrite == nil && (Self.embedded(in: picture) ?? .unrated) != .unrated
                record.sidecar = try write(to: sidecar, of: picture, saysZero: saysZero)
                // Without a rating there may be nothing to write beside it.
                if Sidecar(of: picture).modified == nil { outcome.reason = nil }
            }
            return (outcome, record)
        } catch {
            throw RatingError(name: picture.name, error)
        }
    }

    /// The maximum size of a file in which a rating is written, in bytes.
    static let byteLimit = 512 << 20

    /// Writes the rating into the file of a picture, unless that would change anything else.
    private func writeInside(
        _ picture: Picture, _ kind: PictureKind, _ record: inout RatingRecord
    ) throws(SystemFault) -> RatingOutcome {
        try Self.rewrite(picture, &record, edit: { edited($0, kind) }, refusal: { refusal($0, kind) })
    }

    /// Replaces the file of a picture.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - record: The record of what is replaced.
    ///   - edit: A closure that returns the file with the change, or `nil` if the file can't take it.
    ///   - refusal: A closure that returns the reason for that, as a clause.
    /// - Returns: The outcome.
    /// - Throws: If the file can't be written.
    static func rewrite(
        _ picture: Picture, _ record: inout RatingRecord, edit: (Data) -> (file: Data, patch: BytePatch)?,
        refusal: (Data) -> String
    ) throws(SystemFault) -> RatingOutcome {
        var status = stat()
        guard let stamp = FileStamp(of: picture.url), stat(picture.path, &status) == 0 else {
            throw SystemFault(code: ENOENT)
        }
        guard status.st_nlink == 1 else {
            return RatingOutcome(reason: "it has other names on the disk, which would get another file")
        }
        guard status.st_size <= byteLimit else {
            return RatingOutcome(reason: "it is larger than \(byteLimit >> 20) MB")
        }
        let data = try WholeFile.read(picture.url, upTo: byteLimit)
        guard let (edited, patch) = edit(data) else { return RatingOutcome(reason: refusal(data)) }
        do throws(SystemFault) {
            let now = try replace(picture.url, since: stamp, with: edited)
            record.patch = patch
            return RatingOutcome(rewrite: PictureRewrite(before: FileTime(stamp), after: FileTime(now)))
        } catch {
            guard [EBUSY, EXDEV, ETXTBSY, ENOTSUP, EACCES, EPERM].contains(error.code) else { throw error }
            return RatingOutcome(reason: error.reason)
        }
    }

    /// Returns the reason why this rating can't be written into a picture's file.
    private func refusal(_ data: Data, _ kind: PictureKind) -> String {
        if kind == .tiff, TIFFDirectory(read: { data.bytes(at: $0, $1) }) == nil {
            return "ratings cannot be written into BigTIFF files"
        }
        let parts = PictureParts(kind, size: data.count, read: { data.bytes(at: $0, $1) })?.parts
        if kind == .jpeg, let part = parts?.first(where: { $0.role == .packet }),
            let packet = kind.packetText(in: data.bytes(at: part.range.lowerBound, part.range.count)),
            let rated = XMPPacket(packet)?.rated(self, saysZero: false), JPEGSegment.packet(rated) == nil
        {
            return "there is no room for a rating in its metadata"
        }
        return "its metadata is not as it should be"
    }

    /// Returns a picture's file with this rating; `nil` if its packet can't be read, has no room, or wouldn't be found
    /// again.
    private func edited(_ data: Data, _ kind: PictureKind) -> (file: Data, patch: BytePatch)? {
        guard let (file, patch) = spliced(data, kind) else { return nil }
        let stated = Self.embedded(in: kind, size: file.count) { file.bytes(at: $0, $1) }
        return stated ?? .unrated == self ? (file, patch) : nil
    }

    /// Returns a TIFF file with this rating.
    ///
    /// The numbers in its directory and a packet of the same length are replaced in place. Otherwise a packet and
    /// another directory are appended.
    private func appended(to data: Data) -> Data? {
        var file = data
        let exif = ExifDirectory { data.bytes(at: $0, $1) }
        exif?.write(self, into: &file, from: 0)
        guard let directory = TIFFFile(file) else { return nil }
        guard let range = exif?.packet else {
            guard self != .unrated else { return file }
            // Leave room for other ratings to be written in place later.
            var empty = Sidecar.empty
            guard let end = empty.range(of: Data("<?xpacket end".utf8)) else { return nil }
            empty.insert(contentsOf: Data(repeating: UInt8(ascii: " "), count: 1_024), at: end.lowerBound)
            return XMPPacket(empty)?.rated(self, saysZero: true).flatMap { directory.appending($0, to: file) }
        }
        let packet = data.bytes(at: range.lowerBound, range.count)
        guard let text = XMPPacket(packet)?.rated(self, saysZero: false) else { return nil }
        guard text.count == packet.count else { return directory.appending(text, to: file) }
        file.replaceSubrange(range, with: text)
        return file
    }

    private func spliced(_ data: Data, _ kind: PictureKind) -> (file: Data, patch: BytePatch)? {
        if kind == .tiff { return appended(to: data).map { ($0, BytePatch(from: data, to: $0)) } }
        guard let parts = PictureParts(kind, size: data.count, read: { data.bytes(at: $0, $1) })?.parts else {
            return nil
        }
        var pieces = parts.map { part in
            let bytes = data.bytes(at: part.range.lowerBound, part.range.count)
            return PicturePiece(role: part.role, old: bytes, bytes: bytes)
        }
        for index in pieces.indices where pieces[index].role == .exif {
            let bytes = pieces[index].bytes
            let start = kind.exifStart(in: bytes)
            let exif = ExifDirectory { bytes.bytes(at: start + $0, $1) }
            exif?.write(self, into: &pieces[index].bytes, from: start)
            if kind == .png, exif != nil { pieces[index].bytes = PNGChunk.mended(pieces[index].bytes) }
        }
        if let index = pieces.firstIndex(where: { $0.role == .packet }) {
            let bytes = pieces[index].bytes
            guard let text = kind.packetText(in: bytes).flatMap({ XMPPacket($0)?.rated(self, saysZero: false) }),
                let packet = kind.packet(text, insteadOf: bytes)
            else { return nil }
            // An earlier multi-picture index refers to offsets after the packet.
            let isBeforeReferences =
                packet.count == bytes.count || !pieces[..<index].contains { kind.refersAhead($0.bytes) }
            guard isBeforeReferences else { return nil }
            pieces[index].bytes = packet
        } else if self != .unrated {
            guard let text = XMPPacket(Sidecar.empty)?.rated(self, saysZero: true), let packet = kind.packet(text),
                kind.insert(packet, into: &pieces)
            else { return nil }
        }
        if kind == .webp {
            let count = pieces.map(\.bytes.count).reduce(0, +)
            pieces[0].bytes.replaceSubrange(4..<8, with: WebPChunk.littleEndian(count - 8, 4))
        }
        var patch = BytePatch()
        for piece in pieces { patch.append(old: piece.old, new: piece.bytes) }
        return (Data(pieces.map(\.bytes).joined()), patch)
    }

    /// Writes the rating into a sidecar.
    ///
    /// - Parameters:
    ///   - sidecar: The sidecar.
    ///   - picture: The picture.
    ///   - saysZero: Pass `true` to write an explicit rating of 0 for no rating.
    /// - Returns: The change, or `nil` if there was nothing to write.
    /// - Throws: If the sidecar can't be written.
    private func write(
        to sidecar: Sidecar, of picture: Picture, saysZero: Bool
    ) throws(SystemFault) -> Sidecar.Change? {
        let url = URL(fileURLWithPath: sidecar.path)
        let stamp = FileStamp(of: url)
        if stamp == nil, self == .unrated, !saysZero { return nil }
        var status = stat()
        let isLink = lstat(sidecar.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
        guard stamp != nil || !isLink else {
            throw SystemFault(
                code: ENOENT, reason: "“\(url.lastPathComponent)” beside it is a link to a file that does not exist")
        }
        let olderTime = sidecar.modified.flatMap { $0 < picture.modified ? $0 : nil }
        guard FileStamp(of: picture.url) != nil else { throw SystemFault(code: ENOENT, reason: "the file is gone") }
        let data = stamp == nil ? Sidecar.empty : try WholeFile.read(url, upTo: Sidecar.byteLimit)
        guard let packet = XMPPacket(data.isEmpty ? Sidecar.empty : data) else { throw Self.strangeSidecar(url) }
        if packet.isBare, self == .unrated, !saysZero, !isLink {
            guard unlink(sidecar.path) == 0 else { throw SystemFault() }
            return Sidecar.Change(url: url, before: data, after: nil, olderTime: olderTime)
        } else {
            guard let edited = packet.rated(self, saysZero: saysZero) else { throw Self.strangeSidecar(url) }
            try Self.replace(url, since: stamp, with: edited)
            return Sidecar.Change(
                url: url, before: stamp == nil ? nil : data, after: edited, olderTime: olderTime)
        }
    }

    /// Returns the packet of a sidecar.
    ///
    /// - Throws: If it can't be read or doesn't take this rating.
    private func packet(of sidecar: Sidecar) throws(SystemFault) -> XMPPacket {
        let url = URL(fileURLWithPath: sidecar.path)
        let data = try WholeFile.read(url, upTo: Sidecar.byteLimit)
        guard let packet = XMPPacket(data.isEmpty ? Sidecar.empty : data), packet.rated(self, saysZero: false) != nil
        else {
            throw Self.strangeSidecar(url)
        }
        return packet
    }

    static func strangeSidecar(_ url: URL) -> SystemFault {
        SystemFault(
            code: EINVAL, reason: "“\(url.lastPathComponent)” beside it holds something that would be lost")
    }

    @discardableResult
    static func replace(
        _ file: URL, since stamp: FileStamp?, with data: Data
    ) throws(SystemFault) -> FileStamp {
        let now = FileStamp(of: file)
        guard now == stamp else {
            throw SystemFault(
                code: ESTALE, reason: now == nil ? "the file is gone" : "another program changes the file just now")
        }
        do throws(AtomicFileError) {
            return try AtomicFile.write(data, to: file)
        } catch {
            throw SystemFault(code: error.code, reason: error.reason)
        }
    }
}

/// A replacement of a picture's file by one with the same pixels.
public struct PictureRewrite: Hashable, Sendable {
    /// The modification time of the file before the replacement.
    public var before: FileTime
    /// The modification time of the new file.
    public var after: FileTime

    /// Creates a replacement from the modification times before and after it.
    public init(before: FileTime, after: FileTime) {
        self.before = before
        self.after = after
    }
}

/// The outcome of writing a rating to a picture's file.
public struct RatingOutcome: Hashable, Sendable {
    /// The replacement of the file; `nil` if the file is unchanged.
    public var rewrite: PictureRewrite?
    /// The reason why the rating of a file of a supported kind is in a sidecar: a clause without a full stop.
    public var reason: String?

    /// Creates the outcome of writing a rating.
    public init(rewrite: PictureRewrite? = nil, reason: String? = nil) {
        (self.rewrite, self.reason) = (rewrite, reason)
    }
}

/// A part of a picture's file that is edited.
private struct PicturePiece {
    let role: PictureParts.Role
    /// The bytes before; none for a part that is added.
    var old = Data()
    var bytes: Data
}

extension PictureKind {
    /// Returns a part of a file with an XMP packet, or `nil` if the packet is too long.
    ///
    /// - Parameters:
    ///   - text: The packet.
    ///   - old: The part to replace, or `nil`.
    /// - Returns: The part.
    fileprivate func packet(_ text: Data, insteadOf old: Data? = nil) -> Data? {
        switch self {
        case .jpeg: JPEGSegment.packet(text)
        case .png: old.map { PNGPacket(chunk: $0)?.chunk(with: text) } ?? PNGPacket(text).chunk(with: text)
        default: WebPChunk.packet(text)
        }
    }

    /// Returns a Boolean value that indicates whether a part stores offsets, as a multi-picture index does.
    fileprivate func refersAhead(_ part: Data) -> Bool {
        self == .jpeg && part.bytes(at: 1, 1).first == 0xE2 && part.bytes(at: 4, 4).elementsEqual("MPF\0".utf8)
    }

    /// Adds a packet to a file without one; returns `false` if there is no position for it.
    fileprivate func insert(
        _ packet: Data, into pieces: inout [PicturePiece]
    ) -> Bool {
        switch self {
        case .jpeg:
            // Insert after the JFIF and EXIF segments and before those that store offsets.
            let place = pieces.dropFirst().firstIndex { $0.role != .exif && $0.bytes.bytes(at: 1, 1).first != 0xE0 }
            pieces.insert(PicturePiece(role: .packet, bytes: packet), at: place ?? 1)
        case .png:
            guard pieces.count > 1 else { return false }
            pieces.insert(PicturePiece(role: .packet, bytes: packet), at: 2)
        default:
            guard pieces.count > 1 else { return false }
            if !pieces[1].bytes.starts(with: "VP8X".utf8) {
                guard let header = WebPChunk.header(before: pieces[1].bytes) else { return false }
                pieces.insert(PicturePiece(role: .other, bytes: header), at: 1)
            }
            pieces[1].bytes[pieces[1].bytes.startIndex + 8] |= 0x04
            pieces.append(PicturePiece(role: .packet, bytes: packet))
        }
        return true
    }
}
