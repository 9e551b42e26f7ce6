import Foundation

/// The way in which a picture is turned upright: mirrored left to right or not, then turned clockwise.
package struct PictureOrientation: Hashable, Sendable {
    /// A Boolean value that indicates whether the picture is mirrored before it is turned.
    package let isMirrored: Bool
    /// The number of clockwise quarter turns, from 0 to 3.
    package let quarterTurns: Int

    /// The numbers of EXIF by quarter turns.
    private static let numbers = (plain: [1, 6, 3, 8], mirrored: [2, 7, 4, 5])

    /// The orientation of a picture that is upright.
    package static let upright = PictureOrientation(isMirrored: false, quarterTurns: 0)

    package init(isMirrored: Bool, quarterTurns: Int) {
        (self.isMirrored, self.quarterTurns) = (isMirrored, (quarterTurns % 4 + 4) % 4)
    }

    /// Creates an orientation from its number in EXIF, or returns `nil` if that isn't from 1 to 8.
    package init?(exif number: Int) {
        if let turns = Self.numbers.plain.firstIndex(of: number) {
            self.init(isMirrored: false, quarterTurns: turns)
        } else if let turns = Self.numbers.mirrored.firstIndex(of: number) {
            self.init(isMirrored: true, quarterTurns: turns)
        } else {
            return nil
        }
    }

    /// The number in EXIF, from 1 to 8.
    package var exif: Int { (isMirrored ? Self.numbers.mirrored : Self.numbers.plain)[quarterTurns] }

    /// Returns the orientation of the picture after more clockwise quarter turns.
    package func turned(by quarterTurns: Int) -> PictureOrientation {
        PictureOrientation(isMirrored: isMirrored, quarterTurns: self.quarterTurns + quarterTurns)
    }

    /// Returns what is left to do to a picture that another orientation has been applied to.
    package func after(_ applied: PictureOrientation) -> PictureOrientation {
        let isMirrored = isMirrored != applied.isMirrored
        return PictureOrientation(
            isMirrored: isMirrored,
            quarterTurns: quarterTurns + (isMirrored ? applied.quarterTurns : -applied.quarterTurns))
    }
}

extension PictureOrientation {
    /// Reads the orientation of a picture in which it is shown; blocks.
    ///
    /// A sidecar that is at least as new as the picture takes precedence over the picture's file.
    init(of picture: Picture) { self = Self.beside(picture) ?? Self.embedded(in: picture) }

    /// Returns what is left to do to a decoded picture, whose own orientation has been applied; blocks.
    package static func rest(of path: String) -> PictureOrientation {
        let name = (path as NSString).lastPathComponent
        let picture = Picture(name: name, folder: (path as NSString).deletingLastPathComponent, kind: nil)
        // Most pictures have no sidecar.
        guard Sidecar(of: picture).modified != nil, let known = Picture(name: name, in: picture.folder),
            let wanted = beside(known)
        else { return .upright }
        return wanted.after(embedded(in: known))
    }

    private static func beside(_ picture: Picture) -> PictureOrientation? {
        guard picture.kind?.hasKnownOrientation == true else { return nil }
        let sidecar = Sidecar(of: picture)
        guard let modified = sidecar.modified, modified >= picture.modified else { return nil }
        return sidecar.orientation
    }

    private static func embedded(in picture: Picture) -> PictureOrientation {
        guard let kind = picture.kind, kind.takesMetadata, let file = try? PictureBytes(picture.path) else {
            return .upright
        }
        return embedded(in: kind, size: file.count, read: file.bytes) ?? .upright
    }

    /// Returns the orientation in a file; `nil` if there is none.
    static func embedded(in kind: PictureKind, size: Int, read: (Int, Int) -> Data) -> PictureOrientation? {
        let exif: ExifDirectory?
        if kind == .tiff {
            exif = ExifDirectory(read: read)
        } else {
            let part = PictureParts(kind, size: size, read: read)?.parts.first { $0.role == .exif }
            exif = part.flatMap { kind.exif(in: read($0.range.lowerBound, $0.range.count)) }
        }
        return exif?.orientation.flatMap(PictureOrientation.init(exif:))
    }
}

extension PictureKind {
    /// A Boolean value that indicates whether all that turns a picture of the format upright is in its EXIF data.
    var hasKnownOrientation: Bool { ![.heif, .avif, .jxl].contains(self) }
}
