import Foundation
import Glibc

extension PictureRating {
    /// Reads the rating of a picture: from a sidecar that is newer than the picture, else from the picture itself (XMP,
    /// EXIF, and what Windows writes, in this order), else from an older sidecar.
    ///
    /// What cannot be read is unrated.
    ///
    /// Blocks, for about 0.1 ms: not for the main thread.
    public init(of picture: Picture) { self = Self.found(of: picture) ?? .unrated }

    private static func found(of picture: Picture) -> PictureRating? {
        let sidecar = Sidecar(of: picture)
        guard let modified = sidecar.modified else { return embedded(in: picture) }
        return modified >= picture.modified
            ? sidecar.rating ?? embedded(in: picture) : embedded(in: picture) ?? sidecar.rating
    }

    /// Returns the rating in the picture's own file; `nil` if there is none.
    static func embedded(in picture: Picture) -> PictureRating? {
        guard let kind = picture.kind, kind.hasMetadata, let file = try? PictureBytes(picture.path) else {
            return nil
        }
        return embedded(in: kind, size: file.count, read: file.bytes)
    }

    /// Returns the rating in a file; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - kind: the kind of the file.
    ///   - size: how long the file is, in bytes.
    ///   - read: returns as many bytes from an offset on as there are.
    /// - Returns: The rating, or nil.
    static func embedded(in kind: PictureKind, size: Int, read: (Int, Int) -> Data) -> PictureRating? {
        let (packet, exif) = statements(in: kind, size, read)
        let (told, old) = (packet?.stated, exif?.stated)
        return told?.stars ?? old?.stars ?? told?.percent ?? old?.percent
    }

    private static func statements(
        in kind: PictureKind, _ size: Int, _ read: (Int, Int) -> Data
    ) -> (packet: XMPPacket?, exif: ExifDirectory?) {
        switch kind {
        case .tiff:
            let exif = ExifDirectory(read: read)
            let packet = exif?.packet.flatMap { XMPPacket(read($0.lowerBound, $0.count)) }
            return (packet, exif)
        case .jpeg, .png, .webp:
            guard let parts = PictureParts(kind, size: size, read: read)?.parts else { return (nil, nil) }
            func whole(_ role: PictureParts.Role) -> Data? {
                parts.first { $0.role == role }.map { read($0.range.lowerBound, $0.range.count) }
            }
            let packet = whole(.packet).flatMap(kind.packetText).flatMap { XMPPacket($0) }
            return (packet, whole(.exif).flatMap(kind.exif))
        default:
            // Boxes that are not taken apart here have it as it is, most often near the beginning.
            let head = read(0, 4 << 20)
            guard let start = head.range(of: Data("<x:xmpmeta".utf8))?.lowerBound,
                let end = head[start...].range(of: Data("</x:xmpmeta>".utf8))?.upperBound
            else { return (nil, nil) }
            return (XMPPacket(Data(head[start..<end])), nil)
        }
    }
}

extension PictureKind {
    /// Returns the XMP text in a part of a file; `nil` if it cannot be read.
    func packetText(in part: Data) -> Data? {
        switch self {
        case .jpeg: part.dropFirst(4 + JPEGSegment.packetMark.count)
        case .png: PNGPacket(chunk: part)?.text
        default: part.number(at: 4, 4, isBigEndian: false).map { part.bytes(at: 8, $0) }
        }
    }

    /// Returns the EXIF in a part of a file; `nil` if it is broken.
    func exif(in part: Data) -> ExifDirectory? {
        let start = exifStart(in: part)
        return ExifDirectory { part.bytes(at: start + $0, $1) }
    }

    /// Returns which way is up in a picture, from 1 to 8 as EXIF counts; 1 if the file does not say.
    ///
    /// Blocks.
    ///
    /// - Parameter path: the file, JPEG, PNG or WebP.
    /// - Returns: The orientation.
    public func orientation(of path: String) -> Int {
        guard let file = try? PictureBytes(path),
            let parts = PictureParts(self, size: file.count, read: file.bytes)?.parts,
            let part = parts.first(where: { $0.role == .exif })
        else { return 1 }
        return exif(in: file.bytes(at: part.range.lowerBound, part.range.count))?.orientation ?? 1
    }

    /// Returns the offset of the EXIF data in a part of a file.
    func exifStart(in part: Data) -> Int {
        let start = self == .jpeg ? 4 : 8
        return part.bytes(at: start, 6).elementsEqual(JPEGSegment.exifMark) ? start + 6 : start
    }
}
