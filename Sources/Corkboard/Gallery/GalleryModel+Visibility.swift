import PictureFolder
import Thumbnails

/// The loading of a picture in the grid, current or completed.
final class PictureLoad {
    let picture: Picture
    let place: ThumbnailPlace
    let urgency = PictureStore.Urgency()
    var task: Task<Void, Never>?
    var isDone = false

    init(_ picture: Picture, _ place: ThumbnailPlace) {
        self.picture = picture
        self.place = place
    }
}

extension GalleryModel {
    /// Updates the visible part of the grid; `nil` if no grid is shown.
    func look(at visibleCells: VisibleCells?) {
        self.visibleCells = visibleCells
        loadVisible()
    }

    /// Keeps the focused picture in its place if it is visible, otherwise one in the middle, while cells are resized.
    func keepPlace() {
        defer { lastZoom = .now }
        // While one size follows another, the scroll view may not have scrolled for the earlier one.
        if isZooming, zoomAnchor != nil { return }
        guard let visibleCells, visibleCells.cellWidth == cellWidth else { return }
        let anchor = visibleCells.zoomAnchor(
            focused.flatMap { cellIndex(of: $0) }, of: cellCount, in: visibleRect)
        zoomAnchor = anchor.map { (cellID(at: $0.cell), $0.place) }
    }

    /// Loads the visible pictures, and then those nearby; cancels the loads of distant ones.
    func loadVisible() {
        let around = visibleCells.map { pictureRange($0.cellsAround(of: cellCount), of: pictures.count) } ?? 0..<0
        let near = Set(pictures[around].lazy.map(\.id))
        for (id, load) in loads where !near.contains(id) {
            load.task?.cancel()
            loads[id] = nil
            letGo(of: id)
        }
        guard let visibleCells else { return }
        let cells = pictureRange(visibleCells.cells(of: cellCount), of: pictures.count)
        for load in loads.values { load.urgency.isUrgent = false }
        for picture in pictures[cells] { load(picture, visibleCells.place).urgency.isUrgent = true }
        guard pictures[cells].allSatisfy({ loads[$0.id]?.isDone == true }) else { return }
        for picture in pictures[around] { _ = load(picture, visibleCells.place) }
        let waiting = waitingForVisible
        waitingForVisible = []
        for continuation in waiting { continuation.resume() }
    }

    /// Removes the content of a picture far from the visible part, after the current frame.
    private func letGo(of id: Picture.ID) {
        if goingPictures.isEmpty {
            Task {
                for id in goingPictures where loads[id] == nil { marks[id]?.content = .waiting }
                goingPictures = []
            }
        }
        goingPictures.insert(id)
    }

    /// Waits until the folder has been read, and the visible pictures are loaded or have failed.
    package func finishShowing() async {
        await finishReading()
        if pictures.isEmpty { return }
        await withCheckedContinuation { continuation in
            waitingForVisible.append(continuation)
            loadVisible()
        }
    }

    private func load(_ picture: Picture, _ place: ThumbnailPlace) -> PictureLoad {
        let old = loads[picture.id]
        if let old, old.picture == picture, old.place == place { return old }
        old?.task?.cancel()
        let load = PictureLoad(picture, place)
        loads[picture.id] = load
        let known: PictureContent? =
            picture.fault.map { .fault($0) } ?? store.knownThumbnail(of: picture, covering: place).map { .image($0) }
        if let known { show(known, load) }
        load.isDone = picture.fault != nil || known != nil && ratings[picture.id] != nil
        if !load.isDone { load.task = Task { [weak self] in await self?.perform(load) } }
        return load
    }

    private func perform(_ load: PictureLoad) async {
        let (store, picture) = (store, load.picture)
        do {
            show(.image(try await store.thumbnail(of: picture, covering: load.place, urgency: load.urgency)), load)
        } catch let fault as PictureFault {
            show(.fault(fault), load)
        } catch {
            return  // Nobody looks at it any more.
        }
        await readRating(of: picture, urgency: load.urgency)
        load.isDone = true
        if load.urgency.isUrgent { loadVisible() }
    }

    private func show(_ content: PictureContent, _ load: PictureLoad) {
        guard loads[load.picture.id] === load else { return }
        let marks = marks(of: load.picture.id)
        if marks.content != content { marks.content = content }
    }
}
