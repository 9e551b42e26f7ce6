import Foundation
import Glibc

extension PictureRating {
    /// Reads the rating of a picture.
    ///
    /// A sidecar that is at least as new as the picture takes precedence over the picture itself (XMP, EXIF, and the
    /// percentages of Windows, in this order), and an older sidecar comes last. A rating that can't be read counts as
    /// unrated.
    ///
    /// This initializer blocks for about 0.1 ms; don't call it on the main thread.
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
    ///   - kind: The format of the file.
    ///   - size: The size of the file, in bytes.
    ///   - read: A closure that returns bytes of the file by offset and count, fewer at its end.
    /// - Returns: The rating, or `nil`.
    static func embedded(in kind: PictureKind, size: Int, read: (Int, Int) -> Data) -> PictureRating? {
        let (packet, exif) = statements(in: kind, size, read)
        let (inPacket, inExif) = (packet?.stated, exif?.stated)
        return inPacket?.stars ?? inExif?.stars ?? inPacket?.percent ?? inExif?.percent
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
            // In other formats, search for the XMP packet near the beginning.
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

    /// Returns the EXIF data in a part of a file; `nil` if it is damaged.
    func exif(in part: Data) -> ExifDirectory? {
        let start = exifStart(in: part)
        return ExifDirectory { part.bytes(at: start + $0, $1) }
    }

    /// Returns the orientation of a picture as EXIF numbers it, from 1 to 8; 1 by default.
    ///
    /// This method blocks.
    ///
    /// - Parameter file: A JPEG, PNG or WebP file; others have no orientation of their own.
    /// - Returns: The orientation.
    package func orientation(in file: PictureBytes) -> Int {
        guard
            let parts = PictureParts(self, size: file.count, read: file.bytes)?.parts,
            let part = parts.first(where: { $0.role == .exif })
        else { return 1 }
        return exif(in: file.bytes(at: part.range.lowerBound, part.range.count))?.orientation ?? 1
    }

    /// Returns the color profile of a WebP picture, which its decoder leaves out; `nil` if there is none.
    package func profile(in file: PictureBytes) -> Data? {
        guard self == .webp,
            let part = PictureParts(self, size: file.count, read: file.bytes)?.parts.first(where: { part in
                part.role == .other && file.bytes(at: part.range.lowerBound, 4).elementsEqual("ICCP".utf8)
            }), let length = file.bytes(at: part.range.lowerBound + 4, 4).number(at: 0, 4, isBigEndian: false)
        else { return nil }
        return file.bytes(at: part.range.lowerBound + 8, length)
    }

    /// Returns the offset of the EXIF data in a part of a file.
    func exifStart(in part: Data) -> Int {
        let start = self == .jpeg ? 4 : 8
        return part.bytes(at: start, 6).elementsEqual(JPEGSegment.exifMark) ? start + 6 : start
    }
}
