import CGtk
import CorkTesting
import CorkUI
import DocumentFiles
import Foundation
import PictureFolder
import Thumbnails

@testable import Corkboard

/// A folder of pictures with a thumbnail cache of its own; both go with this object.
final class Gallery {
    let path: String
    let cache: ThumbnailCache
    let model: GalleryModel
    let writer = RatingWriter()

    /// Makes a gallery.
    ///
    /// - Parameters:
    ///   - examples: The folder of our own drawings, if there is one.
    ///   - byteLimit: How much memory decoded pictures may take.
    /// - Throws: If the examples cannot be copied.
    init(examples: URL? = nil, byteLimit: Int = 96 << 20) throws {
        path = FileManager.default.temporaryDirectory.appending(path: "gallery-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path + "/pictures", withIntermediateDirectories: true)
        cache = ThumbnailCache(root: path + "/thumbnails")
        model = GalleryModel(
            store: PictureStore(thumbnailer: Thumbnailer(cache: cache), byteLimit: byteLimit),
            writer: writer,
            trash: PictureTrash(move: Self.trash), examples: examples)
    }

    /// Moves a file to the trash of the person, as GIO does.
    nonisolated private static func trash(_ path: String) -> SystemFault? {
        let folder = UserFolder.data.url().appending(component: "Trash").path
        for part in ["files", "info"] {
            try? FileManager.default.createDirectory(
                atPath: "\(folder)/\(part)", withIntermediateDirectories: true)
        }
        let name = UUID().uuidString
        try? Data("[Trash Info]\nPath=\(path)\n".utf8)
            .write(to: URL(fileURLWithPath: "\(folder)/info/\(name).trashinfo"))
        return rename(path, "\(folder)/files/\(name)") == 0 ? nil : SystemFault()
    }

    isolated deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The size of the pictures that ``add(_:width:height:)`` writes.
    static let place = ThumbnailPlace(width: 64, height: 48)

    var folder: URL { URL(fileURLWithPath: path + "/pictures") }

    /// Writes pictures of one color: `name.pnm`.
    func add(_ names: [String], width: Int = 64, height: Int = 48) throws {
        for (index, name) in names.enumerated() {
            let pixel = [UInt8(40 + index * 37 % 200), UInt8(60 + index * 91 % 180), 120]
            let pixels = (0..<width * height).flatMap { _ in pixel }
            try add(Data(Array("P6\n\(width) \(height)\n255\n".utf8) + pixels), name)
        }
    }

    /// Returns the identity of the picture with a name.
    func id(_ name: String) -> Picture.ID { folder.appending(path: name).path }

    func add(_ bytes: Data, _ name: String) throws { try bytes.write(to: folder.appending(path: name)) }

    /// Writes JPEG pictures of one pixel.
    func addRatable(_ names: [String]) throws { for name in names { try add(Self.jpeg, name) } }

    private static let jpeg: Data = {
        let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 1, 1)!
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        gdk_pixbuf_fill(pixbuf, 0x3366_99FF)
        var (buffer, count): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
        gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, "jpeg", nil, nil, nil)
        defer { g_free(buffer) }
        return Data(bytes: buffer!, count: Int(count))
    }()

    /// The ratings that are in the files, once all are written.
    func written() -> [Int] {
        writer.finish()
        return model.pictures.map { PictureRating(of: $0).value }
    }

    /// Reads the folder to its end.
    func open() async {
        model.open(folder)
        await model.finishReading()
    }

    /// Shows the gallery without a display, and waits until the visible pictures are decoded.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points.
    ///   - hasCommands: Pass `true` to include the window's menu items for ratings.
    ///   - direction: The layout direction.
    /// - Returns: The host.
    func show(
        width: CGFloat = 800, height: CGFloat = 600, hasCommands: Bool = false,
        direction: LayoutDirection = .leftToRight
    ) async -> TestHost {
        await open()
        let host = TestHost(size: CGSize(width: width, height: height)) { [model] in
            GalleryView(model: model).overlay(alignment: .topTrailing) {
                if hasCommands {
                    Menu("Commands") {
                        GalleryOpenItems(model: model)
                        GalleryUndoItems(model: model)
                        GalleryDeleteItems(model: model)
                        GalleryTransferItems(model: model)
                        GalleryRotateItems(model: model)
                        GalleryViewItems(model: model)
                        RatingItems(model: model)
                    }
                }
            }
            .environment(\.layoutDirection, direction)
        }
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
    var cells: [TestElement] { elements("Button").filter { !$0.all("Rectangle").isEmpty } }
}

extension TestElement {
    /// The elements of a kind in this one, in order.
    func all(_ kind: String) -> [TestElement] {
        children.flatMap { ($0.kind == kind ? [$0] : []) + $0.all(kind) }
    }
}
