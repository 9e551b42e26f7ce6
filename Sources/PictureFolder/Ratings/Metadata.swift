import CGexiv2
import Foundation
import Glibc
import Synchronization

/// What a file says about its picture, or a sidecar about that beside it.
///
/// The XMP toolkit behind it is not made for several threads: all that is done with metadata is done in ``alone(_:)``.
struct Metadata: ~Copyable {
    private let pointer: UnsafeMutablePointer<GExiv2Metadata>

    private static let lock = Mutex(())
    private static let isReady: Bool = {
        // What is wrong with a file is told where it matters.
        gexiv2_log_set_level(GEXIV2_LOG_LEVEL_MUTE)
        return gexiv2_initialize() != 0
    }()

    /// Does something with metadata while nobody else does.
    static func alone<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try lock.withLock { _ throws(Failure) in try body() }
    }

    /// Reads the metadata of a file; nil where it has none that can be read.
    init?(path: String) {
        guard Self.isReady, let pointer = gexiv2_metadata_new() else { return nil }
        guard gexiv2_metadata_open_path(pointer, path, nil) != 0 else {
            g_object_unref(pointer)
            return nil
        }
        self.pointer = pointer
    }

    deinit { g_object_unref(pointer) }

    /// Writes the metadata into a file.
    ///
    /// - Returns: what went wrong; nil for nothing.
    func save(to path: String) -> String? {
        var error: UnsafeMutablePointer<GError>?
        guard gexiv2_metadata_save_file(pointer, path, &error) == 0 else { return nil }
        defer { g_clear_error(&error) }
        return error.map { String(cString: $0.pointee.message) } ?? "its metadata cannot be written"
    }

    // MARK: Tags

    subscript(tag: String) -> String? {
        guard has(tag), let text = gexiv2_metadata_try_get_tag_string(pointer, tag, nil) else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }

    func has(_ tag: String) -> Bool { gexiv2_metadata_try_has_tag(pointer, tag, nil) != 0 }

    /// Sets a tag, or takes it away; false where that is not possible.
    func set(_ tag: String, to value: Int?) -> Bool {
        guard let value else {
            return !has(tag) || gexiv2_metadata_try_clear_tag(pointer, tag, nil) != 0
        }
        return gexiv2_metadata_try_set_tag_string(pointer, tag, "\(value)", nil) != 0
    }

    /// Whether there is anything of XMP.
    var hasXMP: Bool { gexiv2_metadata_has_xmp(pointer) != 0 }
    var hasEXIF: Bool { gexiv2_metadata_has_exif(pointer) != 0 }

    /// Whether the file has XMP that cannot be understood, and would be lost if it was written anew.
    var hasForeignXMP: Bool {
        guard !hasXMP, let packet = gexiv2_metadata_try_get_xmp_packet(pointer, nil) else { return false }
        defer { g_free(packet) }
        return packet.pointee != 0
    }

    /// All tags with their values, but for those that tell the rating, and those that tell places in the file.
    var contents: [String: [String]] {
        var contents: [String: [String]] = [:]
        for tags in [gexiv2_metadata_get_exif_tags, gexiv2_metadata_get_xmp_tags, gexiv2_metadata_get_iptc_tags] {
            for tag in Self.strings(tags(pointer)) where !Self.changing.contains(tag) {
                contents[tag] = Self.strings(gexiv2_metadata_try_get_tag_multiple(pointer, tag, nil))
            }
        }
        return contents
    }

    private static let changing: Set<String> = [
        RatingTag.xmp, RatingTag.exif, RatingTag.exifPercent, RatingTag.microsoft, "Exif.Image.ExifTag",
        "Exif.Image.GPSTag", "Exif.Photo.InteroperabilityTag", "Exif.MakerNote.Offset",
        "Exif.Thumbnail.JPEGInterchangeFormat", "Exif.Photo.MakerNote",
    ]

    private static func strings(_ list: UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>?) -> [String] {
        guard let list else { return [] }
        defer { g_strfreev(list) }
        var strings: [String] = []
        while let text = list[strings.count] { strings.append(String(cString: text)) }
        return strings
    }
}

/// Where a rating stands in metadata.
enum RatingTag {
    static let xmp = "Xmp.xmp.Rating"
    static let exif = "Exif.Image.Rating"
    static let exifPercent = "Exif.Image.RatingPercent"
    static let microsoft = "Xmp.MicrosoftPhoto.Rating"
}

extension Metadata {
    /// The rating; nil where nothing is said about one.
    var rating: PictureRating? {
        self[RatingTag.xmp].flatMap(PictureRating.init(text:)) ?? self[RatingTag.exif].flatMap(
            PictureRating.init(text:))
            ?? self[RatingTag.microsoft].flatMap(PictureRating.init(percent:))
            ?? self[RatingTag.exifPercent].flatMap(PictureRating.init(percent:))
    }

    /// Sets the rating wherever it stands already, and in XMP; takes it away for a picture that is not rated.
    ///
    /// - Parameters:
    ///   - withEXIF: whether it is to be in EXIF, too; there is no rejection there.
    ///   - saysZero: whether XMP is to say of a picture that it is not rated.
    /// - Returns: whether that was possible.
    func setRating(_ rating: PictureRating, withEXIF: Bool, saysZero: Bool) -> Bool {
        let stars = rating.stars > 0 ? rating.stars : nil
        let percent = stars == nil ? nil : rating.percent
        return set(RatingTag.xmp, to: rating == .unrated && !saysZero ? nil : rating.value)
            && (!withEXIF && !has(RatingTag.exif) || set(RatingTag.exif, to: stars))
            && (!has(RatingTag.exifPercent) || set(RatingTag.exifPercent, to: percent))
            && (!has(RatingTag.microsoft) || set(RatingTag.microsoft, to: percent))
    }
}
