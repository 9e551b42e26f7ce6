import Foundation

@testable import ShapeDocument

func drawing(_ text: String) throws -> Drawing { try DrawingFile.decode(Data(text.utf8), fileName: "a.svg") }

extension Drawing {
    /// Returns the shape with an id in the file.
    func named(_ id: String) -> ShapeID { ids[id]! }
}

/// Drawings from all over the world, where the package `openclipart-svg` is installed.
enum OpenClipArt {
    static let folder = URL(fileURLWithPath: "/usr/share/openclipart/svg")

    static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

    /// Sixty of them, spread evenly over all in alphabetical order; nothing where the package is not installed.
    static let sample: [String] = {
        var files: [String] = []
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
        while let file = all?.nextObject() as? URL {
            let isFile = (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
            if isFile, file.pathExtension == "svg" { files.append(file.path) }
        }
        files.sort()
        let step = files.count / 60
        return step == 0 ? files : (0..<60).map { files[$0 * step + step / 2] }
    }()
}

extension ShapeScene {
    /// Everything that is drawn, including the content of patterns and masks, without the numbers of shapes.
    var look: String {
        var text = ""
        dump(items, to: &text)
        return text.replacing(/rawValue: \d+/, with: "").replacing(/#\d+/, with: "")
    }
}
