import Foundation
import Glibc

/// Folders that are written whole or not at all.
enum AtomicFolder {
    /// Replaces a folder with all that is in it, or makes it.
    ///
    /// All goes to a folder of its own beside the old one, down to the disk, and changes places with it in one step: after a
    /// failure or a crash there is the old folder or the new one, never a mixture. The file systems that have no such step
    /// get two: a crash just between them leaves the old folder under a name that says so, "party (before saving).board".
    /// Files that are as they were are not written again: they are those of the old folder. Those that are have mode and,
    /// where that is permitted, owner of the old one of the same name. Links on the way to the folder are followed.
    ///
    /// - Parameters:
    ///   - content: What is to be in the folder, by name.
    ///   - url: The folder; a file there is replaced.
    ///   - calls: The calls of the system; tests replace them.
    /// - Throws: What keeps the folder from being written; what was there is then as it was.
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
            // In the end this is what is of no use: the new folder after a failure, the old one otherwise.
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

    /// Puts a folder in the place of another one in two steps.
    private static func replace(_ path: String, with fresh: String, _ calls: AtomicFile.Calls) throws(SystemFault) {
        let aside = aside(path)
        guard calls.rename(path, aside) == 0 else { throw SystemFault() }
        guard calls.rename(fresh, path) == 0 else {
            let fault = SystemFault()
            guard calls.rename(aside, path) == 0 else {
                let name = (aside as NSString).lastPathComponent
                throw SystemFault(code: fault.code, reason: fault.reason + "; what was there is called “\(name)” now")
            }
            throw fault
        }
        OpenFile.sync(folder: AtomicFile.folder(of: path))
        Folder.remove(aside)
    }

    /// A name beside a path that nothing has and that a reader understands.
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

    /// Writes what is in a folder.
    ///
    /// - Parameters:
    ///   - content: What is in the folder.
    ///   - folder: The path of the folder.
    ///   - old: Where the folder's old content is, if it has one.
    ///   - calls: The calls of the system.
    ///   - depth: How deep the folder lies in the one that is written.
    /// - Throws: If something cannot be written.
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
