import CGio
import DocumentFiles
import Foundation
import Glibc
import Synchronization

/// The trash of the desktop, from which pictures come back to where they were.
public final class PictureTrash: Sendable {
    /// A file in the trash.
    private struct TrashedFile: Sendable {
        let original: String
        let identity: FileIdentity
        let place: String
        let info: String
    }

    private struct TrashedPicture: Sendable {
        let picture: Picture
        let files: [TrashedFile]
    }

    /// The trash that all windows share.
    public static let shared = PictureTrash()

    /// The pictures in the trash by the number of the step that moved them there.
    private let steps = Mutex<[Int: [TrashedPicture]]>([:])
    /// Moves a file to the trash, and returns the reason if it can't be moved.
    private let move: @Sendable (String) -> SystemFault?

    /// Creates a trash.
    public convenience init() { self.init(move: Self.trash) }

    package init(move: @escaping @Sendable (String) -> SystemFault?) { self.move = move }

    /// A Boolean value that indicates whether files can't be brought back from the trash, as in a sandbox.
    public static var isOneWay: Bool { access("/.flatpak-info", F_OK) == 0 }

    /// Moves pictures with their sidecars to the trash; blocks.
    ///
    /// - Parameters:
    ///   - pictures: The pictures.
    ///   - step: The number by which they are restored.
    /// - Returns: The outcome.
    public func trash(_ pictures: [Picture], step: Int) -> PictureFilesOutcome {
        var outcome = PictureFilesOutcome()
        var trashed: [TrashedPicture] = []
        for picture in pictures {
            var files: [TrashedFile] = []
            var fault: SystemFault?
            // Sidecars first, so that a picture is never left behind without its rating.
            for path in picture.filesTogether.reversed() {
                guard let identity = FileIdentity(of: path) else {
                    fault = SystemFault(code: ENOENT)
                    break
                }
                fault = move(path)
                guard fault == nil else { break }
                if let (place, info) = Self.find(identity, path) {
                    files.append(TrashedFile(original: path, identity: identity, place: place, info: info))
                }
            }
            if let fault {
                // All or nothing of a picture.
                for file in files.reversed() { try? Self.restore(file) }
                if fault.code == ENOTSUP {
                    outcome.withoutTrash.append(picture)
                } else {
                    outcome.failures.append(PictureFileError(name: picture.name, fault))
                }
            } else {
                outcome.moved.append(picture)
                trashed.append(TrashedPicture(picture: picture, files: files))
            }
        }
        let moved = trashed
        steps.withLock { $0[step] = moved }
        return outcome
    }

    /// Brings the pictures of a step back to where they were; blocks.
    ///
    /// A file comes back onto a free name only. Pictures that can't come back yet stay in the trash, and can be
    /// restored later.
    public func restore(step: Int) -> PictureFilesOutcome {
        var outcome = PictureFilesOutcome()
        var rest: [TrashedPicture] = []
        for trashed in steps.withLock({ $0.removeValue(forKey: step) }) ?? [] {
            do throws(SystemFault) {
                guard trashed.files.contains(where: { $0.original == trashed.picture.path }) else {
                    throw SystemFault(code: ENOENT, reason: "it was not found in the trash")
                }
                if trashed.files.contains(where: { FileIdentity(of: $0.original) != nil }) {
                    throw SystemFault(code: EEXIST)
                }
                var restored: [TrashedFile] = []
                do throws(SystemFault) {
                    for file in trashed.files {
                        try Self.restore(file)
                        restored.append(file)
                    }
                } catch {
                    for file in restored { _ = Exchange.move(file.original, file.place) }
                    throw error
                }
                for file in trashed.files { unlink(file.info) }
                outcome.moved.append(trashed.picture)
            } catch {
                rest.append(trashed)
                let reason = error.code == EEXIST ? "there is another file of this name" : error.reason
                outcome.failures.append(
                    PictureFileError(name: trashed.picture.name, code: error.code, reason: reason))
            }
        }
        if !rest.isEmpty {
            let waiting = rest
            steps.withLock { $0[step] = waiting }
        }
        return outcome
    }

    private static func restore(_ file: TrashedFile) throws(SystemFault) {
        guard FileIdentity(of: file.place) == file.identity else {
            throw SystemFault(code: ENOENT, reason: "it is no longer in the trash")
        }
        try SafeRename.rename(file.place, to: file.original)
    }

    // MARK: The desktop

    /// Moves a file to the trash of its file system.
    ///
    /// - Returns: The reason why it can't be moved; `ENOTSUP` if there is no trash.
    private static func trash(_ path: String) -> SystemFault? {
        let file = g_file_new_for_path(path)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        var error: UnsafeMutablePointer<GError>?
        guard g_file_trash(file, nil, &error) == 0 else { return nil }
        defer { g_clear_error(&error) }
        guard let fault = error, fault.pointee.domain == g_io_error_quark() else { return SystemFault(code: EIO) }
        switch GIOErrorEnum(UInt32(bitPattern: fault.pointee.code)) {
        case G_IO_ERROR_NOT_SUPPORTED: return SystemFault(code: ENOTSUP)
        case G_IO_ERROR_NOT_FOUND: return SystemFault(code: ENOENT)
        case G_IO_ERROR_PERMISSION_DENIED: return SystemFault(code: EACCES)
        case G_IO_ERROR_NO_SPACE: return SystemFault(code: ENOSPC)
        case G_IO_ERROR_READ_ONLY: return SystemFault(code: EROFS)
        default: return SystemFault(code: EIO, reason: String(cString: fault.pointee.message))
        }
    }

    /// Finds a file in the trash folders, by its identity and its record.
    private static func find(_ identity: FileIdentity, _ original: String) -> (place: String, info: String)? {
        for trash in trashFolders(of: original) {
            guard let folder = opendir(trash + "/files") else { continue }
            defer { closedir(folder) }
            while let entry = readdir(folder) {
                guard UInt(entry.pointee.d_ino) == identity.inode else { continue }
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
                }
                guard let name else { continue }
                let (place, info) = ("\(trash)/files/\(name)", "\(trash)/info/\(name).trashinfo")
                if FileIdentity(of: place) == identity, isRecord(info, of: original, in: trash) { return (place, info) }
            }
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether a record in the trash is about a file.
    private static func isRecord(_ info: String, of original: String, in trash: String) -> Bool {
        guard let data = try? WholeFile.read(URL(fileURLWithPath: info), upTo: 1 << 16),
            let line = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
                .first(where: { $0.hasPrefix("Path=") }),
            let path = String(line.dropFirst("Path=".count)).removingPercentEncoding
        else { return false }
        return path.hasPrefix("/") ? path == original : original.hasSuffix("/" + path)
    }

    /// Returns the folders that may be the trash of a file: that of the user, and those of its file system.
    private static func trashFolders(of path: String) -> [String] {
        var folders = [UserFolder.data.url().appending(component: "Trash").path]
        var folder = (path as NSString).deletingLastPathComponent
        var status = stat()
        guard stat(folder, &status) == 0 else { return folders }
        let device = status.st_dev
        while folder != "/" {
            let parent = (folder as NSString).deletingLastPathComponent
            guard stat(parent, &status) == 0, status.st_dev == device else { break }
            folder = parent
        }
        let top = folder == "/" ? "" : folder
        folders += ["\(top)/.Trash/\(getuid())", "\(top)/.Trash-\(getuid())"]
        return folders
    }
}

/// Deleting pictures without a way back.
public enum PictureRemoval {
    /// Deletes pictures with their sidecars; blocks.
    public static func delete(_ pictures: [Picture]) -> PictureFilesOutcome {
        var outcome = PictureFilesOutcome()
        for picture in pictures {
            let files = picture.filesTogether
            if unlink(files[0]) == 0 {
                for sidecar in files.dropFirst() { unlink(sidecar) }
                outcome.moved.append(picture)
            } else {
                outcome.failures.append(PictureFileError(name: picture.name, SystemFault()))
            }
        }
        return outcome
    }
}
