import CorkUI
import Foundation
import PictureFolder
import Synchronization
import Thumbnails

/// A cache of decoded pictures with a limited size, which decodes visible pictures first, on all processors.
package final class PictureStore {
    /// The key of a cached picture.
    private struct Key: Hashable {
        let path: String
        let modified: FileTime
        /// The longer side of the available space; `nil` for a thumbnail.
        let edge: Int?
        /// The number of times that the picture was turned.
        let turnCount: Int
    }

    private struct Decoded {
        let image: _PixelImage
        /// The size of the area that a thumbnail covers.
        var place: ThumbnailPlace?
        /// The picture that fits into an area; `nil` for a thumbnail.
        var fitted: FittedPicture?
    }

    /// A flag that tells the work queue whether a picture is visible.
    nonisolated final class Urgency: Sendable {
        private let state = Atomic(true)
        var isUrgent: Bool {
            get { state.load(ordering: .relaxed) }
            set { state.store(newValue, ordering: .relaxed) }
        }
    }

    let thumbnailer: Thumbnailer
    private let queue: WorkQueue
    private var memory: ByteBoundedCache<Key, Decoded>
    /// The whole pictures in memory, the last one at the end.
    var fullPictures: [(picture: Picture, full: FullPicture)] = []
    /// The numbers of times that pictures were turned, by path.
    private var turnCounts: [String: Int] = [:]
    private var workCount = 0
    /// The replaced files whose thumbnails on disk still have to be updated, by path.
    var rewrites: [String: PictureRewrite] = [:]
    private var idlers: [CheckedContinuation<Void, Never>] = []

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - thumbnailer: The decoder of the pictures.
    ///   - width: The maximum number of concurrent decoders; `nil` for the number of processors.
    ///   - byteLimit: The maximum size of the decoded pictures in bytes.
    package init(
        thumbnailer: Thumbnailer = Thumbnailer(), width: Int? = nil, byteLimit: Int = 96 << 20
    ) {
        self.thumbnailer = thumbnailer
        queue = width.map { WorkQueue(width: $0) } ?? WorkQueue()
        memory = ByteBoundedCache(limit: byteLimit)
    }

    /// The size of the decoded pictures in memory, in bytes.
    package var byteCount: Int { memory.byteCount }
    /// The number of pictures that are being decoded or wait for it.
    package var pendingCount: Int { workCount }

    /// Waits until no picture is being decoded.
    package func idle() async {
        guard workCount > 0 else { return }
        await withCheckedContinuation { idlers.append($0) }
    }

    /// Returns a cached thumbnail for an area, or for any area if `place` is `nil`.
    func knownThumbnail(of picture: Picture, covering place: ThumbnailPlace?) -> _PixelImage? {
        guard let known = memory.value(key(picture)), place == nil || known.place == place else { return nil }
        return known.image
    }

    /// Returns the thumbnail of a picture and caches it in place of one for another area.
    ///
    /// - Throws: A `PictureFault`, or `CancellationError` as soon as the task is cancelled.
    func thumbnail(of picture: Picture, covering place: ThumbnailPlace, urgency: Urgency) async throws -> _PixelImage {
        if let known = knownThumbnail(of: picture, covering: place) { return known }
        let image = try await decode(isUrgent: { urgency.isUrgent }) { [thumbnailer, path = picture.path] in
            try thumbnailer.thumbnail(of: path, covering: place, isCancelled: $0)
        }
        keep(Decoded(image: image, place: place), for: key(picture))
        return image
    }

    /// Returns a picture that was decoded for an area, if it is in memory.
    func knownFitted(_ picture: Picture, edge: Int) -> FittedPicture? {
        memory.value(key(picture, edge: edge))?.fitted
    }

    /// Returns a picture that fits into an area.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - edge: The longer side of the area, in pixels.
    ///   - isUrgent: Pass `true` if the picture is needed now.
    /// - Returns: The picture.
    /// - Throws: A `PictureFault`, or `CancellationError` as soon as the task is cancelled.
    func fitted(_ picture: Picture, edge: Int, isUrgent: Bool) async throws -> FittedPicture {
        if let known = knownFitted(picture, edge: edge) { return known }
        let whole = try await work(isUrgent: { isUrgent }) { [thumbnailer, path = picture.path] in
            try thumbnailer.whole(at: path, edge: edge, isCancelled: $0)
        }
        let (pixels, size) = (whole.pixels, CGSize(width: whole.width, height: whole.height))
        let image = _PixelImage(width: pixels.width, height: pixels.height, pixels: pixels.pixels)
        let fitted = FittedPicture(image: image, size: size, isOpaque: whole.isOpaque)
        keep(Decoded(image: image, fitted: fitted), for: key(picture, edge: edge))
        return fitted
    }

    /// Keeps the thumbnail of a picture whose file was rewritten with the same pixels.
    func keepThumbnail(of old: Picture, for new: Picture) {
        if let thumbnail = memory.value(key(old)) { keep(thumbnail, for: key(new)) }
    }

    /// Updates the thumbnails on disk after a file was replaced by one with the same pixels; returns `true` if there
    /// are any.
    func carryThumbnails(of path: String, _ rewrite: PictureRewrite) async -> Bool {
        let count = try? await work(isUrgent: { false }) { [thumbnailer] _ in
            thumbnailer.cache.carryOver(path, from: rewrite.before, to: rewrite.after)
        }
        return (count ?? 0) > 0
    }

    /// Reads the rating of a picture.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    func rating(of picture: Picture, urgency: Urgency) async throws -> PictureRating {
        try Task.checkCancellation()
        return try await work(isUrgent: { urgency.isUrgent }) { _ in PictureRating(of: picture) }
    }

    private func key(_ picture: Picture, edge: Int? = nil) -> Key {
        Key(path: picture.path, modified: picture.modified, edge: edge, turnCount: turnCounts[picture.path] ?? 0)
    }

    /// Removes a picture that was turned.
    func forget(_ picture: Picture) {
        turnCounts[picture.path, default: 0] += 1
        fullPictures.removeAll { $0.picture.path == picture.path }
    }

    private func keep(_ decoded: Decoded, for key: Key) {
        memory.keep(decoded, byteCount: decoded.image.pixels.count, for: key)
    }

    private func decode(
        isUrgent: @escaping @Sendable () -> Bool,
        _ work: @escaping @Sendable (_ isCancelled: () -> Bool) throws -> PixelBuffer
    ) async throws -> _PixelImage {
        try await self.work(isUrgent: isUrgent) { isCancelled in
            let buffer = try work(isCancelled)
            return _PixelImage(width: buffer.width, height: buffer.height, pixels: buffer.pixels)
        }
    }

    /// Runs work on the threads of the store and counts it as pending.
    func work<Result: Sendable>(
        isUrgent: @escaping @Sendable () -> Bool,
        _ work: @escaping @Sendable (_ isCancelled: () -> Bool) throws -> Result
    ) async throws -> Result {
        workCount += 1
        defer {
            workCount -= 1
            if workCount == 0 {
                idlers.forEach { $0.resume() }
                idlers.removeAll()
            }
        }
        return try await queue.run(isUrgent: isUrgent, work)
    }
}
