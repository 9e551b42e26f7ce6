import Foundation
import Glibc

/// The exclusive right of a window to edit a file, among all processes of the program.
///
/// The claim ends with this object or with the process.
public final class FileClaim {
    private let descriptor: Int32
    /// The file, with symbolic links resolved.
    public let file: URL

    /// Claims a file, or returns `nil` if a window has already claimed it.
    ///
    /// If claims can't be recorded, every claim succeeds.
    ///
    /// - Parameters:
    ///   - file: The file, which need not exist.
    ///   - folder: The folder of claims, created if it doesn't exist; `nil` for a claim without a record.
    public init?(_ file: URL, in folder: URL? = FileClaim.standardFolder) {
        self.file = file.resolved
        guard let folder else {
            descriptor = -1
            return
        }
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let name = String(Checksum(self.file.path.utf8).value, radix: 16)
        let path = folder.appendingPathComponent(name + ".claim").path
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
        return nil  // deinit closes the descriptor
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The folder of the user's claims.
    public static var standardFolder: URL { RecoveryFolder.standard.claims }
}
