import CorkTesting
import CorkUI
import Foundation
import PictureFolder
import Thumbnails

@testable import Corkboard

/// A folder of pictures with a thumbnail cache of its own; both go with this object.
final class Gallery {
    let path: String
    let model: GalleryModel

    /// - Parameters:
    ///   - examples: the folder of our own drawings, if there is one.
    ///   - byteLimit: how much decoded pictures may take.
    init(examples: URL? = nil, byteLimit: Int = 96 << 20) throws {
        path = FileManager.default.temporaryDirectory.appending(path: "gallery-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path + "/pictures", withIntermediateDirectories: true)
        let thumbnailer = Thumbnailer(cache: ThumbnailCache(root: path + "/thumbnails"))
        model = GalleryModel(store: PictureStore(thumbnailer: thumbnailer, byteLimit: byteLimit), examples: examples)
    }

    isolated deinit { try? FileManager.default.removeItem(atPath: path) }

    var folder: URL { URL(fileURLWithPath: path + "/pictures") }

    /// Writes pictures of one colour: `name.pnm`.
    func add(_ names: [String], width: Int = 64, height: Int = 48) throws {
        for (index, name) in names.enumerated() {
            let pixel = [UInt8(40 + index * 37 % 200), UInt8(60 + index * 91 % 180), 120]
            let pixels = (0..<width * height).flatMap { _ in pixel }
            try add(Data(Array("P6\n\(width) \(height)\n255\n".utf8) + pixels), name)
        }
    }

    func add(_ bytes: Data, _ name: String) throws { try bytes.write(to: folder.appending(path: name)) }

    /// Reads the folder to its end.
    func open() async {
        model.open(folder)
        await model.finishReading()
    }

    /// Shows the gallery without a display, and waits until what is in sight is decoded.
    func show(width: CGFloat = 800, height: CGFloat = 600) async -> TestHost {
        await open()
        let host = TestHost(size: CGSize(width: width, height: height)) { [model] in GalleryView(model: model) }
        await settle(host)
        return host
    }

    /// Waits until nothing is decoded any more, and shows it.
    func settle(_ host: TestHost) async {
        for _ in 0..<3 {
            await model.store.idle()
            // What waits for a picture goes on after this.
            for _ in 0..<20 { await Task.yield() }
            host.settle()
        }
    }
}

extension TestHost {
    /// The cells that are made, in order.
    var cells: [TestElement] { elements("Button").filter { $0.children.contains { $0.kind == "Rectangle" } } }
}
