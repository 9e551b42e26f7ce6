import Foundation
import Glibc

/// A file beside a picture that says about it what its own file does not.
struct Sidecar {
    let path: String
    /// When it was changed; nil where it is not there yet.
    let modified: FileTime?

    /// The sidecar that a picture has, or the place for one: `name.ext.xmp`, as darktable and digiKam have it; where
    /// the picture's own file takes no metadata, `name.xmp` counts as well, as Adobe's programs have it; beside one
    /// that does, that belongs to the raw picture it was made from.
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

    /// The largest sidecar that is read, in bytes.
    static let byteLimit = 16 << 20

    /// The rating in the sidecar; `nil` if there is none.
    var rating: PictureRating? {
        guard let file = try? PictureBytes(path), file.count <= Self.byteLimit,
            let stated = XMPPacket(file.bytes(at: 0, file.count))?.stated
        else { return nil }
        return stated.stars ?? stated.percent
    }

    /// What a sidecar is made from.
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
    /// The path without what follows the last dot of the name.
    fileprivate var stem: String {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return path }
        return String(path.dropLast(name[dot...].count))
    }
}

extension PictureKind {
    /// Whether ratings are read from files of the kind.
    var hasMetadata: Bool {
        switch self {
        case .jpeg, .png, .tiff, .webp, .heif, .avif, .jxl: true
        default: false
        }
    }

    /// Whether ratings are written into files of the kind.
    var takesMetadata: Bool { self == .jpeg || self == .png || self == .webp || self == .tiff }
}
