import Foundation
import PictureFolder

extension GalleryModel {
    /// Shows what is dropped: the first folder, or the first picture in the folder that it is in.
    ///
    /// Tells what is neither, and what is elsewhere.
    ///
    /// - Returns: whether there are files at all.
    func drop(_ urls: [URL]) -> Bool {
        Task { await show(dropped: urls) }
        return urls.contains(where: \.isFileURL)
    }

    /// Waits until it is known what was dropped, and shows that.
    func show(dropped urls: [URL]) async {
        let folders = await Self.folders(of: urls)
        let first = folders.compactMap(\.self).first
        if let first { open(first) }
        for (url, folder) in zip(urls, folders) where folder != first || first == nil {
            tell(
                folder == nil
                    ? "“\(url.droppedName)” is neither a folder nor a picture: these can be dropped here."
                    : "“\(url.droppedName)” is not shown: a gallery shows one folder.")
        }
        guard let first, let picture = zip(urls, folders).first(where: { $1 == first && $0 != first })?.0 else {
            return
        }
        await finishReading()
        guard folder == first, viewed == nil else { return }
        if let found = pictures.first(where: { $0.name == picture.lastPathComponent }) { view(found) }
    }

    /// The folder that each file is, or that it is in as a picture; nil for what is neither.
    @concurrent
    nonisolated private static func folders(of urls: [URL]) async -> [URL?] {
        urls.map { url in
            guard url.isFileURL else { return nil }
            if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true { return url }
            return PictureKind(filename: url.lastPathComponent) == nil ? nil : url.deletingLastPathComponent()
        }
    }
}
