import Foundation
import Glibc

/// Atomic writing of folders.
enum AtomicFolder {
    /// Replaces a folder with its contents, or creates it.
    ///
    /// The contents are written to a new folder beside the old one and synchronized to the disk. Then the two folders
    /// are exchanged in one step, so that after a failure or a crash either the old or the new folder exists. On file
    /// systems without such a step, two renames are used; a crash between them leaves the old folder as "party (before
    /// saving).board".
    ///
    /// Unchanged files are hard links to those of the old folder. Changed files get the mode and, where permitted, the
    /// owner of the old file with the same name. Symbolic links in the path are followed.
    ///
    /// - Parameters:
    ///   - content: The contents of the folder, by name.
    ///   - url: The folder; a file there is replaced.
    ///   - calls: The system calls, which tests replace.
    /// - Throws: If the folder can't be written; the old one is unchanged then.
    static func write(
        _ content: [String: FileTree], to url: URL, calling calls: AtomicFile.Calls = .system
    ) throws(AtomicFileError) {
        do throws(SystemFault) {
            let path = try AtomicFile.destination(of: url.path)
            let old = try AtomicFile.status(of: path, admitsFolders: true)
            let parent = AtomicFile.folder(of: path)
            let fresh = FreshFile.randomPath(in: parent)
            let hasMode = old?.isFolder == true
            guard mkdir(fresh, hasMode ? 0o700 : 0o777) == 0 else { throw SystemFault().inFolder(parent) }
            // At the end, the new folder after a failure, or else the old one, is at this path.
            defer { Folder.remove(fresh) }
            try write(content, to: fresh, replacing: path, calls)
            if hasMode, let old { try takeOver(old, fresh) }
            if old == nil {
                guard calls.rename(fresh, path) == 0 else { throw SystemFault() }
            } else if calls.exchange(fresh, path) != 0 {
                guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(errno) else { throw SystemFault() }
                try replace(path, with: fresh, calls)
            }
            OpenFile.sync(folder: parent)
        } catch {
            throw AtomicFileError(path: url.path, code: error.code, reason: error.reason)
        }
    }

    /// Replaces a folder by another one in two renames.
    private static func replace(_ path: String, with fresh: String, _ calls: AtomicFile.Calls) throws(SystemFault) {
        let aside = aside(path)
        guard calls.rename(path, aside) == 0 else { throw SystemFault() }
        guard calls.rename(fresh, path) == 0 else {
            let fault = SystemFault()
            guard calls.rename(aside, path) == 0 else {
                let name = (aside as NSString).lastPathComponent
                throw SystemFault(
                    code: fault.code, reason: fault.reason + "; the previous content is now called “\(name)”")
            }
            throw fault
        }
        OpenFile.sync(folder: AtomicFile.folder(of: path))
        Folder.remove(aside)
    }

    /// Returns an unused, descriptive path beside another one.
    private static func aside(_ path: String) -> String {
        let stem = (path as NSString).deletingPathExtension
        let ending = (path as NSString).pathExtension
        var (number, aside) = (1, "")
        var status = stat()
        repeat {
            aside = "\(stem) (before saving\(number == 1 ? "" : " \(number)"))" + (ending.isEmpty ? "" : ".\(ending)")
            number += 1
        } while lstat(aside, &status) == 0
        return aside
    }

    /// Writes the contents of a folder.
    ///
    /// - Parameters:
    ///   - content: The contents.
    ///   - folder: The path of the folder.
    ///   - old: The path of the folder's old contents.
    ///   - calls: The system calls.
    ///   - depth: The nesting depth of the folder.
    /// - Throws: If something can't be written.
    private static func write(
        _ content: [String: FileTree], to folder: String, replacing old: String, _ calls: AtomicFile.Calls,
        depth: Int = 1
    ) throws(SystemFault) {
        guard depth <= FileTree.depthLimit else {
            throw SystemFault(code: ELOOP, reason: "its folders are nested too deep")
        }
        for (name, tree) in content {
            guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(where: { $0 == 0 || $0 == 0x2F }) else {
                throw SystemFault(code: EINVAL, reason: "“\(name)” can be no file's name")
            }
            let (path, oldPath) = ("\(folder)/\(name)", "\(old)/\(name)")
            var oldStatus = stat()
            let hasOld = lstat(oldPath, &oldStatus) == 0
            switch tree {
            case .file(let data):
                do {
                    try write(data, to: path, replacing: hasOld && oldStatus.isFile ? (oldPath, oldStatus) : nil, calls)
                } catch {
                    throw error.of(name)
                }
            case .link(let target):
                guard symlink(target, path) == 0 else { throw SystemFault().of(name) }
            case .folder(let content):
                guard mkdir(path, hasOld && oldStatus.isFolder ? 0o700 : 0o777) == 0 else {
                    throw SystemFault().of(name)
                }
                try write(content, to: path, replacing: oldPath, calls, depth: depth + 1)
                if hasOld, oldStatus.isFolder { try takeOver(oldStatus, path) }
            }
        }
        OpenFile.sync(folder: folder)
    }

    private static func write(
        _ data: Data, to path: String, replacing old: (path: String, status: stat)?, _ calls: AtomicFile.Calls
    ) throws(SystemFault) {
        guard let old else {
            return try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666).write(data, calling: calls)
        }
        let isSame =
            Int(old.status.st_size) == data.count
            && (try? WholeFile.read(URL(fileURLWithPath: old.path, isDirectory: false), upTo: data.count)) == data
        if isSame, link(old.path, path) == 0 {
            return try OpenFile(path, O_RDONLY).sync(calling: calls)
        }
        guard isSame || faccessat(AT_FDCWD, old.path, W_OK, AT_EACCESS) == 0 else {
            throw SystemFault(code: errno, reason: errno == EROFS ? nil : "the file is read-only")
        }
        let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        try file.write(data, calling: calls)
        try file.takeOver(old.status)
    }

    private static func takeOver(_ old: stat, _ folder: String) throws(SystemFault) {
        try OpenFile(folder, O_RDONLY | O_DIRECTORY).takeOver(old)
    }
}
