import Glibc

/// Renaming that never replaces a file.
package enum SafeRename {
    /// Renames a file onto a free name.
    ///
    /// - Throws: `EEXIST` if the name is taken, `EXDEV` if it is on another file system.
    package static func rename(_ old: String, to new: String) throws(SystemFault) {
        if Exchange.move(old, new) == 0 { return }
        // Some file systems can't rename without replacing; a second name does the same.
        guard [EINVAL, ENOSYS, ENOTSUP].contains(errno) else { throw SystemFault() }
        guard link(old, new) == 0 else { throw SystemFault() }
        guard unlink(old) == 0 else {
            let fault = SystemFault()
            unlink(new)
            throw fault
        }
    }
}
