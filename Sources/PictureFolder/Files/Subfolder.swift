import Foundation
import Glibc

/// A folder inside of a folder of pictures.
public struct Subfolder: Identifiable, Hashable, Sendable {
    /// The path of the folder, which identifies it.
    public let path: String

    /// Creates a folder inside of another one.
    public init(path: String) { self.path = path }

    /// The path of the folder.
    public var id: String { path }
    /// The name of the folder.
    public var name: String { (path as NSString).lastPathComponent }

    /// Returns the first pictures in the folder, by their names; blocks.
    ///
    /// - Complexity: O(*n* log *n*) for *n* files.
    public func firstPictures(atMost limit: Int) -> [Picture] {
        let names = Self.names(in: path) { !$0 && PictureKind(filename: $1) != nil }
        return Array(
            names.lazy.compactMap { Picture(name: $0, in: path) }.filter { $0.fault == nil }.prefix(limit))
    }

    /// Returns names in a folder in natural order, without those of hidden files.
    fileprivate static func names(
        in path: String, where admits: (_ isFolder: Bool, _ name: String) -> Bool
    ) -> [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var names: [NaturalKey] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
            }
            guard let name, !name.hasPrefix(".") else { continue }
            var isFolder = entry.pointee.d_type == DT_DIR
            if [DT_LNK, DT_UNKNOWN].contains(Int(entry.pointee.d_type)) {
                var status = stat()
                isFolder = stat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            }
            if admits(isFolder, name) { names.append(NaturalKey(name)) }
        }
        return names.sorted().map(\.name)
    }
}

extension PictureFolder {
    /// Returns the folders inside, in natural order and without hidden ones; blocks.
    ///
    /// - Complexity: O(*n*) for *n* files.
    public func subfolders() -> [Subfolder] {
        Subfolder.names(in: path) { isFolder, _ in isFolder }
            .map { Subfolder(path: (path as NSString).appendingPathComponent($0)) }
    }
}
