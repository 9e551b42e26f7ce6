import CPixbuf
import Foundation
import Glibc
import PictureFolder

extension ThumbnailCache {
    /// Lets the thumbnails of a picture count on after its file was replaced by one with the same pixels, and so what is
    /// noted of a failure: nothing has to be decoded again.
    ///
    /// - Parameters:
    ///   - picture: the picture's file.
    ///   - old: when that was changed before, as its thumbnails say.
    ///   - new: when it was replaced.
    /// - Returns: how many count on: none where the file was changed since, or where a change within the second of `new` would
    ///   not show, as thumbnails tell times in seconds.
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
    /// All that was written into a PNG file beside the picture, by key.
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
