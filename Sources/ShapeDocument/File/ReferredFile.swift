import DocumentFiles
import Foundation

/// The files that a drawing refers to, such as the picture of an `image` element.
///
/// Drawings may be untrusted, so only regular files below a drawing's folder are read unless the person allows others.
public enum ReferredFile {
    /// The maximum size of a file, in bytes.
    public static let sizeLimit = 64 << 20

    /// Reads a file.
    ///
    /// This method blocks; don't call it on the main thread.
    ///
    /// - Parameters:
    ///   - reference: The address in the drawing, relative to the drawing's folder or absolute.
    ///   - drawing: The file of the drawing; `nil` for a drawing without a file, which can't refer to files.
    ///   - allowsOutside: Pass `true` to allow files outside of the drawing's folder.
    /// - Returns: The bytes.
    /// - Throws: If the file can't be read.
    /// - Complexity: O(bytes).
    public static func read(
        _ reference: String, of drawing: URL?, allowsOutside: Bool = false
    ) throws(ReferredFileError) -> Data {
        func failed(_ reason: ReferredFileError.Reason) -> ReferredFileError {
            ReferredFileError(reference: reference, reason: reason)
        }
        guard let folder = drawing?.deletingLastPathComponent() else { throw failed(.drawingHasNoFile) }
        guard let url = url(of: reference, in: folder), url.isFileURL else { throw failed(.isNoFile) }
        guard !LostName.isLost(url.repairedPath) else { throw failed(.system(LostName.reason)) }
        guard let path = realPath(url.path), let root = realPath(folder.path) else {
            throw failed(.system("there is no such file or folder"))
        }
        guard allowsOutside || path.hasPrefix(root == "/" ? root : root + "/") else { throw failed(.isOutside) }
        guard path != drawing.flatMap({ realPath($0.path) }) else { throw failed(.system("it is the drawing itself")) }
        do {
            return try WholeFile.read(URL(filePath: path), upTo: sizeLimit)
        } catch {
            throw failed(.system(error.reason))
        }
    }

    private static func url(of reference: String, in folder: URL) -> URL? {
        URL(string: reference, relativeTo: folder) ?? URL(filePath: reference, relativeTo: folder)
    }

    /// Resolves all links in a path; returns `nil` if the file doesn't exist.
    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

/// An error of reading a file that a drawing refers to.
public struct ReferredFileError: LocalizedError, Hashable, Sendable {
    /// The reason why a file isn't used.
    public enum Reason: Hashable, Sendable {
        case drawingHasNoFile
        /// The address is on another computer or invalid.
        case isNoFile
        case isOutside
        /// The system's reason, without a full stop.
        case system(String)
    }

    /// The address in the drawing.
    public let reference: String
    /// The reason why the file isn't used.
    public let reason: Reason

    /// Creates an error for a reference as it is written in the drawing.
    public init(reference: String, reason: Reason) { (self.reference, self.reason) = (reference, reason) }

    /// A sentence that describes the error to a person.
    public var errorDescription: String? {
        let name = reference.count > 80 ? reference.prefix(79) + "…" : reference[...]
        let reason =
            switch reason {
            case .drawingHasNoFile: "the drawing is not saved in a folder yet"
            case .isNoFile: "it is no file on this computer"
            case .isOutside: "it is outside of the drawing’s folder"
            case .system(let reason): reason
            }
        return "The picture “\(name)” is not shown: \(reason)."
    }
}
