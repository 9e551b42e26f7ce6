import CPixbuf
import Foundation
import Glibc
import PictureFolder

extension ThumbnailCache {
    /// Updates the thumbnails of a picture, or the note on a failure, after its file was replaced by one with the same
    /// pixels.
    ///
    /// - Parameters:
    ///   - picture: The path of the picture.
    ///   - old: The modification time before the replacement, as in the thumbnails.
    ///   - new: The modification time of the new file.
    /// - Returns: The number of updated thumbnails. It is 0 if the file has changed since, or if the second of `new`
    ///   isn't over, as a later change within it wouldn't show in a thumbnail's time.
    @discardableResult
    public func carryOver(_ picture: String, from old: FileTime, to new: FileTime) -> Int {
        var status = stat()
        guard stat(picture, &status) == 0 else { return 0 }
        return Self.folders.count { folder in
            guard let thumbnail = thumbnail(of: picture, in: folder, modified: old) else { return false }
            let notes = thumbnail.notes.merging(["Thumb::Size": "\(status.st_size)"]) { $1 }
            return write(thumbnail, of: picture, in: folder, modified: new, notes: notes)
        }
    }

    private static let folders = ThumbnailSize.allCases.map(\.folder) + [failureFolder]
}

extension Pixbuf {
    /// The texts in a PNG file, by key.
    fileprivate var notes: [String: String] {
        guard let options = gdk_pixbuf_get_options(pointer) else { return [:] }
        defer { g_hash_table_unref(options) }
        var (result, place): ([String: String], GHashTableIter) = ([:], GHashTableIter())
        g_hash_table_iter_init(&place, options)
        var (key, value): (gpointer?, gpointer?)
        while g_hash_table_iter_next(&place, &key, &value) != 0 {
            guard let key, let value else { continue }
            let name = String(cString: key.assumingMemoryBound(to: CChar.self))
            guard name.hasPrefix("tEXt::") else { continue }
            result[String(name.dropFirst(6))] = String(cString: value.assumingMemoryBound(to: CChar.self))
        }
        return result
    }
}
