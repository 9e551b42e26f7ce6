import Foundation
import Glibc

extension PictureRating {
    /// Reads the rating of a picture: from a sidecar that is newer than the picture, else from the picture itself (XMP, EXIF,
    /// and what Windows writes, in this order), else from an older sidecar. What cannot be read is unrated.
    ///
    /// Blocks, for about 0.1 ms: not for the main thread.
    public init(of picture: Picture) { self = Self.found(of: picture) ?? .unrated }

    private static func found(of picture: Picture) -> PictureRating? {
        let sidecar = Sidecar(of: picture)
        guard let modified = sidecar.modified else { return embedded(in: picture) }
        return modified >= picture.modified
            ? read(sidecar.path) ?? embedded(in: picture) : embedded(in: picture) ?? read(sidecar.path)
    }

    private static func embedded(in picture: Picture) -> PictureRating? {
        picture.kind?.hasMetadata == true ? read(picture.path) : nil
    }

    private static func read(_ path: String) -> PictureRating? { Metadata.alone { Metadata(path: path)?.rating } }
}
