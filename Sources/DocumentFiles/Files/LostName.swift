import Foundation
import Glibc

/// Names of files with bytes that are not UTF-8, which text can't represent: U+FFFD stands for those bytes.
package enum LostName {
    /// The reason why such a file can't be used, as a clause without a full stop.
    package static let reason =
        "its name, or that of a folder around it, has “\u{FFFD}” for bytes that are not UTF-8; it needs another name"

    /// Returns a Boolean value that indicates whether a path is that of a file with such a name, rather than of one
    /// whose name contains U+FFFD.
    package static func isLost(_ path: String) -> Bool {
        var status = stat()
        return path.unicodeScalars.contains("\u{FFFD}") && lstat(path, &status) != 0
    }
}

extension URL {
    /// The path of a file URL, with U+FFFD for bytes that are not UTF-8, for which `path` is empty.
    package var repairedPath: String {
        let path = path
        guard path.isEmpty else { return path }
        var bytes: [UInt8] = []
        var rest = self.path(percentEncoded: true).utf8[...]
        while let first = rest.popFirst() {
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if first == UInt8(ascii: "%"), digits.utf8.count == 2, let byte = UInt8(digits, radix: 16) {
                bytes.append(byte)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(first)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
