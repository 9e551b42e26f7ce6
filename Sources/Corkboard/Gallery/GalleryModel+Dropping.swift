import Foundation
import PictureFolder

extension GalleryModel {
    /// Opens the first dropped folder, or the first picture in its folder, and reports files that can't be shown.
    ///
    /// - Returns: `true` if there are any files.
    func drop(_ urls: [URL]) -> Bool {
        Task { await show(dropped: urls) }
        return urls.contains(where: \.isFileURL)
    }

    /// Examines dropped files, and shows the first folder or picture.
    func show(dropped urls: [URL]) async {
        let folders = await Self.folders(of: urls)
        let first = folders.compactMap(\.self).first
        if let first { open(first) }
        for (url, folder) in zip(urls, folders) where folder != first || first == nil {
            showNotice(
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

    /// Returns the folder that each URL is, or that contains it as a picture; `nil` for others.
    @concurrent
    nonisolated private static func folders(of urls: [URL]) async -> [URL?] {
        urls.map { url in
            guard url.isFileURL else { return nil }
            if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true { return url }
            return PictureKind(filename: url.lastPathComponent) == nil ? nil : url.deletingLastPathComponent()
        }
    }
}
