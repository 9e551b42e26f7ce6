import DocumentFiles
import Foundation
import Glibc
import Synchronization

/// Moving and copying pictures into another folder, and taking that back.
///
/// A picture moves with its sidecars or not at all, and never onto a name that is taken.
public final class PictureMover: Sendable {
    /// A file that was copied.
    private struct CopiedFile: Sendable {
        let original: String
        let copy: String
        /// The identity and the state of the copy.
        let identity: FileIdentity?
        let stamp: FileStamp?

        /// A Boolean value that indicates whether the copy has what was written.
        var isCurrent: Bool {
            let isUntouched = FileIdentity(of: copy) == identity && FileStamp(of: URL(fileURLWithPath: copy)) == stamp
            return isUntouched || FileCopy.areEqual(original, copy)
        }
    }

    private enum Done: Sendable {
        case moved(Picture, to: String)
        case copied(Picture, [CopiedFile])

        var picture: Picture {
            switch self {
            case .moved(let picture, _), .copied(let picture, _): picture
            }
        }
    }

    /// The mover that all windows share.
    public static let shared = PictureMover()

    private let steps = Mutex<[Int: [Done]]>([:])
    /// Renames a file onto a free name; fails with `EXDEV` between file systems.
    private let rename: @Sendable (String, String) throws(SystemFault) -> Void

    /// Creates a mover.
    public convenience init() {
        self.init { (old, new) throws(SystemFault) in try SafeRename.rename(old, to: new) }
    }

    package init(rename: @escaping @Sendable (String, String) throws(SystemFault) -> Void) { self.rename = rename }

    /// Moves pictures into a folder; blocks.
    ///
    /// Between file systems a picture is copied, synchronized to the disk and compared before the original is deleted.
    ///
    /// - Parameters:
    ///   - pictures: The pictures.
    ///   - folder: The path of the folder.
    ///   - step: The number by which the move is taken back.
    /// - Returns: The outcome.
    public func move(_ pictures: [Picture], to folder: String, step: Int) -> PictureFilesOutcome {
        perform(pictures.map { .moved($0, to: folder) }, step: step) { [self] done throws(SystemFault) in
            try move(done.picture, to: folder)
            return done
        }
    }

    /// Copies pictures into a folder; blocks.
    ///
    /// - Parameters:
    ///   - pictures: The pictures.
    ///   - folder: The path of the folder.
    ///   - step: The number by which the copies are removed.
    /// - Returns: The outcome.
    public func copy(_ pictures: [Picture], to folder: String, step: Int) -> PictureFilesOutcome {
        perform(pictures.map { .copied($0, []) }, step: step) { done throws(SystemFault) in
            .copied(done.picture, try Self.copy(Self.ways(of: done.picture, to: folder), in: folder))
        }
    }

    /// Moves the pictures of a step back to where they were, or removes their copies; blocks.
    ///
    /// A copy that was changed since stays.
    public func takeBack(step: Int) -> PictureFilesOutcome {
        var outcome = PictureFilesOutcome()
        var rest: [Done] = []
        for done in steps.withLock({ $0.removeValue(forKey: step) }) ?? [] {
            do throws(SystemFault) {
                try takeBack(done)
                outcome.moved.append(done.picture)
            } catch {
                rest.append(done)
                outcome.failures.append(PictureFileError(name: done.picture.name, error))
            }
        }
        if !rest.isEmpty {
            let waiting = rest
            steps.withLock { $0[step] = waiting }
        }
        return outcome
    }

    private func perform(
        _ wishes: [Done], step: Int, _ body: (Done) throws(SystemFault) -> Done
    ) -> PictureFilesOutcome {
        var outcome = PictureFilesOutcome()
        var all: [Done] = []
        for wish in wishes {
            do throws(SystemFault) {
                all.append(try body(wish))
                outcome.moved.append(wish.picture)
            } catch {
                outcome.failures.append(PictureFileError(name: wish.picture.name, error))
            }
        }
        let done = all
        steps.withLock { $0[step] = done }
        return outcome
    }

    private func takeBack(_ done: Done) throws(SystemFault) {
        switch done {
        case .moved(let picture, let folder):
            guard let moved = Picture(name: picture.name, in: folder) else {
                throw SystemFault(
                    code: ENOENT, reason: "it is no longer in “\((folder as NSString).lastPathComponent)”")
            }
            try move(moved, to: picture.folder)
        case .copied(_, let files):
            guard let copy = files.first?.copy else { return }
            guard FileIdentity(of: copy) != nil else { return }
            let sidecar = copy + ".xmp"
            let hasOtherSidecar = FileIdentity(of: sidecar) != nil && !files.contains { $0.copy == sidecar }
            guard !hasOtherSidecar, files.allSatisfy(\.isCurrent) else {
                throw SystemFault(code: ESTALE, reason: "the copy was changed since")
            }
            for file in files { guard unlink(file.copy) == 0 || errno == ENOENT else { throw SystemFault() } }
        }
    }

    // MARK: Files

    /// The way of a file into another folder.
    private typealias Way = (from: String, to: String)

    /// Returns the ways of a picture's files, the picture first.
    ///
    /// - Throws: If a name is taken, or a file is a link, which would lead elsewhere from another folder.
    private static func ways(of picture: Picture, to folder: String) throws(SystemFault) -> [Way] {
        guard Folder.isAt(folder) else {
            throw SystemFault(
                code: ENOENT, reason: "there is no folder “\((folder as NSString).lastPathComponent)”")
        }
        func target(_ path: String) -> String {
            (folder as NSString).appendingPathComponent((path as NSString).lastPathComponent)
        }
        let files = picture.filesTogether
        for file in files {
            var status = stat()
            guard lstat(file, &status) == 0 else { throw SystemFault() }
            guard status.st_mode & S_IFMT == S_IFREG else {
                throw SystemFault(code: EINVAL, reason: "it is a link to another file")
            }
        }
        // A sidecar without its picture would become that of this one.
        for path in files + [picture.path + ".xmp"] {
            guard let taken = FileIdentity(of: target(path)) else { continue }
            let name = (path as NSString).lastPathComponent
            throw SystemFault(
                code: EEXIST,
                reason: taken == FileIdentity(of: path)
                    ? "it is in this folder already"
                    : path == picture.path
                        ? "there is another file of this name" : "there is another file “\(name)”")
        }
        return files.map { ($0, target($0)) }
    }

    private func move(_ picture: Picture, to folder: String) throws(SystemFault) {
        let ways = try Self.ways(of: picture, to: folder)
        var renamed: [Way] = []
        do throws(SystemFault) {
            // Sidecars first, so that a picture is never without its rating.
            for way in ways.reversed() {
                try rename(way.from, way.to)
                renamed.append(way)
            }
        } catch {
            for way in renamed.reversed() { try? SafeRename.rename(way.to, to: way.from) }
            guard error.code == EXDEV else { throw error }
            try Self.moveToOtherFileSystem(ways, in: folder)
        }
    }

    private static func moveToOtherFileSystem(_ ways: [Way], in folder: String) throws(SystemFault) {
        var copies: [FileCopy] = []
        _ = try copy(ways, in: folder) { copies.append($0) }
        do throws(SystemFault) {
            guard copies.allSatisfy(\.isCurrent) else {
                throw SystemFault(code: EBUSY, reason: "another program changes the file just now")
            }
            // Where the picture can't be deleted, its sidecars can't be either.
            guard unlink(ways[0].from) == 0 else { throw SystemFault() }
            for way in ways.dropFirst() { unlink(way.from) }
        } catch {
            for way in ways { unlink(way.to) }
            throw error
        }
    }

    /// Copies files, all or none.
    private static func copy(
        _ ways: [Way], in folder: String, _ body: (FileCopy) -> Void = { _ in }
    ) throws(SystemFault) -> [CopiedFile] {
        var copies: [FileCopy] = []
        for way in ways { copies.append(try FileCopy(of: way.from, in: folder)) }
        var published: [CopiedFile] = []
        do throws(SystemFault) {
            // Sidecars first, so that a picture is never without its rating.
            for (copy, way) in zip(copies, ways).reversed() {
                try copy.publish(as: way.to)
                body(copy)
                published.insert(
                    CopiedFile(
                        original: way.from, copy: way.to, identity: FileIdentity(of: way.to),
                        stamp: FileStamp(of: URL(fileURLWithPath: way.to))), at: 0)
            }
        } catch {
            for file in published { unlink(file.copy) }
            throw error
        }
        return published
    }
}
