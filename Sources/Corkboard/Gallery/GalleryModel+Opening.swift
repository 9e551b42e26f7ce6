import CorkUI
import Foundation
import PictureFolder

/// The kinds of files that a gallery is asked to open.
nonisolated enum OpenedFile: Equatable, Sendable {
    case folder(URL)
    case picture(Picture)
    /// Something else, with a sentence that says so.
    case other(String)

    /// Examines a file; blocks.
    init(_ url: URL) {
        let name = url.isFileURL ? url.lastPathComponent : url.absoluteString
        guard url.isFileURL else {
            self = .other("“\(name)” is not a file of this computer.")
            return
        }
        var isFolder: ObjCBool = false
        let path = url.standardizedFileURL.withoutSlash.path
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let folder = (path as NSString).deletingLastPathComponent
        if isFolder.boolValue {
            self = .folder(URL(fileURLWithPath: path))
        } else if let picture = Picture(name: (path as NSString).lastPathComponent, in: folder) {
            self = .picture(picture)
        } else {
            self = .other(
                isThere
                    ? "“\(name)” is neither a folder nor a picture: these can be shown here."
                    : "“\(url.path)” cannot be opened: there is no such file or folder.")
        }
    }
}

extension GalleryModel {
    /// Opens files in a new window, which shows nothing until they have been examined.
    package func begin(with urls: [URL]) {
        isBeginning = true
        Task {
            await open(urls)
            isBeginning = false
        }
    }

    /// Opens a folder, or a picture in its folder, or several pictures as a list; the first file decides.
    ///
    /// Files that can't be shown are reported.
    package func open(_ urls: [URL]) async {
        let files = await Self.examine(urls)
        let folders = files.compactMap { if case .folder(let folder) = $0 { folder } else { nil } }
        let pictures = files.compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
        let isFolder = files.lazy.compactMap { file -> Bool? in
            switch file {
            case .folder: true
            case .picture: false
            case .other: nil
            }
        }.first
        if isFolder == true {
            open(folders[0])
        } else if pictures.count == 1 {
            open(pictures[0])
        } else if !pictures.isEmpty {
            open(list: pictures)
        }
        for case .other(let problem) in files { showNotice(problem) }
        for folder in folders.dropFirst(isFolder == true ? 1 : 0) {
            showNotice("“\(folder.lastPathComponent)” is not shown: a gallery shows one folder.")
        }
        if isFolder == true, !pictures.isEmpty {
            showNotice(
                pictures.count == 1
                    ? "“\(pictures[0].name)” is not shown: a gallery shows one folder."
                    : "\(pictures.count.formatted()) pictures are not shown: a gallery shows one folder.")
        }
    }

    /// Returns a Boolean value that indicates whether a file is a picture to look at, not a drawing to edit; blocks.
    package static func isPicture(_ url: URL) -> Bool {
        guard case .picture(let picture) = OpenedFile(url) else { return false }
        return picture.kind != .svg
    }

    @concurrent
    nonisolated private static func examine(_ urls: [URL]) async -> [OpenedFile] { urls.map(OpenedFile.init) }

    /// Shows a picture in the viewer, and the pictures of its folder around it as they are found.
    private func open(_ picture: Picture) {
        open(URL(fileURLWithPath: picture.folder))
        view(picture)
        defaultFocus = picture.id
    }

    /// Opens dropped files.
    ///
    /// - Returns: `true` if there are any files, which are not pictures of the window.
    func drop(_ urls: [URL]) -> Bool {
        guard !isDragging else { return false }
        Task { await open(urls) }
        return urls.contains(where: \.isFileURL)
    }

    /// Shows a dialog for choosing pictures, and opens them.
    func choosePictures(_ dialogs: (any FileDialogs)?) async {
        let files = await dialogs?.open("Open Pictures", types: [.pictures, .all]) ?? []
        if !files.isEmpty { await open(files) }
    }

    /// Shows a dialog for choosing a folder, and opens it.
    func chooseFolder(_ dialogs: (any FileDialogs)?) async {
        if let folder = await dialogs?.chooseFolder("Open a Folder of Pictures") { open(folder) }
    }
}

extension FileType {
    /// The pictures of all formats.
    static let pictures = FileType("Pictures", filenameExtensions: PictureKind.allCases.flatMap(\.filenameExtensions))
}
