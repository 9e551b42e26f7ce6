import CorkUI
import Foundation
import PictureFolder
import Thumbnails

extension GalleryModel {
    /// The maximum size of a picture that is copied with its content, in bytes.
    nonisolated private static let copyLimit = 256 << 20

    /// Copies the pictures that keys act on: their files, and the content of a single one.
    ///
    /// - Returns: The task of reading the content, or `nil` if there is nothing to copy.
    @discardableResult
    func copy(_ pictures: [Picture], to clipboard: (any Clipboard)?) -> Task<Void, Never>? {
        guard !pictures.isEmpty, let clipboard else { return nil }
        let urls = pictures.map(\.url.absoluteString)
        let files = [
            TransferredData(type: "text/uri-list", data: Data(urls.map { $0 + "\r\n" }.joined().utf8)),
            // File managers paste this one.
            TransferredData(
                type: "x-special/gnome-copied-files", data: Data((["copy"] + urls).joined(separator: "\n").utf8)),
        ]
        return Task {
            let content = pictures.count == 1 ? await Self.content(of: pictures[0]) : nil
            clipboard.set([content].compactMap(\.self) + files)
        }
    }

    @concurrent
    nonisolated private static func content(of picture: Picture) async -> TransferredData? {
        guard let kind = picture.kind, picture.byteCount <= copyLimit,
            let data = try? Data(contentsOf: picture.url)
        else { return nil }
        return TransferredData(type: kind.mimeType, data: data)
    }

    /// Opens pictures in another program.
    func open(_ pictures: [Picture], in program: PictureProgram) {
        guard let kind = pictures.first?.kind, let reason = program.open(pictures, as: kind.mimeType) else { return }
        showNotice("\(program.name) could not be started: \(reason).")
    }

    /// Shows pictures in the file manager.
    func showInFiles(_ pictures: [Picture]) {
        let files = pictures.map(\.url)
        guard !files.isEmpty else { return }
        Task {
            guard let reason = await Self.show(files) else { return }
            showNotice("The file manager could not show the pictures: \(reason).")
        }
    }

    @concurrent
    nonisolated private static func show(_ files: [URL]) async -> String? { FileManagerProgram.show(files) }
}

/// The menu items that hand pictures to other programs.
struct GallerySharingItems: View {
    let model: GalleryModel
    let pictures: [Picture]
    @Environment(\.clipboard) private var clipboard

    var body: some View {
        let programs = pictures.first?.kind.map { PictureProgram.all(for: $0.mimeType) } ?? []
        Button("Copy") { model.copy(pictures, to: clipboard) }
        Menu("Open With") {
            ForEach(programs) { program in
                Button(program.name) { model.open(pictures, in: program) }
            }
        }
        .disabled(programs.isEmpty)
        Button("Show in Files") { model.showInFiles(pictures) }
        if pictures.count == 1 { Button("Properties") { model.showProperties(of: pictures[0]) } }
    }
}
