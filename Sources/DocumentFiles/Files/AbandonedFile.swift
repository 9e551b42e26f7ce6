import Foundation
import Glibc

/// The temporary files that a program leaves behind when it is killed while it writes.
package enum AbandonedFile {
    /// The time in seconds after which no program writes to a temporary file any more.
    private static let age = 3_600
    /// The maximum length of the random part of a name.
    private static let lengthLimit = 13

    /// Returns a Boolean value that indicates whether a name is that of a temporary file.
    package static func isName(_ name: String) -> Bool {
        guard name.hasPrefix(FreshFile.prefix) else { return false }
        let random = name.utf8.dropFirst(FreshFile.prefix.utf8.count)
        return (1...lengthLimit).contains(random.count)
            && random.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
    }

    /// Removes temporary files of the person that have not been written to for an hour.
    package static func remove(_ names: [String], in folder: String) {
        for name in names where isName(name) {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0, status.isFile, status.st_uid == geteuid(),
                time(nil) - status.st_mtim.tv_sec > age
            else { continue }
            unlink(path)
        }
    }
}
