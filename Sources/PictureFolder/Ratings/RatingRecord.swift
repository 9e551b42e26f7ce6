import DocumentFiles
import Foundation
import Glibc

/// A record of what writing a rating or an orientation replaced, from which the files come back as they were.
///
/// The other ratings in a file, such as those of Windows, may differ from the one that is shown. A rating that is
/// written makes all equal, and only the bytes that were there bring the differences back.
struct RatingRecord {
    /// The change of the picture's file; `nil` if there is none.
    var patch: BytePatch?
    /// The change of the sidecar; `nil` if there is none.
    var sidecar: Sidecar.Change?

    /// Takes the change back in the files of a picture.
    ///
    /// - Returns: The outcome, or `nil` if the files no longer have the bytes that were written, or have other names since.
    /// - Throws: If a file can't be written.
    func restore(_ picture: Picture) throws(SystemFault) -> RatingOutcome? {
        let stamp = FileStamp(of: picture.url)
        var restored: Data?
        if let patch {
            var status = stat()
            guard stat(picture.path, &status) != 0 || status.st_nlink == 1 else { return nil }
            let data = try WholeFile.read(picture.url, upTo: PictureRating.byteLimit)
            guard let bytes = patch.reverted(data) else { return nil }
            restored = bytes
        }
        guard sidecar?.isCurrent != false else { return nil }
        var outcome = RatingOutcome()
        if let restored, let stamp {
            let now = try PictureRating.replace(picture.url, since: stamp, with: restored)
            outcome.rewrite = PictureRewrite(before: FileTime(stamp), after: FileTime(now))
        }
        // A sidecar that is newer than its picture takes precedence, so it is written last.
        try sidecar?.revert()
        return outcome
    }
}

/// The differences between two versions of a file.
struct BytePatch {
    /// A range of the new version with the bytes that it has and those that it had before.
    struct Splice {
        var offset: Int
        var old: Data
        var new: Data
    }

    private(set) var splices: [Splice] = []
    /// The size of the new version.
    private(set) var size = 0

    init() {}

    /// Creates the differences of a file whose bytes keep their offsets, except for those at the end.
    init(from old: Data, to new: Data) {
        let length = 4_096
        for start in stride(from: 0, to: new.count, by: length) {
            append(old: old.bytes(at: start, length), new: new.bytes(at: start, length))
        }
    }

    /// Appends the next bytes of both versions.
    mutating func append(old: Data, new: Data) {
        defer { size += new.count }
        guard old != new else { return }
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        splices.append(
            Splice(
                offset: size + start, old: Data(old.dropFirst(start).dropLast(end)),
                new: Data(new.dropFirst(start).dropLast(end))))
    }

    /// Returns the old version, or `nil` if the bytes are not those of the new one.
    func reverted(_ data: Data) -> Data? {
        guard data.count == size, splices.allSatisfy({ data.bytes(at: $0.offset, $0.new.count) == $0.new }) else {
            return nil
        }
        var result = Data(data)
        for splice in splices.reversed() {
            result.replaceSubrange(splice.offset..<splice.offset + splice.new.count, with: splice.old)
        }
        return result
    }
}

extension Sidecar {
    /// A change of a sidecar.
    struct Change {
        let url: URL
        /// The content before and after; `nil` if there was no file.
        let before, after: Data?
        /// The time of the earlier file if it was older than the picture.
        let olderTime: FileTime?

        /// A Boolean value that indicates whether the file is as it was written.
        var isCurrent: Bool { (try? WholeFile.read(url, upTo: Sidecar.byteLimit)) == after }

        /// Writes or removes the file as it was before.
        func revert() throws(SystemFault) {
            if let before {
                try PictureRating.replace(url, since: FileStamp(of: url), with: before)
                guard let olderTime else { return }
                let time = timespec(tv_sec: olderTime.seconds, tv_nsec: olderTime.nanoseconds)
                guard utimensat(AT_FDCWD, url.path, [time, time], 0) == 0 else { throw SystemFault() }
            } else if after != nil, unlink(url.path) != 0 {
                throw SystemFault()
            }
        }
    }
}
