import DocumentFiles
import Foundation
import Glibc

extension PictureRating {
    /// Writes the rating of a picture: into its file where that takes it (JPEG, PNG, WebP), and into the sidecar that it has;
    /// else into a sidecar alone, `name.ext.xmp` where there is none.
    ///
    /// Files are replaced whole or stay as they were. All that is in them stays, to the byte: where a picture's file would
    /// come out with anything else changed, it is left alone, and the sidecar takes the rating. A sidecar in which nothing is
    /// left goes.
    ///
    /// Blocks until the disk has it: not for the main thread.
    ///
    /// - Returns: how the picture's file was replaced; nil where it is as it was.
    /// - Throws: what keeps it from being written.
    @discardableResult
    public func write(to picture: Picture) throws(RatingError) -> PictureRewrite? {
        do throws(SystemFault) {
            guard let kind = picture.kind else { throw SystemFault(code: EINVAL, reason: "the file is no picture") }
            let sidecar = Sidecar(of: picture)
            let rewrite = kind.takesMetadata ? try writeInside(picture, kind) : nil
            if rewrite == nil || sidecar.modified != nil {
                // What the picture goes on saying is not to count.
                try write(to: sidecar, of: picture, saysZero: kind.hasMetadata && rewrite == nil)
            }
            return rewrite
        } catch {
            throw RatingError(name: picture.name, reason: error.reason)
        }
    }

    /// How large a file is at most in which a rating is written, in bytes.
    private static let byteLimit = 512 << 20

    /// Writes the rating into the file of a picture.
    ///
    /// - Returns: nil where more than the rating would change.
    private func writeInside(_ picture: Picture, _ kind: PictureKind) throws(SystemFault) -> PictureRewrite? {
        let stamp = FileStamp(of: picture.url)
        let data = try WholeFile.read(picture.url, upTo: Self.byteLimit)
        guard let stamp, let payload = PicturePayload(data, kind) else { return nil }
        let scratch = try ScratchFile(data)
        let isWritten = Metadata.alone {
            guard let metadata = Metadata(path: scratch.path), !metadata.hasForeignXMP,
                metadata.hasEXIF || !payload.hasEXIF
            else { return false }
            let contents = metadata.contents
            guard
                metadata.setRating(
                    self, withEXIF: kind == .jpeg || metadata.hasEXIF,
                    // Exiv2 leaves XMP in WebP as it was rather than empty.
                    saysZero: kind == .webp && metadata.hasXMP),
                metadata.save(to: scratch.path) == nil, let written = Metadata(path: scratch.path)
            else { return false }
            return written.contents == contents && (written.rating ?? .unrated) == self
        }
        guard isWritten else { return nil }
        let edited = try scratch.read(upTo: 2 * Self.byteLimit)
        guard PicturePayload(edited, kind) == payload else { return nil }
        let now = try Self.replace(picture.url, since: stamp, with: edited)
        return PictureRewrite(before: FileTime(stamp), after: FileTime(now))
    }

    /// Writes the rating into a sidecar.
    ///
    /// - Parameter saysZero: whether it is to say that the picture is not rated.
    private func write(to sidecar: Sidecar, of picture: Picture, saysZero: Bool) throws(SystemFault) {
        let url = URL(fileURLWithPath: sidecar.path)
        let stamp = FileStamp(of: url)
        if stamp == nil, self == .unrated, !saysZero { return }
        guard FileStamp(of: picture.url) != nil else { throw SystemFault(code: ENOENT, reason: "the file is gone") }
        let data = stamp == nil ? Sidecar.empty : try WholeFile.read(url, upTo: 16 << 20)
        let scratch = try ScratchFile(data)
        enum Outcome { case written, empty, refused }
        let outcome: Outcome = Metadata.alone {
            guard let metadata = Metadata(path: scratch.path) else { return .refused }
            let contents = metadata.contents
            guard metadata.setRating(self, withEXIF: false, saysZero: saysZero) else { return .refused }
            guard metadata.hasXMP else { return contents.isEmpty ? .empty : .refused }
            guard metadata.save(to: scratch.path) == nil, let written = Metadata(path: scratch.path),
                written.contents == contents, (written.rating ?? .unrated) == self
            else { return .refused }
            return .written
        }
        switch outcome {
        case .written: try Self.replace(url, since: stamp, with: try scratch.read(upTo: 32 << 20))
        case .empty: guard unlink(sidecar.path) == 0 else { throw SystemFault() }
        case .refused: throw Self.strangeSidecar(url)
        }
    }

    private static func strangeSidecar(_ url: URL) -> SystemFault {
        SystemFault(
            code: EINVAL, reason: "“\(url.lastPathComponent)” beside it holds something that would be lost")
    }

    @discardableResult
    private static func replace(
        _ file: URL, since stamp: FileStamp?, with data: Data
    ) throws(SystemFault) -> FileStamp {
        let now = FileStamp(of: file)
        guard now == stamp else {
            throw SystemFault(
                code: ESTALE, reason: now == nil ? "the file is gone" : "another program changes the file just now")
        }
        do throws(AtomicFileError) {
            return try AtomicFile.write(data, to: file)
        } catch {
            throw SystemFault(code: error.code, reason: error.reason)
        }
    }
}

/// That a picture's file was replaced by one with the same pixels.
public struct PictureRewrite: Hashable, Sendable {
    /// When the file had been changed before.
    public var before: FileTime
    /// When it was replaced.
    public var after: FileTime

    public init(before: FileTime, after: FileTime) {
        self.before = before
        self.after = after
    }
}

/// A file without a name, for what works on files only.
private struct ScratchFile: ~Copyable {
    private let descriptor: Int32

    init(_ data: Data) throws(SystemFault) {
        var path = Array(FileManager.default.temporaryDirectory.appending(path: "corkboard-XXXXXX").path.utf8CString)
        descriptor = mkstemp(&path)
        guard descriptor >= 0 else { throw SystemFault() }
        unlink(path)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let fault = data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> SystemFault? in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                guard count > 0 else { return SystemFault() }
                rest = rest.dropFirst(count)
            }
            return nil
        }
        if let fault { throw fault }
    }

    deinit { close(descriptor) }

    /// Where it can be opened as long as it is there.
    var path: String { "/proc/self/fd/\(descriptor)" }

    func read(upTo limit: Int) throws(SystemFault) -> Data {
        try WholeFile.read(URL(fileURLWithPath: path), upTo: limit)
    }
}
