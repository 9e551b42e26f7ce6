import DocumentFiles
import Foundation

extension PictureOrientation {
    /// Writes the orientation of a picture, and returns what was replaced; blocks.
    ///
    /// The number in EXIF data is replaced in place, or added to JPEG and PNG files without EXIF data. Where the file
    /// can't take it, it goes into the sidecar.
    func record(in picture: Picture) throws(SystemFault) -> (outcome: RatingOutcome, record: RatingRecord) {
        guard let kind = picture.kind else { throw SystemFault(code: EINVAL, reason: "the file is no picture") }
        guard kind.hasKnownOrientation else {
            throw SystemFault(code: EINVAL, reason: "\(kind.name) pictures cannot be rotated here")
        }
        var record = RatingRecord()
        var outcome = RatingOutcome()
        if kind.takesMetadata, !picture.isRaw {
            outcome = try PictureRating.rewrite(
                picture, &record, edit: { edited($0, kind) }, refusal: { _ in "there is no room for it in the file" })
        }
        let sidecar = Sidecar(of: picture)
        if outcome.rewrite == nil || sidecar.orientation != nil {
            record.sidecar = try write(to: sidecar, of: picture)
        }
        return (outcome, record)
    }

    /// Returns a picture's file with this orientation; `nil` if the file has no place for it.
    private func edited(_ data: Data, _ kind: PictureKind) -> (file: Data, patch: BytePatch)? {
        guard let (file, patch) = replaced(data, kind) ?? inserted(data, kind) else { return nil }
        let found = Self.embedded(in: kind, size: file.count) { file.bytes(at: $0, $1) }
        return found == self ? (file, patch) : nil
    }

    private func replaced(_ data: Data, _ kind: PictureKind) -> (file: Data, patch: BytePatch)? {
        var file = data
        if kind == .tiff {
            guard let exif = ExifDirectory(read: { data.bytes(at: $0, $1) }), exif.write(self, into: &file, from: 0)
            else { return nil }
        } else {
            guard
                let part = PictureParts(kind, size: data.count, read: { data.bytes(at: $0, $1) })?.parts
                    .first(where: { $0.role == .exif })
            else { return nil }
            var bytes = data.bytes(at: part.range.lowerBound, part.range.count)
            guard let exif = kind.exif(in: bytes), exif.write(self, into: &bytes, from: kind.exifStart(in: bytes))
            else { return nil }
            if kind == .png { bytes = PNGChunk.mended(bytes) }
            file.replaceSubrange(
                file.startIndex + part.range.lowerBound..<file.startIndex + part.range.upperBound, with: bytes)
        }
        return (file, BytePatch(from: data, to: file))
    }

    /// Returns a file without EXIF data with this orientation.
    private func inserted(_ data: Data, _ kind: PictureKind) -> (file: Data, patch: BytePatch)? {
        guard let parts = PictureParts(kind, size: data.count, read: { data.bytes(at: $0, $1) })?.parts,
            !parts.contains(where: { $0.role == .exif }), parts.count > 2
        else { return nil }
        // One entry of a directory: the orientation.
        let exif = Data(
            [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(self.exif), 0, 0, 0, 0, 0, 0])
        let (added, place): (Data, Int)
        switch kind {
        case .jpeg:
            let body = Data(JPEGSegment.exifMark) + exif
            added = Data([0xFF, 0xE1, 0, UInt8(body.count + 2)]) + body
            let second = data.bytes(at: parts[1].range.lowerBound, 10)
            let isJFIF = Array(second.prefix(2)) == [0xFF, 0xE0] && second.dropFirst(4).starts(with: "JFIF\0".utf8)
            place = parts[isJFIF ? 1 : 0].range.upperBound
        case .png:
            added = PNGChunk.chunk("eXIf", exif)
            place = parts[1].range.upperBound
        default: return nil
        }
        let (head, tail) = (Data(data.prefix(place)), Data(data.dropFirst(place)))
        var patch = BytePatch()
        patch.append(old: head, new: head)
        patch.append(old: Data(), new: added)
        patch.append(old: tail, new: tail)
        return (head + added + tail, patch)
    }

    /// Writes the orientation into a sidecar.
    private func write(to sidecar: Sidecar, of picture: Picture) throws(SystemFault) -> Sidecar.Change {
        let url = URL(fileURLWithPath: sidecar.path)
        let stamp = FileStamp(of: url)
        let data = stamp == nil ? Data() : try WholeFile.read(url, upTo: Sidecar.byteLimit)
        // A new sidecar says nothing about the rating.
        let bare = data.isEmpty ? XMPPacket(Sidecar.empty)?.rated(.unrated, saysZero: false) : data
        guard let edited = bare.flatMap({ XMPPacket($0)?.oriented(self) }) else {
            throw PictureRating.strangeSidecar(url)
        }
        try PictureRating.replace(url, since: stamp, with: edited)
        return Sidecar.Change(
            url: url, before: stamp == nil ? nil : data, after: edited,
            olderTime: sidecar.modified.flatMap { $0 < picture.modified ? $0 : nil })
    }
}
