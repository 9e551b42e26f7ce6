import CorkUI
import Foundation
import PictureFolder
import Synchronization
import Thumbnails

/// The pictures of a gallery, decoded: as many as fit into a bounded number of bytes, on all processors, what is in sight
/// first.
package final class PictureStore {
    /// What a picture is kept under.
    private struct Key: Hashable {
        let path: String
        let modified: FileTime
        /// The longer side of the room for it; nil for its thumbnail.
        let edge: Int?
    }

    private struct Decoded {
        let image: _PixelImage
        /// What a thumbnail covers.
        var place: ThumbnailPlace?
    }

    /// Whether a picture is in sight, told to whoever decides what to decode next.
    nonisolated final class Sight: Sendable {
        private let state = Atomic(true)
        var isInSight: Bool {
            get { state.load(ordering: .relaxed) }
            set { state.store(newValue, ordering: .relaxed) }
        }
    }

    private let thumbnailer: Thumbnailer
    private let queue: WorkQueue
    private var memory: ByteBoundedCache<Key, Decoded>
    private var workCount = 0
    /// How files were replaced whose thumbnails on disk are still those of before, by path.
    var rewrites: [String: PictureRewrite] = [:]
    private var idlers: [CheckedContinuation<Void, Never>] = []

    /// - Parameters:
    ///   - thumbnailer: decodes.
    ///   - width: how many pictures are decoded at once; nil for as many as there are processors.
    ///   - byteLimit: how many bytes decoded pictures may take.
    package init(
        thumbnailer: Thumbnailer = Thumbnailer(), width: Int? = nil, byteLimit: Int = 96 << 20
    ) {
        self.thumbnailer = thumbnailer
        queue = width.map { WorkQueue(width: $0) } ?? WorkQueue()
        memory = ByteBoundedCache(limit: byteLimit)
    }

    /// What decoded pictures take in memory.
    package var byteCount: Int { memory.byteCount }
    /// The number of pictures that are being decoded or wait for it.
    package var pendingCount: Int { workCount }

    /// Waits until nothing is being decoded.
    package func idle() async {
        guard workCount > 0 else { return }
        await withCheckedContinuation { idlers.append($0) }
    }

    /// A thumbnail that is there already: the one for a place, or for any where that is nil.
    func knownThumbnail(of picture: Picture, covering place: ThumbnailPlace?) -> _PixelImage? {
        guard let known = memory.value(key(picture)), place == nil || known.place == place else { return nil }
        return known.image
    }

    /// The thumbnail of a picture, which takes the place of one that was for another place.
    ///
    /// - Throws: a `PictureFault`, or `CancellationError` as soon as the task is cancelled.
    func thumbnail(of picture: Picture, covering place: ThumbnailPlace, sight: Sight) async throws -> _PixelImage {
        if let known = knownThumbnail(of: picture, covering: place) { return known }
        let image = try await decode(isUrgent: { sight.isInSight }) { [thumbnailer, path = picture.path] in
            try thumbnailer.thumbnail(of: path, covering: place, isCancelled: $0)
        }
        keep(Decoded(image: image, place: place), for: key(picture))
        return image
    }

    /// A picture for a place, whole.
    ///
    /// - Parameters:
    ///   - picture: the picture.
    ///   - edge: the longer side of the place, in pixels.
    ///   - isUrgent: whether it is waited for.
    /// - Returns: The picture.
    /// - Throws: a `PictureFault`, or `CancellationError` as soon as the task is cancelled.
    func whole(_ picture: Picture, edge: Int, isUrgent: Bool) async throws -> _PixelImage {
        if let known = memory.value(key(picture, edge: edge)) { return known.image }
        let image = try await decode(isUrgent: { isUrgent }) { [thumbnailer, path = picture.path] in
            try thumbnailer.picture(at: path, edge: edge, isCancelled: $0)
        }
        keep(Decoded(image: image), for: key(picture, edge: edge))
        return image
    }

    /// Keeps the thumbnail of a picture that was written anew with the same pixels.
    func keepThumbnail(of old: Picture, for new: Picture) {
        if let thumbnail = memory.value(key(old)) { keep(thumbnail, for: key(new)) }
    }

    /// Has the thumbnails on disk of a file count on that was replaced by one with the same pixels; says whether any do.
    func carryThumbnails(of path: String, _ rewrite: PictureRewrite) async -> Bool {
        let count = try? await work(isUrgent: { false }) { [thumbnailer] _ in
            thumbnailer.cache.carryOver(path, from: rewrite.before, to: rewrite.after)
        }
        return (count ?? 0) > 0
    }

    /// Reads the rating of a picture.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    func rating(of picture: Picture, sight: Sight) async throws -> PictureRating {
        try Task.checkCancellation()
        return try await work(isUrgent: { sight.isInSight }) { _ in PictureRating(of: picture) }
    }

    private func key(_ picture: Picture, edge: Int? = nil) -> Key {
        Key(path: picture.path, modified: picture.modified, edge: edge)
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

    /// Does something on the threads of the store; counted until it is done.
    private func work<Result: Sendable>(
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
