import CorkUI
import Foundation
import PictureFolder

extension GalleryModel {
    /// The folders in the grid, before the pictures.
    var shownFolders: [Subfolder] { arrangement.isFiltering ? [] : folders }
    /// The number of folders and pictures in the grid.
    var cellCount: Int { shownFolders.count + pictures.count }

    /// Returns the index of a folder or picture in the grid.
    ///
    /// - Complexity: O(*n*).
    func cellIndex(of id: Picture.ID) -> Int? {
        let folders = shownFolders
        return folders.firstIndex { $0.id == id } ?? index(of: id).map { $0 + folders.count }
    }

    /// Returns the identity of the folder or picture at an index in the grid.
    func cellID(at index: Int) -> Picture.ID {
        let folders = shownFolders
        return index < folders.count ? folders[index].id : pictures[index - folders.count].id
    }

    /// Returns the pictures among cells of the grid.
    ///
    /// - Parameters:
    ///   - cells: The indices of the cells.
    ///   - count: The number of pictures.
    /// - Returns: The indices of the pictures.
    func pictureRange(_ cells: Range<Int>, of count: Int) -> Range<Int> {
        let folderCount = shownFolders.count
        return (cells.lowerBound - folderCount..<cells.upperBound - folderCount).clamped(to: 0..<count)
    }

    /// Shows a folder instead of the one around it.
    func enter(_ folder: Subfolder) { open(URL(fileURLWithPath: folder.path)) }

    /// Shows the folder around this one, with the focus at this one.
    func goUp() {
        guard let folder, folder.path != "/" else { return }
        open(URL(fileURLWithPath: (folder.path as NSString).deletingLastPathComponent))
        (defaultFocus, isFocusUsed) = (folder.path, true)
    }

    /// Reads the folders inside of the folder.
    func readFolders() async {
        guard let folder else { return }
        let count = openedCount
        let found = await Self.subfolders(of: folder)
        guard count == openedCount else { return }
        if found != folders { folders = found }
        if defaultFocus == nil { defaultFocus = folders.first?.id }
    }

    @concurrent
    nonisolated private static func subfolders(of folder: URL) async -> [Subfolder] {
        PictureFolder(folder).subfolders()
    }
}
