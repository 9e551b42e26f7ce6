import Foundation
import Glibc
import PictureFolder
import Testing

/// A folder that goes with this object.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ bytes: [UInt8], _ name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }

    var folder: PictureFolder { PictureFolder(path: path) }
}

extension PictureFolder {
    /// All batches.
    func batches() async throws -> [Batch] {
        var batches: [Batch] = []
        for try await batch in pictures() { batches.append(batch) }
        return batches
    }

    /// All pictures.
    func all() async throws -> [Picture] { try await batches().flatMap(\.pictures) }
}

/// Beginnings of files of each kind.
enum Heads {
    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]
    static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10]
    static let bmp: [UInt8] = Array("BM".utf8) + [100, 0, 0, 0, 0, 0, 0, 0] + Array(repeating: 1, count: 20)
    static func media(_ major: String, _ others: String = "") -> [UInt8] {
        let text = Array("ftyp\(major)".utf8) + [0, 0, 0, 0] + Array(others.utf8)
        return [0, 0, 0, UInt8(text.count + 4)] + text
    }
}

extension TemporaryFolder {
    /// Writes a picture, and looks at it.
    func picture(_ data: Data, _ name: String, at seconds: Int? = nil) throws -> Picture {
        try write(Array(data), name)
        if let seconds { touch(name, at: seconds) }
        return try #require(Picture(name: name, in: path))
    }

    func touch(_ name: String, at seconds: Int) {
        var times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
        utimensat(AT_FDCWD, "\(path)/\(name)", &times, 0)
    }

    func data(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")) }

    /// The names of all that is there, hidden files too.
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
}
