import Foundation
import Glibc

/// An XMP file beside a picture that has metadata of it.
struct Sidecar {
    let path: String
    /// The modification time; `nil` if the file doesn't exist.
    let modified: FileTime?

    /// Finds the sidecar of a picture, or creates a reference to a new one, `name.ext.xmp` as in darktable and
    /// digiKam.
    ///
    /// If the picture's format supports no metadata, or is TIFF, `name.xmp` as in Adobe's programs counts as well.
    /// Beside other pictures, that file belongs to the raw picture they were made from.
    init(of picture: Picture) {
        let isUsuallyAlone = picture.kind?.takesMetadata == true && picture.kind != .tiff
        let names = [picture.path + ".xmp"] + (isUsuallyAlone ? [] : [picture.stem + ".xmp"])
        for path in names {
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            (self.path, modified) = (path, FileTime(status))
            return
        }
        (path, modified) = (names[0], nil)
    }

    /// The maximum size of a sidecar that is read, in bytes.
    static let byteLimit = 16 << 20

    /// The rating in the sidecar; `nil` if there is none.
    var rating: PictureRating? {
        let stated = packet?.stated
        return stated?.stars ?? stated?.percent
    }

    /// The orientation in the sidecar; `nil` if there is none.
    var orientation: PictureOrientation? { packet?.orientation }

    private var packet: XMPPacket? {
        guard let file = try? PictureBytes(path), file.count <= Self.byteLimit else { return nil }
        return XMPPacket(file.bytes(at: 0, file.count))
    }

    /// The template of a new sidecar.
    static let empty = Data(
        """
        <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
        <x:xmpmeta xmlns:x="adobe:ns:meta/">
         <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
          <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="0"/>
         </rdf:RDF>
        </x:xmpmeta>
        <?xpacket end="w"?>
        """.utf8)
}

extension Picture {
    /// The path without the extension.
    var stem: String {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return path }
        return String(path.dropLast(name[dot...].count))
    }

    /// A Boolean value that indicates whether the file is a raw picture of a camera; most of those are TIFF files with
    /// an extension of their own.
    var isRaw: Bool {
        guard kind == .tiff else { return false }
        guard PictureKind(filename: name) == .tiff, let file = try? PictureBytes(path) else { return true }
        return TIFFDirectory(read: { file.bytes(at: $0, $1) })?.isRaw == true
    }
}

extension PictureKind {
    /// A Boolean value that indicates whether ratings can be read from files of the format.
    var hasMetadata: Bool {
        switch self {
        case .jpeg, .png, .tiff, .webp, .heif, .avif, .jxl: true
        default: false
        }
    }

    /// A Boolean value that indicates whether ratings can be written into files of the format.
    var takesMetadata: Bool { self == .jpeg || self == .png || self == .webp || self == .tiff }
}
